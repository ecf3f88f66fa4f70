import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { demo } from '#mocks/storyDemo.ts';
import { main } from '#testing/locators.ts';
import { openBank, startEachTestFresh } from '#testing/testWorld.tsx';

export const form = page.getByRole('dialog', { name: 'Nueva cuenta destino' });

/** «Guardar» of a dialog. */
export const save = (dialog = form) => dialog.getByRole('button', { name: 'Guardar', exact: true });

/** A field of a dialog by its label. */
export const field = (text: string, dialog = form) => dialog.getByLabelText(text, { exact: true });

/** The actions of a registered account. */
export const row = (name: string) => main.getByRole('button', { name: `Más acciones de ${name}` });

/** The codes of what was registered when the test began. */
export let registeredBefore: string[] = [];

/** What is registered, as copies. */
export const registered = () => demo.bank.state.destinations.map((destination) => ({ ...destination }));

/** The codes of what is registered. */
export const codes = () => registered().map(({ codigoCuentaDestino }) => codigoCuentaDestino);

/** Registers what each test starts with, and looks then at what is registered. Call it once, at the top of a file. */
export function startEachDestinationFresh(): void {
  startEachTestFresh();
  beforeEach(() => {
    registeredBefore = codes();
  });
}

/** What the code's dialog says is signed, row by row, as it is read out; `title` is its block's. */
export function signedRows(title: string): string[][] {
  const block = page.getByRole('group', { name: title }).element().cloneNode(true) as HTMLElement;
  for (const drawn of block.querySelectorAll('[aria-hidden="true"]')) drawn.remove();
  return [...block.querySelectorAll('dl > div')].map((line) =>
    [...line.children].map(({ textContent }) => textContent),
  );
}

/** Opens the list of registered accounts. */
export const openHub = () => openBank({ route: '/transferencias', until: row('Rosa Elena Ordonez') });
