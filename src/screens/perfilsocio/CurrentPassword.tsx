import { PasswordField, type PasswordFieldProps } from '#components/Field/PasswordField.tsx';
import { specTexts } from '#domain/specTexts.ts';

export interface CurrentPasswordProps {
  /** What ties it to its form. */
  field: Pick<PasswordFieldProps, 'name' | 'onBlur' | 'onChange' | 'ref'>;
  error: string | undefined;
  readOnly: boolean;
}

/** The password that is to be changed. */
export function CurrentPassword({ field, ...state }: CurrentPasswordProps) {
  return <PasswordField {...field} {...state} label={specTexts.password.current} autoComplete="current-password" />;
}
