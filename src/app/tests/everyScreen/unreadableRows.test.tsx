import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { contract } from '#api/contract/all.ts';
import { externas, internas, tarjetas } from '#api/contract/cuentasDestino.ts';
import { leer as dispositivos } from '#api/contract/dispositivos.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import type { Composite } from '#api/contract/fields.ts';
import { prefijosMovil } from '#api/contract/informacion.ts';
import { imagenes } from '#api/contract/marketing.ts';
import { categorias, consultar, favoritos, operadoras, servicios } from '#api/contract/pagos.ts';
import { garantias, leer as productos } from '#api/contract/productos.ts';
import { leer as leerTarjeta, lista } from '#api/contract/tarjetas.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { tiposCuentasExternas, tiposCuentasInternas } from '#api/contract/transferencias.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { inOtherHand } from '#mocks/otherHand.ts';
import { answers } from '#mocks/storyDemo.ts';
import { paths, to } from '#navigation/paths.ts';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';

/*
 * D-65 on the pages: whatever list a page asks for, a row of it that cannot be read is left out, the others stand, and the page says so.
 * Which lists there are is found by opening each page, not written here.
 */

startEachTestFresh({ now: DEMO_NOW });

const parameters: Readonly<Record<string, string>> = {
  numeroCuenta: '010201004871',
  numeroCredito: '020120001932',
  codigoCategoria: 'AGUA',
  codigoTarjeta: 'TC-01',
  tipo: '0',
};

/** Asked for on the pages named, and no list of it drawn there: what would be missing is no row of anything. */
const NOT_DRAWN: readonly (readonly [endpoint: AnyEndpoint, pages: RegExp, why: string])[] = [
  [imagenes, /^/, 'pictures that only decorate'],
  [leerTarjeta, /^/, 'a card’s movements are shown nowhere'],
  [prefijosMovil, /^/, 'advice on what is typed'],
  [garantias, /^\/productos/, 'counted only where all are known'],
  [productos, /^\/garantias/, 'names of loans'],
  [productos, /^\/transferenciaI/, 'under «Mis cuentas»'],
  [productos, /^\/transferencias/, 'which own account «Repetir» is to'],
  [internas, /^\/inicio/, 'whom «Repetir» is to'],
  [externas, /^\/inicio/, 'whom «Repetir» is to'],
  [servicios, /^\/pagos$/, 'found by a search'],
  [consultar, /^\/pagos$/, 'what is not known whole is not said'],
  [operadoras, /^\/pagos$/, 'names of favourites'],
  [categorias, /^\/pagos\/./, 'names the page'],
  [cuentasOrigen, /^\/pagos\/(varios|supa|colegios|centrosur)/, 'after the lookup'],
  [tarjetas, /^\/tarjeta-credito/, 'under «Otras tarjetas»'],
  [tiposCuentasInternas, /^\/transferenciaI/, 'under «Nueva cuenta»'],
  [tiposCuentasExternas, /^\/transferenciaE/, 'under «Nueva cuenta»'],
  [favoritos, /^\/configuracion$/, 'counted only where all are known'],
  [dispositivos, /^\/configuracion$/, 'counted only where all are known'],
  [lista, /^\/configuracion$/, 'counted only where all are known'],
  [tarjetas, /^\/configuracion$/, 'counted only where all are known'],
  [tarjetas, /^\/configuracion\/tarjetas-credito\/./, 'the page is of one card'],
];

const isDrawn = (endpoint: AnyEndpoint, address: string): boolean =>
  !NOT_DRAWN.some(([other, pages]) => other.id === endpoint.id && pages.test(address));

const addresses = Object.values(paths)
  .map((path) => path.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? name))
  .map((address) => (address === '/transferenciaE/0' ? to.transferenciaExterna : address));

const isPublic = (address: string): boolean =>
  [paths.root, paths.login, paths.registro, paths.politicasPrivacidad].some((path) => path === address) ||
  address.startsWith('/recuperacion');

const hasList = (schema: Composite | null): boolean =>
  schema !== null &&
  (schema.innerType !== undefined || Object.values(schema.fields ?? {}).some((field) => hasList(field)));

const lists = contract.filter(({ answer }) => hasList(answer));

async function open(address: string): Promise<readonly AnyEndpoint[]> {
  const bank = await openBank({ route: address, socio: isPublic(address) ? null : 'mfguaman' });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
  await everyAnswerRead();
  await everyAnswerRead();
  return lists.filter((endpoint) => bank.countOf(endpoint) > 0);
}

/** The sentence itself, or what inicio says of dates that are reckoned from several lists. */
const SENTENCE = /\d+ elementos no se pudieron leer|No pudimos (cargar|consultar) todos/;

describe('D-65 a list of which a row cannot be read', () => {
  test.each(addresses)('%s: the page stands and says it, whichever list it is', async (address) => {
    const asked = await open(address);
    for (const endpoint of asked) {
      await cleanup();
      useNoOverrides();
      use(answers.withUnreadableRows(endpoint, 2));
      await open(address);
      const said = () => SENTENCE.test(document.body.textContent ?? '');
      if (isDrawn(endpoint, address)) await expect.poll(said, { message: endpoint.id, timeout: 5_000 }).toBe(true);
      else expect(said(), endpoint.id).toBe(false);
      const text = document.body.textContent ?? '';
      expect(text, endpoint.id).not.toMatch(/\b(null|undefined|NaN)\b|\[object/);
      expect(text, endpoint.id).not.toContain('No pudimos leer la respuesta');
    }
  });
});

describe('D-65 what is owed', () => {
  async function look(): Promise<void> {
    await open(to.centrosur);
    await main.getByRole('textbox', { name: 'Código de cliente', exact: true }).fill('1203456');
    await main.getByRole('button', { name: 'Consultar' }).click();
  }

  test('a debt that cannot be read: the total does not look complete', async () => {
    use(answers.withUnreadableRows(consultar));
    await look();
    await expect.element(main.getByText('$43,90').first()).toBeVisible();
    await expect.element(main.getByText('1 elemento no se pudo leer. El total no lo incluye.').first()).toBeVisible();
  });

  test('nothing that can be read: nobody says that nothing is owed', async () => {
    use(answers.rewritten(consultar, () => [null]));
    await look();
    await expect.element(main.getByText('1 elemento no se pudo leer. El total no lo incluye.')).toBeVisible();
    expect(main.getByText(/No tiene valores pendientes/).elements()).toHaveLength(0);
  });
});

describe('D-65 answers of another hand: numbers for codes, nothing of what may be missing', () => {
  test.each(addresses)('%s stands, without «null» and without an empty name', async (address) => {
    use(
      ...contract.flatMap(({ answer, ...endpoint }) =>
        answer && isRead({ answer, ...endpoint }) ? [otherHand({ answer, ...endpoint })] : [],
      ),
    );
    await open(address);
    const text = document.body.textContent ?? '';
    expect(text).not.toMatch(/\b(null|undefined|NaN)\b|\[object/);
    expect(text).not.toContain('No pudimos leer la respuesta');
    expect(text).not.toMatch(SENTENCE);
    for (const element of document.querySelectorAll('main :is(a, button, h1, h2, h3, option)'))
      expect(nameOf(element), element.outerHTML).toMatch(/\S/);
  });
});

const isRead = ({ changesState }: AnyEndpoint): boolean => !changesState;

/** The bank's answers, written by somebody else. */
const otherHand = (endpoint: AnyEndpoint) =>
  answers.rewritten(endpoint, (data) => (endpoint.answer ? inOtherHand(endpoint.answer, data) : data));

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.getAttribute('title') ?? element.textContent ?? '';
