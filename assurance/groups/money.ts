import type { Group, Patch } from '../row.ts';
import { suite } from '../suite.ts';

const USED_UP: Patch = {
  says: 'an order that is used up',
  file: 'src/mocks/bank/transactions.ts',
  from: '    const result = run();\n    transaction.used = true;\n',
  to: '    const result = run();\n',
};

const LATCH: Patch = {
  says: 'the latch of «send once»',
  file: 'src/components/Button/useLatch.ts',
  from: '    if (taken.current) return undefined;\n',
  to: '',
};

/** No order twice, none lost. */
export const money: Group = {
  title: 'Money',
  rows: [
    suite({
      id: 'money-sequences',
      title: 'Sequences of calls against the books: orders, codes, repetitions, answers that are lost',
      goal: '10,000 sequences: 0 duplicates, 0 lost, money conserved',
      runner: 'unidad',
      files: ['src/mocks/bank/moneyConservation.test.ts'],
      times: 4,
      atLeast: 10_000,
      control: USED_UP,
    }),
    suite({
      id: 'money-books',
      title:
        'Sequences of a client’s calls over the wire against a small model: retries, wrong and expired codes, second tabs, answers that never come',
      goal: '10,000 sequences: 0 duplicates, 0 lost, each account’s movements sum to its balance',
      runner: 'unidad',
      files: ['src/mocks/bank/books.test.ts'],
      times: 250,
      atLeast: 10_000,
      control: USED_UP,
    }),
    suite({
      id: 'money-hurry',
      title:
        'Double submissions through the real application: double click, two clicks in one task, Enter and click, a slow answer; six kinds of orders',
      goal: 'at least 1,000 submissions, one order each in the books',
      runner: 'recorridos',
      files: ['e2e/doubleSubmissions.spec.ts'],
      atLeast: 1_000,
      control: LATCH,
    }),
    suite({
      id: 'money-bulk',
      title:
        'Double submissions by the money flow itself, 250 each: double click, double Enter, click and Enter, two clicks in one task',
      goal: '1,000 orders sent twice: 1,000 checks, 1,000 debits',
      runner: 'comportamiento',
      files: ['src/flows/moneyFlow/tests/doubleSubmission.test.tsx'],
      atLeast: 5,
      control: LATCH,
    }),
    suite({
      id: 'money-latch',
      title: 'Sending once: two presses, two presses in one task, Enter and a press, a slow answer',
      goal: 'one call each',
      runner: 'recorridos',
      files: ['e2e/pin.spec.ts'],
      atLeast: 10,
      control: LATCH,
    }),
    suite({
      id: 'money-races',
      title:
        '400 schedules of the account selector, late answers and a logout, 600 of codes, late answers and a logout, in the real components',
      goal: 'never another account’s limits, nothing sent that was given up, nothing left of a session that is over',
      runner: 'comportamiento',
      files: ['src/screens/perfilsocio/tests/races.test.tsx'],
      atLeast: 2,
      control: {
        says: 'what was asked, in the name under which its answer is kept',
        file: 'src/api/query.ts',
        from: '  return input === undefined ? [endpoint.id] : [endpoint.id, input];\n',
        to: '  return [endpoint.id];\n',
      },
    }),
    suite({
      id: 'money-leaving',
      title: 'Back, Forward and reload at each step of an order; a second tab',
      goal: 'nothing is sent that was left, nothing twice',
      runner: 'recorridos',
      files: ['e2e/leaving.spec.ts', 'e2e/transferencias'],
      atLeast: 25,
      control: {
        says: 'the end of what a page opened, when it is left',
        file: 'src/navigation/visits.ts',
        from: '    ended.abort();\n',
        to: '',
      },
    }),
  ],
};
