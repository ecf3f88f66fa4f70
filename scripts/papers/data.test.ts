import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { policySections } from '#screens/politicasprivacidad/policy.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');
const shipped = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:test|stories)\.tsx?$|\/tests\/|\/testing\/|\/mocks\//.test(file),
);

/** Names under which the program keeps something, `bv.tema`, `bv-archivos`, and what the vaults are called. */
const namesIn = (text: string): Set<string> =>
  new Set([
    ...[...text.matchAll(/['`](bv[.-]\w+)['`]/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/createEncryptedVault\(\{[^}]*name: '(\w+)'/g)].map(([, name = '']) => name),
  ]);

/** The names of the table of what stays. */
function namesTold(): Set<string> {
  const [, table = ''] = read('docs/data.md').split('## What stays in the browser');
  const rows = table.split('\nNot kept anywhere')[0] ?? '';
  return new Set([...rows.matchAll(/`(bv[.-]\w+|sesion|pendientes|ordenes)`/g)].map(([, name = '']) => name));
}

/**
 * In which words the policy tells members of each; null for what is kept beside something that it tells of: the channel of the tabs, which keeps
 * nothing, the mark that there is an order without an answer, and the name of a lock.
 */
const POLICY_WORDS: Readonly<Record<string, string | null>> = {
  sesion: 'su nombre y su sesión',
  'bv.sesion': null,
  'bv.ubicacion': 'la dirección de internet y la ubicación',
  pendientes: 'cuyo resultado aún no conocemos',
  'bv.pendientes': null,
  ordenes: 'las de las últimas 24 horas',
  'bv.ordenes': null,
  'bv.recarga': 'el momento en que la página se volvió a cargar por sí sola',
  'bv.ingreso': 'una señal de que en ella se ingresó',
  'bv-archivos': 'Los archivos públicos',
  'bv-documentos': 'Los archivos públicos',
  'bv.dispositivo': 'un identificador de este dispositivo',
  'bv.actividad': 'el momento de su última actividad',
  'bv.tema': 'tema',
  'bv.sencillo': 'modo sencillo',
  'bv.saldosOcultos': 'saldos y avisos ocultos',
  'bv.alcanzaOculto': 'saldos y avisos ocultos',
  'bv.teclaBuscar': 'la tecla de la búsqueda',
};

it('the privacy policy tells members of all that stays in their browser', () => {
  const policy = policySections('Cooperativa')
    .flatMap(({ paragraphs }) => paragraphs)
    .join('\n');
  expect(Object.keys(POLICY_WORDS).sort()).toEqual([...namesTold()].sort());
  // What the browser keeps by itself of a page (data.md «the browser's own history»).
  expect(policy).toContain('las direcciones que abrió');
  expect(Object.values(POLICY_WORDS).filter((words) => words !== null && !policy.includes(words))).toEqual([]);
});

it('data.md «Cryptography» and asvs.md 11.5.1 say by which generators random values are made', () => {
  const code = read('src/crypto/browserCrypto.ts');
  const generators = ['crypto.getRandomValues', 'Math.random'].filter((name) => code.includes(`${name}(`));
  const rowOf = (file: string, begin: string): string =>
    read(file)
      .split('\n')
      .find((line) => line.startsWith(begin)) ?? '';
  expect(generators).toHaveLength(2);
  expect(generators.filter((name) => !rowOf('docs/data.md', '| random values |').includes(name))).toEqual([]);
  // The browser's own is what the requirement asks for: it has to be told of any other.
  expect(rowOf('docs/asvs.md', '| 11.5.1 |')).toContain('Math.random');
});

it('data.md «What stays in the browser» names all that the program keeps, and nothing else', () => {
  const kept = namesIn(shipped.map(read).join('\n'));
  expect(kept.size).toBeGreaterThan(10);
  expect([...namesTold()].sort()).toEqual([...kept].sort());
});
