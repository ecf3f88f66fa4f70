import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { heardDuring, readThrough } from '#components/transcripts/spoken.ts';
import { to } from '#navigation/paths.ts';
import { openBank, startEachTestFresh } from '../testWorld.tsx';

startEachTestFresh();

const amount = page.getByRole('textbox', { name: 'Valor' });
const review = page.getByRole('button', { name: 'Revisar' });

test('a transfer without what it needs: the reader is led to the first field that lacks something, and hears what', async () => {
  await openBank({ route: to.transferenciaInterna });
  await page.getByRole('button', { name: /^Cuenta registrada/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Carlos/ }).click();
  await expect.element(amount).toBeVisible();
  document.addEventListener('focusin', (e) => console.log('focus', (e.target as HTMLElement).outerHTML.slice(0, 300)));
  await review.click();
  await new Promise((r) => setTimeout(r, 500));
  console.log('active', document.activeElement?.outerHTML.slice(0, 300));
  const form = amount.element().closest('form') ?? document.body;
  const spoken = await readThrough(form);
  expect(spoken.filter((phrase) => /requerido|no válido/.test(phrase))).toEqual([]);
});
