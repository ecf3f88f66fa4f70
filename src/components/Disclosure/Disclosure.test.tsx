import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '../testRender.tsx';
import { Disclosure } from './Disclosure.tsx';

const onOpen = vi.fn();

afterEach(() => onOpen.mockReset());

const questions = () =>
  renderComponent(
    <>
      <Disclosure summary="Uno" group="a" onOpen={onOpen}>
        Primera respuesta
      </Disclosure>
      <Disclosure summary="Dos" group="a">
        Segunda respuesta
      </Disclosure>
      <Disclosure summary="Tres" group="b">
        De otro grupo
      </Disclosure>
      <Disclosure summary="Cuatro">Sin grupo</Disclosure>
    </>,
  );

const open = () => [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);

/** A browser before groups: it knows no such property, and the attribute, of another name space, is none to it. */
function withoutGroups() {
  const known = Object.getOwnPropertyDescriptor(HTMLDetailsElement.prototype, 'name') ?? {};
  Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
  const setting = vi.spyOn(HTMLDetailsElement.prototype, 'setAttribute').mockImplementation(function set(
    this: HTMLDetailsElement,
    name,
    value,
  ) {
    this.setAttributeNS(name === 'name' ? 'urn:antes' : null, name, value);
  });
  return () => {
    setting.mockRestore();
    Object.defineProperty(HTMLDetailsElement.prototype, 'name', known);
  };
}

it('one that begins open says so, and stays closed once it has been closed', async () => {
  const one = () => (
    <Disclosure summary="Uno" beginsOpen onOpen={onOpen}>
      Primera respuesta
    </Disclosure>
  );
  const { rerender } = await renderComponent(one());
  await expect.element(page.getByText('Primera respuesta')).toBeVisible();
  await expect.poll(() => onOpen.mock.calls.length).toBe(1);
  await page.getByText('Uno').click();
  await rerender(one());
  expect(open()).toEqual([]);
});

describe.each([
  ['that knows groups', () => () => undefined],
  ['of before groups', withoutGroups],
])('in a browser %s', (_, begin) => {
  it('of one group one alone is open; others stay as they are', async () => {
    const end = begin();
    try {
      await questions();
      for (const summary of ['Cuatro', 'Tres', 'Dos', 'Uno']) await page.getByText(summary, { exact: true }).click();
      await expect.poll(open).toEqual(['Uno', 'Tres', 'Cuatro']);
      expect(onOpen).toHaveBeenCalledTimes(1);
      await page.getByText('Dos', { exact: true }).click();
      await expect.poll(open).toEqual(['Dos', 'Tres', 'Cuatro']);
      await userEvent.keyboard(' ');
      await expect.poll(open).toEqual(['Tres', 'Cuatro']);
    } finally {
      end();
    }
  });
});
