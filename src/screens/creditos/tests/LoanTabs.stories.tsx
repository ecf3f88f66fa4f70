import { screen } from 'storybook/test';
import { credito } from '#api/contract/creditos.ts';
import { leer as leerPerfil } from '#api/contract/perfilSocio.ts';
import { besideFocusGuards } from '#components/storyRoom.tsx';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { inMain, type Stage } from '#testing/storyStage.tsx';
import { inTurn } from '#testing/storySteps.ts';
import { Credito } from '../Credito.tsx';
import { loan, longLoan, named, overdueNumber, tableOf } from './storySteps.ts';

const meta = preview.meta({
  title: 'Pantallas/Crédito, tabla y pagos',
  component: Credito,
  parameters: { mundo: { ruta: '/creditos/020110004417', patron: '/creditos/:numeroCredito' } },
  decorators: [inMain],
});

/** Shows one chip's rows of the table. */
const chip = (name: RegExp) => async (stage: Stage) => {
  await stage.userEvent.click(await stage.canvas.findByRole('radio', { name }));
  await stage.canvas.findByRole('radio', { name, checked: true });
};

/** Opens the payments and waits for a text of them. */
const payments = (text: string | RegExp) => async (stage: Stage) => {
  await stage.userEvent.click(await stage.canvas.findByRole('tab', { name: 'Pagos' }));
  await stage.canvas.findAllByText(text);
};

/** Opens what the table can be exported as; the menu stands beside the story in the page's body. */
const openExport = async ({ canvas, userEvent }: Stage) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Exportar/ }));
  await screen.findByRole('menuitem', { name: 'Exportar CSV' });
};

export const Pagadas = meta.story({ name: 'Tabla: pagadas', parameters: overdueNumber, play: chip(/^Pagadas/) });

export const Vencidas = meta.story({ name: 'Tabla: vencidas', parameters: overdueNumber, play: chip(/^Vencidas/) });

export const Pendientes = meta.story({
  name: 'Tabla: pendientes',
  parameters: overdueNumber,
  play: chip(/^Pendientes/),
});

export const Todas = meta.story({
  name: 'Tabla: otra vez todas',
  parameters: overdueNumber,
  play: inTurn(chip(/^Vencidas/), chip(/^Todas/)),
});

export const ConOtros = meta.story({
  name: 'Tabla: con otros rubros',
  beforeEach({ msw }) {
    const tabla = tableOf(12, 7).map((row, index) => (index % 6 === 0 ? { ...row, otros: 4.5, cuota: 254.5 } : row));
    msw.use(answers.withData(credito, { ...loan, tabla }));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'Otros' });
  },
});

export const SinTabla = meta.story({
  name: 'Vacío',
  ...given(answers.withData(credito, { ...loan, tabla: [] })),
  play: named('Crédito de consumo'),
});

export const Exportar = meta.story({
  name: 'Exportar: menú abierto',
  parameters: { a11y: besideFocusGuards },
  play: openExport,
});

export const ExportarSinPerfil = meta.story({
  name: 'Exportar: sin los datos del socio',
  parameters: { a11y: besideFocusGuards },
  ...given(answers.withCode(leerPerfil, '-9999-00-03')),
  play: openExport,
});

export const Pagos = meta.story({ name: 'Pagos', play: payments(/^Débito autom/) });

export const PagosConComprobante = meta.story({
  name: 'Pagos: por varios canales, con comprobante',
  ...given(
    answers.withData(credito, {
      ...loan,
      pagos: [
        { fecha: '2026-07-15', valor: 250, canal: 'VENTANILLA', numeroComprobante: '2026-0715-031122' },
        { fecha: '2026-06-15', valor: 250, canal: 'DEBITO AUTOMATICO', numeroComprobante: null },
        { fecha: '2026-05-15', valor: 250 },
      ],
    }),
  ),
  play: payments(/^Ventanilla/),
});

export const SinPagos = meta.story({
  name: 'Pagos: ninguno',
  ...given(
    answers.withData(credito, { ...loan, saldoCapital: 2400, cuotasPagadas: 0, tabla: tableOf(12, 0), pagos: [] }),
  ),
  play: payments('Aún no hay pagos de este crédito.'),
});

export const PagosSaldosOcultos = meta.story({
  name: 'Saldos ocultos, pagos',
  beforeEach() {
    localStorage.setItem('bv.saldosOcultos', 'si');
  },
  play: payments('Saldo oculto'),
});

export const PagosContenidoLargo = meta.story({
  name: 'Pagos: contenido largo',
  ...given(answers.withData(credito, longLoan)),
  play: payments(/^Corresponsal/),
});
