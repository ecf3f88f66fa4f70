import type { Locator, Page } from '@playwright/test';
import { brokenWords } from '#storybook/testRun/brokenWords.ts';
import { layoutFaults } from '#storybook/testRun/layoutFaults.ts';
import { expect } from './bank.ts';
import { confirmWithPin, pinBox, pinDialog } from './code.ts';
import { heading } from './shown.ts';

/** A colour half-way between two themes, or of a dialog that is still fading in, is nobody's. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
}

/** What does not fit into the page as it stands, and the words that are broken inside themselves. */
export async function closeLook(page: Page): Promise<string[]> {
  // Letters of the device, which stand there until ours come, may be wider.
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  return [
    ...(await page.evaluate(layoutFaults)),
    ...(await page.evaluate(brokenWords)),
    ...(await page.evaluate(whiteOnWhite)),
  ];
}

/** Whether something stands over the middle of it, or the window ends before it: bars that stay in sight cover what scrolls under them. */
const isCovered = (element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top < 0 || bottom > innerHeight || !over || !(element.contains(over) || over.contains(element));
};

/** What of the code's dialog cannot be seen at once: payee, total and boxes. */
export async function expectSignedInSight(page: Page, payee: string, total: string): Promise<void> {
  const dialog = pinDialog(page);
  const parts: Locator[] = [
    dialog.getByText(payee, { exact: true }),
    dialog.getByText(total, { exact: true }),
    pinBox(page, 1),
  ];
  for (const part of parts) await expect.poll(() => part.evaluate(isCovered), String(part)).toBe(false);
}

/** The letters of brands and titles that lie over white snow, white figures or the avatar: they are as white. */
export const whiteOnWhite = (): string[] => {
  const found: string[] = [];
  const white = [...document.querySelectorAll('[fill="var(--scene-snow)"]')].filter((shape) => {
    // Not the mark of the brand itself, nor the picture of a card.
    const picture = shape.closest('svg')?.parentElement?.closest('svg') ?? shape.closest('svg');
    return (picture?.getBoundingClientRect().width ?? 0) > 100 && shape.closest('[role="img"], a') === null;
  });
  const avatar = [...document.querySelectorAll('header [aria-label="Abrir perfil"]')];
  const range = document.createRange();
  for (const words of document.querySelectorAll('h1, span[aria-hidden="true"] > span')) {
    range.selectNodeContents(words);
    for (const text of range.getClientRects())
      for (const shape of words.closest('header') ? [...white, ...avatar] : white) {
        const other = shape.getBoundingClientRect();
        const across = Math.min(text.right, other.right) - Math.max(text.left, other.left);
        const down = Math.min(text.bottom, other.bottom) - Math.max(text.top, other.top);
        if (text.width > 1 && across > 1 && down > 3)
          found.push(`«${words.textContent}» está sobre <${shape.localName}>`);
      }
  }
  return [...new Set(found)];
};

export interface OrderLook {
  /** Looks at what shows, by the name of its step. */
  look: (step: string) => Promise<void>;
  /** Looks at the open code, which has the focus in its first box. */
  lookAtCode: () => Promise<void>;
}

/** From the signed-in area through an order to Carlos with every step in sight: hub, payees, form, Revisar, code, receipt. */
export async function walkAnOrder(page: Page, { look, lookAtCode }: OrderLook): Promise<void> {
  await page.goto('/transferenciaI/0');
  await expect(heading(page, 'Transferencia interna')).toBeVisible();
  await page.getByRole('button', { name: /^Cuenta registrada / }).click();
  await expect(page.getByRole('option', { name: 'Carlos Andres Loja Peralta' })).toBeVisible();
  await look('cuentas destino');
  await page.getByRole('option', { name: 'Carlos Andres Loja Peralta' }).click();
  const amount = page.getByRole('textbox', { name: 'Valor', exact: true });
  await amount.fill('1250,10');
  await page.getByRole('textbox', { name: 'Concepto' }).fill('Arriendo');
  await expect(amount).toHaveValue('1.250,10');
  expect(await amount.evaluate((field) => field.scrollWidth - field.clientWidth), 'el valor se ve entero').toBeLessThan(
    1,
  );
  await look('datos');
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(heading(page, 'Revise su transferencia')).toBeVisible();
  await look('revisar');
  await page.getByRole('button', { name: 'Confirmar transferencia' }).click();
  await expect(pinBox(page, 1)).toBeFocused();
  await look('código');
  await lookAtCode();
  await confirmWithPin(page);
  await expect(page.getByText('Transferencia exitosa')).toBeVisible();
  await look('comprobante');
}
