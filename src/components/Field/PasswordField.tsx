import { Eye, EyeOff, Lock } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'notice' | 'toTheLetter'>;

/** A password with show/hide and a hint while caps lock is on. Pasting and password managers are welcome. */
export function PasswordField({ icon, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const noticeCapsLock = (event: KeyboardEvent<HTMLInputElement>): void => {
    setCapsLock(event.getModifierState?.('CapsLock') ?? false);
  };
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      toTheLetter
      type={shown ? 'text' : 'password'}
      icon={icon ?? <Lock size={24} strokeWidth={1.75} aria-hidden="true" />}
      notice={capsLock ? 'Bloq Mayús está activado.' : undefined}
      onKeyDown={noticeCapsLock}
      onKeyUp={noticeCapsLock}
      trailing={
        <IconButton
          label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
          icon={
            shown ? (
              <EyeOff size={24} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <Eye size={24} strokeWidth={1.75} aria-hidden="true" />
            )
          }
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
