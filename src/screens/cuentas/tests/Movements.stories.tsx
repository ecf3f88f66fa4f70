import type { StoryContext } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { cuenta, estadoCuenta, movimientos, saldos } from '#api/contract/cuentas.ts';
import { besideFocusGuards } from '#components/storyRoom.tsx';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import { paths } from '#navigation/paths.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, shown } from '#testing/shownCodes.ts';
import { inMain, type Stage, shows } from '#testing/storyStage.tsx';
import { failedWith } from '#testing/storySteps.ts';
import { Cuenta } from '../Cuenta.tsx';
import { longAccount, longBalances, longMovements, ready } from './storySteps.ts';

const meta = preview.meta({
  title: 'Pantallas/Cuenta, movimientos',
  component: Cuenta,
  parameters: { mundo: { ruta: '/cuentas/010201004871', patron: paths.cuenta } },
  decorators: [inMain],
});

/** Opens «Elegir fechas» and puts a day into one of its fields. */
const chooseDay = (label: 'Desde' | 'Hasta', day: string, message: string) => async (stage: Stage) => {
  const { canvas, userEvent } = stage;
  await ready(stage);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Período' }), 'otro');
  await userEvent.clear(await canvas.findByLabelText(label));
  if (day !== '') await userEvent.type(canvas.getByLabelText(label), day);
  await userEvent.tab();
  await canvas.findByText(message);
};

/** Opens «Más filtros» and types both amounts. */
const typeAmounts = (least: string, most: string, message: string) => async (stage: Stage) => {
  const { canvas, userEvent } = stage;
  await ready(stage);
  await userEvent.click(canvas.getByRole('button', { name: 'Más filtros' }));
  await userEvent.type(await canvas.findByLabelText('Valor mínimo'), least);
  if (most !== '') await userEvent.type(canvas.getByLabelText('Valor máximo'), most);
  await canvas.findByText(message);
};

/** The bank answers the list otherwise from now on. The months are read by the same call: all of them are there before. */
const fromNowOn = async ({ msw, canvas }: Pick<StoryContext, 'canvas' | 'msw'>, answer: HttpHandler) => {
  await canvas.findByText('jun');
  msw.use(answer);
};

const openExport = async (stage: Stage) => {
  await ready(stage);
  await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Exportar' }));
  await screen.findByRole('menuitem', { name: 'Estado de cuenta PDF' });
};

/** Opens the detail of the newest movement that has this title. */
const openDetail = (title: string) => async (stage: Stage) => {
  await ready(stage);
  const [newest] = stage.canvas.getAllByRole('button', { name: new RegExp(`^${title}`) });
  if (newest) await stage.userEvent.click(newest);
  await screen.findByRole('dialog', { name: 'Detalle del movimiento' });
};

export const CargandoMovimientos = meta.story({
  name: 'Cargando los movimientos y el gráfico',
  ...given(answers.never(movimientos), answers.never(saldos)),
  play: shows('Cargando los movimientos'),
});

export const CargarMas = meta.story({
  name: 'Después de «Cargar más»',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Cargar más' }));
    await stage.canvas.findByText('Mostrando 40 de 62');
  },
});

export const TodosCargados = meta.story({
  name: 'Todos los movimientos cargados',
  play: async (stage) => {
    await ready(stage);
    for (const count of ['40', '60', '62']) {
      await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Cargar más' }));
      await stage.canvas.findByText(`Mostrando ${count} de 62`);
    }
  },
});

export const CargandoMas = meta.story({
  name: '«Cargar más» en curso',
  play: async (stage) => {
    await ready(stage);
    await fromNowOn(stage, answers.never(movimientos));
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Cargar más' }));
    await stage.canvas.findByRole('button', { name: 'Cargar más', busy: true });
  },
});

export const CargarMasConError = meta.story({
  name: '-9999-00-03: «Cargar más» falla y la lista queda',
  parameters: { codes: shown(movimientos, '-9999-00-03') },
  play: async (stage) => {
    await ready(stage);
    await fromNowOn(stage, answers.withCode(movimientos, '-9999-00-03'));
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Cargar más' }));
    await stage.canvas.findByText(errorCodes['-9999-00-03'].text);
  },
});

export const SoloIngresos = meta.story({
  name: 'Filtro: solo ingresos',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.click(stage.canvas.getByRole('radio', { name: 'Ingresos' }));
    await stage.canvas.findByText(/^Mostrando (\d+) de \1$/);
  },
});

export const UnMovimiento = meta.story({
  name: 'Filtro: un solo movimiento',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.selectOptions(stage.canvas.getByRole('combobox', { name: 'Período' }), '30');
    await stage.userEvent.type(stage.canvas.getByRole('searchbox', { name: 'Buscar por descripción' }), 'sueldo');
    await stage.canvas.findByText('1 movimiento', { selector: ':not([role])' });
  },
});

export const SinResultados = meta.story({
  name: 'Filtro: no encuentra nada',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.type(stage.canvas.getByRole('searchbox', { name: 'Buscar por descripción' }), 'helicóptero');
    await stage.canvas.findByText('No hay movimientos con estos filtros.');
  },
});

export const FiltroEnCurso = meta.story({
  name: 'Filtro: la lista anterior mientras llega la nueva',
  play: async (stage) => {
    await ready(stage);
    await fromNowOn(stage, answers.never(movimientos));
    await stage.userEvent.click(stage.canvas.getByRole('radio', { name: 'Egresos' }));
    await stage.canvas.findByRole('table', { busy: true });
  },
});

export const ElegirFechas = meta.story({
  name: 'Filtro: elegir fechas',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.selectOptions(stage.canvas.getByRole('combobox', { name: 'Período' }), 'otro');
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Más filtros' }));
    await stage.canvas.findByLabelText('Desde');
  },
});

export const FechasInvertidas = meta.story({
  name: 'Filtro: la fecha final es anterior a la inicial',
  play: chooseDay('Hasta', '01082026', 'La fecha final debe ser igual o posterior a la inicial.'),
});

export const FechaFutura = meta.story({
  name: 'Filtro: la fecha final es posterior a hoy',
  play: chooseDay('Hasta', '21112026', 'La fecha final no puede ser posterior a hoy.'),
});

export const SinFecha = meta.story({
  name: 'Filtro: sin fecha inicial',
  play: chooseDay('Desde', '', 'Ingrese la fecha inicial.'),
});

export const FechaMalEscrita = meta.story({
  name: 'Filtro: una fecha que no se puede leer',
  play: chooseDay('Desde', '1 de agosto', 'Escriba la fecha así: 31/12/2026.'),
});

export const FechaInexistente = meta.story({
  name: 'Filtro: una fecha que no existe',
  play: chooseDay('Desde', '31092026', 'Esa fecha no existe. Revise el día y el mes.'),
});

export const RangoLargo = meta.story({
  name: 'Filtro: más de 12 meses',
  play: chooseDay('Desde', '01112025', 'El rango no puede superar 12 meses.'),
});

export const ValoresInvertidos = meta.story({
  name: 'Filtro: el valor máximo es menor que el mínimo',
  play: typeAmounts('100', '50', 'El valor máximo debe ser igual o mayor que el mínimo.'),
});

export const ValorMalEscrito = meta.story({
  name: 'Filtro: valor mal escrito',
  play: typeAmounts('1.2.3', '', 'Escriba el valor así: 10 o 10,50.'),
});

export const ValoresPlegados = meta.story({
  name: 'Filtro: valores plegados que siguen activos',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Más filtros' }));
    await stage.userEvent.type(await stage.canvas.findByLabelText('Valor mínimo'), '100');
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Menos filtros' }));
    await stage.canvas.findByRole('button', { name: 'Más filtros, 1 activo' });
    await stage.canvas.findByText(/^Mostrando (\d+) de \1$/);
  },
});

export const ValoresPlegadosMovil = ValoresPlegados.extend({
  name: 'Filtro: valores plegados que siguen activos, móvil pequeño',
  globals: { viewport: { value: 'm320' } },
});

export const RangoRechazado = meta.story({
  name: '-0007-02-01: el servidor no admite el rango',
  parameters: { codes: [...shown(movimientos, '-0007-02-01'), ...shown(saldos, '-0007-02-01')] },
  ...given(answers.withCode(movimientos, '-0007-02-01'), answers.withCode(saldos, '-0007-02-01')),
  play: async ({ canvas }) => {
    // The balances' answer, and the movements'.
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    for (const alert of canvas.getAllByRole('alert'))
      await expect(alert).toHaveTextContent(errorCodes['-0007-02-01'].text);
  },
});

export const YaNoSeEncuentra = meta.story({
  name: '-0007-01-01: la cuenta está, sus movimientos y saldos ya no',
  parameters: { codes: [...shown(movimientos, '-0007-01-01'), ...shown(saldos, '-0007-01-01')] },
  ...given(answers.withCode(movimientos, '-0007-01-01'), answers.withCode(saldos, '-0007-01-01')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(errorCodes['-0007-01-01'].text)).toHaveLength(2));
  },
});

export const MovimientosConError = meta.story({
  name: 'La cuenta está y los movimientos fallan',
  ...refusing(movimientos, '-9999-00-03'),
  play: async (stage) => {
    await failedWith(errorCodes['-9999-00-03'].text)(stage);
    await stage.canvas.findByRole('slider');
  },
});

export const Detalle = meta.story({
  name: 'Detalle de un movimiento con comprobante',
  play: async (stage) => {
    await openDetail('Recarga celular')(stage);
    await screen.findByRole('button', { name: 'Ver comprobante' });
  },
});

export const DetalleSinComprobante = meta.story({
  name: 'Detalle de un movimiento sin comprobante',
  play: openDetail('Transferencia recibida'),
});

export const DetalleCompartido = meta.story({
  name: 'Detalle compartido',
  play: async (stage) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openDetail('Recarga celular')(stage);
    await stage.userEvent.click(screen.getByRole('button', { name: 'Compartir' }));
    await shows('Datos copiados')();
  },
});

export const DetalleComprobante = meta.story({
  name: 'Comprobante abierto desde el detalle',
  play: async (stage) => {
    await openDetail('Recarga celular')(stage);
    await stage.userEvent.click(screen.getByRole('button', { name: 'Ver comprobante' }));
    await screen.findByRole('dialog', { name: 'Comprobante' });
    await screen.findByRole('button', { name: 'Imprimir' });
  },
});

export const Exportar = meta.story({
  name: 'Menú «Exportar» abierto',
  parameters: { a11y: besideFocusGuards },
  play: openExport,
});

export const ExportarConError = meta.story({
  name: '-9999-00-01: la exportación falla',
  parameters: { codes: shown(movimientos, '-9999-00-01') },
  play: async (stage) => {
    await openExport(stage);
    await fromNowOn(stage, answers.withCode(movimientos, '-9999-00-01'));
    await stage.userEvent.click(screen.getByRole('menuitem', { name: 'Exportar CSV' }));
    await shows(errorCodes['-9999-00-01'].text)();
  },
});

export const EstadoDeCuenta = meta.story({
  name: 'Estado de cuenta en el visor',
  play: async (stage) => {
    await openExport(stage);
    await stage.userEvent.click(screen.getByRole('menuitem', { name: 'Estado de cuenta PDF' }));
    await shows(/^Página 1 de \d+\. .*\p{L}/u)();
  },
});

export const EstadoDeCuentaRechazado = meta.story({
  name: '-0007-02-01: el estado de cuenta no admite el rango',
  ...refusing(estadoCuenta, '-0007-02-01'),
  play: async (stage) => {
    await openExport(stage);
    await stage.userEvent.click(screen.getByRole('menuitem', { name: 'Estado de cuenta PDF' }));
    await shows(errorCodes['-0007-02-01'].text)();
  },
});

export const EstadoDeCuentaDesconocido = meta.story({
  name: '-0007-01-01: del estado de cuenta no se encuentra la cuenta',
  ...refusing(estadoCuenta, '-0007-01-01'),
  play: async (stage) => {
    await openExport(stage);
    await stage.userEvent.click(screen.getByRole('menuitem', { name: 'Estado de cuenta PDF' }));
    await shows(errorCodes['-0007-01-01'].text)();
  },
});

export const DetalleLargo = meta.story({
  name: 'Detalle de un movimiento con contenido largo',
  ...given(
    answers.withData(cuenta, longAccount),
    answers.withData(saldos, longBalances),
    answers.withData(movimientos, longMovements),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Xxxx/ }));
    await screen.findByRole('dialog', { name: 'Detalle del movimiento' });
  },
});
