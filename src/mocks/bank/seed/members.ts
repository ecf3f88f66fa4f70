import { parseInstant } from '#domain/dates.ts';
import type { Member } from '../state.ts';

/** The three members of demo-bank.md C.1, all fictional: identity numbers with a right check digit that were never issued. */
export function seedMembers(photo: string | null): Record<string, Member> {
  return {
    mfguaman: {
      usuario: 'mfguaman',
      clave: 'Ribera2026',
      usedPasswords: ['Ribera2026'],
      nombres: 'MARIA FERNANDA',
      apellidoPaterno: 'GUAMAN',
      apellidoMaterno: 'VINTIMILLA',
      identificacion: '0159999010',
      numeroSocio: '48213',
      celular: '0900000214',
      correo: 'maria.guaman@example.com',
      fotoPerfil: photo,
      consent: true,
      mustChangePassword: false,
      hasTokenDevice: true,
      lastAccess: { at: parseInstant('2026-11-19T20:42:00') ?? 0, device: 'CHROME EN WINDOWS 11' },
    },
    // Forced change (D-27): no photo, first access, nearly empty books.
    jcloja: {
      usuario: 'jcloja',
      clave: 'Temporal1',
      usedPasswords: ['Temporal1'],
      nombres: 'JUAN CARLOS',
      apellidoPaterno: 'LOJA',
      apellidoMaterno: 'PESANTEZ',
      identificacion: '0159999044',
      numeroSocio: '50377',
      celular: '0900000255',
      correo: 'juan.loja@example.com',
      fotoPerfil: null,
      consent: false,
      mustChangePassword: true,
      hasTokenDevice: true,
      lastAccess: null,
    },
    // Blocked (-0001-01-03) until the password is recovered.
    rosaquinde: {
      usuario: 'rosaquinde',
      clave: 'Quebrada2026',
      usedPasswords: ['Quebrada2026'],
      nombres: 'ROSA ELVIRA',
      apellidoPaterno: 'QUINDE',
      apellidoMaterno: 'MORA',
      identificacion: '0159999051',
      numeroSocio: '46120',
      celular: '0900000263',
      correo: 'rosa.quinde@example.com',
      fotoPerfil: null,
      consent: true,
      mustChangePassword: false,
      hasTokenDevice: true,
      lastAccess: null,
    },
  };
}
