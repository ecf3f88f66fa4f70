import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useChosen } from './useChosen.ts';

interface Row {
  key: string;
  balance: number;
}

const keyOf = ({ key }: Row) => key;
const own: Row = { key: 'ahorros', balance: 10 };
const other: Row = { key: 'corriente', balance: 20 };

const drawn = (rows: readonly Row[], start?: string) =>
  renderHook((props?: { rows: readonly Row[] }) => useChosen(props?.rows ?? rows, keyOf, start), {
    initialProps: { rows },
  });

test('§3: the first row is preselected; an empty list has none', async () => {
  expect((await drawn([own, other])).result.current.chosen).toBe(own);
  expect((await drawn([])).result.current.chosen).toBeNull();
});

test('the row that was chosen for the member stays when the list comes in another order', async () => {
  const { result, rerender } = await drawn([own, other]);
  const paid = { ...own, balance: 5 };
  await rerender({ rows: [other, paid] });
  expect(result.current.chosen).toBe(paid);
});

test('so does the one that the member chose', async () => {
  const { result, rerender, act } = await drawn([own, other]);
  await act(() => result.current.choose('corriente'));
  expect(result.current.chosen).toBe(other);
  await rerender({ rows: [own, { ...other, balance: 0 }] });
  expect(result.current.chosen).toEqual({ key: 'corriente', balance: 0 });
});

test('a row that a link has chosen waits for its list', async () => {
  const { result, rerender } = await drawn([], 'corriente');
  await rerender({ rows: [own, other] });
  expect(result.current.chosen).toBe(other);
});

test('§3, §8: of a row that is gone, none takes the place until somebody chooses; after a reset it is the first again', async () => {
  const { result, rerender, act } = await drawn([own, other]);
  await act(() => result.current.choose('corriente'));
  await rerender({ rows: [own] });
  expect(result.current.chosen).toBeNull();
  await rerender({ rows: [] });
  expect(result.current.chosen).toBeNull();
  await rerender({ rows: [own] });
  expect(result.current.chosen).toBeNull();
  await act(() => result.current.choose('ahorros'));
  expect(result.current.chosen).toBe(own);
  await rerender({ rows: [other] });
  expect(result.current.chosen).toBeNull();
  await act(() => result.current.reset());
  expect(result.current.chosen).toBe(other);
});

test('the first one is gone as well: it was what the member saw', async () => {
  const { result, rerender } = await drawn([own, other]);
  await rerender({ rows: [other] });
  expect(result.current.chosen).toBeNull();
  await rerender({ rows: [other, own] });
  expect(result.current.chosen).toBe(own);
});

test('what is preselected may be another than the first of the list', async () => {
  const { result } = await renderHook(() => useChosen([own, other], keyOf, null, (rows) => rows.at(-1)));
  expect(result.current.chosen).toBe(other);
});
