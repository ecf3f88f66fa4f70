import { parseInstant } from '#domain/dates.ts';
import type { Member, VirtualUser } from '../state.ts';

/** What most members of the demo have in common. */
const usual = { tipoIdentificacion: '1', fotoPerfil: null, consent: true, hasTokenDevice: true } as const;

/**
 * The members of demo-bank.md C.1 and, from its destinations (C.4), one who has no virtual user yet, one whose new devices are
 * asked for a code and a shop. All fictional: identity numbers with a right check digit that were never issued. By `numeroSocio`.
 */
export function seedMembers(photo: string | null): Record<string, Member> {
  const members: Member[] = [
    {
      ...usual,
      numeroSocio: '48213',
      identificacion: '0159999010',
      fechaNacimiento: '1988-06-14',
      nombres: 'MARIA FERNANDA',
      apellidoPaterno: 'GUAMAN',
      apellidoMaterno: 'VINTIMILLA',
      sexo: 'F',
      celular: '0900000214',
      correo: 'maria.guaman@example.com',
      fotoPerfil: photo,
      user: virtualUser('mfguaman', 'Ribera2026', {
        lastAccess: { at: parseInstant('2026-11-19T20:42:00') ?? 0, device: 'CHROME EN WINDOWS 11' },
        knownDevices: ['DEV-1', 'DEV-3'],
      }),
    },
    // Forced change (D-27): no photo, first access, nearly empty books.
    {
      ...usual,
      numeroSocio: '50377',
      identificacion: '0159999044',
      fechaNacimiento: '1991-09-02',
      nombres: 'JUAN CARLOS',
      apellidoPaterno: 'LOJA',
      apellidoMaterno: 'PESANTEZ',
      sexo: 'M',
      celular: '0900000255',
      correo: 'juan.loja@example.com',
      consent: false,
      user: virtualUser('jcloja', 'Temporal1', { mustChangePassword: true }),
    },
    // Blocked (-0001-01-03) until the password is recovered.
    {
      ...usual,
      numeroSocio: '46120',
      identificacion: '0159999051',
      fechaNacimiento: '1984-12-30',
      nombres: 'ROSA ELVIRA',
      apellidoPaterno: 'QUINDE',
      apellidoMaterno: 'MORA',
      sexo: 'F',
      celular: '0900000263',
      correo: 'rosa.quinde@example.com',
      user: virtualUser('rosaquinde', 'Quebrada2026'),
    },
    // Not registered yet: the person of the registration.
    {
      ...usual,
      numeroSocio: '44902',
      identificacion: '0159999028',
      fechaNacimiento: '1979-03-21',
      nombres: 'CARLOS ANDRES',
      apellidoPaterno: 'LOJA',
      apellidoMaterno: 'PERALTA',
      sexo: 'M',
      celular: '0900000271',
      correo: 'carlos.loja@example.com',
      consent: false,
      user: null,
    },
    // Asked for a code on every device that has not signed in before.
    {
      ...usual,
      numeroSocio: '51233',
      identificacion: '0159999069',
      fechaNacimiento: '1995-04-08',
      nombres: 'ANA LUCIA',
      apellidoPaterno: 'MOROCHO',
      apellidoMaterno: 'TENESACA',
      sexo: 'F',
      celular: '0900000288',
      correo: 'ana.morocho@example.com',
      user: virtualUser('almorocho', 'Amanecer2026', { asksNewDevices: true }),
    },
    // A shop: it receives and pays, and enters through nobody.
    {
      ...usual,
      numeroSocio: '39017',
      tipoIdentificacion: '3',
      identificacion: '0199999028001',
      fechaNacimiento: '2012-06-20',
      nombres: 'COMERCIAL SAN ROQUE',
      apellidoPaterno: '',
      apellidoMaterno: '',
      sexo: null,
      celular: '0900000296',
      correo: 'san.roque@example.com',
      consent: false,
      hasTokenDevice: false,
      user: null,
    },
  ];
  return Object.fromEntries(members.map((member) => [member.numeroSocio, member]));
}

function virtualUser(usuario: string, clave: string, particulars: Partial<VirtualUser> = {}): VirtualUser {
  return {
    usuario,
    clave,
    usedPasswords: [clave],
    mustChangePassword: false,
    securityAnswers: [],
    lastAccess: null,
    knownDevices: [],
    asksNewDevices: false,
    ...particulars,
  };
}
