import preview from '#storybook/preview.tsx';
import { onPaper } from '#testing/paper.tsx';
import type { Instalment, LoanDetail } from '../loanDetail.ts';
import { PrintedLoan, type PrintedLoanProps } from '../PrintedLoan.tsx';

const table = Array.from(
  { length: 24 },
  (_, index): Instalment => ({
    number: index + 1,
    date: `${2026 + Math.floor((index + 2) / 12)}-${String(((index + 2) % 12) + 1).padStart(2, '0')}-14`,
    capital: 187_50,
    interest: 43_00,
    insurance: 2_00,
    other: 0,
    total: 232_50,
    balance: (23 - index) * 187_50,
    state: index < 8 ? 'paid' : index === 8 ? 'overdue' : index === 9 ? 'next' : 'pending',
    stateText: index < 8 ? 'Pagada' : index === 8 ? 'Vencida' : index === 9 ? 'Próxima' : 'Pendiente',
  }),
);

const loan: LoanDetail = {
  number: '020120001932',
  name: 'Microcrédito',
  balance: 3_000_00,
  state: 'VENCIDO',
  isOverdue: true,
  daysOverdue: 6,
  paid: 8,
  total: 24,
  next: { number: 10, date: '2026-12-14', cents: 232_50 },
  amount: 4_500_00,
  months: 24,
  nominalRate: 20.5,
  effectiveRate: 22.54,
  system: 'FRANCES',
  grantedOn: '2026-02-14',
  endsOn: '2028-02-14',
  debitAccount: '010201012604',
  overdue: {
    instalments: 1,
    days: 6,
    since: '2026-11-14',
    capital: 187_50,
    interest: 43_00,
    insurance: 2_00,
    defaultInterest: 63,
    collection: 0,
    total: 233_13,
  },
  table,
  payments: [],
};

const usual: PrintedLoanProps = {
  cooperativeName: 'Cooperativa Sierra Azul',
  legalName: 'Cooperativa de Ahorro y Crédito Sierra Azul Ltda.',
  member: 'Socia Maria Fernanda Guaman Vintimilla · N.º 48213',
  owner: { label: 'Socia', value: 'Maria Fernanda Guaman Vintimilla · N.º 48213' },
  printedAt: '20/11/2026 10:15',
  loan,
  dateFormat: 'dd/MM/yyyy',
};

const meta = preview.meta({
  title: 'Pantallas/Crédito, impreso',
  component: PrintedLoan,
  args: usual,
  decorators: [onPaper],
});

export const Impreso = meta.story({ name: 'Impreso: vencido' });
export const ImpresoAlDia = meta.story({
  name: 'Impreso: al día',
  args: { loan: { ...loan, state: 'VIGENTE', isOverdue: false, daysOverdue: 0, overdue: null } },
});
export const ImpresoOscuro = meta.story({
  name: 'Impreso: el papel sigue blanco en tema oscuro',
  globals: { tema: 'oscuro' },
});
export const ImpresoMovil = meta.story({
  name: 'Impreso: móvil pequeño',
  globals: { viewport: { value: 'm320' } },
});
