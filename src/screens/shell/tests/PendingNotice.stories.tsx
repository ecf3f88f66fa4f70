import { to } from '#navigation/paths.ts';
import type { PendingOrder } from '#session/pendingOrders.ts';
import { pendingOrders } from '#session/usePendingOrders.ts';
import preview from '#storybook/preview.tsx';
import { ownerMark } from '#testing/sessionOf.ts';
import { inMain, shows } from '#testing/storyStage.tsx';
import { PendingNotice } from '../PendingNotice.tsx';

const meta = preview.meta({
  title: 'Pantallas/Armazón/Operación sin respuesta',
  component: PendingNotice,
  parameters: { mundo: { ruta: to.productos } },
  decorators: [inMain],
});

/** An order of a minute ago, by the member of the story. */
const external: Omit<PendingOrder, 'owner'> = {
  idTransaccion: '8f2c41d7-0000-4000-8000-000000000001',
  address: to.transferenciaExterna,
  title: 'Transferencia externa',
  rows: [{ label: 'Beneficiario', value: 'Rosa Elena Ordonez' }],
  account: '010201004871',
  totalCents: 180_77 + 41,
  sentAt: Date.parse('2026-11-20T10:14:00-05:00'),
};
const internal: Omit<PendingOrder, 'owner'> = {
  ...external,
  idTransaccion: '8f2c41d7-0000-4000-8000-000000000002',
  address: to.transferenciaInterna,
  title: 'Transferencia interna',
  totalCents: 25_77,
};

/** The orders wait while the story is shown, and no longer. */
const waiting =
  (...orders: readonly Omit<PendingOrder, 'owner'>[]) =>
  async () => {
    for (const order of orders) await pendingOrders().add({ ...order, owner: ownerMark() });
    return async () => {
      for (const { idTransaccion } of orders) await pendingOrders().remove(idTransaccion);
    };
  };

export const Una = meta.story({
  name: 'Una operación sin respuesta',
  beforeEach: waiting(external),
  play: shows(/transferencia externa por \$181,18/),
});

export const Varias = meta.story({
  name: 'Varias',
  beforeEach: waiting(external, internal),
  play: async ({ canvas }) => {
    await canvas.findByText(/transferencia interna por \$25,77/);
  },
});

export const EnSuPagina = meta.story({
  name: 'En la página que la ordenó, que ya pregunta por ella: solo las demás',
  parameters: { mundo: { ruta: to.transferenciaExterna } },
  beforeEach: waiting(external, internal),
  play: shows(/transferencia interna/),
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  beforeEach: waiting({
    ...external,
    title: 'Pago de servicios básicos de la Empresa Eléctrica Regional',
    totalCents: 9_999_999_999_99,
  }),
  play: shows(/Empresa|empresa/),
  globals: { viewport: { value: 'm320' } },
});
