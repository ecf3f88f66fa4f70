import { ChevronRight, CreditCard, Gauge, type LucideIcon, MonitorSmartphone, Star, UserLock } from 'lucide-react';
import { Apart } from '#components/Apart/Apart.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { ThemeCards } from '#components/ThemeCards/ThemeCards.tsx';
import { type Opening, opening } from '#navigation/opening.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { useSearchKey } from '#preferences/useSearchKey.ts';
import { useThemeChoice } from '#theme/ThemeProvider.tsx';
import { useSimpleMode } from '#theme/useSimpleMode.ts';
import {
  Choice,
  ChoiceName,
  Choices,
  ChoiceText,
  KeyBox,
  ThemeBox,
  ThemeNote,
  ThemeTitle,
} from './Configuracion.styles.ts';
import { useSecondLines } from './useSecondLines.ts';

interface Area {
  name: string;
  /** A line, or its parts one by one. */
  text: string | readonly string[];
  icon: LucideIcon;
  address: string;
  state?: Opening;
}

const themes = [
  { value: 'claro', label: 'Claro', miniature: 'light' },
  { value: 'oscuro', label: 'Oscuro', miniature: 'dark' },
  { value: 'sistema', label: 'Sistema', miniature: 'both' },
] as const;

/** The hub of the settings (§2 configuracion): where each thing is set, and the theme of this device. */
export function Configuracion() {
  const lines = useSecondLines();
  const [theme, chooseTheme] = useThemeChoice();
  const [simple, chooseSimple] = useSimpleMode();
  const [hasSearchKey, setSearchKey] = useSearchKey();
  const areas: readonly Area[] = [
    {
      name: 'Mi perfil y seguridad',
      text: 'Sus datos, contraseña, tratamiento de datos',
      icon: UserLock,
      address: to.perfilSocio,
    },
    {
      name: 'Dispositivos',
      text: lines.devices ?? 'Equipos desde los que usted ingresa',
      icon: MonitorSmartphone,
      address: to.dispositivos,
    },
    {
      name: 'Tarjetas de crédito',
      text: lines.cards ?? 'Bloqueo, compras y tarjetas registradas para pago',
      icon: CreditCard,
      address: to.configuracionTarjetas,
    },
    {
      name: 'Cupos',
      text: 'Límites diarios y mensuales por cuenta',
      icon: Gauge,
      address: to.perfilSocio,
      state: opening({ tab: 'misCupos' }),
    },
    {
      name: 'Favoritos',
      text: lines.favourites ?? 'Pagos que guardó para repetirlos',
      icon: Star,
      address: to.pagos,
      state: opening({ administrar: true }),
    },
  ];
  return (
    <>
      <PageTitle>Configuración</PageTitle>
      <Choices>
        {areas.map(({ name, text, icon, address, state }) => (
          <li key={name}>
            <Choice as={Link} to={address} state={state}>
              <IconTile icon={icon} size={52} />
              <span>
                <ChoiceName>{name}</ChoiceName>
                <ChoiceText>
                  <Apart text={text} />
                </ChoiceText>
              </span>
              <Icon icon={ChevronRight} />
            </Choice>
          </li>
        ))}
      </Choices>
      <ThemeBox>
        <ThemeTitle>Tema</ThemeTitle>
        <ThemeNote>Se guarda solo en este dispositivo.</ThemeNote>
        <ThemeCards label="Tema" options={themes} value={theme} onChange={chooseTheme} />
      </ThemeBox>
      <KeyBox>
        <Switch
          label="Modo sencillo"
          help="Letra grande, cuatro acciones y menos palabras. Se guarda en este dispositivo."
          checked={simple}
          onChange={chooseSimple}
        />
      </KeyBox>
      <KeyBox>
        <Switch
          label="Abrir la búsqueda con la tecla /"
          help="El botón Buscar la abre siempre. Se guarda en este dispositivo."
          checked={hasSearchKey}
          onChange={setSearchKey}
        />
      </KeyBox>
    </>
  );
}
