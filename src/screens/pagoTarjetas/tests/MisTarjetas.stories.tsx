import { onlineManager } from '@tanstack/react-query';
import { fireEvent } from 'storybook/test';
import type { CodeOf } from '#api/contract/endpoint.ts';
import { pagar, validar } from '#api/contract/pagoTarjetas.ts';
import { leer, lista } from '#api/contract/tarjetas.ts';
import { autorizar } from '#api/contract/tokens.ts';
import { comprobante } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { paths, to } from '#navigation/paths.ts';
import { createPendingVault, type PendingOperation } from '#session/pendingOperations.ts';
import { localStore } from '#session/safeStorage.ts';
import { stableProperties } from '#session/stableProperties.ts';
import { pendingOperations } from '#session/usePendingOperations.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, shown, shownAs } from '#testing/shownCodes.ts';
import { inMain, SLOWNESS_MS, type Stage } from '#testing/storyStage.tsx';
import { PagoTarjetas } from '../PagoTarjetas.tsx';
import {
  askReview,
  busy,
  choose,
  execute,
  fill,
  openPin,
  otherAmount,
  press,
  ready,
  sendCode,
  showsInPage,
  stands,
  toReview,
  toUnknown,
} from './storySteps.ts';

const mundo = { ruta: to.pagoTarjetas, patron: paths.pagoTarjetas };

const meta = preview.meta({
  title: 'Pantallas/Pago de tarjetas/Mis tarjetas',
  component: PagoTarjetas,
  parameters: { mundo },
  decorators: [inMain],
  async beforeEach() {
    // The list of orders without an answer is one per page, and the catalogue is one page.
    await pendingOperations().load();
  },
});

const OFFLINE = 'No hay conexión con el servidor.';
const LONG_NAME = 'Cooperativa de Ahorro y Crédito de los Trabajadores Agrícolas y Artesanos del Austro';
const NOT_DEBITED = 'No se realizó ningún débito.';
const LEFT = '8f2c41d7-0000-4000-8000-000000000000';
const m390 = { viewport: { value: 'm390' } };
const SECOND = /^Mastercard Socio/;

const summary = {
  codigoTarjeta: 'TC-01',
  marca: 'VISA',
  producto: 'VISA CLASICA',
  numeroEnmascarado: '************4502',
  cupo: 2500,
  disponible: 1683.55,
  utilizado: 816.45,
  estado: 'ACTIVA',
};

/** Asks for the review and waits for what the page says instead. */
const refusedWith = (text: string) => async (stage: Stage) => {
  await askReview(stage);
  await showsInPage(text)(stage);
};

/** The code that the check of the order answers. */
const checkAnswers = (code: CodeOf<typeof validar>) => ({
  ...refusing(validar, code),
  play: refusedWith(errorCodes[code].text),
});

/** The code that the execution answers: back at Revisar, and nothing was debited. */
const executionAnswers = (code: CodeOf<typeof pagar>) => ({
  ...refusing(pagar, code),
  play: async (stage: Stage) => {
    await execute(stage);
    await showsInPage(NOT_DEBITED)(stage);
    await showsInPage(errorCodes[code].text)(stage);
  },
});

/** An amount of one's own and what is said of it. */
const amount = (valor: string, said: string) => async (stage: Stage) => {
  await otherAmount(stage, valor);
  await showsInPage(said)(stage);
};

/** An order without an answer that an earlier visit left, a minute ago. */
async function leavePending(): Promise<void> {
  const left: PendingOperation = {
    idTransaccion: LEFT,
    owner: '',
    address: to.pagoTarjetas,
    title: 'Pago de tarjetas',
    rows: [
      { label: 'Tarjeta', value: 'Visa Clásica' },
      { label: 'Número', value: '•••• 4502' },
    ],
    account: '010201004871',
    totalCents: 612_35,
    sentAt: Date.now() - 60_000,
  };
  await createPendingVault(localStore, stableProperties()).write([left]);
  await pendingOperations().load();
}

// Datos

export const Listo = meta.story({ play: ready });

export const Cargando = meta.story({
  ...given(answers.never(lista)),
  play: showsInPage('Cargando sus tarjetas'),
});

export const CargandoValores = meta.story({
  name: 'Cargando los valores de la tarjeta',
  ...given(answers.never(leer)),
  play: showsInPage('Cargando los valores de la tarjeta'),
});

export const Vacio = meta.story({
  name: 'Vacío',
  ...given(answers.withData(lista, [])),
  play: showsInPage('No tiene tarjetas de la cooperativa.'),
});

export const SinTarjetas = meta.story({
  name: 'Vacío: un socio sin tarjetas',
  parameters: { mundo: { ...mundo, socio: 'jcloja' } },
  beforeEach() {
    const juan = demo.bank.memberOf('jcloja');
    if (juan?.user) juan.user.mustChangePassword = false;
  },
  play: showsInPage('No tiene tarjetas de la cooperativa.'),
});

export const NoDisponibles = meta.story({
  name: 'Un servidor que no conoce las tarjetas propias (404)',
  ...given(answers.withFault(lista, 'notFound')),
  play: showsInPage('Sus tarjetas de la cooperativa no están disponibles aquí'),
});

export const SinDetalle = meta.story({
  name: 'Un servidor que no conoce el detalle (404): solo otro valor',
  ...given(answers.withFault(leer, 'notFound')),
  play: async (stage) => {
    await stage.canvas.findByLabelText('Valor');
  },
});

export const ListaConError = meta.story({
  name: '-9999-00-03: las tarjetas no llegan',
  ...refusing(lista, '-9999-00-03'),
  play: showsInPage(errorCodes['-9999-00-03'].text),
});

export const DetalleConError = meta.story({
  name: '-0007-01-01: la tarjeta ya no existe',
  ...refusing(leer, '-0007-01-01'),
  play: showsInPage(errorCodes['-0007-01-01'].text),
});

export const PagoMinimo = meta.story({
  name: 'Datos: pago mínimo',
  play: async (stage) => {
    await ready(stage);
    await choose(stage, /^Pago mínimo/);
    await stage.canvas.findByText('Total a pagar $48,90');
  },
});

export const OtroValor = meta.story({
  name: 'Datos: otro valor',
  play: async (stage) => {
    await otherAmount(stage, '200');
    await stage.canvas.findByText('Total a pagar $200,00');
  },
});

export const MenosDelMinimo = meta.story({
  name: 'Datos: menos del mínimo genera interés de mora',
  play: amount('30', 'Si paga menos del mínimo se generará interés de mora.'),
});

export const MasQueLaDeuda = meta.story({
  name: 'Datos: más que la deuda deja saldo a favor',
  play: amount('900', 'El valor supera la deuda; quedará saldo a favor.'),
});

export const MenosDeUnDolar = meta.story({
  name: 'Datos: menos de un dólar',
  play: amount('0,99', 'El valor mínimo permitido es $1,00.'),
});

export const MasQueElSaldo = meta.story({
  name: 'Datos: más que el saldo',
  play: amount('2846,38', 'Saldo insuficiente.'),
});

export const SinValor = meta.story({
  name: 'Datos: otro valor sin escribirlo',
  play: async (stage) => {
    await ready(stage);
    await choose(stage, /^Otro valor/);
    await press(stage, 'Revisar');
    await showsInPage('El campo es requerido.')(stage);
  },
});

export const TotalSinSaldo = meta.story({
  name: 'Datos: el saldo no alcanza para el pago total',
  ...given(answers.withData(leer, { ...summary, pagoMinimo: 48.9, pagoTotal: 3000, utilizado: 3000, cupo: 5000 })),
  play: refusedWith('Saldo insuficiente.'),
});

export const SaldosOcultos = meta.story({
  name: 'Datos: saldos ocultos',
  beforeEach() {
    localStorage.setItem('bv.saldosOcultos', 'si');
  },
  play: ready,
});

export const SegundaTarjeta = meta.story({
  name: 'Datos: la otra tarjeta, bloqueada y sin deuda',
  play: async (stage) => {
    await ready(stage);
    await choose(stage, SECOND);
    await showsInPage('Esta tarjeta no tiene valores por pagar.')(stage);
  },
});

export const SoloConsumosNuevos = meta.story({
  name: 'Datos: el corte está pagado y hay consumos después',
  ...given(
    answers.withData(leer, { ...summary, utilizado: 204.1, pagoMinimo: 0, pagoTotal: 0, fechaCorte: '2026-11-10' }),
  ),
  play: async (stage) => {
    await stage.canvas.findByLabelText('Valor');
  },
});

// Datos → Revisar

export const Enviando = meta.story({
  ...given(answers.never(validar)),
  play: async (stage) => {
    await askReview(stage);
    await busy('Revisar')(stage);
  },
});

export const Lento = meta.story({
  ...given(answers.slow(validar, SLOWNESS_MS)),
  play: async (stage) => {
    await askReview(stage);
    await busy('Revisar')(stage);
  },
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(validar)),
  play: refusedWith(OFFLINE),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(validar)),
  play: refusedWith('Su sesión ha expirado. Ingrese nuevamente.'),
});

export const SaldoCambiado = meta.story({
  name: '-0005-01-01: el saldo ya no alcanza',
  ...checkAnswers('-0005-01-01'),
});

export const OrigenBloqueada = meta.story({
  name: '-0005-01-04: la cuenta origen está bloqueada',
  ...checkAnswers('-0005-01-04'),
});

export const OrigenSinDebitos = meta.story({
  name: '-0005-01-05: la cuenta origen no permite débitos',
  ...checkAnswers('-0005-01-05'),
});

export const ValorMinimo = meta.story({
  name: '-0005-01-07: el servidor pide un valor mayor',
  ...checkAnswers('-0005-01-07'),
});

export const NoPermitePagos = meta.story({
  name: '-0009-01-01: la tarjeta no permite pagos',
  ...checkAnswers('-0009-01-01'),
});

export const NoDisponible = meta.story({
  name: '-9999-00-03: la validación no está disponible (…,99)',
  parameters: { codes: shown(validar, '-9999-00-03') },
  play: async (stage) => {
    await askReview(stage, (on) => otherAmount(on, '12,99'));
    await showsInPage(errorCodes['-9999-00-03'].text)(stage);
  },
});

// Revisar

export const Revisar = meta.story({
  name: 'Revisar: pago total, sin costo',
  play: async (stage) => {
    await toReview(stage);
    await showsInPage('Sin costo')(stage);
  },
});

export const RevisarConAdvertencia = meta.story({
  name: 'Revisar: menos del mínimo',
  play: async (stage) => {
    await toReview(stage, (on) => otherAmount(on, '30'));
    await showsInPage('Si paga menos del mínimo se generará interés de mora.')(stage);
  },
});

export const RevisarSinValidacion = meta.story({
  name: 'Revisar: un servidor que no conoce «validar» (404)',
  ...given(answers.withFault(validar, 'notFound')),
  play: async (stage) => {
    await toReview(stage);
    await showsInPage('Los verá en el comprobante')(stage);
  },
});

export const RevisarPinCerrado = meta.story({
  name: 'Revisar: el código se canceló',
  play: async (stage) => {
    await toReview(stage);
    await openPin(stage);
    await press(stage, 'Cancelar pago');
    await showsInPage(NOT_DEBITED)(stage);
  },
});

export const RevisarSinConexion = meta.story({
  name: 'Revisar: se perdió la conexión',
  // Reads wait for a connection that is lost: the next story has one.
  beforeEach: () => () => onlineManager.setOnline(true),
  play: async (stage) => {
    await toReview(stage);
    await fireEvent(window, new Event('offline'));
    await showsInPage('Sin conexión no puede confirmar. Espere a recuperarla.')(stage);
  },
});

export const Pin = meta.story({
  name: 'El código sobre la revisión',
  play: async (stage) => {
    await toReview(stage);
    await openPin(stage);
  },
});

export const PinRechazado = meta.story({
  name: '-0004-02-03: el código es incorrecto',
  parameters: { codes: shown(autorizar, '-0004-02-03') },
  play: async (stage) => {
    await toReview(stage);
    await openPin(stage);
    await sendCode(stage, '654321');
    await stage.canvas.findByText(errorCodes['-0004-02-03'].text);
  },
});

export const PinEnviando = meta.story({
  name: 'El código se está verificando',
  ...given(answers.never(autorizar)),
  play: async (stage) => {
    await execute(stage);
    await busy('Continuar')(stage);
  },
});

export const Ejecutando = meta.story({
  name: 'Enviando: el pago se ejecuta',
  ...given(answers.never(pagar)),
  play: async (stage) => {
    await execute(stage);
    await busy('Confirmar pago')(stage);
  },
});

export const EjecucionRechazada = meta.story({
  name: '-0009-01-01: rechazado al ejecutar, vuelve a la revisión',
  ...executionAnswers('-0009-01-01'),
});

export const TransaccionVencida = meta.story({
  name: '-0005-01-08: la transacción no está autorizada o expiró',
  ...executionAnswers('-0005-01-08'),
});

export const TransaccionProcesada = meta.story({
  name: '-0005-01-09: ya fue procesada, falta saber cómo terminó',
  ...refusing(pagar, '-0005-01-09'),
  play: async (stage) => {
    await toUnknown(stage);
  },
});

// Resultado desconocido

export const Desconocido = meta.story({
  name: 'Resultado desconocido: sin respuesta',
  ...given(answers.offline(pagar)),
  play: async (stage) => {
    await toUnknown(stage);
  },
});

export const NoEjecutado = meta.story({
  name: 'Resultado desconocido: no se ejecutó, después de recargar',
  beforeEach: leavePending,
  play: async (stage) => {
    await press(stage, 'Verificar');
    await stands(NOT_DEBITED)(stage);
  },
});

export const SinRespuesta = meta.story({
  name: 'Resultado desconocido: sin respuesta y sin ejecutar (…,88)',
  play: async (stage) => {
    await toUnknown(stage, (on) => otherAmount(on, '80,88'));
  },
});

export const VerificarSinRespuesta = meta.story({
  name: '-9999-00-01: Verificar tampoco tiene respuesta',
  parameters: { codes: shownAs(comprobante, '-9999-00-01', 'Aún no podemos confirmarlo') },
  async beforeEach({ msw }) {
    msw.use(answers.withCode(comprobante, '-9999-00-01'));
    await leavePending();
  },
  play: async (stage) => {
    await press(stage, 'Verificar');
    await showsInPage(/^Aún no podemos confirmarlo/)(stage);
  },
});

export const Encontrado = meta.story({
  name: 'Resultado desconocido: se ejecutó, con su comprobante (…,77)',
  play: async (stage) => {
    await toUnknown(stage, (on) => otherAmount(on, '80,77'));
    await press(stage, 'Verificar');
    await showsInPage('Pago exitoso')(stage);
  },
});

// Comprobante

export const Comprobante = meta.story({
  play: async (stage) => {
    await execute(stage);
    await showsInPage('Pago exitoso')(stage);
  },
});

export const SinComprobante = meta.story({
  name: 'Comprobante: un servidor que no responde ninguno',
  ...given(answers.withData(pagar, null)),
  play: async (stage) => {
    await execute(stage);
    await stage.canvas.findByRole('button', { name: 'Hacer otro pago' });
  },
});

// Anchos, temas y contenido

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  parameters: { mundo: { ...mundo, cooperativa: LONG_NAME } },
  beforeEach({ msw }) {
    const long = {
      ...summary,
      producto: 'VISA SIGNATURE INTERNACIONAL DE LOS ARTESANOS DEL AUSTRO',
      cupo: 9_999_999.99,
      disponible: 9_876_543.21,
      utilizado: 123_456.78,
    };
    msw.use(
      answers.withData(
        lista,
        [1, 2, 3, 4, 5, 6].map((at) => ({ ...long, codigoTarjeta: `TC-0${at}`, numeroEnmascarado: `******450${at}` })),
      ),
      answers.withData(leer, {
        ...long,
        fechaCorte: '2026-11-10',
        fechaMaximaPago: '2026-11-25',
        pagoMinimo: 12_345.67,
        pagoTotal: 123_456.78,
      }),
    );
  },
  play: async (stage) => {
    await ready(stage);
    await choose(stage, /terminada en 4504$/);
    await choose(stage, /^Otro valor/);
    await fill(stage, 'Valor', '2846,37');
    await stage.userEvent.tab();
  },
});
export const Tableta = Listo.extend({ name: 'Tableta', globals: { viewport: { value: 'tableta' } } });
export const Movil = MenosDelMinimo.extend({ name: 'Móvil', globals: m390 });
