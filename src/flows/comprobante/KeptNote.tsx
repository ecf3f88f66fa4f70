import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { type } from '#theme/typography.ts';

/** On a receipt, where a button has kept something: what was kept. It takes the focus, which the dialog would have given back to that button. */
export function KeptNote({ children }: { children: ReactNode }) {
  const said = useRef<HTMLSpanElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <Said ref={said} tabIndex={-1}>
      {children}
    </Said>
  );
}

const Said = styled.span`
  ${type.bodySmall}
  align-self: center;
  outline: none;
  overflow-wrap: anywhere;
`;
