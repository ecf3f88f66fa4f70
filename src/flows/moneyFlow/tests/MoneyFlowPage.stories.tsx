import { Building2, PencilLine, Wallet } from 'lucide-react';
import { fireEvent, waitFor } from 'storybook/test';
import type { Comprobante } from '#api/contract/comprobante.ts';
import type { Validacion } from '#api/contract/validacion.ts';
import type { PendingOrder } from '#session/pendingOrders.ts';
import preview from '#storybook/preview.tsx';
import { lineIsBack } from '#testing/line.ts';
import { inMain, type Stage, shows } from '#testing/storyStage.tsx';
import { MoneyFlowPage } from '../MoneyFlowPage.tsx';
import type { CheckedOrder, Unverified } from '../moneyFlowState.ts';
import type { Operation, OrderSummary } from '../operation.ts';
import { transferTexts } from '../transferTexts.ts';
import type { MoneyFlow } from '../useMoneyFlow.ts';

type Body = Record<string, never>;

/** An operation whose page is shown and which goes nowhere. */
const operation: Operation<Body> = {
  kind: 'INTERNA',
  title: 'Transferencia externa',
  address: '/transferenciaE/1',
  ...transferTexts,
  validate: () => Promise.reject(new Error('No se llama.')),
  execute: () => Promise.reject(new Error('No se llama.')),
  refusals: [],
};

const summary: OrderSummary = {
  cents: 180_00,
  origin: { name: 'Ahorro a la Vista', number: '010201004871' },
  payee: [
    { label: 'Beneficiario', value: 'Rosa Elena Ordonez' },
    { label: 'Institución', value: 'Banco Andes Demo' },
    { label: 'Cuenta destino', value: 'Ahorros •••• 8771' },
  ],
  identity: { key: 'Banco Andes Demo 2209988771', endings: ['8771'] },
  blocks: [
    { field: 'origin', caption: 'Cuenta de origen', name: 'Ahorro a la Vista', lines: ['•••• 4871'], tile: Wallet },
    {
      field: 'destination',
      caption: 'Cuenta destino',
      name: 'Rosa Elena Ordonez',
      lines: ['Banco Andes Demo · Ahorros •••• 8771', 'Cédula ••••••9036'],
      tile: 'Rosa Elena Ordonez',
      badge: { tone: 'ok', text: 'El nombre coincide' },
    },
    { field: 'concept', caption: 'Concepto', name: 'Repuestos', lines: ['Sin aviso por correo'], tile: PencilLine },
  ],
};

const validation: Validacion = {
  valor: 180_00,
  comision: 36,
  impuesto: 5,
  total: 180_41,
  saldoPosterior: 2_665_96,
  acreditacion: 'INMEDIATA',
  fechaAcreditacion: '2026-11-20',
};

const pending: PendingOrder = {
  idTransaccion: '8f2c41d7-0000-4000-8000-000000000000',
  owner: '',
  address: '/transferenciaE/1',
  title: 'Transferencia externa',
  rows: summary.payee,
  account: '010201004871',
  totalCents: 180_41,
  sentAt: Date.parse('2026-11-20T10:14:00-05:00'),
};

const receipt: Comprobante = {
  numeroComprobante: '2026-1120-048213',
  idTransaccion: '8f2c41d7-0000-4000-8000-000000000000',
  tipo: 'EXTERNA',
  estado: 'EXITOSA',
  fecha: '2026-11-20T10:15:00',
  valor: 180_00,
  comision: 36,
  impuesto: 5,
  total: 180_41,
  acreditacion: 'INMEDIATA',
  detalle: [
    { etiqueta: 'Cuenta de origen', valor: 'Ahorro a la Vista •••• 4871' },
    { etiqueta: 'Beneficiario', valor: 'Rosa Elena Ordonez' },
    { etiqueta: 'Institución', valor: 'Banco Andes Demo' },
    { etiqueta: 'Cuenta destino', valor: 'Ahorros •••• 8771' },
    { etiqueta: 'Total debitado', valor: '$180,41', negrita: true },
  ],
};

const CHECKED_AT = Date.parse('2026-11-20T10:14:00-05:00');

const order: CheckedOrder<Body> = { body: {}, summary, validation, checkedAt: CHECKED_AT };

const nothing = () => undefined;

/** A flow that stands somewhere. */
const at = (changes: Partial<MoneyFlow<Body>>): MoneyFlow<Body> => ({
  stage: { kind: 'review', order },
  failure: null,
  notice: null,
  repeated: {
    earlier: [],
    now: Date.parse('2026-11-20T10:15:00-05:00'),
    isAccepted: false,
    isBalanceOld: false,
    isFault: false,
    accept: nothing,
  },
  busy: false,
  sending: false,
  review: () => Promise.resolve(),
  backToData: nothing,
  confirm: () => Promise.resolve(),
  verifying: false,
  dismiss: () => Promise.resolve(),
  verify: () => Promise.resolve(),
  resume: () => Promise.resolve(),
  again: nothing,
  ...changes,
});

/** Revisar of an order with another check, or without any. */
const reviewOf = (changes: Partial<Validacion> | null, shown: OrderSummary = summary) =>
  at({
    stage: {
      kind: 'review',
      order: { body: {}, summary: shown, validation: changes && { ...validation, ...changes }, checkedAt: CHECKED_AT },
    },
  });

const unknown = (
  changes: Partial<PendingOrder> = {},
  { unverified = null, verifying = false }: { unverified?: Unverified | null; verifying?: boolean } = {},
) => at({ stage: { kind: 'unknown', pending: { ...pending, ...changes }, unverified }, verifying });
const ended = (changes: Partial<Comprobante> = {}) =>
  at({ stage: { kind: 'receipt', answer: { ...receipt, ...changes }, payee: summary.payee } });

interface Situation {
  flow: MoneyFlow<Body>;
}

const meta = preview.meta({
  title: 'Pantallas/Operación de dinero/Pasos',
  args: { flow: at({}) },
  render: ({ flow }: Situation) => (
    <MoneyFlowPage operation={operation} flow={flow}>
      <p>Aquí van los datos de la operación.</p>
    </MoneyFlowPage>
  ),
  decorators: [inMain],
});

const LONG = 'Cooperativa de Ahorro y Crédito de los Trabajadores Agrícolas y Artesanos del Austro';

export const Datos = meta.story({ args: { flow: at({ stage: { kind: 'data' } }) } });

export const Revisar = meta.story({ name: 'Revisar: con comisión e IVA', play: shows('Total a debitar') });

export const RevisarSinCosto = meta.story({
  name: 'Revisar: sin costo',
  args: { flow: reviewOf({ comision: 0, impuesto: 0, total: 180_00 }) },
  play: shows('Sin costo'),
});

export const RevisarDiaHabil = meta.story({
  name: 'Revisar: llega el siguiente día hábil',
  args: { flow: reviewOf({ acreditacion: 'SPI', fechaAcreditacion: '2026-11-23' }) },
  play: shows(/23\/11\/2026/),
});

export const RevisarAcreditacionDesconocida = meta.story({
  name: 'Revisar: acreditación que el cliente no conoce',
  args: { flow: reviewOf({ acreditacion: 'LOTE NOCTURNO', fechaAcreditacion: null }) },
  play: shows(/LOTE NOCTURNO/),
});

export const RevisarMinimo = meta.story({
  name: 'Revisar: el servidor solo dice valor y total',
  args: {
    flow: at({ stage: { kind: 'review', order: { ...order, validation: { valor: 180_00, total: 180_00 } } } }),
  },
});

export const RevisarSinValidacion = meta.story({
  name: 'Revisar: sin validación',
  args: { flow: reviewOf(null) },
  play: shows('Los verá en el comprobante'),
});

export const RevisarAdvertencias = meta.story({
  name: 'Revisar: con advertencias, una repetida',
  args: {
    flow: reviewOf({
      advertencias: [
        'Hoy ya transfirió $180,00 a esta cuenta.',
        'La cuenta destino se registró hoy.',
        'La cuenta destino se registró hoy.',
      ],
    }),
  },
});

export const RevisarNombreSimilar = meta.story({
  name: 'Revisar: el nombre es parecido',
  args: {
    flow: reviewOf(
      {},
      {
        ...summary,
        blocks: summary.blocks.map((block) =>
          block.badge ? { ...block, badge: { tone: 'warn', text: 'El nombre es parecido' } } : block,
        ),
      },
    ),
  },
});

export const RevisarNoDebitada = meta.story({
  name: 'Revisar: el código se cerró',
  args: { flow: at({ notice: 'No se realizó ningún débito.' }) },
});

export const RevisarRechazada = meta.story({
  name: 'Revisar: rechazada al ejecutar',
  args: { flow: at({ failure: 'Saldo insuficiente.', notice: 'No se realizó ningún débito.' }) },
});

export const RevisarSaldosOcultos = meta.story({
  name: 'Revisar: saldos ocultos',
  beforeEach() {
    localStorage.setItem('bv.saldosOcultos', 'si');
  },
  play: shows('Saldo oculto'),
});

export const RevisarEnviando = meta.story({
  name: 'Revisar: enviando',
  args: { flow: at({ busy: true, sending: true }) },
});

export const RevisarPidiendoCodigo = meta.story({
  name: 'Revisar: pidiendo el código',
  args: { flow: at({ busy: true }) },
});

export const RevisarSinCodigo = meta.story({
  name: 'Revisar: no se pudo pedir el código',
  args: { flow: at({ failure: 'No tiene un dispositivo activo.' }) },
});

export const RevisarSinConexion = meta.story({
  name: 'Revisar: sin conexión',
  // Reads wait for a connection that is lost: the next story has one.
  beforeEach: () => lineIsBack,
  play: async (stage: Stage) => {
    // The page listens as soon as it has been drawn, and not before.
    await waitFor(async () => {
      await fireEvent(window, new Event('offline'));
      stage.canvas.getByText('Sin conexión no puede confirmar. Espere a recuperarla.');
    });
  },
});

export const RevisarContenidoLargo = meta.story({
  name: 'Revisar: contenido largo',
  args: {
    flow: reviewOf(
      {
        valor: 987_654_321_099,
        total: 987_654_321_140,
        saldoPosterior: 123_456_789,
        acreditacion: 'SPI',
        fechaAcreditacion: '2026-11-23',
        advertencias: [`${LONG} recibirá la transferencia el siguiente día hábil, por ser feriado local en su ciudad.`],
      },
      {
        ...summary,
        cents: 987_654_321_099,
        blocks: [
          { field: 'origin', caption: 'Cuenta de origen', name: LONG, lines: ['•••• 4871'], tile: Wallet },
          {
            field: 'destination',
            caption: 'Cuenta destino',
            name: LONG,
            lines: [`${LONG} · Ahorros •••• 8771`],
            tile: Building2,
          },
          {
            field: 'concept',
            caption: 'Concepto',
            name: 'SupercalifragilisticoespialidosoDeNoviembreSinEspaciosParaVer',
            lines: ['Aviso a administracion.bodegas.y.locales@cooperativa-artesanos.example.com'],
            tile: PencilLine,
          },
        ],
      },
    ),
  },
});

export const Desconocido = meta.story({
  name: 'Resultado desconocido: primera vez',
  args: { flow: unknown() },
  play: shows('No pudimos confirmar el resultado'),
});

export const DesconocidoVerificando = meta.story({
  name: 'Resultado desconocido: verificando',
  args: {
    flow: unknown({ sentAt: Date.parse('2026-11-20T10:14:50-05:00') }, { verifying: true }),
  },
  play: shows('Quedan 25 segundos'),
});

export const DesconocidoVerificandoTarde = meta.story({
  name: 'Resultado desconocido: verificando un envío anterior',
  args: { flow: unknown({}, { verifying: true }) },
});

export const DesconocidoSinRespuesta = meta.story({
  name: 'Resultado desconocido: Verificar no tuvo respuesta',
  args: { flow: unknown({}, { unverified: 'noAnswer' }) },
});

export const SinConsulta = meta.story({
  name: 'Resultado desconocido: el servidor no tiene esa consulta',
  args: { flow: unknown({}, { unverified: 'cannotAsk' }) },
});

export const DesconocidoContenidoLargo = meta.story({
  name: 'Resultado desconocido: contenido largo',
  args: {
    flow: unknown(
      { totalCents: 987_654_321_099, rows: summary.payee.map((row) => ({ ...row, value: LONG })) },
      { unverified: 'noAnswer' },
    ),
  },
});

export const DesconocidoIncompleto = meta.story({
  name: 'Resultado desconocido: guardado sin filas ni referencia',
  args: { flow: unknown({ rows: [], idTransaccion: '7' }) },
});

export const NoEjecutada = meta.story({
  name: 'No ejecutada: los datos siguen listos',
  args: { flow: at({ stage: { kind: 'notExecuted', order } }) },
});

export const NoEjecutadaTrasRecargar = meta.story({
  name: 'No ejecutada: después de recargar',
  args: { flow: at({ stage: { kind: 'notExecuted', order: null } }) },
});

export const Exitosa = meta.story({ name: 'Comprobante: exitosa', args: { flow: ended() } });

export const EnProceso = meta.story({
  name: 'Comprobante: en proceso',
  args: { flow: ended({ estado: 'EN_PROCESO', acreditacion: 'INMEDIATA' }) },
});

export const Devuelta = meta.story({
  name: 'Comprobante: devuelta',
  args: { flow: ended({ estado: 'DEVUELTA', acreditacion: 'SPI' }) },
});

export const SinDetalle = meta.story({
  name: 'Comprobante: un servidor que no dice nada más',
  args: {
    flow: at({
      stage: { kind: 'receipt', answer: { idTransaccion: '1', estado: 'EXITOSA', valor: 180_00 }, payee: [] },
    }),
  },
});
