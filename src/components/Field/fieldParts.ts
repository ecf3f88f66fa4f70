import type { FieldProps } from './Field.tsx';

/** What a control may have come with that the field says of it too. */
interface Said {
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** Whether a control came as one that is wrong: `false`, which form libraries hand over, is said in two ways. */
export const cameInvalid = ({ 'aria-invalid': wrong = false }: Said): boolean => String(wrong) !== 'false';

/**
 * Tells what a field says itself from what its control takes: all of the one goes to `Field`, none of it into the page. What the control
 * came with goes on describing it.
 */
export function fieldParts<Props extends Omit<FieldProps, 'children'> & Said>({
  label,
  help,
  count,
  error,
  invalid,
  notice,
  describedBy,
  ...control
}: Props) {
  const { 'aria-describedby': elsewhere } = control as Said;
  const field = {
    label,
    help,
    count,
    error,
    invalid: invalid || cameInvalid(control),
    notice,
    describedBy: [describedBy, elsewhere].filter(Boolean).join(' '),
  };
  return [field, control] as const;
}
