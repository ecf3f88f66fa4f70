import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type RouteEntry, routeEntries } from '#navigation/routeTable.ts';
import { readTitles } from '#storybook/pages/catalogueIndex.ts';
import { requiredSituations } from '../catalogue/index.ts';
import { root } from '../modules/imports.ts';
import { objectOf, parse, propertiesOf, withProperty } from './edit.ts';
import { capital, Draft, demand, demandName, type Plan, quoted, wordsOf } from './project.ts';

/** What is asked for. */
export interface ScreenWish {
  /** Of folder and route: `nombrePantalla`. */
  name: string;
  /** Its address; else made of the name. */
  path?: string | undefined;
  /** What the page is called; else made of the name. */
  title?: string | undefined;
  /** One sentence for the catalogue; a check fails until there is one. */
  text?: string | undefined;
  /** The entry of the menu that is current there. */
  menu?: string | undefined;
}

const TABLE = 'src/navigation/routeTable.ts';
const TEXTS = '.storybook/pages/screens.ts';

/** The entries of the menu: each leads somewhere. */
const menuPlaces: readonly string[] = [...new Set(routeEntries.flatMap(([, { menu }]) => menu ?? []))];

/** What is known of a screen that does not call anybody yet, with the defaults made of its name. */
function screenOf({ name, path, title, text = '', menu }: ScreenWish) {
  demandName(name, 'pantalla');
  const words = wordsOf(name);
  return {
    name,
    component: capital(name),
    path: path ?? `/${words.join('-')}`,
    title: title ?? capital(words.join(' ')),
    text,
    menu,
  };
}

type Screen = ReturnType<typeof screenOf>;

const sameAddress = ({ path }: RouteEntry, other: string) => path.toLowerCase() === other.toLowerCase();

/** Refuses what cannot be a screen, or is one already. */
function check({ name, component, path, title, text, menu }: Screen): void {
  demand(
    /^(?:\/[a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)*)+$/.test(path),
    `«${path}» no sirve de dirección: /palabras-sin-tilde; un parámetro se añade después en ${TABLE}.`,
  );
  demand(
    /^\p{Lu}[^'"`\\/{}<>\n]*[^\s.]$/u.test(title),
    `«${title}» no sirve de título: mayúscula al comienzo, una línea.`,
  );
  demand(text === '' || /^\p{Lu}[^\n]*\.$/u.test(text), `«${text}» no sirve de texto: una oración, con su punto.`);
  demand(
    menu === undefined || menuPlaces.includes(menu),
    `«${menu}» no es una entrada del menú: ${menuPlaces.join(', ')}.`,
  );
  for (const [route, entry] of routeEntries) {
    demand(route.toLowerCase() !== name.toLowerCase(), `La ruta «${name}» ya existe en ${TABLE}.`);
    demand(!sameAddress(entry, path), `La dirección ${path} ya es de «${route}» en ${TABLE}.`);
    demand(entry.title !== title, `El título «${title}» ya es de «${route}» en ${TABLE}.`);
    demand(!entry.screen.endsWith(`/${component}`), `El componente ${component} ya es de «${route}» en ${TABLE}.`);
  }
  for (const room of ['screens', 'flows'])
    demand(!existsSync(join(root, 'src', room, name)), `src/${room}/${name} ya existe.`);
  const isTaken = readTitles().some((one) => one.title === `Pantallas/${title}`);
  demand(!isTaken, `El catálogo ya tiene «Pantallas/${title}».`);
}

const pageSource = ({
  component,
  title,
  path,
}: Screen) => `import { PageTitle } from '#components/PageTitle/PageTitle.tsx';

/** The page «${title}», \`${path}\`. */
export function ${component}() {
  return <PageTitle>${title}</PageTitle>;
}
`;

const calls = ({ title }: Screen) => `import type { AnyEndpoint } from '#api/contract/endpoint.ts';

/** The calls of «${title}»: each code that they can answer has a story (app/tests/everyScreen/errorCodeStories.test.ts). */
export const calls: readonly AnyEndpoint[] = [];
`;

/** What each situation is told apart by, beside its name. */
const situations: Readonly<Record<string, string>> = { Móvil: "globals: { viewport: { value: 'm390' } }" };

const exportName = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').split(' ').map(capital).join('');

const story = (name: string, title: string) => `export const ${exportName(name)} = meta.story({
  name: ${quoted(name)},
  ${[...(situations[name] ? [situations[name]] : []), `play: shows(${quoted(title)})`].join(',\n  ')},
});
`;

const stories = ({ name, component, title }: Screen) => `import { to } from '#navigation/paths.ts';
import preview from '#storybook/preview.tsx';
import { inMain, shows } from '#testing/storyStage.tsx';
import { ${component} } from '../${component}.tsx';

const meta = preview.meta({
  title: ${quoted(`Pantallas/${title}`)},
  component: ${component},
  parameters: { mundo: { ruta: to.${name} } },
  decorators: [inMain],
});

${['Listo', ...requiredSituations([])].map((situation) => story(situation, title)).join('\n')}`;

const behaviour = (screen: Screen, folder: string) => {
  const { name, component, title, path } = screen;
  return `import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { to } from '#navigation/paths.ts';
import { openBank, startEachTestFresh } from '#testing/testWorld.tsx';

startEachTestFresh();

test(${quoted(`${path} opens, with its heading in focus`)}, async () => {
  const bank = await openBank({ route: to.productos });
  // The first page keeps the browser's own focus: the heading has it where one comes from another page.
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await bank.go(to.${name});
  const heading = page.getByRole('heading', { level: 1, name: ${quoted(title)} });
  await expect.element(heading).toBeVisible();
  await expect.element(heading).toHaveFocus();
});

test(${quoted(`what a member does in «${title}»`)}, () => {
  // To be replaced by the tests of what the screen is for: until then it is not finished, and this says so.
  expect.fail(
    [
      ${quoted(`${folder}/${component}.tsx: falta la pantalla.`)},
      ${quoted(`${folder}/tests/${component}.stories.tsx: falta lo más largo que pueda mostrar, en «Contenido largo».`)},
      ${quoted(`${folder}/tests/${component}.test.tsx: falta lo que un socio hace en ella, en lugar de esta prueba.`)},
    ].join('\\n'),
  );
});
`;
};

/** Names in the order of the catalogue. */
const spanish = new Intl.Collator('es');

/** What a new screen is made of. @throws Refused where it cannot be made. */
export function planScreen(wish: ScreenWish): Plan {
  const screen = screenOf(wish);
  check(screen);
  const { name, component: file, path, title, text, menu } = screen;
  const folder = `src/screens/${name}`;
  const draft = new Draft();
  draft.add(`${folder}/${file}.tsx`, pageSource(screen));
  draft.add(`${folder}/calls.ts`, calls(screen));
  draft.add(`${folder}/tests/${file}.stories.tsx`, stories(screen));
  draft.add(`${folder}/tests/${file}.test.tsx`, behaviour(screen, folder));
  const place = menu === undefined ? '' : `, menu: ${quoted(menu)}`;
  draft.edit(TABLE, (table) => {
    const object = objectOf(parse(TABLE, table), 'routeTable');
    const entry = `  ${name}: { path: ${quoted(path)}, title: ${quoted(title)}, area: 'member', screen: ${quoted(`${name}/${file}`)}${place} }`;
    // What stands for any other address stays the last.
    const others = routeEntries.find(([, { path: address }]) => address === '*')?.[0] ?? '';
    return withProperty(table, object, entry, propertiesOf(object).get(others));
  });
  draft.edit(TEXTS, (texts) => {
    const object = objectOf(parse(TEXTS, texts), 'screenTexts');
    const key = `Pantallas/${title}`;
    const next = [...propertiesOf(object)].find(([other]) => spanish.compare(other, key) > 0)?.[1];
    return withProperty(texts, object, `  ${quoted(key)}: { text: ${quoted(text)}, route: ${quoted(path)} }`, next);
  });
  return {
    files: draft.files,
    writesRoutes: true,
    notes: [
      ...(text === ''
        ? [`${TEXTS}: falta decir en una oración qué es «${title}» (una prueba falla hasta entonces).`]
        : []),
      `${folder}/tests/${file}.test.tsx: la última prueba falla y dice qué falta, hasta que la pantalla esté escrita.`,
      `${folder}/calls.ts: cada llamada que añada pide sus situaciones y códigos; npm run catalogue dice cuáles.`,
      `Retratos: npm run test:visual -- ${name}, y npm run visual:accept cuando estén como deben.`,
    ],
  };
}
