import { readOptions } from '../modules/options.ts';
import { planCode } from './code.ts';
import { planEndpoint } from './endpoint.ts';
import { demand, type Plan, Refused } from './project.ts';
import { planScreen } from './screen.ts';

const USAGE = `Formas:
  npm run new -- screen nombrePantalla [--path /direccion] [--title "Título"] [--text "Qué es, en una oración."] [--menu pagos]
  npm run new -- endpoint area.nombre [--method POST] [--path area/nombre] [--summary "Qué hace."] [--body campo,otro:dollars]
  npm run new -- code -0011-01-01 "Texto para el socio." --call area.nombre [--call …]`;

const text = { type: 'string' } as const;

/** Whatever can be told beside a name, and by which kinds. */
const options = {
  ...{ path: text, title: text, text, menu: text, method: text, summary: text, body: text },
  call: { type: 'string', multiple: true },
} as const;

const taken: Readonly<Record<'screen' | 'endpoint' | 'code', readonly (keyof typeof options)[]>> = {
  screen: ['path', 'title', 'text', 'menu'],
  endpoint: ['path', 'method', 'summary', 'body'],
  code: ['call'],
};

/** The words and options of a command, as its kind takes them. @throws Refused for any other. */
function read(kind: keyof typeof taken, args: readonly string[], count: number) {
  // An error code looks like an option: the first word is the word that it is.
  const [first = '', ...rest] = args;
  const { values, positionals } = parsed(rest);
  const odd = (Object.keys(options) as (keyof typeof options)[]).find(
    (name) => values[name] !== undefined && !taken[kind].includes(name),
  );
  demand(odd === undefined, `«${kind}» no tiene --${odd}.\n${USAGE}`);
  demand(first !== '' && positionals.length === count - 1, `Sobran o faltan palabras.\n${USAGE}`);
  return { values, first, second: positionals[0] ?? '' };
}

function parsed(args: string[]) {
  try {
    return readOptions({ args, options, allowPositionals: true }, USAGE);
  } catch (reason) {
    throw new Refused((reason as Error).message);
  }
}

/** What a command asks for, and how it would be made; nothing is changed. @throws Refused for what cannot be made. */
export async function planOf([kind, ...args]: readonly string[]): Promise<Plan> {
  if (kind === 'screen') {
    const { values, first } = read(kind, args, 1);
    return planScreen({ name: first, ...values });
  }
  if (kind === 'endpoint') {
    const { values, first } = read(kind, args, 1);
    return planEndpoint({ id: first, ...values });
  }
  if (kind === 'code') {
    const { values, first, second } = read(kind, args, 2);
    return planCode({ code: first, text: second, calls: values.call ?? [] });
  }
  throw new Refused(USAGE);
}
