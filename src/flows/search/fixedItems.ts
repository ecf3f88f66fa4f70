import {
  ALargeSmall,
  ArrowLeftRight,
  CreditCard,
  Gauge,
  Handshake,
  House,
  KeyRound,
  Landmark,
  Lightbulb,
  type LucideIcon,
  MapPin,
  MessageCircleQuestionMark,
  MonitorSmartphone,
  ReceiptText,
  Search,
  Send,
  Star,
  SunMoon,
  User,
  UserLock,
  UserX,
} from 'lucide-react';
import { specTexts } from '#domain/specTexts.ts';
import { opening, type ProfileTab } from '#navigation/opening.ts';
import { to } from '#navigation/paths.ts';
import { routeTable } from '#navigation/routeTable.ts';
import type { Kind, Lead, SearchItem } from './searchItem.ts';

type Fixed = readonly [name: string, detail: string, icon: LucideIcon, lead: Lead, keywords: string];

const itemsOf = (kind: Kind, all: readonly Fixed[]): SearchItem[] =>
  all.map(([name, detail, icon, lead, keywords]) => ({
    id: `${kind} ${name}`,
    kind,
    name,
    detail,
    icon,
    main: { verb: '', lead },
    keywords,
  }));

/** The pages of the menu and those that belong to it; what is paid is among the services, what is set among the settings. */
export const pageItems: readonly SearchItem[] = itemsOf('pages', [
  [routeTable.productos.title, '', House, { to: to.productos }, 'saldos cuentas créditos tarjetas inversiones'],
  [routeTable.inicio.title, '', House, { to: to.inicio }, 'resumen disponible vencimientos últimos movimientos'],
  [routeTable.transferencias.title, '', Send, { to: to.transferencias }, 'enviar dinero cuentas destino historial'],
  [
    routeTable.transferenciaInterna.title,
    'A la cooperativa',
    ArrowLeftRight,
    { to: to.transferenciaInterna },
    'transferir enviar dinero',
  ],
  [
    routeTable.transferenciaExterna.title,
    'A otra institución',
    Landmark,
    { to: to.transferenciaExterna },
    'transferir enviar dinero banco interbancaria',
  ],
  [routeTable.pagos.title, '', ReceiptText, { to: to.pagos }, 'pagar facturas planillas favoritos comprobantes'],
  [routeTable.pagoTarjetas.title, '', CreditCard, { to: to.pagoTarjetas }, 'pagar tarjeta de crédito visa'],
  [routeTable.garantias.title, '', Handshake, { to: to.garantias }, 'garante hipoteca prenda póliza'],
]);

const { tabs } = specTexts.perfilsocio;
const profile = (tab: ProfileTab): Lead => ({ to: to.perfilSocio, state: opening({ tab }) });
/** The specification writes its tabs in capitals. */
const sentence = (text: string): string => text.charAt(0) + text.slice(1).toLowerCase();

/** What can be set, each where it is. */
export const settingItems: readonly SearchItem[] = itemsOf('settings', [
  [sentence(tabs.misDatos), 'Celular, correo y foto', User, profile('misDatos'), 'perfil teléfono email actualizar'],
  [
    sentence(tabs.cambiarContrasena),
    'Clave de ingreso',
    KeyRound,
    profile('cambiarContrasena'),
    'password seguridad modificar',
  ],
  [
    sentence(tabs.misCupos),
    'Límites diarios y mensuales por cuenta',
    Gauge,
    profile('misCupos'),
    'límite monto máximo transferencias',
  ],
  [
    'Tratamiento de datos personales',
    sentence(tabs.misDatos),
    UserLock,
    profile('misDatos'),
    'privacidad consentimiento autorización documento',
  ],
  ['Eliminar usuario', sentence(tabs.misDatos), UserX, profile('misDatos'), 'borrar cerrar cuenta virtual'],
  [
    routeTable.dispositivos.title,
    'Equipos desde los que usted ingresa',
    MonitorSmartphone,
    { to: to.dispositivos },
    'celular computadora navegador acceso',
  ],
  [
    routeTable.configuracionTarjetas.title,
    'Bloqueo, compras y tarjetas registradas para pago',
    CreditCard,
    { to: to.configuracionTarjetas },
    'bloquear internet exterior avances avisos',
  ],
  [
    'Favoritos',
    'Pagos que guardó para repetirlos',
    Star,
    { to: to.pagos, state: opening({ administrar: true }) },
    'editar eliminar',
  ],
  ['Tecla para buscar', 'La tecla / abre la búsqueda', Search, { to: to.configuracion }, 'teclado atajo desactivar'],
  ['Tema', 'Claro, oscuro o el del sistema', SunMoon, { to: to.configuracion }, 'modo noche apariencia colores'],
  [
    'Modo sencillo',
    'Letra grande y menos palabras',
    ALargeSmall,
    { to: to.configuracion },
    'accesible letra grande tamaño fácil texto',
  ],
]);

/** The help that does not have to be asked for. */
export const helpItems: readonly SearchItem[] = itemsOf('help', [
  [
    'Agencias',
    'Direcciones, horarios y teléfonos',
    MapPin,
    { help: 'agencies' },
    'oficinas sucursales llamar contacto',
  ],
  ['Preguntas frecuentes', '', MessageCircleQuestionMark, { help: 'questions' }, 'ayuda dudas soporte'],
  ['Sugerencias', 'Sugerencias, quejas y felicitaciones', Lightbulb, { help: 'suggestions' }, 'reclamo opinión'],
]);
