import { describe, expect, it } from 'vitest';
import { partialList } from '#domain/partialList.ts';
import type { Card, Loan } from '#flows/productos/products.ts';
import { totalDebt } from '../totalDebt.ts';

const loan: Loan = {
  number: '020120001932',
  name: 'Microcrédito',
  balance: 3_198_10,
  state: 'VIGENTE',
  isOverdue: false,
  daysOverdue: 0,
  paid: 8,
  total: 24,
  next: null,
};

const card = (used: number | null): Card => ({
  code: 'TC-01',
  name: 'Visa Clásica',
  last4: '4502',
  limit: null,
  available: 1,
  used,
  isBlocked: false,
  state: 'ACTIVA',
});

describe('DESIGN.md §7: «Deuda total»', () => {
  it('is loan capital and card balances', () => {
    expect(totalDebt({ loans: [loan], cards: [card(816_45)] })).toEqual({
      cents: 4_014_55,
      loans: 3_198_10,
      cards: 816_45,
      unsaid: 0,
      unreadable: 0,
    });
  });

  it('counts loans and cards alike: as much on the one as on the other is twice that', () => {
    expect(totalDebt({ loans: [loan], cards: [card(loan.balance)] })?.cents).toBe(6_396_20);
  });

  it('of a member without cards nothing is owed on them, which is known', () => {
    expect(totalDebt({ loans: [loan], cards: [] })).toMatchObject({ cents: 3_198_10, cards: 0 });
  });

  it('is no less for what the member has left on a card: that pays no other debt', () => {
    expect(totalDebt({ loans: [loan], cards: [card(-100_00), card(816_45)] })).toMatchObject({
      cents: 4_014_55,
      cards: 816_45,
    });
    expect(totalDebt({ loans: [], cards: [card(-100_00)] })).toBeNull();
  });

  it('is nothing where nothing is owed', () => {
    expect(totalDebt({ loans: [], cards: [] })).toBeNull();
    expect(totalDebt({ loans: [{ ...loan, balance: 0 }], cards: [card(0)] })).toBeNull();
  });

  describe('D-65: what is not known is no zero', () => {
    it('of a sum it says what it lacks', () => {
      expect(totalDebt({ loans: [loan], cards: [card(null)] })).toMatchObject({
        cents: 3_198_10,
        cards: null,
        unsaid: 1,
      });
      expect(totalDebt({ loans: partialList([loan], 2), cards: [] })).toMatchObject({ cents: 3_198_10, unreadable: 2 });
      expect(totalDebt({ loans: [], cards: [card(0), card(null)] })).toMatchObject({ cents: 0, unsaid: 1 });
      expect(totalDebt({ loans: [{ ...loan, balance: 0 }], cards: [card(null)] })).toMatchObject({
        cents: 0,
        unsaid: 1,
      });
    });

    it('where nothing is known there is no sum', () => {
      expect(totalDebt({ loans: [], cards: [card(null)] })).toMatchObject({ cents: null, unsaid: 1 });
      expect(totalDebt({ loans: partialList([], 1), cards: [] })).toMatchObject({ cents: null, unreadable: 1 });
      expect(totalDebt({ loans: partialList([], 1), cards: [card(null)] })).toMatchObject({
        cents: null,
        unsaid: 1,
        unreadable: 1,
      });
    });
  });
});
