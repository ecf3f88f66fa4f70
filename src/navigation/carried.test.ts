import { beforeEach, describe, expect, it } from 'vitest';
import { carrier, forgetCarried, isDone, noteDone, noteSent } from './carried.ts';

const payees = carrier<'payee', { number: string }>('payee');
const days = carrier<'day', string>('day');

beforeEach(forgetCarried);

describe('data.md: what a link carries along', () => {
  it('comes back to the page that the link leads to', () => {
    expect(payees.carriedBy(payees.carry({ number: '010203004871' }))).toEqual({ number: '010203004871' });
    expect(days.carriedBy(days.carry('2026-11-20'))).toBe('2026-11-20');
  });

  it('is not in what the browser keeps', () => {
    expect(JSON.stringify(payees.carry({ number: '010203004871' }))).not.toContain('4871');
  });

  it('has one name as long as it is the same, and another for something else', () => {
    const state = payees.carry({ number: '010203004871' });
    expect(payees.carry({ number: '010203004871' })).toEqual(state);
    expect(payees.carry({ number: '010203002604' })).not.toEqual(state);
    expect(payees.carriedBy(state)).toEqual({ number: '010203004871' });
  });

  it('is of its own kind: the same words are another thing', () => {
    const words = carrier<'words', string>('words');
    expect(words.carry('2026-11-20').words).not.toBe(days.carry('2026-11-20').day);
    expect(words.carriedBy(days.carry('2026-11-20'))).toBeNull();
  });

  it('is nobody’s once the session is over, and no name is given twice', () => {
    const before = payees.carry({ number: '010203004871' });
    forgetCarried();
    expect(payees.carriedBy(before)).toBeNull();
    for (const number of ['010203002604', '010203004871']) {
      expect(payees.carry({ number })).not.toEqual(before);
      expect(payees.carriedBy(before)).toBeNull();
    }
  });

  it.each([null, undefined, 'payee', 7, [], {}, { payee: null }, { payee: 7 }, { payee: '1.1' }, { day: '1.1' }])(
    '%j carries nothing: the browser’s history is not ours alone',
    (state) => {
      expect(payees.carriedBy(state)).toBeNull();
    },
  );
});

describe('screens.md A.0 «FM»: the entries of the history from which an order went out', () => {
  const entries = () => ['a', 'b', 'c'].filter(isDone);

  it('are done with it, whoever finds that out, and no others', () => {
    noteSent('one', ['a', 'b']);
    noteSent('two', ['c']);
    expect(entries()).toEqual([]);
    noteDone('another');
    expect(entries()).toEqual([]);
    noteDone('one');
    expect(entries()).toEqual(['a', 'b']);
  });

  it('are those of the moment in which it was sent', () => {
    const stood = new Set(['a']);
    noteSent('one', stood);
    stood.add('b');
    noteDone('one');
    expect(entries()).toEqual(['a']);
  });

  it('are nobody’s once the session is over', () => {
    noteSent('one', ['a']);
    noteSent('two', ['b']);
    noteDone('one');
    forgetCarried();
    noteDone('two');
    expect(entries()).toEqual([]);
  });
});
