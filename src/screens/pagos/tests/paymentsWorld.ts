import { expect } from 'vitest';
import { to } from '#navigation/paths.ts';
import { main } from '#testing/locators.ts';
import { openBank } from '#testing/testWorld.tsx';

/** For a screen whose code has to be fetched first. */
export const SCREEN = { timeout: 10_000 };

export const favourites = main.getByRole('region', { name: 'Favoritos' });

export const categories = main.getByRole('region', { name: 'Categorías' });

export const latest = main.getByRole('region', { name: 'Últimos pagos' });

export const search = main.getByRole('searchbox', { name: 'Buscar servicio' });

/** The way from a favourite to its payment. */
export const pay = (alias: string) => favourites.getByRole('link', { name: `Pagar ${alias}`, exact: true });

/** Each row of a list as its pieces of text, as they are read out. */
export const rowsOf = (region: typeof favourites) =>
  region
    .getByRole('listitem')
    .elements()
    .map((row) => {
      const read = row.cloneNode(true) as HTMLElement;
      for (const drawn of read.querySelectorAll('[aria-hidden="true"]')) drawn.remove();
      return [...read.children]
        .flatMap((cell) => (cell.querySelector('b') ? [...cell.children] : [cell]))
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
        .filter(Boolean);
    });

/** The categories by name, in their order. */
export const tiles = () =>
  categories
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('b')?.textContent);

/** Opens the page and waits until favourites have their debts and the last payments are there. */
export async function openHub() {
  const bank = await openBank({ route: to.pagos });
  await expect.element(favourites.getByText('$43,90').first()).toBeInTheDocument();
  await expect.element(favourites.getByText('$165,00').first()).toBeInTheDocument();
  await expect.element(latest.getByRole('button', { name: /^Ver comprobante de/ }).first()).toBeVisible();
  return bank;
}

export const FIXED = ['CentroSur', 'Recargas', 'SUPA', 'Colegios'];

export const ALL = [
  ...FIXED,
  'Agua y teléfono',
  'Internet y TV',
  'Luz otras ciudades',
  'Tránsito',
  'Impuestos',
  'Municipio',
  'Catálogo',
];
