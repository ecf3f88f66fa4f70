import { type ComponentType, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from './Button/Button.tsx';
import { lazyPart } from './lazyPart.ts';
import { renderComponent } from './testRender.tsx';

/** A module whose coming the test decides. */
function arriving() {
  let come = (_: ComponentType): void => undefined;
  let fail = (): void => undefined;
  let asked = 0;
  const load = (): Promise<ComponentType> => {
    asked += 1;
    return new Promise((resolve, reject) => {
      come = resolve;
      fail = () => reject(new TypeError('Failed to fetch dynamically imported module'));
    });
  };
  return { load, come: (part: ComponentType) => come(part), fail: () => fail(), asked: () => asked };
}

const Tall = () => <p style={{ height: 200 }}>La parte</p>;
const room = page.getByText('Su lugar');
const part = page.getByText('La parte');

/** Draws it over a button, and once more beside it where the button was pressed. */
function Over({ Part }: { Part: ComponentType }) {
  const [pressed, setPressed] = useState(false);
  return (
    <>
      <Part />
      <Button onClick={() => setPressed(true)}>{pressed ? 'Pulsado' : 'Pulse'}</Button>
      {pressed && <Part />}
    </>
  );
}

describe('screens.md A.0 «Accessibility»: a part that is fetched late', () => {
  test('its room stands there until it has come', async () => {
    const { load, come } = arriving();
    const Part = lazyPart(load, () => <p>Su lugar</p>);
    await renderComponent(<Part />);
    await expect.element(room).toBeVisible();
    come(Tall);
    await expect.element(part).toBeVisible();
    expect(room.elements()).toHaveLength(0);
  });

  test('coming under a press it waits for the end of it: what it moves is pressed', async () => {
    const { load, come } = arriving();
    const Part = lazyPart(load);
    await renderComponent(<Over Part={Part} />);
    document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    come(Tall);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(part.elements()).toHaveLength(0);
    document.body.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    await expect.element(part).toBeVisible();
  });

  test('once fetched it is there with what it belongs to, not after it', async () => {
    const { load, come, asked } = arriving();
    const Part = lazyPart(load, () => <p>Su lugar</p>);
    await renderComponent(<Over Part={Part} />);
    come(Tall);
    await expect.element(part).toBeVisible();
    const rooms: string[] = [];
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) rooms.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''));
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await page.getByRole('button', { name: 'Pulse' }).click();
    await expect.element(part.nth(1)).toBeVisible();
    watch.disconnect();
    expect(rooms).toContain('La parte');
    expect(rooms).not.toContain('Su lugar');
    expect(asked()).toBe(1);
  });

  test('where it does not come nothing stands there, and it is asked for again when drawn anew', async () => {
    const { load, come, fail, asked } = arriving();
    const Part = lazyPart(load, () => <p>Su lugar</p>);
    await renderComponent(<Over Part={Part} />);
    fail();
    await expect.poll(() => room.elements().length).toBe(0);
    await page.getByRole('button', { name: 'Pulse' }).click();
    await expect.poll(asked).toBe(2);
    come(Tall);
    await expect.element(part).toBeVisible();
  });
});
