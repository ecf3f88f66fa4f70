import { fn } from 'storybook/test';
import { movimientos } from '#api/contract/cuentas.ts';
import type { WireAnswer } from '#api/contract/endpoint.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { inMain, SLOWNESS_MS, type Stage } from '#testing/storyStage.tsx';
import { MonthlyFlow } from '../MonthlyFlow.tsx';

const meta = preview.meta({
  title: 'Pantallas/Cuenta, dinero por mes',
  component: MonthlyFlow,
  args: { number: '010201004871', onShow: fn() },
  decorators: [inMain],
});

type Page = WireAnswer<typeof movimientos>;

const pageOf = (registros: Page['registros']): Page => ({
  totalRegistros: registros.length,
  registros,
  totalCreditos: 0,
  totalDebitos: 0,
});

const movement = (id: number, fecha: string, tipo: 'C' | 'D', valor: number, descripcion: string) => ({
  idMovimiento: String(id),
  fecha: `${fecha}T10:00:00`,
  tipo,
  valor,
  descripcion,
  saldo: 0,
});

const ready = async ({ canvas }: Pick<Stage, 'canvas'>) => {
  await canvas.findByRole('list', { name: 'Meses' });
};

const opened = async (stage: Stage) => {
  await ready(stage);
  await stage.userEvent.click(stage.canvas.getByRole('button', { name: /por tipo$/ }));
};

const chosen = async (stage: Stage) => {
  await ready(stage);
  await stage.userEvent.click(stage.canvas.getByRole('button', { name: /^septiembre de 2026/ }));
  await stage.canvas.findByRole('heading', { name: 'Egresos de septiembre' });
};

export const SeisMeses = meta.story({ name: 'Los últimos seis meses', play: ready });

export const PorTipo = meta.story({ name: 'El último mes por tipo', play: opened });

export const OtroMes = meta.story({ name: 'Otro mes elegido', play: chosen });

export const DosMeses = meta.story({
  name: 'Dos meses, y en el último solo egresos',
  ...given(
    answers.withData(
      movimientos,
      pageOf([
        movement(1, '2026-11-18', 'D', 40, 'RETIRO CAJERO AUTOMATICO – AGENCIA MATRIZ'),
        movement(2, '2026-11-11', 'D', 25.4, 'PAGO CENTROSUR – 0012'),
        movement(3, '2026-10-25', 'C', 850, 'ACREDITACION SUELDO – EMPRESA DEMO'),
      ]),
    ),
  ),
  play: opened,
});

export const MesesCargando = meta.story({
  name: 'Dinero por mes: cargando',
  ...given(answers.never(movimientos)),
});

export const MesesLentos = meta.story({
  name: 'Dinero por mes: lento',
  ...given(answers.slow(movimientos, SLOWNESS_MS)),
});

export const MesesLargos = meta.story({
  name: 'Dinero por mes: contenido largo',
  ...given(
    answers.withData(
      movimientos,
      pageOf([
        movement(1, '2026-11-18', 'D', 9_876_543.21, 'TRANSFERENCIA SPI ENVIADA – INSTITUCION'),
        movement(2, '2026-11-17', 'D', 123_456.78, 'PAGO PENSION UNIDAD EDUCATIVA'),
        movement(3, '2026-11-16', 'D', 2_345.67, 'RECARGA CLARO'),
        movement(4, '2026-11-15', 'D', 1_234.56, 'SUPERMERCADO'),
        movement(5, '2026-11-14', 'D', 999.99, 'RETIRO CAJERO'),
        movement(6, '2026-11-13', 'D', 99.99, 'CUOTA CREDITO'),
        movement(7, '2026-11-12', 'D', 9.99, 'PAGO AGUA'),
        movement(8, '2026-11-05', 'C', 12_345_678.9, 'TRANSFERENCIA RECIBIDA – OTRA PERSONA'),
        movement(9, '2026-10-05', 'C', 12_345_678.9, 'TRANSFERENCIA RECIBIDA – OTRA PERSONA'),
      ]),
    ),
  ),
  globals: { viewport: { value: 'm320' } },
  play: opened,
});
export const MesesMovil = SeisMeses.extend({ name: 'Dinero por mes: móvil', globals: { viewport: { value: 'm390' } } });
