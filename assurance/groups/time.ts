import type { Group } from '../row.ts';
import { suite } from '../suite.ts';

/** Deadlines, whatever the clocks do; tabs that know of each other (§4, D-9, D-36, D-37). */
export const time: Group = {
  title: 'Time and tabs',
  rows: [
    suite({
      id: 'time-idle',
      title: 'The idle clock under sleep, clocks set back and forth, late timers, other tabs',
      goal: '0 missed expiries in at least 20 cases',
      runner: 'unidad',
      files: ['src/session/idleClock.test.ts'],
      atLeast: 20,
      control: {
        says: 'the wall clock: what stands still in a sleep is believed',
        file: 'src/session/idleClock.ts',
        from: 'return Math.max(wall - wallStart, monotonic() - monotonicStart);',
        to: 'return monotonic() - monotonicStart;',
      },
    }),
    suite({
      id: 'time-tabs',
      title: 'Two tabs, their clocks and one storage under any order of events',
      goal: '9,000 sequences: both tell the same, a tab that is signed out holds no token',
      runner: 'unidad',
      files: ['src/session'],
      times: 30,
      atLeast: 9_000,
      control: {
        says: 'the moment of the last activity in another tab',
        file: 'src/session/idleClock.ts',
        from: 'if (shared !== null && shared !== seenActivity && shared <= wall) {',
        to: 'if (shared !== null && shared === -1) {',
      },
    }),
    suite({
      id: 'time-code',
      title:
        'The rules of the code: its countdown under sleep, its six digits, and the simulated cooperative’s codes under any order of sessions, calls and time',
      goal: 'no countdown past its end, nothing saved without a code in time',
      runner: 'unidad',
      files: ['src/domain/countdown.test.ts', 'src/domain/pinEntry.test.ts', 'src/mocks/pinModel.test.ts'],
      times: 20,
      atLeast: 3_000,
      control: {
        says: 'the deadline: a second more than it says',
        file: 'src/domain/countdown.ts',
        from: 'return nowMs >= deadlineMs;',
        to: 'return nowMs >= deadlineMs + 1_000;',
      },
    }),
    suite({
      id: 'time-dialog',
      title:
        'The dialog of the code, opened in a browser: its countdown under sleep, Continuar after its end, its end while an answer is on its way',
      goal: 'nothing is sent or confirmed after the end',
      runner: 'comportamiento',
      files: ['src/components/PinDialog/PinDialog.test.tsx', 'src/components/PinDialog/PinDialogEnd.test.tsx'],
      atLeast: 50,
      control: {
        says: 'the look at the deadline before a code is sent',
        file: 'src/components/PinDialog/usePinAttempts.ts',
        from: '      if (final || sending) return;\n      if (isExpired()) return close(false);\n',
        to: '      if (final || sending) return;\n',
      },
    }),
    suite({
      id: 'time-journeys',
      title:
        'In the real browser: idle end at 182 s, a lid closed for an hour, sign-out in another tab, storage lost or spoilt; 50 tabs beside one that signs out',
      goal: 'all end where they must, private data in none; 50 of 50 tabs closed within 1 s',
      runner: 'recorridos',
      files: ['e2e/session.spec.ts'],
      atLeast: 65,
      control: {
        says: 'the idle time that the configuration says',
        file: 'src/app/services.ts',
        from: '    idleMs: config.idleTimeoutMs,\n',
        to: '    idleMs: 10 * config.idleTimeoutMs,\n',
      },
    }),
  ],
};
