import styled, { css } from 'styled-components';
import { type Cents, drawnAmount, ecuadorMoney, formatMoney, HIDDEN_MONEY, splitMoney } from '#domain/money.ts';
import { visuallyHidden } from '#theme/accessibility.ts';
import { color, fontFamily, fontSize, fontWeight, media } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { useLanguage, useMessages } from '../messages/LanguageProvider.tsx';
import { HiddenMoney } from './HiddenMoney.tsx';
import { moneyWords } from './Money.words.ts';

export type MoneySize = 'xl' | 'lg' | 'md' | 'sm' | 'table';

export interface MoneyProps {
  /** Integer cents; null while the amount is not known: that is no zero. */
  cents: Cents | null;
  size?: MoneySize;
  /** Income is green with a plus; outgoing keeps the text colour and its minus, never red (DESIGN.md §3). */
  flow?: 'income' | 'outgoing' | undefined;
  /** Draws `$ ••••` (screens.md A.0 «Hide balances»). */
  hidden?: boolean;
  /** On ink surfaces. */
  onInk?: boolean;
}

/** From ten million on an amount is drawn one step smaller: it never wraps (DESIGN.md §3). */
const LONG_WHOLE = '9.999.999'.length;
const shrunk = { xl: 'lg', lg: 'md', md: 'sm', sm: 'sm', table: 'table' } as const;

/**
 * An amount (D-19). The eye gets symbol, whole and cents in their own sizes and the minus sign U+2212; assistive technology gets
 * one plain string.
 */
export function Money({ cents, size = 'table', flow, hidden = false, onInk = false }: MoneyProps) {
  const { money = ecuadorMoney } = useLanguage();
  const words = useMessages('Money', moneyWords);
  if (hidden) {
    return (
      <Amount $size={size} $length={HIDDEN_MONEY.length} $income={false} $onInk={onInk}>
        <HiddenMoney />
      </Amount>
    );
  }
  if (cents === null) {
    return (
      <Amount $size={size} $length={1} $income={false} $onInk={onInk}>
        <Spoken>{words.none}</Spoken>
        <Symbol aria-hidden="true">—</Symbol>
      </Amount>
    );
  }
  const { sign, symbol, whole, decimals } = splitMoney(cents, money);
  const fitted = whole.length > LONG_WHOLE ? shrunk[size] : size;
  const plus = flow === 'income' && cents > 0 ? '+' : '';
  return (
    <Amount
      $size={fitted}
      $length={plus.length + sign.length + symbol.length + whole.length}
      $income={flow === 'income'}
      $onInk={onInk}
    >
      <Spoken>{`${plus}${formatMoney(cents, money)}`}</Spoken>
      <span aria-hidden="true">
        {plus}
        {drawnAmount(sign)}
        <Symbol>{symbol}</Symbol>
        {whole}
        <Decimals>
          {money.decimal}
          {decimals}
        </Decimals>
      </span>
    </Amount>
  );
}

const Spoken = styled.span`
  ${visuallyHidden}
`;

const Symbol = styled.span``;

const Decimals = styled.span``;

/** rem (DESIGN.md §3). */
const sizes = { xl: 3.5, lg: 2.5, md: 1.75, sm: 1.375, table: 0.9375 } as const;

/** Width of a character of a headline's amount, its dots included, and of the cents, which are smaller: em. */
const DIGIT = 0.49;
const CENTS = 1;
/** The same of a row's font, whose comma and two digits are as large as the rest. */
const DIGIT_IN_ROW = 0.6;
const CENTS_IN_ROW = 3;

/** At most as large as fits on one line of the column without a card's padding: an amount never wraps (DESIGN.md §3). */
const fitting = (size: string, length: number): string => `min(${size}, (100cqi - 44px) / ${length * DIGIT + CENTS})`;

interface AmountLook {
  $size: MoneySize;
  /** Characters before the comma. */
  $length: number;
  $income: boolean;
  $onInk: boolean;
}

const headline = css<AmountLook>`
  font: ${fontWeight.strong} ${({ $size, $length }) => fitting(`${sizes[$size]}rem`, $length)} / 1.1 ${fontFamily.display};
  font-variation-settings: 'opsz' 72;
  letter-spacing: -0.02em;

  ${Symbol} {
    margin-inline-end: 0.02em;
    color: ${({ $onInk }) => ($onInk ? color.navIcon : color.textTertiary)};
    font-weight: ${fontWeight.medium};
  }

  ${Decimals} {
    color: ${({ $onInk }) => ($onInk ? color.navIcon : color.textSecondary)};
    font-size: 0.6em;
    /* Closer is for the large digits alone: here they would touch. */
    letter-spacing: 0;
  }
`;

const inRow = css<AmountLook>`
  ${type.bodyMediumStrong}
  font-variant-numeric: tabular-nums;

  /* Among facts side by side nothing can give way to it. */
  @container fact (width >= 0) {
    font-size: min(${fontSize.bodyMedium}, 100cqi / ${({ $length }) => ($length + CENTS_IN_ROW) * DIGIT_IN_ROW});
  }
`;

const Amount = styled.span<AmountLook>`
  position: relative;
  display: inline-block;
  direction: ltr;
  color: ${({ $income, $onInk }) => ($income ? color.ok : $onInk ? color.navActiveText : color.textPrimary)};
  white-space: nowrap;
  ${({ $size }) => ($size === 'table' ? inRow : headline)}

  ${media.belowMenu} {
    ${({ $size, $length }) => $size === 'xl' && `font-size: ${fitting('clamp(2.5rem, 12.3vw, 3rem)', $length)};`}
  }
`;
