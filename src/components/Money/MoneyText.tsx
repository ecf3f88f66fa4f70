import styled from 'styled-components';
import { type Cents, drawnAmount, ecuadorMoney, formatMoney } from '#domain/money.ts';
import { useLanguage } from '../messages/LanguageProvider.tsx';
import { HiddenMoney } from './HiddenMoney.tsx';

export interface MoneyTextProps {
  /** Integer cents. */
  cents: Cents;
  /** Draws `$ ••••`, spoken as hidden (screens.md A.0 «Hide balances»). */
  hidden?: boolean;
  /** Formats the amount differently, such as without the symbol. */
  format?: (cents: Cents) => string;
}

/** An amount within a line of text, in the style of that line; for an amount on its own use `Money`. */
export function MoneyText({ cents, hidden = false, format }: MoneyTextProps) {
  const { money = ecuadorMoney } = useLanguage();
  if (!hidden) return drawnAmount(format ? format(cents) : formatMoney(cents, money));
  return (
    <Hidden>
      <HiddenMoney />
    </Hidden>
  );
}

const Hidden = styled.span`
  position: relative;
`;
