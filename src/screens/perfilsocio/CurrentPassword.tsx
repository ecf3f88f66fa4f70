import { PasswordField, type PasswordFieldProps } from '#components/Field/PasswordField.tsx';
import { specTexts } from '#domain/specTexts.ts';

export interface CurrentPasswordProps {
  /** What ties it to its form. */
  field: Pick<PasswordFieldProps, 'name' | 'onBlur' | 'onChange' | 'ref'>;
  error: string | undefined;
}

/** The password that is to be changed. */
export function CurrentPassword({ field, error }: CurrentPasswordProps) {
  return <PasswordField {...field} label={specTexts.password.current} autoComplete="current-password" error={error} />;
}
