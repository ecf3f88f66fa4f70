import { TextField, type TextFieldProps } from '#components/Field/TextField.tsx';
import { Pair } from './Destination.styles.ts';

type Registered = Omit<TextFieldProps, 'label' | 'type' | 'autoComplete'>;

/** The two words of the member's own about a destination. */
export function AliasAndEmail({ alias, email }: { alias: Registered; email: Registered }) {
  return (
    <Pair>
      <TextField label="Alias" autoComplete="off" {...alias} />
      <TextField label="Correo (opcional)" type="email" autoComplete="off" {...email} />
    </Pair>
  );
}
