import styled from 'styled-components';
import { type Cents, ecuadorMoney, formatMoney } from '#domain/money.ts';
import { useLanguage } from '../messages/LanguageProvider.tsx';
import { HiddenMoney } from './HiddenMoney.tsx';

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
  const { money = ecuadorMoney } = useLanguage();
  if (!hidden) return format ? format(cents) : formatMoney(cents, money);
  return (
    <Hidden>
      <HiddenMoney />
    </Hidden>
  );
}

const Hidden = styled.span`
  position: relative;
`;
