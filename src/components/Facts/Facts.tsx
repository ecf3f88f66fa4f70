import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

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
      {facts.map(({ label, value }, index) => (
        <div key={`${label}-${index}`}>
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
  gap: ${space[3.5]} ${space[4]};

  @container main (width < 35rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @container main (width < 18rem) {
    grid-template-columns: minmax(0, 1fr);
  }

  dt {
    color: ${color.textSecondary};
    ${type.caption}
  }

  dd {
    container: fact / inline-size;
    min-width: 0;
    margin: ${space[0.5]} 0 0;
    color: ${color.textPrimary};
    ${type.bodyMediumStrong}
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
