import { useEffect, useState } from 'react';
import styled from 'styled-components';
import preview from '#storybook/preview.tsx';
import { doneTransfer, spiRows } from '#testing/receiptSample.ts';
import { type Stage } from '#testing/storyStage.tsx';
import { LEGEND } from '../receipt.ts';
import { receiptImage } from '../receiptImage.ts';
import type { ReceiptPictureContent } from '../receiptPicture.ts';
import { parameters, Room } from './storyPage.ts';

const meta = preview.meta({ title: 'Pantallas/Comprobante', parameters });

const sent: ReceiptPictureContent = {
  ...doneTransfer({ rows: spiRows, total: '$250,41' }),
  number: '2026-1120-048213',
  cooperativeName: 'Cooperativa Sierra Azul',
  logoUrl: null,
  accent: null,
  legend: LEGEND,
  note: null,
};

/** The picture itself, as somebody gets it: light in both themes. */
function PictureOf({ content }: { content: ReceiptPictureContent }) {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    void receiptImage(content).then((blob) => setSource(URL.createObjectURL(blob)));
  }, [content]);
  return <Room>{source && <Shown src={source} alt="Comprobante" />}</Room>;
}

const Shown = styled.img`
  max-width: 100%;
  height: auto;
`;

/** The picture of a receipt, and a wait until it is drawn. */
const picture = (change: Partial<ReceiptPictureContent> = {}) => ({
  render: () => <PictureOf content={{ ...sent, ...change }} />,
  play: async ({ canvas }: Stage) => {
    const drawn = await canvas.findByRole<HTMLImageElement>('img', { name: 'Comprobante' });
    await drawn.decode();
  },
});

export const Imagen = meta.story({ name: 'La imagen', ...picture() });

export const ImagenEnProceso = meta.story({
  name: 'La imagen: en proceso',
  ...picture({
    state: 'inProcess',
    title: 'Transferencia en proceso',
    note: {
      lead: 'La institución aún no confirma: tiene hasta el 23/11/2026.',
      text: 'El valor ya fue debitado; si la institución la rechaza, se lo devolveremos.',
    },
  }),
});

export const ImagenDevuelta = meta.story({
  name: 'La imagen: devuelta',
  ...picture({
    state: 'returned',
    title: 'Transferencia devuelta',
    note: { lead: '', text: 'La institución la devolvió. El valor volvió a su cuenta.' },
  }),
});

export const ImagenMinima = meta.story({
  name: 'La imagen: solo el estado, logo que no llega',
  ...picture({ logoUrl: '/no-hay.png', title: 'Pago', state: 'unknown', cents: null, when: null, rows: [] }),
});

export const ImagenLarga = meta.story({
  name: 'La imagen: contenido largo',
  ...picture({
    cooperativeName: 'Cooperativa de Ahorro y Crédito de los Pequeños Productores Agroindustriales del Austro',
    cents: 999_999_999_999_999,
    rows: [
      ...sent.rows.slice(0, 2),
      {
        label: 'Nombre completo de la institución financiera de destino',
        value: 'Asociación de Trabajadores Agrícolas, Artesanos y Ganaderos del Austro Ecuatoriano •••• 8771',
      },
      { label: 'Concepto', value: 'X'.repeat(140) },
      ...Array.from({ length: 12 }, (_, index) => ({ label: `Rubro ${index + 1}`, value: `$${index + 1}.250,00` })),
      ...sent.rows.slice(-1),
    ],
    legend: 'Documento informativo. '.repeat(12),
  }),
});
