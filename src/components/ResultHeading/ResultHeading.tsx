import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';

export interface ResultHeadingProps {
  children: ReactNode;
  /** Spoken instead of the heading, with what else matters: «Transferencia exitosa, $12,34 a …». */
  spoken: string;
  /** Ids of the elements that explain the result; they are spoken after it. */
  describedBy?: string | undefined;
  /** Given by the styles around it. */
  className?: string;
}

/**
 * The heading that says how an order ended, well or not. The result comes after a wait and by itself, so the heading takes the focus when
 * it appears, scrolls the page to its top, and the steps of a flow leave it the focus (`useSteps`).
 */
export function ResultHeading({ children, spoken, describedBy, className }: ResultHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    // In a window as low as one at 400 % zoom it may be below the fold.
    if (heading.current && heading.current.getBoundingClientRect().bottom > innerHeight)
      heading.current.scrollIntoView({ block: 'center' });
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
