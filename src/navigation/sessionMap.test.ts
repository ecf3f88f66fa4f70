import { describe, expect, it } from 'vitest';
import { carrier, forgetCarried } from './carried.ts';
import { sessionMap } from './sessionMap.ts';

describe('data.md: what the page’s memory holds of a session', () => {
  it('is kept by its key until the session is over, and then the map is empty', () => {
    const holders = sessionMap<string, string>();
    const drafts = sessionMap<string, object>();
    holders.set('CD-03', 'MARIA P***');
    drafts.set('entry', { valor: '250,00' });
    expect(holders.get('CD-03')).toBe('MARIA P***');
    expect(drafts.get('entry')).toEqual({ valor: '250,00' });
    forgetCarried();
    expect([holders.size, drafts.size]).toEqual([0, 0]);
  });

  it('begins anew with the next one', () => {
    const holders = sessionMap<string, string>();
    forgetCarried();
    holders.set('CD-03', 'PEDRO Q***');
    expect(holders.get('CD-03')).toBe('PEDRO Q***');
    forgetCarried();
    expect(holders.has('CD-03')).toBe(false);
  });

  it('is not shared: two maps with the same key hold two things, and no link finds them', () => {
    const one = sessionMap<string, string>();
    const other = sessionMap<string, string>();
    one.set('key', 'one');
    expect(other.has('key')).toBe(false);
    expect(carrier<'key', string>('key').carriedBy({ key: 'key' })).toBeNull();
  });
});
