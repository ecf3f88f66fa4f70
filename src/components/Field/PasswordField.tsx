import { Eye, EyeOff, Lock } from 'lucide-react';
import { type KeyboardEvent, type KeyboardEventHandler, useState } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { useStillUnderPress } from '../Press/useStillUnderPress.ts';
import { passwordFieldWords } from './PasswordField.words.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'notice' | 'toTheLetter'>;

/** A password with show/hide and a hint while caps lock is on. Pasting and password managers are allowed. */
export function PasswordField({ icon = Lock, ...field }: PasswordFieldProps) {
  const words = useMessages('PasswordField', passwordFieldWords);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  // The press that leaves the field finds its target where it was.
  const saysCapsLock = useStillUnderPress(capsLock);
  // The caller may listen to keys too.
  const noticing =
    (handler: KeyboardEventHandler<HTMLInputElement> | undefined) => (event: KeyboardEvent<HTMLInputElement>) => {
      setCapsLock(event.getModifierState?.('CapsLock') ?? false);
      handler?.(event);
    };
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      toTheLetter
      type={shown ? 'text' : 'password'}
      icon={icon}
      notice={saysCapsLock ? words.capsLock : undefined}
      onKeyDown={noticing(field.onKeyDown)}
      onKeyUp={noticing(field.onKeyUp)}
      onBlur={(event) => {
        // What the key does elsewhere is not heard here.
        setCapsLock(false);
        field.onBlur?.(event);
      }}
      trailing={
        <IconButton
          label={shown ? words.hide : words.show}
          icon={shown ? EyeOff : Eye}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
