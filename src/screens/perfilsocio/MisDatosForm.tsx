import { ChevronDown, Clock, Mail, Smartphone } from 'lucide-react';
import { prefijosMovil } from '#api/contract/informacion.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Button } from '#components/Button/Button.tsx';
import { TextField } from '#components/Field/TextField.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { formatLastAccess } from '#domain/dates.ts';
import { greetingOptions } from '#domain/greeting.ts';
import { memberName } from '#domain/names.ts';
import { emailHint, phoneHint } from '#domain/profile.ts';
import { specTexts } from '#domain/specTexts.ts';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import { useSession } from '#session/SessionProvider.tsx';
import { Card, Fields, FullName, Greeting, Head, Identity, LastAccess, SaveRow } from './MisDatos.styles.ts';
import type { Profile } from './profile.ts';
import { useDirtyReport } from './useDirtyReport.ts';
import { useProfileForm } from './useProfileForm.ts';

export interface MisDatosFormProps {
  profile: Profile;
  /** The last access, an ISO moment where there was one; absent where it did not come: that is not to look as if there was none. */
  lastAccess: { fecha?: string | null | undefined } | undefined;
  /** Whether there is typed text that leaving would lose. */
  onDirtyChange: (dirty: boolean) => void;
}

/** Photo, greeting, name, last access, phone, e-mail and Guardar (§2 MIS DATOS). Formats are hinted at, never enforced (D-12). */
export function MisDatosForm({ profile, lastAccess, onDirtyChange }: MisDatosFormProps) {
  const { register, values, errors, failure, saving, dirty, submit } = useProfileForm(profile);
  // Only advice comes of it: without the list an international number is simply not commented on.
  const prefixes = useApiQuery(prefijosMovil, {}).data;
  useDirtyReport(dirty, onDirtyChange);
  const name = memberName(profile, useSession());
  const accessText = lastAccess ? (formatLastAccess(lastAccess.fecha) ?? 'sin registro') : 'no se pudo cargar';
  return (
    <Card noValidate onSubmit={submit}>
      <Head>
        <Avatar photo={profile.fotoPerfil} size={88} />
        <Identity>
          <Greeting>
            <select {...register('saludo')} aria-label="Saludo">
              {greetingOptions.map((greeting) => (
                <option key={greeting}>{greeting}</option>
              ))}
            </select>
            <Icon icon={ChevronDown} size="small" />
          </Greeting>
          {name && <FullName>{name}</FullName>}
          <LastAccess>
            <Icon icon={Clock} size="small" />
            <span>
              Último acceso: <b>{accessText}</b>
            </span>
          </LastAccess>
        </Identity>
      </Head>
      <FailureNotice failure={failure} />
      <Fields>
        <TextField
          {...register('celular')}
          label="Celular"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          icon={<Icon icon={Smartphone} size="large" />}
          readOnly={saving}
          error={errors.celular?.message}
          help={phoneHint(values.celular, prefixes)}
        />
        <TextField
          {...register('correo')}
          label="Correo"
          type="email"
          autoComplete="email"
          spellCheck={false}
          autoCapitalize="none"
          icon={<Icon icon={Mail} size="large" />}
          readOnly={saving}
          error={errors.correo?.message}
          help={emailHint(values.correo)}
        />
      </Fields>
      <SaveRow>
        <Button type="submit" loading={saving}>
          {specTexts.save}
        </Button>
        <p>
          <Icon icon={Smartphone} />
          Confirmará el cambio con un código de su dispositivo móvil.
        </p>
      </SaveRow>
    </Card>
  );
}
