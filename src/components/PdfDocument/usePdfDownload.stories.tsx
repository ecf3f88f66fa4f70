import type { StoryContext } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { inRoom } from '../storyRoom.tsx';
import { ToastProvider } from '../Toast/ToastProvider.tsx';
import { createToastQueue } from '../Toast/toastQueue.ts';
import type { PdfDocument } from './pdfDocument.ts';
import { guide } from './usePdfDownload.guide.ts';
import { type PdfMaker, usePdfDownload } from './usePdfDownload.ts';

const content: PdfDocument = {
  fileName: 'comprobante-2026-1103-048198.pdf',
  cooperativeName: 'Cooperativa Sierra Azul',
  legalName: 'Cooperativa de Ahorro y Crédito Sierra Azul Ltda.',
  title: 'Comprobante',
  outcome: { state: 'done', title: 'Transferencia exitosa', when: '03/11/2026 08:14', amount: '$60,41' },
  member: 'Socia Maria Fernanda Guaman Vintimilla · N.º 48213',
  printedAt: '20/11/2026 10:15',
  facts: [],
  tables: [
    {
      columns: [{}, { align: 'right' }],
      rows: [
        ['Comprobante N.º', '2026-1103-048198'],
        ['Cuenta de origen', 'Ahorro a la vista •••• 4871'],
      ],
    },
  ],
  legend: 'Documento informativo generado en la banca virtual.',
  narrow: true,
};

interface DownloadProps {
  /** What brings the maker of files; the real one when it is left out. */
  fetchMaker?: () => Promise<PdfMaker>;
}

/** A page with the button. */
function DescargarPdf({ fetchMaker }: DownloadProps) {
  // Time stands still for its messages: a catalogue is for looking.
  const [queue] = useState(() => {
    const toasts = createToastQueue();
    toasts.pause();
    return { ...toasts, resume: () => undefined };
  });
  return (
    <ToastProvider queue={queue}>
      <DownloadButton {...(fetchMaker && { fetchMaker })} />
    </ToastProvider>
  );
}

function DownloadButton({ fetchMaker }: DownloadProps) {
  const { isMaking, download } = usePdfDownload(fetchMaker);
  return (
    <Button
      variant="secondary"
      loading={isMaking}
      icon={<Icon icon={Download} />}
      onClick={() => void download(content)}
    >
      Descargar PDF
    </Button>
  );
}

type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

const press = async ({ canvas, userEvent }: Stage) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Descargar PDF' }));
};

const meta = preview.meta({
  id: 'componentes-descargar-pdf',
  title: 'Componentes/Acciones/Descargar PDF',
  component: DescargarPdf,
  decorators: [inRoom],
  parameters: { guide },
});

export const Listo = meta.story({ name: 'Listo: guarda el archivo al pulsarlo' });

export const Preparando = meta.story({
  name: 'Preparando el archivo',
  args: { fetchMaker: () => new Promise(() => undefined) },
  play: press,
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  args: { fetchMaker: () => Promise.reject(new TypeError('Failed to fetch')) },
  async play(stage) {
    await press(stage);
    // Messages stand in the top layer, outside of the story's own box.
    await screen.findByText(/^No pudimos preparar el PDF/);
  },
});
