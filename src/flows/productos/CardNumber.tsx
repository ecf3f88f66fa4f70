import styled from 'styled-components';
import { visuallyHidden } from '#theme/accessibility.ts';
import { color } from '#theme/tokens.ts';

/** The last four digits of a card; assistive technology hears «tarjeta terminada en 4502» (D-18). */
export function CardNumber({ last4 }: { last4: string }) {
  return (
    <Digits>
      <span aria-hidden="true">•••• {last4}</span>
      <Spoken>tarjeta terminada en {last4}</Spoken>
    </Digits>
  );
}

const Digits = styled.span`
  position: relative;
  color: ${color.textSecondary};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.04em;
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;
