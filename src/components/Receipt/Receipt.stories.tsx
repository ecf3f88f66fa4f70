import styled from 'styled-components';
import preview from '#storybook/preview.tsx';
import { Brand } from '../Brand/Brand.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './Receipt.guide.ts';
import { Receipt, type ReceiptProps } from './Receipt.tsx';

const usual: ReceiptProps = {
  state: 'done',
  title: 'Transferencia exitosa',
  cents: 250_00,
  when: '20/11/2026 10:15',
  rows: [
    { label: 'Comprobante N.º', value: '2026-1120-048213' },
    { label: 'Cuenta de origen', value: 'Ahorro a la vista •••• 4871' },
    { label: 'Beneficiario', value: 'Carlos Andrés Loja Peralta' },
    { label: 'Cuenta destino', value: 'Ahorro a la vista •••• 7733' },
    { label: 'Concepto', value: 'Arriendo noviembre' },
    { label: 'Comisión', value: 'Sin costo' },
    { label: 'Total debitado', value: '$250,00', bold: true },
  ],
  brand: <Brand name="Cooperativa Sierra Azul" logoUrl={null} compact />,
  legend: 'Documento informativo generado en la banca virtual.',
};

/** As wide as the paper may be (DESIGN.md §6 «Receipt»). */
const Width = styled.div`
  max-width: 32.5rem;
  margin: 0 auto;
`;

const meta = preview.meta({
  id: 'componentes-comprobante',
  title: 'Componentes/Datos/Comprobante',
  component: Receipt,
  args: usual,
  decorators: [
    (Story) => (
      <Width>
        <Story />
      </Width>
    ),
    inRoom,
  ],
  parameters: { guide },
});

export const Exitosa = meta.story({});
export const EnProceso = meta.story({
  name: 'En proceso',
  args: { state: 'inProcess', title: 'Transferencia en proceso' },
});
export const Devuelta = meta.story({ args: { state: 'returned', title: 'Transferencia devuelta' } });
export const Desconocido = meta.story({
  name: 'Estado desconocido',
  args: { state: 'unknown', title: 'Transferencia' },
});
export const SinValor = meta.story({ name: 'Sin valor ni filas', args: { cents: null, when: null, rows: [] } });
export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  args: {
    brand: (
      <Brand
        name="Cooperativa de Ahorro y Crédito de la Pequeña Empresa y los Artesanos del Austro Sierra Azul Ltda."
        logoUrl={null}
        compact
      />
    ),
    title: 'Pago de varios servicios de la empresa eléctrica en proceso',
    cents: 999_999_999_999,
    rows: [
      {
        label: 'Beneficiario',
        value: 'Asociación de Trabajadores Agrícolas, Artesanos y Ganaderos del Austro «Nuevo Amanecer de Tarqui»',
      },
      { label: 'Nombre completo de la institución financiera de destino', value: 'X'.repeat(120), bold: true },
    ],
    legend: 'Documento informativo generado en la banca virtual. '.repeat(6),
  },
});
export const Movil = meta.story({ name: 'Móvil', globals: { viewport: { value: 'm390' } } });
