import type { Cents } from '#domain/money.ts';

/** What secures a loan of the member; money in cents, days `yyyy-MM-dd`. */
export interface Pledge {
  owner: string;
  codigoGarantia: string;
  tipo: string;
  descripcion: string | null;
  numeroCredito: string;
  appraisal: Cents | null;
  appraisedOn: string | null;
  policyEndsOn: string | null;
  /** Masked. */
  guarantor: string | null;
}

/** A loan of somebody else that the member guarantees: what the member may know of it. */
export interface GuaranteedLoan {
  guarantor: string;
  /** Masked. */
  titular: string;
  numeroCredito: string;
  balance: Cents;
  dueOn: string;
  instalment: Cents;
}

/** The member of demo-bank.md C.1 and C.3. */
const MARIA = '48213';

/** The guarantees of C.3. */
export const pledges: readonly Pledge[] = [
  {
    owner: MARIA,
    codigoGarantia: 'GA-00812',
    tipo: 'PRENDA VEHICULAR',
    descripcion: 'CAMIONETA 2021',
    numeroCredito: '020110004417',
    appraisal: 15_800_00,
    appraisedOn: '2025-04-22',
    policyEndsOn: '2026-12-10',
    guarantor: null,
  },
  {
    owner: MARIA,
    codigoGarantia: 'GA-01147',
    tipo: 'GARANTE PERSONAL',
    descripcion: null,
    numeroCredito: '020120001932',
    appraisal: null,
    appraisedOn: null,
    policyEndsOn: null,
    guarantor: 'JORGE L*** GUAMAN V***',
  },
];

/** The loans of others that she guarantees: one up to date, one twelve days overdue. */
export const guaranteedLoans: readonly GuaranteedLoan[] = [
  {
    guarantor: MARIA,
    titular: 'LUIS A*** VINTIMILLA C***',
    numeroCredito: '020110006120',
    balance: 2_960_40,
    dueOn: '2026-12-03',
    instalment: 148_10,
  },
  {
    guarantor: MARIA,
    titular: 'MARTA E*** QUIZHPE S***',
    numeroCredito: '020110003357',
    balance: 1_845_10,
    dueOn: '2026-11-08',
    instalment: 96_20,
  },
];
