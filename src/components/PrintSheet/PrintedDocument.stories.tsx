import type { ReactNode } from 'react';
import preview from '#storybook/preview.tsx';
import { onPaper } from '#testing/paper.tsx';
import { Button } from '../Button/Button.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './PrintedDocument.guide.ts';
import { PrintedDocument, type PrintedDocumentProps, PrintedTable } from './PrintedDocument.tsx';
import { usePrintSheet } from './usePrintSheet.tsx';

interface Line {
  date: string;
  concept: string;
  out: string;
  in: string;
  balance: string;
}

const lines: readonly Line[] = [
  { date: '20/11/2026', concept: 'Recarga celular', out: '5,00', in: '', balance: '2.896,37' },
  { date: '15/11/2026', concept: 'Transferencia recibida de Carlos Loja', out: '', in: '120,00', balance: '2.901,37' },
  { date: '03/11/2026', concept: 'Transferencia a Banco Andes Demo', out: '60,41', in: '', balance: '2.781,37' },
];

function table(rows: readonly Line[]): ReactNode {
  return (
    <PrintedTable>
      <thead>
        <tr>
          <th scope="col">Fecha</th>
          <th scope="col">Concepto</th>
          <th scope="col" data-number>
            Egreso
          </th>
          <th scope="col" data-number>
            Ingreso
          </th>
          <th scope="col" data-number>
            Saldo
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ date, concept, out, in: income, balance }, index) => (
          <tr key={index}>
            <td>{date}</td>
            <td>{concept}</td>
            <td data-number>{out}</td>
            <td data-number>{income}</td>
            <td data-number>
              <b>{balance}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </PrintedTable>
  );
}

const usual: PrintedDocumentProps = {
  cooperativeName: 'Cooperativa Sierra Azul',
  legalName: 'Cooperativa de Ahorro y Crédito Sierra Azul Ltda.',
  title: 'Movimientos de cuenta',
  member: 'Socia Maria Fernanda Guaman Vintimilla · N.º 48213',
  printedAt: '20/11/2026 a las 10:15',
  summary: [
    { label: 'Cuenta', value: 'Ahorro a la vista •••• 4871' },
    { label: 'Período', value: '01/11/2026 a 20/11/2026' },
    { label: 'Movimientos', value: '3' },
    { label: 'Saldo final', value: '$2.896,37' },
    { label: 'Egresos', value: '$65,41' },
    { label: 'Ingresos', value: '$120,00' },
  ],
  children: table(lines),
};

const meta = preview.meta({
  id: 'componentes-hoja-impresa',
  title: 'Componentes/Datos/Hoja impresa',
  component: PrintedDocument,
  args: usual,
  parameters: { guide },
});

export const Movimientos = meta.story({ decorators: [onPaper] });
export const SinMovimientos = meta.story({
  name: 'Sin movimientos',
  args: { children: table([]) },
  decorators: [onPaper],
});
export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  args: {
    cooperativeName: 'Cooperativa de la Pequeña Empresa y los Artesanos del Austro',
    legalName: 'Cooperativa de Ahorro y Crédito de la Pequeña Empresa y los Artesanos del Austro Sierra Azul Ltda.',
    title: 'Estado de movimientos de la cuenta de ahorros programados',
    member: 'Socia Maria de los Angeles Fernanda de la Torre y Montesdeoca Guaman Vintimilla · N.º 0000000048213',
    summary: [
      { label: 'Cuenta', value: 'Ahorro para trabajadores agrícolas y artesanos del Austro •••• 4871' },
      { label: 'Período', value: '21/11/2025 a 20/11/2026' },
      { label: 'Saldo final', value: '$9.999.999.999,99' },
    ],
    children: table(
      Array.from({ length: 40 }, (_, index) => ({
        date: '20/11/2026',
        concept: `Pago ${index + 1} a la Asociación de Trabajadores Agrícolas, Artesanos y Ganaderos del Austro`,
        out: '9.999.999.999,99',
        in: '9.999.999.999,99',
        balance: '9.999.999.999,99',
      })),
    ),
  },
  decorators: [onPaper],
});

/** A page with the button that prints it: nothing of the sheet is seen on the screen. */
function Printing(props: PrintedDocumentProps) {
  const { print, sheet } = usePrintSheet();
  return (
    <>
      <Button variant="secondary" onClick={() => print(<PrintedDocument {...props} />)}>
        Imprimir
      </Button>
      {sheet}
    </>
  );
}

export const AlImprimir = meta.story({
  name: 'Al imprimir: el diálogo del navegador',
  render: (args: PrintedDocumentProps) => <Printing {...args} />,
  decorators: [inRoom],
});
