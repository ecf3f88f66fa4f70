import {
  ArrowLeftRight,
  Car,
  ChartLine,
  ClockAlert,
  CreditCard,
  Droplets,
  GraduationCap,
  HandCoins,
  Handshake,
  Hourglass,
  House,
  Landmark,
  Lock,
  LogOut,
  type LucideIcon,
  Pencil,
  PiggyBank,
  ReceiptText,
  Scale,
  Settings,
  ShieldCheck,
  Smartphone,
  Sprout,
  Star,
  Store,
  Users,
  Wallet,
  Wifi,
  WifiOff,
  Zap,
} from 'lucide-react';
import styled from 'styled-components';
import preview from '#storybook/preview.tsx';
import { color } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { inRoom } from '../storyRoom.tsx';

/** One icon, one meaning (DESIGN.md §8). */
const meanings: readonly (readonly [LucideIcon, string])[] = [
  [House, 'Inicio'],
  [ArrowLeftRight, 'Transferencia interna'],
  [Landmark, 'Transferencia externa'],
  [ReceiptText, 'Pagos de servicios'],
  [CreditCard, 'Tarjetas'],
  [Settings, 'Dispositivos y ajustes'],
  [LogOut, 'Cerrar sesión'],
  [Pencil, 'Editar'],
  [Wallet, 'Cuenta de ahorro'],
  [PiggyBank, 'Ahorro programado'],
  [Sprout, 'Certificados de aportación'],
  [HandCoins, 'Crédito'],
  [Smartphone, 'Código de confirmación y recargas'],
  [ShieldCheck, 'Consejo de seguridad'],
  [Store, 'Cuenta de negocio'],
  [ChartLine, 'Plazo fijo'],
  [Car, 'Garantía prendaria'],
  [Handshake, 'Garantías'],
  [Zap, 'Luz'],
  [Droplets, 'Agua'],
  [Wifi, 'Internet'],
  [Scale, 'SUPA'],
  [GraduationCap, 'Colegios'],
  [Users, 'Cuentas destino'],
  [Hourglass, 'En proceso'],
  [ClockAlert, 'Sesión por vencer'],
  [WifiOff, 'Sin conexión'],
  [Star, 'Favorito'],
  [Lock, 'Bloqueado y contraseña'],
];

/** The icons with what each stands for. */
function Icons() {
  return (
    <Grid>
      {meanings.map(([Icon, meaning]) => (
        <li key={meaning}>
          <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
          {meaning}
        </li>
      ))}
    </Grid>
  );
}

const meta = preview.meta({ title: 'Fundamentos/Iconos', component: Icons, decorators: [inRoom] });

export const Significados = meta.story({});

const Grid = styled.ul`
  ${type.bodySmall}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: 20px;

  li {
    display: flex;
    align-items: center;
    gap: 12px;
  }

  svg {
    color: ${color.textSecondary};
  }
`;
