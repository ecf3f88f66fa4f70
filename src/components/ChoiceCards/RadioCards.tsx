import { type ReactNode, useId } from 'react';
import { ErrorNote } from '../Field/ErrorNote.tsx';
import { CardWords } from './CardWords.tsx';
import { Card, Cards, Group, Legend, Ring, TileRoom } from './ChoiceCards.styles.ts';
import type { ChoiceGroupProps } from './choiceGroup.ts';

/** One option; the content at its right may be an amount or a badge. */
export interface RadioCard<Value extends string> {
  value: Value;
  label: string;
  /** A line, or its parts one by one. */
  detail?: string | readonly string[] | undefined;
  /** A tile before the words. */
  tile?: ReactNode;
  aside?: ReactNode;
}

export interface RadioCardsProps<Value extends string> extends ChoiceGroupProps {
  label: string;
  /** Gives the label to assistive technology only, where the surroundings already say it to the eye. */
  labelHidden?: boolean;
  options: readonly RadioCard<Value>[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Side by side as far as there is room; for short names. */
  columns?: boolean;
  error?: string | undefined;
}

/** One of several options, each a card with a native radio button (DESIGN.md §6 «Checkbox / radio»). */
export function RadioCards<Value extends string>({
  label,
  labelHidden = false,
  options,
  value,
  onChange,
  columns = false,
  error,
  disabled = false,
  ...rest
}: RadioCardsProps<Value>) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <Group
      {...rest}
      aria-disabled={disabled || undefined}
      aria-describedby={[error && errorId, rest['aria-describedby']].filter(Boolean).join(' ') || undefined}
    >
      <Legend $hidden={labelHidden}>{label}</Legend>
      <Cards $columns={columns}>
        {options.map(({ value: option, label: text, detail, tile, aside }, index) => (
          <Card key={option} $disabled={disabled} data-checked={option === value ? '' : undefined}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => {
                if (!disabled) onChange(option);
              }}
              // Radio buttons have no «aria-invalid»; in a group with a fault, the first one takes the focus.
              data-invalid={error && index === 0 ? '' : undefined}
            />
            <Ring aria-hidden="true" />
            {tile && <TileRoom>{tile}</TileRoom>}
            <CardWords text={text} detail={detail} aside={aside} disabled={disabled} />
          </Card>
        ))}
      </Cards>
      {error && <ErrorNote id={errorId} error={error} />}
    </Group>
  );
}
