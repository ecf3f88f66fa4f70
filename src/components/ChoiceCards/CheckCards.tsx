import { type ReactNode, useId } from 'react';
import { ErrorNote } from '../Field/ErrorNote.tsx';
import { CardWords } from './CardWords.tsx';
import { Card, Cards, Group, Legend, Ring } from './ChoiceCards.styles.ts';
import type { ChoiceGroupProps } from './choiceGroup.ts';

/** One of several that may be chosen together. */
export interface CheckCard {
  value: string;
  label: string;
  detail?: string | undefined;
  /** A badge and an amount. */
  aside?: ReactNode;
  /** Why it cannot be chosen yet; takes the place of the detail. */
  blocked?: string | undefined;
}

export interface CheckCardsProps extends Omit<ChoiceGroupProps, 'onToggle'> {
  label: string;
  labelHidden?: boolean;
  options: readonly CheckCard[];
  /** The ticked ones. A set, of which the caller makes the next one: `onToggle` says which card was pressed, not what is ticked then. */
  values: ReadonlySet<string>;
  onToggle: (value: string) => void;
  error?: string | undefined;
}

/** Several options to tick, each a card with a native checkbox (DESIGN.md §6 «Debts to select»). */
export function CheckCards({
  label,
  labelHidden = false,
  options,
  values,
  onToggle,
  error,
  disabled = false,
  ...rest
}: CheckCardsProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Group {...rest} aria-disabled={disabled || undefined}>
      <Legend $hidden={labelHidden}>{label}</Legend>
      <Cards $columns={false}>
        {options.map(({ value, label: text, detail, aside, blocked }) => {
          const isBlocked = blocked !== undefined;
          return (
            <Card key={value} $disabled={isBlocked || disabled} data-checked={values.has(value) ? '' : undefined}>
              <input
                type="checkbox"
                checked={values.has(value)}
                disabled={isBlocked}
                onChange={() => {
                  if (!disabled) onToggle(value);
                }}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? errorId : undefined}
              />
              <Ring aria-hidden="true" />
              <CardWords text={text} detail={blocked ?? detail} aside={aside} disabled={isBlocked || disabled} />
            </Card>
          );
        })}
      </Cards>
      {error && <ErrorNote id={errorId} error={error} />}
    </Group>
  );
}
