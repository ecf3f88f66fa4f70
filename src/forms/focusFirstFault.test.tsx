import { afterEach, describe, expect, test } from 'vitest';
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

describe('screens.md A.0 «Accessibility»: a fault that is marked late takes no focus from a member who has gone on', () => {
  test.each<[string, (second: HTMLElement) => void]>([
    ['with the pointer', (second) => second.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))],
    ['with a key', (second) => second.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))],
    ['by dictation', (second) => second.dispatchEvent(new InputEvent('input', { bubbles: true }))],
    ['by a way that moves the focus alone', (second) => second.focus()],
    ['back in the history', () => dispatchEvent(new PopStateEvent('popstate'))],
  ])('%s', async (_, act) => {
    const { first, second } = drawForm();
    focusFirstFault();
    await frames(2);
    act(second);
    first.setAttribute('aria-invalid', 'true');
    await frames(10);
    expect(document.activeElement).not.toBe(first);
  });

  test('and after two seconds from none, though a dialog was open all the while', async () => {
    const { first } = drawForm();
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
    focusFirstFault();
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    first.setAttribute('aria-invalid', 'true');
    dialog.close();
    await frames(10);
    expect(document.activeElement).not.toBe(first);
  });
});
