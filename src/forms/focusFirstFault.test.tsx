import { afterEach, expect, test } from 'vitest';
import { focusFirstFault } from './focusFirstFault.ts';

afterEach(() => document.body.replaceChildren());

/** Two fields, neither of which is marked. */
function drawForm(): { first: HTMLElement; second: HTMLElement } {
  const main = document.createElement('main');
  main.innerHTML = '<input id="first"><input id="second">';
  document.body.append(main);
  const field = (id: string) => main.querySelector<HTMLElement>(`#${id}`) ?? main;
  return { first: field('first'), second: field('second') };
}

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

test('screens.md A.0 «Accessibility»: of the fields that are wrong the first has the focus', async () => {
  const { first, second } = drawForm();
  second.setAttribute('aria-invalid', 'true');
  first.setAttribute('aria-invalid', 'true');
  focusFirstFault();
  await expect.poll(() => document.activeElement).toBe(first);
});

test('screens.md A.0 «Accessibility»: also when a busy page marks it some frames later', async () => {
  const { second } = drawForm();
  focusFirstFault();
  await frames(4);
  second.setAttribute('aria-invalid', 'true');
  await expect.poll(() => document.activeElement).toBe(second);
});

test('without a fault nothing is focused, and the page is left alone', async () => {
  drawForm();
  focusFirstFault();
  await frames(125);
  expect(document.activeElement).toBe(document.body);
});

test('screens.md A.0 «Accessibility»: what a dialog still covers has the focus once it has closed', async () => {
  const { first } = drawForm();
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  first.setAttribute('aria-invalid', 'true');
  focusFirstFault();
  await frames(5);
  expect(document.activeElement).not.toBe(first);
  dialog.close();
  await expect.poll(() => document.activeElement).toBe(first);
});
