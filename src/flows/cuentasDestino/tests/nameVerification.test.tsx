import { beforeEach, describe, expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { createServices } from '#app/services.ts';
import { parseConfig } from '#config/runtimeConfig.ts';
import { demo } from '#mocks/storyDemo.ts';
import { forgetCarried } from '#navigation/carried.ts';
import { SessionProvider } from '#session/SessionProvider.tsx';
import { useNameVerification } from '../useNameVerification.ts';

const { store, idleClock } = createServices(parseConfig(demo.config, 'http:'));

beforeEach(forgetCarried);

/** The tick of a registered destination whose name does not match, given while no holder was told. */
async function ticked() {
  const registered = { kind: 'external', code: 'CD-03' } as const;
  const { result, act } = await renderHook(() => useNameVerification('CD-03', 'NO_COINCIDE', registered), {
    wrapper: ({ children }) => <SessionProvider {...{ store, idleClock }}>{children}</SessionProvider>,
  });
  await act(() => result.current.verify(true));
  return { verification: () => result.current, act };
}

describe('D-66: a holder who is told only after the tick', () => {
  test('to ask whether it counts for one says nothing of another', async () => {
    const { verification, act } = await ticked();
    for (const holder of ['MARIA P***', 'PEDRO Q***', '']) {
      await act(() => expect(verification().holdsFor(holder)).toBe(true));
    }
  });

  test('who is kept is the one whom it counts for, and no other', async () => {
    const { verification, act } = await ticked();
    await act(() => verification().noteHolder('MARIA P***'));
    const counts = ['MARIA P***', 'PEDRO Q***', ''].filter((holder) => verification().holdsFor(holder));
    expect(counts).toEqual(['MARIA P***', '']);
  });

  test('one who is not told takes nothing away', async () => {
    const { verification, act } = await ticked();
    await act(() => verification().noteHolder('MARIA P***'));
    await act(() => verification().noteHolder(''));
    expect(verification().holdsFor('PEDRO Q***')).toBe(false);
  });
});
