/** A row of the paper. */
interface SampleRow {
  label: string;
  value: string;
  bold?: boolean;
}

/** What differs from one transfer to the other. */
interface SampleTransfer {
  number?: string;
  /** The amount, in cents. */
  cents?: number;
  when?: string;
  /** What stands between the account it came from and the total. */
  rows: readonly SampleRow[];
  total: string;
}

/** Who receives a transfer by SPI, and what it costs. */
export const spiRows: readonly SampleRow[] = [
  { label: 'Beneficiario', value: 'Rosa Elena Ordonez' },
  { label: 'Institución', value: 'Banco Andes Demo' },
  { label: 'Cuenta destino', value: 'Ahorros •••• 8771' },
  { label: 'Comisión e IVA', value: '$0,41' },
];

/** The paper of a transfer that is done, as a receipt shows it and as its picture draws it. */
export const doneTransfer = ({
  number = '2026-1120-048213',
  cents = 250_00,
  when = '20/11/2026 10:15',
  rows,
  total,
}: SampleTransfer) => ({
  state: 'done' as const,
  title: 'Transferencia exitosa',
  cents,
  when,
  rows: [
    { label: 'Comprobante N.º', value: number },
    { label: 'Cuenta de origen', value: 'Ahorro a la vista •••• 4871' },
    ...rows,
    { label: 'Total debitado', value: total, bold: true },
  ],
});

/** The transfer by SPI of 3 November (demo-bank.md C.2). */
export const spiOfNovember = doneTransfer({
  number: '2026-1103-048198',
  cents: 60_00,
  when: '03/11/2026 08:14',
  rows: spiRows,
  total: '$60,41',
});
