import { type DayBalance, everyDay } from '#domain/balanceHistory.ts';
import preview from '#storybook/preview.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './BalanceChart.guide.ts';
import { BalanceChart, type BalanceChartProps } from './BalanceChart.tsx';

/** Ninety days, as the bank answers them: only the days on which the balance changed. */
const known: readonly DayBalance[] = [
  { day: '2026-08-20', cents: 266_000 },
  { day: '2026-08-25', cents: 383_520 },
  { day: '2026-09-05', cents: 330_115 },
  { day: '2026-09-12', cents: 257_344 },
  { day: '2026-09-25', cents: 391_204 },
  { day: '2026-10-05', cents: 312_990 },
  { day: '2026-10-15', cents: 286_410 },
  { day: '2026-10-25', cents: 393_799 },
  { day: '2026-11-05', cents: 303_859 },
  { day: '2026-11-15', cents: 293_437 },
  { day: '2026-11-20', cents: 289_637 },
];

const scaled = (factor: number, shift = 0): DayBalance[] =>
  everyDay(
    known.map(({ day, cents }) => ({ day, cents: Math.round(cents * factor) + shift })),
    '2026-08-23',
    '2026-11-20',
  );

const args: BalanceChartProps = { days: scaled(1), dateFormat: 'dd/MM/yyyy' };

const meta = preview.meta({
  id: 'componentes-gráfico-de-saldos',
  title: 'Componentes/Datos/Gráfico de saldos',
  component: BalanceChart,
  args,
  decorators: [inRoom],
  parameters: { guide },
});

export const Normal = meta.story({});
export const DiaLeido = meta.story({
  name: 'Un día leído con las flechas',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    // Each key from what the one before has left.
    for (const key of ['{PageDown}', '{PageDown}', '{ArrowLeft}']) await userEvent.keyboard(key);
    await canvas.findByText('05/11/2026');
  },
});
export const PrimerDia = meta.story({
  name: 'El primer día leído',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await canvas.findByText('23/08/2026');
  },
});
export const DosDias = meta.story({ name: 'Dos días', args: { days: scaled(1).slice(-2) } });
export const DoceMeses = meta.story({
  name: 'Doce meses',
  args: {
    days: everyDay([{ day: '2025-11-20', cents: 192_300 }, ...known], '2025-11-21', '2026-11-20'),
  },
});
export const SinMovimientos = meta.story({ name: 'Siempre igual', args: { days: scaled(0, 32_000) } });
export const EnCero = meta.story({ name: 'En cero', args: { days: scaled(0) } });
export const Negativo = meta.story({ name: 'Con saldos negativos', args: { days: scaled(1, -300_000) } });
export const Millones = meta.story({ args: { days: scaled(20_000) } });
export const ConMarcas = meta.story({
  name: 'Con los días en que algo pasa',
  args: {
    label: 'Saldo previsto, día por día',
    days: scaled(1).slice(-30),
    marked: ['2026-10-25', '2026-11-05', '2026-11-15', '2026-11-20'],
  },
});
export const MasAbajoQueArriba = meta.story({
  name: 'Más bajo cero que sobre cero',
  args: { days: scaled(1, -380_000) },
});
