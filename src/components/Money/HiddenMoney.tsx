import styled from 'styled-components';
import { ecuadorMoney, HIDDEN_MONEY } from '#domain/money.ts';
import { visuallyHidden } from '#theme/accessibility.ts';
import { useLanguage, useMessages } from '../messages/LanguageProvider.tsx';
import { moneyWords } from './Money.words.ts';

/** `$ ••••` for the eye and a phrase for assistive technology (screens.md A.0 «Hide balances»). Its parent is `position: relative`. */
export function HiddenMoney() {
  const words = useMessages('Money', moneyWords);
  const { money = ecuadorMoney } = useLanguage();
  return (
    <>
      <Spoken>{words.hidden}</Spoken>
      <span aria-hidden="true">{money.symbol + HIDDEN_MONEY.slice(1)}</span>
    </>
  );
}

const Spoken = styled.span`
  ${visuallyHidden}
`;
