import { tarjetas } from '#api/contract/cuentasDestino.ts';
import { leer } from '#api/contract/cupos.ts';
import type { CodeOf } from '#api/contract/endpoint.ts';
import { validar } from '#api/contract/pagoTarjetas.ts';
import { instituciones } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import { paths, to } from '#navigation/paths.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { freshOrders } from '#testing/moneySteps.ts';
import { refusing, unsaid } from '#testing/shownCodes.ts';
import { inMain, type Stage } from '#testing/storyStage.tsx';
import { chooses, inTurn, press, showsInPage } from '#testing/storySteps.ts';
import { LONG_NAME } from '#testing/storyTexts.ts';
import { PagoTarjetas } from '../PagoTarjetas.tsx';
import { fillOther, openOthers, order } from './storySteps.ts';

const mundo = { ruta: to.pagoTarjetas, patron: paths.pagoTarjetas };

const meta = preview.meta({
  title: 'Pantallas/Pago de tarjetas/Otras tarjetas',
  component: PagoTarjetas,
  parameters: { mundo },
  decorators: [inMain],
  ...freshOrders,
});

const PACIFICO = /^Tarjeta Pacífico Sur/;

/** Opens the tab without waiting for its cards. */
const openTab = async ({ canvas, userEvent }: Stage): Promise<void> => {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Otras tarjetas' }));
};

const tabShows = (text: string | RegExp) => inTurn(openTab, showsInPage(text));

/** The code that the check of the order answers. */
const checkAnswers = (code: CodeOf<typeof validar>) => ({
  ...refusing(validar, code),
  play: order.refusedWith(errorCodes[code].text, fillOther),
});

export const Abierta = meta.story({ name: 'Otras: listo', play: openOthers });

export const CargandoOtras = meta.story({
  name: 'Otras: cargando',
  ...given(answers.never(tarjetas)),
  play: tabShows('Cargando tarjetas registradas'),
});

export const VaciaOtras = meta.story({
  name: 'Otras: vacío',
  ...given(answers.withData(tarjetas, [])),
  play: tabShows('No tiene tarjetas registradas.'),
});

export const OtrasConError = meta.story({
  name: '-9999-00-03: las tarjetas registradas no llegan',
  ...refusing(tarjetas, '-9999-00-03'),
  play: tabShows(errorCodes['-9999-00-03'].text),
});

export const OtrasLlenas = meta.story({
  name: 'Otras: llenas, llega de inmediato',
  play: inTurn(fillOther, showsInPage('Llega de inmediato.')),
});

export const OtrasSpi = meta.story({
  name: 'Otras: llega el siguiente día hábil',
  play: inTurn((stage) => fillOther(stage, { card: PACIFICO }), showsInPage('Llega el siguiente día hábil.')),
});

export const OtrasSinInstituciones = meta.story({
  name: '-9999-00-02: no se sabe cuándo llega',
  parameters: { codes: unsaid(instituciones, '-9999-00-02') },
  ...given(answers.withCode(instituciones, '-9999-00-02')),
  play: (stage) => fillOther(stage),
});

export const OtrasNombreDistinto = meta.story({
  name: 'Otras: el nombre del titular no coincide, sin marcar',
  ...given(answers.withData(validar, { valor: 120, total: 120.41, coincidenciaNombre: 'NO_COINCIDE' })),
  play: order.refusedWith('Marque la casilla para continuar.', fillOther),
});

export const OtrasObligatorios = meta.story({
  name: 'Otras: todos los campos son obligatorios',
  play: async (stage) => {
    await openOthers(stage);
    await press(stage, 'Revisar');
    await stage.canvas.findAllByText('El campo es requerido.');
  },
});

export const OtrasCupoDiario = meta.story({
  name: 'Otras: más que el cupo diario, con «Modificar cupos»',
  play: inTurn(
    (stage) => fillOther(stage, { valor: '1000,01' }),
    showsInPage('Supera su cupo diario disponible: $1.000,00.'),
  ),
});

export const OtrasCupoMensual = meta.story({
  name: 'Otras: más que el cupo mensual',
  ...given(
    answers.withData(leer, {
      valorInternoDiario: 1500,
      valorInternoMensual: 10000,
      valorExternoDiario: 1000,
      valorExternoMensual: 100,
      valorFacilitoDiario: 300,
      valorFacilitoMensual: 1500,
    }),
  ),
  play: inTurn(
    (stage) => fillOther(stage, { valor: '40,01' }),
    showsInPage('Supera su cupo mensual disponible: $40,00.'),
  ),
});

export const OtrasMenosDeUnDolar = meta.story({
  name: 'Otras: menos de un dólar',
  play: inTurn((stage) => fillOther(stage, { valor: '0,5' }), showsInPage('El valor mínimo permitido es $1,00.')),
});

export const OtrasSaldosOcultos = meta.story({
  name: 'Otras: saldos ocultos',
  beforeEach() {
    localStorage.setItem('bv.saldosOcultos', 'si');
  },
  play: (stage) => fillOther(stage),
});

export const OtrasCupoDiarioServidor = meta.story({
  name: '-0005-01-02: el servidor dice que supera el cupo diario',
  ...checkAnswers('-0005-01-02'),
});

export const OtrasCupoMensualServidor = meta.story({
  name: '-0005-01-03: el servidor dice que supera el cupo mensual',
  ...checkAnswers('-0005-01-03'),
});

export const OtrasNoPermitePagos = meta.story({
  name: '-0009-01-01: la tarjeta registrada no permite pagos',
  ...checkAnswers('-0009-01-01'),
});

export const OtrasRevisar = meta.story({
  name: 'Otras: revisar, con comisión e IVA',
  play: order.reviewedWith('IVA', fillOther),
});

export const OtrasPin = meta.story({
  name: 'Otras: el código sobre la revisión',
  play: inTurn((stage) => order.toReview(stage, fillOther), order.openPin),
});

export const OtrasEnProceso = meta.story({
  name: 'Otras: comprobante de un pago en proceso',
  play: inTurn(
    (stage) => order.execute(stage, (on) => fillOther(on, { card: PACIFICO })),
    showsInPage('Pago en proceso'),
  ),
});

export const OtrasExitoso = meta.story({
  name: 'Otras: comprobante',
  play: order.executedWith('Pago exitoso', fillOther),
});

export const OtrasDesconocido = meta.story({
  name: 'Otras: resultado desconocido (…,77)',
  play: (stage) => order.toUnknown(stage, (on) => fillOther(on, { valor: '80,77' })),
});

export const OtrasLargas = meta.story({
  name: 'Otras: contenido largo',
  parameters: {
    mundo: { ...mundo, cooperativa: LONG_NAME },
  },
  beforeEach({ msw }) {
    const long = {
      tipo: 'TARJETA' as const,
      institucion: LONG_NAME,
      beneficiario: 'MARIA FERNANDA DE LOS ANGELES GUAMAN VINTIMILLA DE ORDOÑEZ',
      alias: 'Tarjeta mamá de las compras de la casa',
    };
    msw.use(
      answers.withData(
        tarjetas,
        [1, 2, 3, 4, 5, 6].map((at) => ({
          ...long,
          codigoCuentaDestino: `CD-1${at}`,
          numeroCuenta: `400000998812777${at}`,
        })),
      ),
    );
  },
  play: inTurn(openOthers, chooses(/7773/)),
});

export const OtrasTableta = OtrasLlenas.extend({ name: 'Otras: tableta', globals: { viewport: { value: 'tableta' } } });
