import { expect, test } from './bank.ts';
import { PIN, pinBox, pinDialog } from './code.ts';
import { askToSave, openProfile } from './profile.ts';
import { texts } from './shown.ts';
import { openSignedIn } from './steps.ts';

const contact = { celular: '0900000555', correo: 'maria.nueva@example.com' };

test('§5, D-6: an input method that composes each digit gives one digit per box', async ({ page, bank }) => {
  await openSignedIn(page);
  await openProfile(page);
  await askToSave(page, contact);
  await expect(pinBox(page, 1)).toBeFocused();
  const keyboard = await page.context().newCDPSession(page);
  for (const [index, digit] of [...PIN].entries()) {
    await keyboard.send('Input.imeSetComposition', { text: digit, selectionStart: 1, selectionEnd: 1 });
    await expect(pinBox(page, index + 1)).toBeFocused();
    await keyboard.send('Input.insertText', { text: digit });
    await expect(pinBox(page, index + 1)).toHaveValue(digit);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.saved)).toBeVisible();
  expect(bank.member().celular).toBe(contact.celular);
});

test('§5: a composed letter is cleared like a typed one', async ({ page }) => {
  await openSignedIn(page);
  await openProfile(page);
  await askToSave(page, contact);
  await expect(pinBox(page, 1)).toBeFocused();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'ñ', selectionStart: 1, selectionEnd: 1 });
  await keyboard.send('Input.insertText', { text: 'ñ' });
  await expect(pinBox(page, 1)).toHaveValue('');
  await expect(pinBox(page, 1)).toBeFocused();
});

test.describe('on touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('§5: taps open the sheet, choose a box and confirm', async ({ page, bank }) => {
    await openSignedIn(page);
    await openProfile(page);
    await page.getByLabel('Celular').fill(contact.celular);
    await page.getByRole('button', { name: 'Guardar' }).tap();
    await expect(pinDialog(page)).toBeVisible();
    await pinBox(page, 1).tap();
    await page.keyboard.type('12a456');
    // «a» was cleared where it stood: the digits after it went on from there.
    await expect(pinBox(page, 3)).toHaveValue('4');
    await pinBox(page, 3).tap();
    await page.keyboard.type('3456');
    await pinDialog(page).getByRole('button', { name: 'Continuar' }).tap();
    await expect(page.getByText(texts.saved)).toBeVisible();
    expect(bank.member().celular).toBe(contact.celular);
  });
});
