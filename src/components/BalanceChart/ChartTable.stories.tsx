import { useState } from 'react';
import { fn } from 'storybook/test';
import styled from 'styled-components';
import { type DayBalance, everyDay } from '#domain/balanceHistory.ts';
import preview from '#storybook/preview.tsx';
import { presses } from '#testing/storySteps.ts';
import { space } from '#theme/tokens.ts';
import { cardBox } from '../Card/cardBox.ts';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './ChartTable.guide.ts';
import { ChartTable, type ChartTableProps } from './ChartTable.tsx';

const known: readonly DayBalance[] = [
  { day: '2026-11-01', cents: 303_859 },
  { day: '2026-11-05', cents: 293_437 },
  { day: '2026-11-15', cents: 289_637 },
];

/** A page that keeps whether the table is shown. */
function Page({ isShown: first, ...props }: ChartTableProps) {
  const [isShown, setShown] = useState(first);
  return <ChartTable {...props} isShown={isShown} onShow={setShown} />;
}

const args: ChartTableProps = {
  label: 'Saldo al cierre de cada día',
  amountLabel: 'Saldo contable',
  isShown: false,
  onShow: fn(),
  days: everyDay(known, '2026-11-01', '2026-11-20'),
  dateFormat: 'dd/MM/yyyy',
  children: <p>El más bajo es de $2.896,37, desde el 15/11.</p>,
};

/** A card, as the table's pages have one under the chart. */
const Board = styled.div`
  display: grid;
  gap: ${space[5]};
  padding: ${space[5]};
  ${cardBox}
`;

const meta = preview.meta({
  id: 'componentes-tabla-del-gráfico',
  title: 'Componentes/Datos/Tabla del gráfico',
  component: ChartTable,
  args,
  render: (props) => <Page {...props} />,
  decorators: [
    (Story) => (
      <Board>
        <Story />
      </Board>
    ),
    inRoom,
  ],
  parameters: { guide },
});

export const Cerrada = meta.story({});
export const Abierta = meta.story({ play: presses('Ver como tabla') });
export const ConLoQuePasa = meta.story({
  name: 'Con lo que pasa cada día',
  args: {
    label: 'Saldo previsto de cada día',
    amountLabel: 'Saldo previsto',
    eventsOn: (day) => day === '2026-11-05' && <span>Crédito de consumo $104,22</span>,
  },
  play: presses('Ver como tabla'),
});
export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  args: {
    days: everyDay([{ day: '2026-11-01', cents: 9_876_543_210_50 }], '2026-11-01', '2026-11-03'),
    eventsOn: () => <span>{'Crédito para trabajadores agrícolas y artesanos del Austro '.repeat(3)}</span>,
    children: <p>{'Supone que los ingresos de los últimos meses se repiten el mismo día. '.repeat(3)}</p>,
  },
  play: presses('Ver como tabla'),
});
