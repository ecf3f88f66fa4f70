import type { StoryContext } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { errorCodes } from '#domain/errorCodes.ts';
import { createPagedPdf, createPdf, lockedPdf, pdfWithoutPageTwo, scannedPdf } from '#mocks/bank/pdf.ts';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './DocumentViewer.guide.ts';
import { DocumentViewer, type DocumentViewerProps } from './DocumentViewer.tsx';

/** Opens from a button, so that the catalogue can close and open it. */
function Living(props: ComponentProps<typeof DocumentViewer>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Abrir
      </Button>
      {isOpen && (
        <DocumentViewer
          {...props}
          onClose={() => {
            props.onClose();
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

const PARAGRAPHS = ['1. Datos que tratamos. Datos de identificación y contacto.', '2. Finalidades.'];
const policy = createPdf('Política de tratamiento de datos personales', PARAGRAPHS);
const severalPages = createPdf(
  'Contrato de servicios',
  Array.from(
    { length: 60 },
    (_, index) => `Cláusula ${index + 1}. ${'El socio y la cooperativa acuerdan. '.repeat(3)}`,
  ),
);

let annex: string | undefined;
function threeThousandPages(): string {
  annex ??= createPagedPdf(
    'Anexo del contrato',
    Array.from({ length: 3000 }, (_, index) => [
      `Anexo ${index + 1}. El socio y la cooperativa acuerdan lo siguiente.`,
    ]),
  );
  return annex;
}

const usual: DocumentViewerProps = {
  title: 'Tratamiento de datos personales',
  fileName: 'tratamiento-de-datos-personales.pdf',
  state: { kind: 'ready', base64: policy },
  onRetry: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  id: 'componentes-visor-de-documentos',
  title: 'Componentes/Diálogos/Visor de documentos',
  component: DocumentViewer,
  args: usual,
  render: (args) => <Living {...args} />,
  decorators: [inRoom],
  parameters: { guide, docs: { story: { inline: false, height: '640px' } } },
});

type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

const drawn = async ({ canvas }: Pick<Stage, 'canvas'>) => {
  await canvas.findByText(/^Página 1 de \d+\. .*\p{L}/u);
};
/** How light the drawn page is in the middle, so far down (0 to 1): 0 black, 255 white. */
function lightness(dialog: HTMLElement, height: number): number | undefined {
  const page = dialog.querySelector('canvas');
  return page?.getContext('2d')?.getImageData(page.width / 2, page.height * height, 1, 1).data[0];
}
const unreadable = async ({ canvas }: Pick<Stage, 'canvas'>) => {
  await canvas.findByText('No pudimos abrir el documento.');
};

export const Cargando = meta.story({
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Cargando…');
  },
});
export const Listo = meta.story({ play: drawn });
export const VariasPaginas = meta.story({
  name: 'Varias páginas',
  args: { state: { kind: 'ready', base64: severalPages } },
  play: drawn,
});
/** No letters: a picture, which the viewer can read with a part of its library that is fetched for it. */
export const Escaneado = meta.story({
  name: 'Documento escaneado',
  args: { state: { kind: 'ready', base64: scannedPdf('Contrato firmado') } },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    // The middle of its first line, and the white below it.
    await waitFor(() => expect([lightness(dialog, 2 / 64), lightness(dialog, 6 / 64)]).toEqual([0, 255]));
  },
});
/** 1.6 MB of text: made when it is shown, not with every page of the catalogue. */
export const TresMilPaginas = meta.story({
  name: 'Documento de 3.000 páginas',
  render: (args) => (
    <Living {...args} title="Anexo del contrato" state={{ kind: 'ready', base64: threeThousandPages() }} />
  ),
  play: async (stage) => {
    await drawn(stage);
    await expect(stage.canvas.getAllByText(/^Página \d+ de 3000\./)).toHaveLength(3000);
  },
});
export const NoDisponible = meta.story({
  name: 'No disponible',
  args: {
    state: {
      kind: 'unavailable',
      message: 'Este documento no está disponible. Para obtenerlo acérquese a una agencia.',
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Este documento no está disponible/);
    await expect(canvas.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  },
});
export const Base64Roto = meta.story({
  name: 'Base64 roto',
  args: { state: { kind: 'ready', base64: `${policy.slice(0, 80)}*` } },
  play: unreadable,
});
export const NoEsPdf = meta.story({
  name: 'No es un PDF',
  args: { state: { kind: 'ready', base64: btoa('<!doctype html><title>Acceso a la red</title>') } },
  play: unreadable,
});
export const PdfCortado = meta.story({
  name: 'PDF cortado',
  args: { state: { kind: 'ready', base64: btoa('%PDF-1.4\n') } },
  play: unreadable,
});
/** Protected by a password, in a browser that is too old for the viewer, or when its code does not come. */
export const NoSeMuestraAqui = meta.story({
  name: 'No se puede mostrar aquí',
  args: { state: { kind: 'ready', base64: lockedPdf(policy) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Abrir' });
  },
});
export const PaginaSinDibujar = meta.story({
  name: 'Una página no se dibuja',
  args: {
    state: {
      kind: 'ready',
      base64: pdfWithoutPageTwo(createPagedPdf('Contrato', [['Primera.'], ['Segunda.']])),
    },
  },
  play: async (stage) => {
    await drawn(stage);
    const again = await stage.canvas.findByRole('button', { name: 'Reintentar la página 2' });
    again.scrollIntoView({ block: 'center' });
  },
});
export const Movil = meta.story({ name: 'Móvil', globals: { viewport: { value: 'm390' } }, play: drawn });
export const Ampliado = meta.story({
  name: 'Móvil: ampliado',
  globals: { viewport: { value: 'm390' } },
  args: { state: { kind: 'ready', base64: severalPages } },
  play: async (stage) => {
    await drawn(stage);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Ampliar' }));
    await stage.canvas.findByText('150 %');
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Ampliar' }));
    await stage.canvas.findByText('200 %');
  },
});
export const ConError = meta.story({
  name: 'Error con Reintentar',
  args: { state: { kind: 'error', message: errorCodes['-9999-00-03'].text } },
});
export const ContenidoLargo = meta.story({
  name: 'Título largo',
  args: { title: 'Autorización para el tratamiento de datos personales y la consulta en burós de información' },
  play: drawn,
});
