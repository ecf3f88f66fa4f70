import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontFamily } from '#theme/tokens.ts';

/** One fact: its name over its value. */
export interface Fact {
  label: string;
  value: ReactNode;
}

export interface FactsProps {
  facts: readonly Fact[];
}

/** Facts side by side, label above and never beside (DESIGN.md §1); they wrap where the column is narrow. */
export function Facts({ facts }: FactsProps) {
  return (
    <List>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(5.75rem, 100%), 1fr));
  gap: 14px 16px;

  @container main (width < 35rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @container main (width < 18rem) {
    grid-template-columns: minmax(0, 1fr);
  }

  dt {
    color: ${color.textSecondary};
    font: 400 0.8125rem / 1.125rem ${fontFamily.body};
  }

  dd {
    container: fact / inline-size;
    min-width: 0;
    margin: 2px 0 0;
    color: ${color.textPrimary};
    font: 600 0.9375rem / 1.25rem ${fontFamily.body};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
