import styled from 'styled-components';
import { type Cents, ecuadorMoney, formatMoney, HIDDEN_MONEY } from '#domain/money.ts';
import { visuallyHidden } from '#theme/accessibility.ts';
import { useLanguage, useMessages } from '../messages/LanguageProvider.tsx';
import { moneyWords } from './Money.words.ts';

export interface MoneyTextProps {
  /** Integer cents. */
  cents: Cents;
  /** Draws `$ ••••`, which is heard as hidden (screens.md A.0 «Hide balances»). */
  hidden?: boolean;
  /** Words it otherwise: without the symbol, say. */
  format?: (cents: Cents) => string;
}

/** An amount within a line of text, in that line's own type; one that stands by itself is a `Money`. */
export function MoneyText({ cents, hidden = false, format }: MoneyTextProps) {
  const words = useMessages('Money', moneyWords);
  const { money = ecuadorMoney } = useLanguage();
  if (!hidden) return format ? format(cents) : formatMoney(cents, money);
  return (
    <Hidden>
      <Spoken>{words.hidden}</Spoken>
      <span aria-hidden="true">{money.symbol + HIDDEN_MONEY.slice(1)}</span>
    </Hidden>
  );
}

const Hidden = styled.span`
  position: relative;
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;
