import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '../testRender.tsx';
import { Dialog } from './Dialog.tsx';

interface RadiosProps {
  name: string;
  values: readonly string[];
  checked?: string;
}

function Radios({ name, values, checked }: RadiosProps) {
  return values.map((value) => (
    <label key={value}>
      <input type="radio" name={name} defaultChecked={value === checked} /> {value}
    </label>
  ));
}

/** A dialog that begins and ends with a group of radios. */
const show = (first: string | undefined, last: string | undefined) =>
  renderComponent(
    <>
      <button type="button">Detrás</button>
      {/* Another group of the same name: a form's are its own. */}
      <form>
        <Radios name="ultimo" values={['Ajeno']} checked="Ajeno" />
      </form>
      <Dialog labelledBy="titulo" onDismiss={() => undefined}>
        <h2 id="titulo">Título</h2>
        <Radios name="primero" values={['Uno', 'Dos', 'Tres']} {...(first && { checked: first })} />
        <button type="button">Medio</button>
        <Radios name="ultimo" values={['Cuatro', 'Cinco', 'Seis']} {...(last && { checked: last })} />
      </Dialog>
    </>,
  );

const focused = () =>
  document.activeElement?.closest('label')?.textContent.trim() ?? document.activeElement?.textContent;

async function visits(keys: string, steps: number): Promise<unknown[]> {
  const visited: unknown[] = [];
  for (let step = 0; step < steps; step += 1) {
    await userEvent.keyboard(keys);
    visited.push(focused());
  }
  return visited;
}

const TAB = '{Tab}';
const BACK = '{Shift>}{Tab}{/Shift}';

it.each([
  ['checked in the middle', 'Dos', 'Cinco', ['Cinco', 'Dos', 'Medio', 'Cinco'], ['Dos', 'Cinco', 'Medio', 'Dos']],
  ['checked at the ends', 'Tres', 'Cuatro', ['Cuatro', 'Tres', 'Medio', 'Cuatro'], ['Tres', 'Cuatro', 'Medio', 'Tres']],
  // Nothing is chosen yet: Chromium comes to the first from both sides.
  ['not checked', undefined, undefined, ['Cuatro', 'Uno', 'Medio', 'Cuatro'], ['Uno', 'Cuatro', 'Medio', 'Uno']],
])(
  'screens.md A.0 «Keyboard»: a group of radios at either end, %s, is one stop of the ring',
  async (_, first, last, on, back) => {
    await show(first, last);
    const start = () => (page.getByRole('button', { name: 'Medio' }).element() as HTMLElement).focus();
    start();
    expect(await visits(TAB, 4)).toEqual(on);
    start();
    expect(await visits(BACK, 4)).toEqual(back);
  },
);

it('from a radio that has the focus without being checked Tab goes out of its group too', async () => {
  await show('Uno', 'Cuatro');
  const seis = page.getByRole('radio', { name: 'Seis' }).element() as HTMLElement;
  seis.focus();
  expect(await visits(TAB, 1)).toEqual(['Uno']);
  const tres = page.getByRole('radio', { name: 'Tres' }).element() as HTMLElement;
  tres.focus();
  expect(await visits(BACK, 1)).toEqual(['Cuatro']);
});
