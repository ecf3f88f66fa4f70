import type { Cents } from '#domain/money.ts';
import { unreadableIn } from '#domain/partialList.ts';
import type { Products } from '#flows/productos/products.ts';

/** What is owed on loans and cards together. */
export interface TotalDebt {
  /** Null where the server says it of none: that is no zero. */
  cents: Cents | null;
  loans: Cents;
  /** Null where there are cards, and the server says of none what was used. */
  cards: Cents | null;
  /** Cards that the sum lacks: the server does not say what was used of them. */
  unsaid: number;
  /** Loans and cards that the sum lacks: they could not be read. */
  unreadable: number;
}

/**
 * «Deuda total»: loan capital and card balances (DESIGN.md §7), with what they lack (D-65); null where nothing is owed and nothing is unsaid. A
 * server that knows only the specification has no debts to say anything of (contract B.0).
 */
export function totalDebt({ loans, cards }: Pick<Products, 'loans' | 'cards'>): TotalDebt | null {
  const used = cards.flatMap((card) => card.used ?? []);
  const loanDebt = loans.reduce((sum, { balance }) => sum + balance, 0);
  // Below zero it is the member who has something left on a card: that pays no other debt.
  const cardDebt = used.reduce((sum, cents) => sum + Math.max(0, cents), 0);
  const unsaid = cards.length - used.length;
  const unreadable = unreadableIn(loans, cards);
  const isWhole = unsaid + unreadable === 0;
  if (isWhole && loanDebt + cardDebt === 0) return null;
  return {
    cents: isWhole || loans.length + used.length > 0 ? loanDebt + cardDebt : null,
    loans: loanDebt,
    cards: used.length > 0 || cards.length === 0 ? cardDebt : null,
    unsaid,
    unreadable,
  };
}
