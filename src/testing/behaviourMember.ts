import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { dialog } from './locators.ts';
import { CODE, createMember } from './member.ts';

/** The first box of the code. */
export const digits = page.getByLabelText('Dígito 1 de 6');

/** What is over the page takes every press. */
const scope = () => (document.querySelector('dialog:modal') ? dialog.last() : page);

/** The member of a behaviour test. */
export const { sendCode, sendCredentials, choosePayee, fillTransfer, review, confirm } = createMember({
  fill: (label, text) => page.getByLabelText(label, { exact: true }).fill(text),
  press: (role, name) => scope().getByRole(role, { name, exact: true }).click(),
  has: (role, name) => Promise.resolve(page.getByRole(role, { name, exact: true }).elements().length > 0),
  stands: async (title) => {
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },
  typeCode,
});

/** Types a code and sends nothing. */
export async function typeCode(code: string = CODE): Promise<void> {
  await expect.element(digits).toBeVisible();
  await digits.fill(code);
}

/** Closes the dialog of the code without having sent one. */
export async function leaveCode(): Promise<void> {
  await expect.element(digits).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}
