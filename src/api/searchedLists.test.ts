import { describe, expect, it } from 'vitest';
import { contract } from './contract/all.ts';
import { isKept, isSearched, keptKey, keptOf, MOVEMENTS, ORDERS } from './searchedLists.ts';

describe('lists that the search looks through', () => {
  it('are the pages of movements and of orders, as the contract calls them', () => {
    const searched = contract.filter(({ id }) => isSearched([id, 'pages']));
    expect(searched.map(({ id }) => id)).toEqual([MOVEMENTS, ORDERS]);
  });

  it('are kept, once money has moved, where no page begins with them', () => {
    const page = [MOVEMENTS, 'pages', '010201004871'];
    expect(keptKey(page)).not.toEqual(page);
    expect(isKept(keptKey(page))).toBe(true);
    expect(isSearched(keptKey(page))).toBe(false);
    expect(isKept(page)).toBe(false);
    expect(keptOf(keptKey(page))).toEqual(page);
  });
});
