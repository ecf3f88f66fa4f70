import preview from '#storybook/preview.tsx';
import { onPaper } from '#testing/paper.tsx';
import { doneTransfer, spiRows } from '#testing/receiptSample.ts';
import { PrintedReceipt, type PrintedReceiptProps } from '../PrintedReceipt.tsx';
import { LEGEND } from '../receipt.ts';

const { state: _done, ...transfer } = doneTransfer({
  rows: [
    { label: 'Beneficiario', value: 'Carlos Andrés Loja Peralta' },
    { label: 'Cuenta destino', value: 'Ahorro a la vista •••• 7733' },
    { label: 'Concepto', value: 'Arriendo noviembre' },
    { label: 'Comisión', value: 'Sin costo' },
  ],
  total: '$250,00',
});

const usual: PrintedReceiptProps = {
  ...transfer,
  cooperativeName: 'Cooperativa Sierra Azul',
  legalName: 'Cooperativa de Ahorro y Crédito Sierra Azul Ltda.',
  member: 'Socia Maria Fernanda Guaman Vintimilla · N.º 48213',
  printedAt: '20/11/2026 10:16',
  legend: LEGEND,
  note: null,
};

const meta = preview.meta({
  title: 'Pantallas/Comprobante, impreso',
  component: PrintedReceipt,
  args: usual,
  decorators: [onPaper],
});

export const Impreso = meta.story({ name: 'Impreso' });
export const EnProceso = meta.story({
  name: 'Impreso: en proceso, con una leyenda de la cooperativa',
  args: {
    ...doneTransfer({ rows: spiRows, total: '$250,41' }),
    title: 'Transferencia en proceso',
    note: {
      lead: 'Llega el 23/11/2026.',
      text: 'El valor ya fue debitado; si la institución la rechaza, se lo devolveremos.',
    },
    legend: 'Conserve este documento. Consultas y reclamos: 07 400 0000.',
  },
});
export const ContenidoLargo = meta.story({
  name: 'Impreso: contenido largo',
  args: {
    cooperativeName: 'Cooperativa de la Pequeña Empresa y los Artesanos del Austro',
    legalName: 'Cooperativa de Ahorro y Crédito de la Pequeña Empresa y los Artesanos del Austro Sierra Azul Ltda.',
    title: 'Transferencia devuelta por la otra institución',
    cents: 9_999_999_999_99,
    rows: [
      { label: 'Beneficiario', value: 'Maria de los Angeles Fernanda de la Torre y Montesdeoca Guaman Vintimilla' },
      { label: 'Concepto', value: 'Electroencefalografistasymetalmecanicosdelaustroysusalrededoresdelaprovincia' },
      { label: 'Total debitado', value: '$9.999.999.999,99', bold: true },
    ],
  },
});
