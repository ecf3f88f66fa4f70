import { parseInstant } from '#domain/dates.ts';
import type { MemberDevice } from '../state.ts';

/** The member of demo-bank.md C.1. */
const MARIA = '48213';

/** What most of them have in common. */
const usual = { alias: null, lastUsedAt: null, city: null, makesCodes: false, isUnclaimed: false } as const;

/**
 * Her devices of C.5: the browser in use, which becomes that of whoever signs in first, the telephone that makes her codes and a browser
 * to be removed. Every other member who confirms by code has a telephone.
 */
export function seedDevices(): MemberDevice[] {
  return [
    {
      ...usual,
      idDispositivo: 'DEV-1',
      owner: MARIA,
      modelo: 'Chrome en Windows',
      kind: 'web',
      lastUsedAt: parseInstant('2026-11-19T20:42:00'),
      city: 'Cuenca',
      isUnclaimed: true,
    },
    {
      ...usual,
      idDispositivo: 'DEV-2',
      owner: MARIA,
      modelo: 'Samsung Galaxy A54',
      kind: 'mobile',
      lastUsedAt: parseInstant('2026-11-19T07:15:00'),
      city: 'Cuenca',
      makesCodes: true,
    },
    {
      ...usual,
      idDispositivo: 'DEV-3',
      owner: MARIA,
      modelo: 'Firefox en Linux',
      kind: 'web',
      lastUsedAt: parseInstant('2026-08-02T21:03:00'),
      city: 'Guayaquil',
    },
    telephone('DEV-4', '50377', 'Motorola Moto G34'),
    telephone('DEV-5', '46120', 'Xiaomi Redmi 13'),
    telephone('DEV-6', '44902', 'Samsung Galaxy A15'),
    telephone('DEV-7', '51233', 'Samsung Galaxy A25'),
  ];
}

function telephone(idDispositivo: string, owner: string, modelo: string): MemberDevice {
  return { ...usual, idDispositivo, owner, modelo, kind: 'mobile', makesCodes: true };
}
