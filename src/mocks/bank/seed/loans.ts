import { amortisation } from '../loans.ts';
import type { Loan } from '../state.ts';

/** The member of demo-bank.md C.1 and C.2. */
const MARIA = '48213';

/** Her loans of C.3: one up to date, one six days overdue, one paid off. Instalments were paid on the day they were due. */
export function seedLoans(): Loan[] {
  return [
    paid(18, {
      numeroCredito: '020110004417',
      descripcion: 'CREDITO DE CONSUMO',
      principal: 12_000_00,
      months: 48,
      nominalRate: 15_60,
      effectiveRate: 16_77,
      grantedOn: '2025-05-05',
      debitAccount: '010201004871',
    }),
    paid(8, {
      numeroCredito: '020120001932',
      descripcion: 'MICROCREDITO',
      principal: 4_500_00,
      months: 24,
      nominalRate: 20_50,
      effectiveRate: 22_54,
      grantedOn: '2026-02-14',
      debitAccount: '010201012604',
    }),
    paid(12, {
      numeroCredito: '020110002075',
      descripcion: 'CREDITO EMERGENTE',
      principal: 1_500_00,
      months: 12,
      nominalRate: 15_60,
      effectiveRate: 16_77,
      grantedOn: '2024-03-10',
      debitAccount: '010201004871',
    }),
  ];
}

function paid(instalments: number, terms: Omit<Loan, 'owner' | 'insuranceRate' | 'payments'>): Loan {
  const insuranceRate = 65;
  const payments = amortisation({ ...terms, insuranceRate })
    .slice(0, instalments)
    .map(({ dueOn, total }) => ({ on: dueOn, cents: total, canal: 'DEBITO AUTOMATICO', numeroComprobante: null }));
  return { ...terms, owner: MARIA, insuranceRate, payments };
}
