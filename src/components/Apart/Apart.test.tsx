import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { english } from '../messages/en.ts';
import { LanguageProvider } from '../messages/LanguageProvider.tsx';
import { renderComponent } from '../testRender.tsx';
import { Apart, type ApartProps } from './Apart.tsx';

/** What is heard of the line: its text without what is for the eye alone. */
async function heardOf(props: ApartProps): Promise<string> {
  await renderComponent(
    <p role="note">
      <Apart {...props} />
    </p>,
  );
  const line = page.getByRole('note').element().cloneNode(true) as Element;
  for (const seen of line.querySelectorAll('[aria-hidden="true"]')) seen.remove();
  return line.textContent;
}

/** What is copied of it: what is seen. */
function copied(): string {
  getSelection()?.selectAllChildren(page.getByRole('note').element());
  return String(getSelection());
}

describe('D-18 a line with a masked number', () => {
  it.each([
    ['Ahorros •••• 8771', 'Ahorros número terminado en 8771'],
    ['Ahorros ••••\u00a08771', 'Ahorros número terminado en 8771'],
    ['Banco Andes Demo · Ahorros •••• 8771', 'Banco Andes Demo · Ahorros número terminado en 8771'],
    ['•••• 4417 · Cuota 9 de 24', 'número terminado en 4417 · Cuota 9 de 24'],
    ['Cédula ••••••9036', 'Cédula ••••••9036'],
    ['$ ••••', '$ ••••'],
    ['Carlos Loja', 'Carlos Loja'],
  ])('«%s» is heard «%s», and copied as it is seen', async (text, heard) => {
    expect(await heardOf({ text })).toBe(heard);
    expect(copied()).toBe(text);
  });

  it('of an account it is heard that it is one', async () => {
    expect(await heardOf({ text: ['Banco Andes Demo', ' · ', '•••• 8771'], saysAccount: true })).toBe(
      'Banco Andes Demo · cuenta terminada en 8771',
    );
  });

  it('is heard in the language of the page', async () => {
    await renderComponent(
      <LanguageProvider language={english}>
        <p role="note">
          <Apart text="Savings •••• 8771" />
        </p>
      </LanguageProvider>,
    );
    await expect.element(page.getByText('number ending in 8771')).toBeInTheDocument();
  });
});
