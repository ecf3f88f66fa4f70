import styled from 'styled-components';
import { maskAccount } from '#domain/accountNumber.ts';
import { visuallyHidden } from '#theme/accessibility.ts';
import { color } from '#theme/tokens.ts';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { accountNumberWords } from './AccountNumber.words.ts';

export interface AccountNumberProps {
  number: string;
  /** Loans have numbers too, but are not accounts. */
  kind?: 'account' | 'loan';
}

/** A masked account number (§9, D-18). The full number never reaches the page; assistive technology hears its last digits. */
export function AccountNumber({ number, kind = 'account' }: AccountNumberProps) {
  const { spoken } = useMessages('AccountNumber', accountNumberWords);
  return (
    <Text>
      <Spoken>{spoken(number, kind)}</Spoken>
      <span aria-hidden="true">{maskAccount(number)}</span>
    </Text>
  );
}

const Text = styled.span`
  position: relative;
  direction: ltr;
  unicode-bidi: isolate;
  color: ${color.textSecondary};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.04em;
  white-space: nowrap;
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;
