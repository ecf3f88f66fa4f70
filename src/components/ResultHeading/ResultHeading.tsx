import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';

export interface ResultHeadingProps {
  children: ReactNode;
  /** What assistive technology hears in its place, with what else matters: «Transferencia exitosa, $12,34 a …». */
  spoken: string;
  /** Ids of what is said after it: what it means. */
  describedBy?: string | undefined;
  /** Given by the styles around it. */
  className?: string;
}

/**
 * The heading of how an order has ended, whatever it is. It came after a wait and without being asked for, so it takes the focus as it
 * appears, with the page at its top, and the steps of a flow leave it the focus (`useSteps`).
 */
export function ResultHeading({ children, spoken, describedBy, className }: ResultHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Heading
      ref={heading}
      tabIndex={-1}
      data-result=""
      aria-label={spoken}
      aria-describedby={describedBy}
      className={className}
    >
      {children}
    </Heading>
  );
}

const Heading = styled.h2`
  outline: none;
`;
