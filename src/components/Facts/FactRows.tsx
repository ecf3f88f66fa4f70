import styled from 'styled-components';
import { color, radius } from '#theme/tokens.ts';

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
  padding: ${({ $sunken }) => ($sunken ? '4px 16px' : '0')};
  border-radius: ${radius.field};
  background: ${({ $sunken }) => ($sunken ? color.surfaceSunken : 'none')};

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    padding: 10px 0;
  }

  > div + div {
    border-top: 1px solid ${color.borderSubtle};
  }

  dt {
    color: ${color.textSecondary};
  }

  dd {
    min-width: 0;
    margin: 0 0 0 auto;
    text-align: right;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;
