import type { FieldProps } from './Field.tsx';

/** Properties of a control that the field sets too. */
interface Said {
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** Whether a control was given as invalid. Form libraries pass `false`, which may be the boolean or the text. */
export const cameInvalid = ({ 'aria-invalid': wrong = false }: Said): boolean => String(wrong) !== 'false';

/** Whether a control can neither be typed into nor chosen in: its box is drawn as one that is closed. */
export const isLocked = ({
  disabled,
  readOnly,
}: {
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
}): boolean => Boolean(disabled || readOnly);

/** Whether a box or switch cannot be used: to the browser, or as only assistive technology is told, which keeps its focus. */
export const cannotBeUsed = ({
  disabled,
  'aria-disabled': said,
}: {
  disabled?: boolean | undefined;
  'aria-disabled'?: boolean | 'true' | 'false' | undefined;
}): boolean => disabled === true || said === true || said === 'true';

/**
 * Splits the properties of a field from those of its control: the former all go to `Field` and none into the page. A description that the
 * control was given is kept.
 */
export function fieldParts<Props extends Omit<FieldProps, 'children'> & Said>({
  id,
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
    id,
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
