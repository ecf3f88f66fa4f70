import { partialList } from '#domain/partialList.ts';
import preview from '#storybook/preview.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './UnreadableRows.guide.ts';
import { UnreadableRows } from './UnreadableRows.tsx';

const lacking = (count: number) => partialList<string>([], count);

const meta = preview.meta({
  id: 'componentes-filas-sin-leer',
  title: 'Componentes/Avisos y espera/Filas sin leer',
  component: UnreadableRows,
  args: { of: [lacking(1)] },
  decorators: [inRoom],
  parameters: { guide },
});

export const Una = meta.story({});
export const Varias = meta.story({ args: { of: [lacking(1), null, lacking(2)] } });
export const ConTotal = meta.story({ name: 'Con total', args: { hasTotal: true } });
export const VariasConTotal = meta.story({
  name: 'Varias, con total, móvil 320',
  args: { of: [lacking(3)], hasTotal: true },
  globals: { viewport: { value: 'm320' } },
});
