import styled from 'styled-components';
import { color, radius, space } from '#theme/tokens.ts';
import { factLines } from './factLines.ts';

export interface FactRowsProps {
  facts: readonly { label: string; value: string }[];
  /** On a sunken block of their own. */
  sunken?: boolean;
}

/** Facts under one another, name at the left and value at the right, divided by lines. */
export function FactRows({ facts, sunken = false }: FactRowsProps) {
  return (
    <List $sunken={sunken}>
      {facts.map(({ label, value }, index) => (
        <div key={`${label}-${index}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl<{ $sunken: boolean }>`
  margin: 0;
  padding: ${({ $sunken }) => ($sunken ? `${space[1]} ${space[4]}` : '0')};
  border-radius: ${radius.field};
  background: ${({ $sunken }) => ($sunken ? color.surfaceSunken : 'none')};

  ${factLines}

  dd {
    min-width: 0;
    margin-block: 0;
    margin-inline: auto 0;
    text-align: end;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;
