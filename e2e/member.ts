import { expect, type Page } from '@playwright/test';
import { createMember, type Member } from '#testing/member.ts';

/** The member of a journey. */
export const memberOf = (page: Page): Member =>
  createMember({
    fill: (label, text) => page.getByLabel(label, { exact: true }).fill(text),
    press: (role, name) => page.getByRole(role, { name, exact: true }).click(),
    has: (role, name) => page.getByRole(role, { name, exact: true }).isVisible(),
    stands: async (title) => {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    },
    typeCode: async (code) => {
      await expect(page.getByLabel('Dígito 1 de 6')).toBeFocused();
      await page.keyboard.type(code);
    },
  });
