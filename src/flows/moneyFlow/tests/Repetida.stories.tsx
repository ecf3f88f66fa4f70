import { Wallet } from 'lucide-react';
import { useEffect, useState } from 'react';
import { historial } from '#api/contract/transacciones.ts';
import type { Validacion } from '#api/contract/validacion.ts';
import { answers } from '#mocks/storyDemo.ts';
import { createRecentOrders, createRecentVault, type RecentOrder } from '#session/recentOrders.ts';
import { useOwner } from '#session/SessionProvider.tsx';
import { localStore } from '#session/safeStorage.ts';
import { stableProperties } from '#session/stableProperties.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { unsaid } from '#testing/shownCodes.ts';
import { inMain, type Stage, shows } from '#testing/storyStage.tsx';
import type { OrderSummary } from '../operation.ts';
import { ReviewCard } from '../ReviewCard.tsx';
import { useRepeatedOrder } from '../useRepeatedOrder.ts';

const LONG = 'Cooperativa de Ahorro y Crédito de los Trabajadores Agrícolas y Artesanos del Austro';
const TICK = 'Es otra operación: quiero hacerla también';
const MINUTE_MS = 60_000;

interface Situation {
  /** What was ordered before, so many minutes ago. */
  before: readonly (Partial<RecentOrder> & { minutes: number })[];
  name: string;
  kind: 'INTERNA' | 'RECARGA' | 'CENTROSUR';
}

const summaryFor = (name: string): OrderSummary => ({
  cents: 12_34,
  origin: { name: 'Ahorro a la Vista', number: '010201004871' },
  payee: [{ label: 'Beneficiario', value: name }],
  identity: { key: 'cuenta 010201015566', endings: ['5566'] },
  blocks: [
    { field: 'origin', caption: 'Cuenta de origen', name: 'Ahorro a la Vista', lines: ['•••• 4871'], tile: Wallet },
    {
      field: 'destination',
      caption: 'Cuenta destino',
      name,
      lines: ['Ahorro a la Vista •••• 5566 · Cooperativa Sierra Azul'],
      tile: name,
    },
  ],
});

const validation: Validacion = { valor: 12_34, comision: 0, impuesto: 0, total: 12_34, saldoPosterior: 2_834_03 };

/** Revisar of an order that another tab, or this one a while ago, has given too. */
function Review({ before, name, kind }: Situation) {
  const owner = useOwner();
  const [order] = useState(() => ({ summary: summaryFor(name), checkedAt: Date.now() }));
  const repeated = useRepeatedOrder(kind, order, null);
  useEffect(() => {
    const otherTab = createRecentOrders(createRecentVault(localStore, stableProperties()));
    const send = async () => {
      for (const [index, { minutes, ...changes }] of before.entries()) {
        const sent: RecentOrder = {
          idTransaccion: String(index),
          owner,
          payee: order.summary.identity.key,
          cents: order.summary.cents,
          at: Date.now() - minutes * MINUTE_MS,
          outcome: 'executed',
          receipt: `2026-1120-0${48213 - index}`,
        };
        await otherTab.claim({ ...sent, ...changes }, () => true);
      }
      dispatchEvent(new StorageEvent('storage', { key: null }));
    };
    void send();
  }, [before, order, owner]);
  return (
    <ReviewCard
      kind={kind}
      amountLabel="Usted va a transferir"
      confirmLabel="Confirmar transferencia"
      summary={order.summary}
      validation={validation}
      failure={null}
      notice={null}
      repeated={repeated}
      busy={false}
      sendingText={null}
      onModify={() => undefined}
      onConfirm={() => void repeated.mayConfirm()}
    />
  );
}

const usual: Situation = { before: [{ minutes: 2 }], name: 'Comercial San Roque', kind: 'INTERNA' };

const meta = preview.meta({
  title: 'Pantallas/Operación de dinero/Operación repetida',
  args: usual,
  render: (situation: Situation) => <Review {...situation} />,
  decorators: [inMain],
});

const box = ({ canvas }: Pick<Stage, 'canvas'>) => canvas.findByRole('checkbox', { name: TICK });
const asks = async (stage: Pick<Stage, 'canvas'>) => {
  await box(stage);
};

export const Ejecutada = meta.story({ name: 'Ejecutada hace 2 minutos', play: asks });

export const SinConfirmar = meta.story({
  name: 'Sin confirmar: quedó sin respuesta, o la envía otra pestaña',
  args: { before: [{ minutes: 0, outcome: 'unconfirmed', receipt: '' }] },
  play: asks,
});

export const SinNumero = meta.story({
  name: 'Ejecutada ayer, sin número de comprobante',
  args: { before: [{ minutes: 13 * 60, receipt: '' }] },
  play: asks,
});

export const Varias = meta.story({
  name: 'Varias iguales en el día',
  args: {
    before: [
      { minutes: 400 },
      { minutes: 60 },
      { minutes: 12 },
      { minutes: 1, outcome: 'unconfirmed', receipt: '' },
      { minutes: 30 },
    ],
  },
  play: asks,
});

export const EnElHistorial = meta.story({
  name: 'Solo en el historial: la hizo en otro dispositivo',
  args: { before: [] },
  ...given(
    answers.withData(historial, {
      totalRegistros: 1,
      registros: [
        {
          numeroComprobante: '2026-1120-048207',
          fecha: '2026-11-20T07:15:00',
          tipo: 'INTERNA',
          destino: 'Comercial San Roque · •••• 5566',
          valor: 12.34,
          estado: 'EXITOSA',
        },
      ],
    }),
  ),
  play: shows(/^Hace 3 horas/),
});

export const HistorialRechazado = meta.story({
  name: '-0007-02-01: el historial no responde, y Revisar no lo espera',
  parameters: { codes: unsaid(historial, '-0007-02-01') },
  args: { before: [] },
  ...given(answers.withCode(historial, '-0007-02-01')),
  play: shows('Total a debitar'),
});

export const Marcada = meta.story({
  name: 'Marcada: quiere hacerla también',
  play: async (stage) => stage.userEvent.click(await box(stage)),
});

export const SinMarcar = meta.story({
  name: 'Confirmar sin marcar la casilla',
  play: async (stage) => {
    await asks(stage);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Confirmar transferencia' }));
    await shows('Marque la casilla para continuar.')();
  },
});

export const Recarga = meta.story({
  name: 'Una recarga',
  args: { kind: 'RECARGA', name: '0987654320' },
  play: shows(/recargó/),
});

export const Pago = meta.story({
  name: 'Un pago',
  args: { kind: 'CENTROSUR', name: 'Luz eléctrica CentroSur' },
  play: shows(/pagó/),
});

export const NombreLargo = meta.story({
  name: 'Nombre largo',
  args: { name: LONG, before: [{ minutes: 2 }, { minutes: 3, outcome: 'unconfirmed', receipt: '' }] },
  play: asks,
});

export const EnElTelefono = SinMarcar.extend({
  name: 'Confirmar sin marcar la casilla, en el teléfono',
  globals: { viewport: { value: 'm390' } },
});
