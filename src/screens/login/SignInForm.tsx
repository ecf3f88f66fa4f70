import { yupResolver } from '@hookform/resolvers/yup';
import { ClockAlert, Lock, TriangleAlert, User, WifiOff } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { object, string } from 'yup';
import { failureTexts, shownMessage } from '#api/apiError.ts';
import { Button } from '#components/Button/Button.tsx';
import { useLatch } from '#components/Button/useLatch.ts';
import { PasswordField } from '#components/Field/PasswordField.tsx';
import { TextField } from '#components/Field/TextField.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { Notice, type NoticeProps } from '#components/Notice/Notice.tsx';
import { useOffline } from '#components/Online/useOffline.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { validationTexts } from '#domain/validationTexts.ts';
import { LateWords } from '#flows/asyncContent/LateWords.tsx';
import { blockedUser } from '#flows/entry/blockedUser.ts';
import { StuckHelp } from '#flows/help/StuckHelp.tsx';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { useSessionState, useSessionStore } from '#session/SessionProvider.tsx';
import type { CloseReason } from '#session/session.ts';
import {
  isAnswered,
  isRejection,
  NOT_CONFIRMED,
  type SignInFailure,
  type SignInFailureKind,
  signInFailureOf,
} from './failure.ts';
import { Form, RecoverLink } from './Login.styles.ts';
import { prepareSignIn, useSignIn } from './useSignIn.ts';

/** Why the last session ended, in copy.md's words. A logout or a deletion needs no explanation. */
const closingTexts: Readonly<Partial<Record<CloseReason, string>>> = {
  expired: 'Su sesión ha expirado. Ingrese nuevamente.',
  idle: 'Cerramos su sesión por inactividad.',
};

/** How a failure looks over the fields, where that is not a plain error. */
const looks: Readonly<Partial<Record<SignInFailureKind, Partial<Pick<NoticeProps, 'tone' | 'icon' | 'role'>>>>> = {
  lastAttempt: { tone: 'warn', icon: TriangleAlert },
  blocked: { icon: Lock },
  unreachable: { tone: 'warn', icon: WifiOff },
  // What no toast has said interrupts.
  notConfirmed: { role: 'alert' },
};

/** Both fields: required and trimmed, the password too (§5 «Inputs are trimmed», D-26). */
const typed = string().defined().trim().required(validationTexts.required);
const schema = object({ usuario: typed, clave: typed });

export interface SignInFormProps {
  /** Somebody is there: what the click needs may be fetched. */
  present: boolean;
}

/**
 * User and password. After wrong credentials both are marked alike, and a blocked user is led to the recovery, which gets the user name. A password that was answered is
 * emptied and waits for the next try; any other failure keeps everything that was typed.
 */
export function SignInForm({ present }: SignInFormProps) {
  const state = useSessionState();
  const store = useSessionStore();
  const toast = useToast();
  const offline = useOffline();
  const noLineId = useId();
  const once = useLatch();
  const signIn = useSignIn();
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const { register, handleSubmit, formState, getValues, resetField, setFocus } = useForm({
    resolver: yupResolver(schema),
    defaultValues: { usuario: store.lastUser(), clave: '' },
  });
  const sending = formState.isSubmitting || state.status === 'signedIn';
  const kind = failure?.kind;
  const blocked = kind === 'blocked';
  const rejected = isRejection(kind);
  const answered = isAnswered(kind);

  useEffect(() => {
    if (present) prepareSignIn();
  }, [present]);
  const recovery = useRef<HTMLAnchorElement>(null);
  // Only now: a field that is being sent cannot take the focus. A blocked user has nothing to type.
  useEffect(() => {
    if (!answered || sending) return;
    if (blocked) recovery.current?.focus();
    else setFocus('clave');
  }, [answered, blocked, sending, setFocus]);

  const attempt = async (credentials: { usuario: string; clave: string }): Promise<void> => {
    setFailure(null);
    store.acknowledgeReason();
    let next = NOT_CONFIRMED;
    try {
      if (await signIn(credentials)) return;
    } catch (error) {
      // Given up with the page (D-64).
      if (shownMessage(error) === null) return;
      next = signInFailureOf(error);
      toast.error(next.text);
    }
    setFailure(next);
    if (isAnswered(next.kind)) resetField('clave');
  };

  const startAgain = (): void => {
    setFailure(null);
    resetField('usuario', { defaultValue: '' });
    setFocus('usuario');
  };

  const closingText = state.status === 'signedOut' && state.reason && closingTexts[state.reason];
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (blocked || offline) return;
        void once(() => handleSubmit(attempt, () => toast.error(validationTexts.invalidForm))(event));
      }}
    >
      {closingText && (
        <Notice tone="info" icon={ClockAlert} role="status">
          <LateWords>{closingText}</LateWords>
        </Notice>
      )}
      {offline && (
        <Notice id={noLineId} tone="warn" icon={WifiOff} role="status">
          <LateWords>{failureTexts.unreachable}</LateWords>
        </Notice>
      )}
      {failure && !(offline && kind === 'unreachable') && (
        <Notice tone="error" {...looks[failure.kind]} action={failure.isStuck && <StuckHelp />}>
          {failure.text}
        </Notice>
      )}
      <TextField
        {...register('usuario')}
        label="Usuario"
        error={formState.errors.usuario?.message}
        invalid={rejected}
        icon={<Icon icon={User} size="large" />}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        readOnly={sending || blocked}
      />
      <PasswordField
        {...register('clave')}
        label="Contraseña"
        error={formState.errors.clave?.message}
        invalid={rejected}
        autoComplete="current-password"
        readOnly={sending || blocked}
      />
      {blocked ? (
        <>
          <RecoverLink
            ref={recovery}
            as={Link}
            to={to.recuperacionClave}
            state={blockedUser.carry(getValues('usuario').trim())}
            variant="primary"
            size="large"
          >
            Recuperar contraseña
          </RecoverLink>
          <Button variant="ghost" fullWidth onClick={startAgain}>
            Ingresar con otro usuario
          </Button>
        </>
      ) : (
        <Button
          type="submit"
          size="large"
          fullWidth
          loading={sending}
          aria-disabled={offline || undefined}
          aria-describedby={offline ? noLineId : undefined}
        >
          Ingresar
        </Button>
      )}
    </Form>
  );
}
