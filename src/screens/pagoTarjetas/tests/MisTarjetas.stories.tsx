import { pagar, validar } from '#api/contract/pagoTarjetas.ts';
import { leer, lista } from '#api/contract/tarjetas.ts';
import { autorizar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { paths, to } from '#navigation/paths.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { freshOrders, leavePending, losesConnection, verificationStories } from '#testing/moneySteps.ts';
import { visa } from '#testing/productSamples.ts';
import { refusing, shown } from '#testing/shownCodes.ts';
import { inMain } from '#testing/storyStage.tsx';
import { chooses, fills, inTurn, leavesField, offers, presses, sendCode, showsInPage } from '#testing/storySteps.ts';
import { LONG_NAME, m390, NOT_DEBITED } from '#testing/storyTexts.ts';
import { PagoTarjetas } from '../PagoTarjetas.tsx';
import { payElsewhere } from './paidElsewhere.ts';
import { order, otherAmount, ready } from './storySteps.ts';

const mundo = { ruta: to.pagoTarjetas, patron: paths.pagoTarjetas };

const meta = preview.meta({
  title: 'Pantallas/Pago de tarjetas/Mis tarjetas',
  component: PagoTarjetas,
  parameters: { mundo },
  decorators: [inMain],
  ...freshOrders,
});

const check = order.checkStories(validar);
const execution = order.executionStories(pagar);

const SECOND = /^Mastercard Socio/;

/** An amount of one's own and what is said of it. */
const amount = (valor: string, said: string) => inTurn((stage) => otherAmount(stage, valor), showsInPage(said));

/** An order that an earlier visit left. */
const left = () =>
  leavePending({
    address: to.pagoTarjetas,
    title: 'Pago de tarjetas',
    rows: [
      { label: 'Tarjeta', value: 'Visa Clásica' },
      { label: 'Número', value: '•••• 4502' },
    ],
    totalCents: 612_35,
  });

const verification = verificationStories(left);

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
  play: inTurn(ready, chooses(/^Pago mínimo/), showsInPage('Total a pagar $48,90')),
});

export const OtroValor = meta.story({
  name: 'Datos: otro valor',
  play: inTurn((stage) => otherAmount(stage, '200'), showsInPage('Total a pagar $200,00')),
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
  play: inTurn(ready, chooses(/^Otro valor/), presses('Revisar'), showsInPage('El campo es requerido.')),
});

export const TotalSinSaldo = meta.story({
  name: 'Datos: el saldo no alcanza para el pago total',
  ...given(answers.withData(leer, { ...visa, pagoMinimo: 48.9, pagoTotal: 3000, utilizado: 3000, cupo: 5000 })),
  play: order.refusedWith('Saldo insuficiente.'),
});

export const MinimoPagado = meta.story({
  name: 'Datos: el pago mínimo elegido ya está pagado, y se elige otra vez',
  parameters: { codes: shown(validar, '-9999-00-02') },
  play: async (stage) => {
    await inTurn(ready, chooses(/^Pago mínimo/))(stage);
    payElsewhere();
    await inTurn(presses('Revisar'), showsInPage(/Lo que debe esta tarjeta cambió: revise el valor\.$/))(stage);
  },
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
  play: inTurn(ready, chooses(SECOND), showsInPage('Esta tarjeta no tiene valores por pagar.')),
});

export const Vencida = meta.story({
  name: 'Datos: tarjeta vencida, en un estado que solo el servidor conoce',
  ...given(
    answers.withData(lista, [{ ...visa, estado: 'EN MORA' }]),
    answers.withData(leer, { ...visa, pagoMinimo: 48.9, pagoTotal: 612.35, fechaMaximaPago: '2026-11-05' }),
  ),
  play: showsInPage('Vencido hace 15 días'),
});

export const BloqueadaPorElBanco = meta.story({
  name: 'Datos: tarjeta bloqueada por el banco, sin bloqueo del socio',
  ...given(answers.rewritten(lista, (rows) => (rows as object[]).map((row) => ({ ...row, estado: 'BLOQUEADA' })))),
  play: showsInPage('Bloqueada'),
});

export const SoloConsumosNuevos = meta.story({
  name: 'Datos: el corte está pagado y hay consumos después',
  ...given(
    answers.withData(leer, { ...visa, utilizado: 204.1, pagoMinimo: 0, pagoTotal: 0, fechaCorte: '2026-11-10' }),
  ),
  play: async (stage) => {
    await stage.canvas.findByLabelText('Valor');
  },
});

// Datos → Revisar

export const Enviando = meta.story({
  ...check.sending,
});

export const Lento = meta.story({
  ...check.slow,
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...check.offline,
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...check.expired,
});

export const SaldoCambiado = meta.story({
  name: '-0005-01-01: el saldo ya no alcanza',
  ...order.checkAnswers(validar, '-0005-01-01'),
});

export const OrigenBloqueada = meta.story({
  name: '-0005-01-04: la cuenta origen está bloqueada',
  ...order.checkAnswers(validar, '-0005-01-04'),
});

export const OrigenSinDebitos = meta.story({
  name: '-0005-01-05: la cuenta origen no permite débitos',
  ...order.checkAnswers(validar, '-0005-01-05'),
});

export const ValorMinimo = meta.story({
  name: '-0005-01-07: el servidor pide un valor mayor',
  ...order.checkAnswers(validar, '-0005-01-07'),
});

export const NoPermitePagos = meta.story({
  name: '-0009-01-01: la tarjeta no permite pagos',
  ...order.checkAnswers(validar, '-0009-01-01'),
});

export const NoDisponible = meta.story({
  name: '-9999-00-03: la validación no está disponible (…,99)',
  parameters: { codes: shown(validar, '-9999-00-03') },
  play: inTurn(
    (stage) => order.askReview(stage, (on) => otherAmount(on, '12,99')),
    showsInPage(errorCodes['-9999-00-03'].text),
  ),
});

// Revisar

export const Revisar = meta.story({
  name: 'Revisar: pago total, sin costo',
  play: order.reviewedWith('Sin costo'),
});

export const RevisarConAdvertencia = meta.story({
  name: 'Revisar: menos del mínimo',
  play: inTurn(
    (stage) => order.toReview(stage, (on) => otherAmount(on, '30')),
    showsInPage('Si paga menos del mínimo se generará interés de mora.'),
  ),
});

export const RevisarSinValidacion = meta.story({
  name: 'Revisar: un servidor que no conoce «validar» (404)',
  ...given(answers.withFault(validar, 'notFound')),
  play: order.reviewedWith('Los verá en el comprobante'),
});

export const RevisarPinCerrado = meta.story({
  name: 'Revisar: el código se canceló',
  play: inTurn(order.toPin, presses('Cancelar pago'), showsInPage(NOT_DEBITED)),
});

export const RevisarSinConexion = meta.story({
  name: 'Revisar: se perdió la conexión',
  ...losesConnection(order.toReview),
});

export const Pin = meta.story({
  name: 'El código sobre la revisión',
  play: order.toPin,
});

export const PinRechazado = meta.story({
  name: '-0004-02-03: el código es incorrecto',
  parameters: { codes: shown(autorizar, '-0004-02-03') },
  play: inTurn(order.toPin, (stage) => sendCode(stage, '654321'), showsInPage(errorCodes['-0004-02-03'].text)),
});

export const PinEnviando = meta.story({
  name: 'El código se está verificando',
  ...execution.authorising,
});

export const Ejecutando = meta.story({
  name: 'Enviando: el pago se ejecuta',
  ...execution.sending,
});

export const EjecucionRechazada = meta.story({
  name: '-0009-01-01: rechazado al ejecutar, vuelve a la revisión',
  ...order.executionAnswers(pagar, '-0009-01-01'),
});

export const TransaccionVencida = meta.story({
  name: '-0005-01-08: la transacción no está autorizada o expiró',
  ...order.executionAnswers(pagar, '-0005-01-08'),
});

export const TransaccionProcesada = meta.story({
  name: '-0005-01-09: ya fue procesada, falta saber cómo terminó',
  ...refusing(pagar, '-0005-01-09'),
  play: order.toUnknown,
});

// Resultado desconocido

export const Desconocido = meta.story({
  name: 'Resultado desconocido: sin respuesta',
  ...execution.unanswered,
});

export const NoEjecutado = meta.story({
  name: 'Resultado desconocido: no se ejecutó, después de recargar',
  ...verification.notExecuted,
});

export const SinRespuesta = meta.story({
  name: 'Resultado desconocido: sin respuesta y sin ejecutar (…,88)',
  play: (stage) => order.toUnknown(stage, (on) => otherAmount(on, '80,88')),
});

export const VerificarSinRespuesta = meta.story({
  name: '-9999-00-01: Verificar tampoco tiene respuesta',
  ...verification.unanswered,
});

export const Encontrado = meta.story({
  name: 'Resultado desconocido: se ejecutó, con su comprobante (…,77)',
  play: inTurn(
    (stage) => order.toUnknown(stage, (on) => otherAmount(on, '80,77')),
    presses('Verificar'),
    showsInPage('Pago exitoso'),
  ),
});

// Comprobante

export const Comprobante = meta.story({
  play: order.executedWith('Pago exitoso'),
});

export const SinComprobante = meta.story({
  name: 'Comprobante: un servidor que no responde ninguno',
  ...given(answers.withData(pagar, null)),
  play: inTurn(order.execute, offers('Hacer otro pago')),
});

// Anchos, temas y contenido

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  parameters: { mundo: { ...mundo, cooperativa: LONG_NAME } },
  beforeEach({ msw }) {
    const long = {
      ...visa,
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
  play: inTurn(ready, chooses(/terminada en 4504$/), chooses(/^Otro valor/), fills('Valor', '2846,37'), leavesField),
});
export const Tableta = Listo.extend({ name: 'Tableta', globals: { viewport: { value: 'tableta' } } });
export const Movil = MenosDelMinimo.extend({ name: 'Móvil', globals: m390 });
