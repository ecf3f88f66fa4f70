import { type Locator, page } from 'vitest/browser';

/*
 * What a behaviour test finds on a page, by role and Spanish name. A name that is a text has to be the whole name; a part of one is a
 * regular expression.
 */

/** The page without its menu, its panel and its dialogs. */
export const main = page.getByRole('main');
/** The dialog that is open. */
export const dialog = page.getByRole('dialog');

/** The heading of a page or of one of its steps. */
export const title = (name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name, exact: true });
/** The heading of a result or of an empty state, by the beginning of its name: what follows is amount and payee. */
export const subtitle = (beginning: string): Locator =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^${beginning}`) });
/** A button of the page. */
export const button = (name: string | RegExp): Locator => main.getByRole('button', { name, exact: true });
/** One of the choices of the page. */
export const radio = (name: string | RegExp): Locator => main.getByRole('radio', { name, exact: true });
/** One of the page's tabs. */
export const tab = (name: string | RegExp): Locator => page.getByRole('tab', { name, exact: true });
/** A part of the page that has a name. */
export const region = (name: string): Locator => main.getByRole('region', { name });
/** A field of the page by its label. */
export const label = (text: string): Locator => main.getByLabelText(text, { exact: true });
/** A field for text of the page by its name. */
export const textbox = (name: string): Locator => main.getByRole('textbox', { name, exact: true });
/** What the page says. */
export const said = (text: string | RegExp): Locator => main.getByText(text, { exact: true });

/** Every «dt» of Revisar with its «dd»; an amount stands there twice, for the eye and for the ear. */
export const costs = () =>
  Object.fromEntries(
    main
      .getByRole('term')
      .elements()
      .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replace(/^(.+)\1$/, '$1')]),
  );

/** The values of a list of choices, once it is there. */
export const valuesOf = (list: Locator): string[] =>
  [...(list.element() as HTMLSelectElement).options].map(({ value }) => value);

/** A text with plain spaces where it has such as do not break. */
export const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ');
