import { Check, KeyRound, LogIn, Trash2, X } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { ButtonLink } from '#components/Button/ButtonLink.ts';
import { Icon } from '#components/Icon/Icon.tsx';
import { useUserDeletion } from '#flows/eliminacionUsuario/useUserDeletion.ts';
import { ReadingPage } from '#flows/entry/ReadingPage.tsx';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import { useHelp } from '#flows/help/useHelp.tsx';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { useSession } from '#session/SessionProvider.tsx';
import {
  Card,
  Column,
  Item,
  Lead,
  Number,
  Pair,
  SectionTitle,
  Step,
  Steps,
  Title,
  Ways,
} from './EliminacionUsuario.styles.ts';

const removed = ['Su usuario y contraseña', 'Los dispositivos registrados', 'Sus favoritos y cuentas destino'];
const kept = ['Sus cuentas, créditos y garantías', 'Sus tarjetas y obligaciones', 'Los registros que exige la ley'];
/** The first is done with a session. */
const steps = [
  { title: 'Inicie sesión', text: 'Solo usted puede pedirlo.' },
  { title: 'Confirme dos veces', text: 'Es permanente.' },
  { title: 'Ingrese su código', text: 'Generado en su dispositivo móvil.' },
];

/** The public page about deleting the user (§2 /eliminacion-usuario): it explains to everyone, and deletes only with a session (D-49). */
export function EliminacionUsuario() {
  const session = useSession();
  const signedIn = session !== null;
  // Until a temporary password is changed the bank does nothing else (D-27).
  const mustChange = session?.mustChangePassword === true;
  const { openAgencies } = useHelp();
  return (
    <ReadingPage backLabel={mustChange ? 'Volver a su contraseña' : undefined}>
      <Column>
        <Title tabIndex={-1}>Eliminar su usuario virtual</Title>
        <Lead>Sus cuentas, créditos y obligaciones se mantienen; solo se elimina el acceso a la banca virtual.</Lead>
        <Pair>
          <Card aria-labelledby="se-elimina">
            <SectionTitle id="se-elimina">Qué se elimina</SectionTitle>
            <ul>
              {removed.map((text) => (
                <Item key={text} $tone="error">
                  <Icon icon={X} />
                  {text}
                </Item>
              ))}
            </ul>
          </Card>
          <Card aria-labelledby="se-conserva">
            <SectionTitle id="se-conserva">Qué se conserva</SectionTitle>
            <ul>
              {kept.map((text) => (
                <Item key={text} $tone="ok">
                  <Icon icon={Check} />
                  {text}
                </Item>
              ))}
            </ul>
          </Card>
        </Pair>
        <SectionTitle id="como-se-hace">Cómo se hace</SectionTitle>
        <Steps aria-labelledby="como-se-hace">
          {(signedIn ? steps.slice(1) : steps).map(({ title, text }, index) => (
            <Step key={title}>
              <Number aria-hidden="true">{index + 1}</Number>
              <span>
                <b>{title}</b> {text}
              </span>
            </Step>
          ))}
        </Steps>
        <Ways>
          {mustChange ? (
            <ButtonLink as={Link} to={to.productos} variant="primary">
              <Icon icon={KeyRound} />
              Cambiar su contraseña temporal para continuar
            </ButtonLink>
          ) : signedIn ? (
            <DeleteButton />
          ) : (
            <ButtonLink as={Link} to={to.login} state={{ from: to.perfilSocio }} variant="primary">
              <Icon icon={LogIn} />
              Iniciar sesión para continuar
            </ButtonLink>
          )}
          <Button variant="ghost" onClick={openAgencies}>
            Ver agencias
          </Button>
        </Ways>
      </Column>
    </ReadingPage>
  );
}

function DeleteButton() {
  const { deleteUser, deleting, failure } = useUserDeletion();
  return (
    <>
      <FailureNotice role="alert" failure={failure} />
      <Button variant="dangerSoft" loading={deleting} icon={<Icon icon={Trash2} />} onClick={() => void deleteUser()}>
        Eliminar mi usuario
      </Button>
    </>
  );
}
