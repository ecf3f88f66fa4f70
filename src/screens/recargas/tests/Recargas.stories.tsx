import { screen } from 'storybook/test';
import { leer as cupos } from '#api/contract/cupos.ts';
import type { CodeOf } from '#api/contract/endpoint.ts';
import { favoritos, operadoras, recargar, validarRecarga } from '#api/contract/pagos.ts';
import { leer as perfil } from '#api/contract/perfilSocio.ts';
import { comprobante, cuentasOrigen } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { pendingOperations } from '#session/usePendingOperations.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, shown } from '#testing/shownCodes.ts';
import { inMain, SLOWNESS_MS, type Stage, shows, showsLine } from '#testing/storyStage.tsx';
import { Recargas } from '../Recargas.tsx';
import {
  askReview,
  choose,
  execute,
  fill,
  fillData,
  openPin,
  press,
  ready,
  showsInPage,
  toReview,
  toUnknown,
} from './storySteps.ts';

const mundo = { ruta: to.recargas };

const meta = preview.meta({
  title: 'Pantallas/Pagos/Recargas',
  component: Recargas,
  parameters: { mundo },
  decorators: [inMain],
  async beforeEach() {
    // The list of orders without an answer is one per page, and the catalogue is one page.
    await pendingOperations().load();
  },
});

const OFFLINE = 'No hay conexión con el servidor.';
const NOT_DEBITED = 'No se realizó ningún débito.';
const NOT_A_MOBILE = 'Ingrese un celular de 10 dígitos que empiece con 09.';
const m390 = { viewport: { value: 'm390' } };

const busy =
  (name: string) =>
  async ({ canvas }: Pick<Stage, 'canvas'>) => {
    await canvas.findByRole('button', { name, busy: true });
  };

/** Asks for the review and waits for what the page says instead. */
const refusedWith =
  (text: string | RegExp, ...data: Parameters<typeof askReview> extends [Stage, ...infer Rest] ? Rest : never) =>
  async (stage: Stage) => {
    await askReview(stage, ...data);
    await showsInPage(text)(stage);
  };

/** The code that the check of the order answers. */
const checkAnswers = (code: CodeOf<typeof validarRecarga>) => ({
  ...refusing(validarRecarga, code),
  play: refusedWith(errorCodes[code].text),
});

/** The code that the execution answers: back at Revisar, and nothing was debited. */
const executionAnswers = (code: CodeOf<typeof recargar>) => ({
  ...refusing(recargar, code),
  play: async (stage: Stage) => {
    await execute(stage);
    await showsInPage(NOT_DEBITED)(stage);
    await showsInPage(errorCodes[code].text)(stage);
  },
});

const limits = (daily: number, monthly: number) =>
  answers.withData(cupos, {
    valorInternoDiario: 0,
    valorInternoMensual: 0,
    valorExternoDiario: 0,
    valorExternoMensual: 0,
    valorFacilitoDiario: daily,
    valorFacilitoMensual: monthly,
  });

/** Leaves a field with a text that is not accepted. */
const wrong = (label: string, text: string, message: string) => async (stage: Stage) => {
  await ready(stage);
  await fill(stage, label, text);
  await stage.userEvent.tab();
  await showsInPage(message)(stage);
};

// Datos

export const Listo = meta.story({ name: 'Listo', play: ready });

export const Cargando = meta.story({
  name: 'Cargando',
  ...given(answers.never(operadoras), answers.never(cuentasOrigen)),
  play: shows('Cargando las operadoras'),
});

export const Vacio = meta.story({
  name: 'Vacío',
  ...given(answers.withData(operadoras, [])),
  play: shows('Por ahora no hay operadoras disponibles.'),
});

export const OperadorasConError = meta.story({
  name: 'Datos: las operadoras no llegan -9999-00-03',
  ...refusing(operadoras, '-9999-00-03'),
  play: shows(errorCodes['-9999-00-03'].text),
});

export const DatosLlenos = meta.story({ name: 'Datos: llenos', play: (stage) => fillData(stage) });

export const Guardado = meta.story({
  name: 'Datos: un número guardado',
  play: async (stage) => {
    await ready(stage);
    await choose(stage, 'Celular Sofía');
    await choose(stage, '$10');
    await stage.canvas.findByRole('switch', { name: 'Guardado como «Celular Sofía»' });
  },
});

export const MiCelular = meta.story({
  name: 'Datos: el número propio',
  play: async (stage) => {
    await ready(stage);
    await choose(stage, 'Mi celular');
    await stage.canvas.findAllByDisplayValue('0900000214');
  },
});

export const SinGuardados = meta.story({
  name: 'Datos: sin números guardados',
  ...given(answers.withData(favoritos, []), answers.withCode(perfil, '-9999-00-01')),
  play: ready,
});

export const SinFavoritos = meta.story({
  name: 'Datos: un servidor sin favoritos',
  ...given(answers.withFault(favoritos, 'notFound')),
  play: (stage) => fillData(stage),
});

export const DatosObligatorios = meta.story({
  name: 'Datos: todos los campos son obligatorios',
  play: async (stage) => {
    await ready(stage);
    await press(stage, 'Revisar');
    await showsInPage(NOT_A_MOBILE)(stage);
  },
});

export const NumeroIncorrecto = meta.story({
  name: 'Datos: no es un celular',
  play: wrong('Número celular', '0728004171', NOT_A_MOBILE),
});

export const NumerosDistintos = meta.story({
  name: 'Datos: los números no coinciden',
  play: async (stage) => {
    await fillData(stage, { celular: '0900000321', confirmacion: '0900000312' });
    await stage.userEvent.tab();
    await showsInPage('Los números no coinciden.')(stage);
  },
});

export const OtroValor = meta.story({
  name: 'Datos: otro valor',
  play: async (stage) => {
    await fillData(stage, { valor: '12,5' });
    await stage.userEvent.tab();
    await stage.canvas.findByDisplayValue('12,50');
  },
});

export const ValorMinimo = meta.story({
  name: 'Datos: otro valor, menos que el mínimo',
  play: refusedWith('El valor mínimo es $1,00.', { valor: '0,99' }),
});

export const ValorMaximo = meta.story({
  name: 'Datos: otro valor, más que el máximo',
  play: refusedWith('El valor máximo es $50,00.', { valor: '50,01' }),
});

export const CupoDiario = meta.story({
  name: 'Datos: más que el cupo diario, con «Modificar cupos»',
  ...given(limits(15, 1500)),
  play: async (stage) => {
    await fillData(stage);
    await showsInPage('Supera su cupo diario disponible: $5,00.')(stage);
  },
});

export const CupoMensual = meta.story({
  name: 'Datos: otro valor, más que el cupo mensual',
  ...given(limits(300, 280)),
  play: refusedWith(/^Supera su cupo mensual disponible: /, { valor: '40' }),
});

export const SaldoInsuficiente = meta.story({
  name: 'Datos: más que el saldo',
  ...given(
    answers.withData(cuentasOrigen, [
      { descripcion: 'Ahorro a la Vista', numeroCuenta: '010201004871', saldoDisponible: 9.99 },
    ]),
  ),
  play: async (stage) => {
    await fillData(stage);
    await showsInPage('Saldo insuficiente.')(stage);
  },
});

export const SaldosOcultos = meta.story({
  name: 'Datos: saldos ocultos',
  beforeEach() {
    localStorage.setItem('bv.saldosOcultos', 'si');
  },
  play: ready,
});

export const SinValores = meta.story({
  name: 'Datos: una operadora sin valores ni límites',
  ...given(answers.withData(operadoras, [{ codigoOperadora: 'CLARO', descripcion: 'Claro' }])),
  play: ready,
});

// Datos → Revisar

export const Enviando = meta.story({
  name: 'Enviando',
  ...given(answers.never(validarRecarga)),
  play: async (stage) => {
    await askReview(stage);
    await busy('Revisar')(stage);
  },
});

export const Lento = meta.story({
  name: 'Lento',
  ...given(answers.slow(validarRecarga, SLOWNESS_MS)),
  play: async (stage) => {
    await askReview(stage);
    await busy('Revisar')(stage);
  },
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(validarRecarga)),
  play: refusedWith(OFFLINE),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(validarRecarga)),
  play: refusedWith('Su sesión ha expirado. Ingrese nuevamente.'),
});

export const OtraOperadora = meta.story({
  name: '-0008-03-01: el número es de otra operadora (…9)',
  parameters: { codes: shown(validarRecarga, '-0008-03-01') },
  play: refusedWith(errorCodes['-0008-03-01'].text, { celular: '0987654329' }),
});

export const SaldoCambiado = meta.story({
  name: '-0005-01-01: el saldo ya no alcanza',
  ...checkAnswers('-0005-01-01'),
});

export const CupoDiarioServidor = meta.story({
  name: '-0005-01-02: el servidor dice que supera el cupo diario',
  ...checkAnswers('-0005-01-02'),
});

export const CupoMensualServidor = meta.story({
  name: '-0005-01-03: el servidor dice que supera el cupo mensual',
  ...checkAnswers('-0005-01-03'),
});

export const OrigenBloqueada = meta.story({
  name: '-0005-01-04: la cuenta origen está bloqueada',
  ...checkAnswers('-0005-01-04'),
});

export const OrigenSinDebitos = meta.story({
  name: '-0005-01-05: la cuenta origen no permite débitos',
  ...checkAnswers('-0005-01-05'),
});

export const MinimoServidor = meta.story({
  name: '-0005-01-07: el servidor dice que es menos que el mínimo',
  ...checkAnswers('-0005-01-07'),
});

export const RechazadaAlValidar = meta.story({
  name: '-0008-02-02: la operadora la rechaza al validar',
  ...checkAnswers('-0008-02-02'),
});

export const NoDisponible = meta.story({
  name: '-9999-00-03: la validación no está disponible (…,99)',
  parameters: { codes: shown(validarRecarga, '-9999-00-03') },
  play: refusedWith(errorCodes['-9999-00-03'].text, { valor: '12,99' }),
});

// Revisar

export const Revisar = meta.story({
  name: 'Revisar',
  play: async (stage) => {
    await toReview(stage);
    await showsInPage('Sin costo')(stage);
  },
});

export const RevisarRepetida = meta.story({
  name: 'Revisar: hoy ya recargó ese valor a ese número',
  play: async (stage) => {
    await toReview(stage, { operadora: 'Claro', celular: '0900000321', valor: '$10' });
    await showsInPage(/^Hoy ya recargó/)(stage);
    await showsInPage(/^Hace 2 horas recargó/)(stage);
  },
});

export const RevisarSinValidacion = meta.story({
  name: 'Revisar: un servidor que no conoce «validar» (404)',
  ...given(answers.withFault(validarRecarga, 'notFound')),
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

export const Pin = meta.story({
  name: 'El código sobre la revisión',
  play: async (stage) => {
    await toReview(stage);
    await openPin(stage);
  },
});

export const Ejecutando = meta.story({
  name: 'Enviando: la recarga se ejecuta',
  ...given(answers.never(recargar)),
  play: async (stage) => {
    await execute(stage);
    await busy('Confirmar recarga')(stage);
  },
});

export const EjecucionRechazada = meta.story({
  name: '-0008-02-02: la operadora la rechaza al ejecutar',
  parameters: { codes: shown(recargar, '-0008-02-02') },
  play: async (stage) => {
    await execute(stage, { celular: '0900000208' });
    await showsInPage(errorCodes['-0008-02-02'].text)(stage);
  },
});

export const EjecucionOtraOperadora = meta.story({
  name: '-0008-03-01: otra operadora, dicho al ejecutar',
  ...executionAnswers('-0008-03-01'),
});

export const TransaccionVencida = meta.story({
  name: '-0005-01-08: la transacción no está autorizada o expiró',
  ...executionAnswers('-0005-01-08'),
});

export const TransaccionProcesada = meta.story({
  name: '-0005-01-09: ya fue procesada, falta saber cómo terminó',
  ...refusing(recargar, '-0005-01-09'),
  play: (stage) => toUnknown(stage),
});

// Resultado desconocido

export const Desconocido = meta.story({
  name: 'Resultado desconocido: sin respuesta',
  ...given(answers.offline(recargar)),
  play: (stage) => toUnknown(stage),
});

export const VerificarSinRespuesta = meta.story({
  name: 'Resultado desconocido: Verificar tampoco tiene respuesta',
  ...given(answers.withCode(comprobante, '-9999-00-01')),
  play: async (stage) => {
    await toUnknown(stage, { valor: '5,77' });
    await press(stage, 'Verificar');
    await showsInPage(/^Aún no podemos confirmarlo/)(stage);
  },
});

export const Encontrada = meta.story({
  name: 'Resultado desconocido: se ejecutó, con su comprobante (…,77)',
  play: async (stage) => {
    await toUnknown(stage, { valor: '5,77' });
    await press(stage, 'Verificar');
    await showsInPage('Pago exitoso')(stage);
  },
});

// Comprobante

export const Comprobante = meta.story({
  name: 'Comprobante',
  play: async (stage) => {
    await execute(stage);
    await showsInPage('Pago exitoso')(stage);
    await stage.canvas.findByRole('button', { name: 'Guardar como favorito' });
  },
});

export const ComprobanteGuardar = meta.story({
  name: 'Comprobante: guardarlo como favorito',
  play: async (stage) => {
    await execute(stage);
    await press(stage, 'Guardar como favorito');
    await screen.findByRole('dialog', { name: 'Guardar favorito' });
  },
});

export const ComprobanteGuardado = meta.story({
  name: 'Comprobante: guardado como favorito',
  play: async (stage) => {
    await execute(stage);
    await press(stage, 'Guardar como favorito');
    await fill(stage, 'Alias', 'Módem');
    await press(stage, 'Guardar');
    await showsLine('Guardado como «Módem»')();
  },
});

export const SinComprobante = meta.story({
  name: 'Comprobante: un servidor que no responde ninguno',
  ...given(answers.withData(recargar, null)),
  play: async (stage) => {
    await execute(stage);
    await stage.canvas.findByRole('button', { name: 'Hacer otra recarga' });
  },
});

// Anchos, temas y contenido

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  parameters: {
    mundo: { ...mundo, cooperativa: 'Cooperativa de Ahorro y Crédito de los Trabajadores Agrícolas y Artesanos' },
  },
  ...given(
    answers.withData(
      favoritos,
      Array.from({ length: 12 }, (_, index) => ({
        codigoFavorito: `FAV-${index}`,
        alias: `Celular de mi sobrino menor ${index + 1}`,
        codigoOperadora: 'LARGA',
        referencia: `09000003${10 + index}`,
      })),
    ),
    answers.withData(operadoras, [
      {
        codigoOperadora: 'LARGA',
        descripcion: 'Corporación Nacional de Telecomunicaciones Móviles del Austro',
        valores: [3, 5.5, 10, 15, 20, 25, 30, 40, 50, 9999.99],
        valorMinimo: 1,
        valorMaximo: 9999.99,
      },
      { codigoOperadora: 'CLARO', descripcion: 'Claro', valores: [3] },
    ]),
  ),
  play: async (stage) => {
    await ready(stage);
    await choose(stage, 'Celular de mi sobrino menor 1');
    await choose(stage, '$25');
  },
});

export const Movil = NumerosDistintos.extend({ name: 'Móvil', globals: m390 });
