import { leer as cupos } from '#api/contract/cupos.ts';
import { favoritos, operadoras, recargar, validarRecarga } from '#api/contract/pagos.ts';
import { leer as perfil } from '#api/contract/perfilSocio.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, shown } from '#testing/shownCodes.ts';
import { shows } from '#testing/storyStage.tsx';
import { choose, chooses, fills, inTurn, leavesField, presses, showsInPage } from '#testing/storySteps.ts';
import { m390, NOT_DEBITED } from '#testing/storyTexts.ts';
import { fillData, mundo, order, page, ready } from './storySteps.ts';

const meta = preview.meta({ title: 'Pantallas/Pagos/Recargas', ...page });

const check = order.checkStories(validarRecarga);
const execution = order.executionStories(recargar);

const NOT_A_MOBILE = 'Ingrese un celular de 10 dígitos que empiece con 09.';

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
const wrong = (label: string, text: string, message: string) =>
  inTurn(ready, fills(label, text), leavesField, showsInPage(message));

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
  play: inTurn(ready, presses('Revisar'), showsInPage(NOT_A_MOBILE)),
});

export const NumeroIncorrecto = meta.story({
  name: 'Datos: no es un celular',
  play: wrong('Número celular', '0728004171', NOT_A_MOBILE),
});

export const NumerosDistintos = meta.story({
  name: 'Datos: los números no coinciden',
  play: inTurn(
    (stage) => fillData(stage, { celular: '0900000321', confirmacion: '0900000312' }),
    leavesField,
    showsInPage('Los números no coinciden.'),
  ),
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
  play: order.refusedWith('El valor mínimo es $1,00.', { valor: '0,99' }),
});

export const ValorMaximo = meta.story({
  name: 'Datos: otro valor, más que el máximo',
  play: order.refusedWith('El valor máximo es $50,00.', { valor: '50,01' }),
});

export const CupoDiario = meta.story({
  name: 'Datos: más que el cupo diario, con «Modificar cupos»',
  ...given(limits(15, 1500)),
  play: inTurn(fillData, showsInPage('Supera su cupo diario disponible: $5,00.')),
});

export const CupoMensual = meta.story({
  name: 'Datos: otro valor, más que el cupo mensual',
  ...given(limits(300, 280)),
  play: order.refusedWith(/^Supera su cupo mensual disponible: /, { valor: '40' }),
});

export const SaldoInsuficiente = meta.story({
  name: 'Datos: más que el saldo',
  ...given(
    answers.withData(cuentasOrigen, [
      { descripcion: 'Ahorro a la Vista', numeroCuenta: '010201004871', saldoDisponible: 9.99 },
    ]),
  ),
  play: inTurn(fillData, showsInPage('Saldo insuficiente.')),
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
  ...check.sending,
});

export const Lento = meta.story({
  name: 'Lento',
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

export const OtraOperadora = meta.story({
  name: '-0008-03-01: el número es de otra operadora (…9)',
  parameters: { codes: shown(validarRecarga, '-0008-03-01') },
  play: order.refusedWith(errorCodes['-0008-03-01'].text, { celular: '0987654329' }),
});

export const SaldoCambiado = meta.story({
  name: '-0005-01-01: el saldo ya no alcanza',
  ...order.checkAnswers(validarRecarga, '-0005-01-01'),
});

export const CupoDiarioServidor = meta.story({
  name: '-0005-01-02: el servidor dice que supera el cupo diario',
  ...order.checkAnswers(validarRecarga, '-0005-01-02'),
});

export const CupoMensualServidor = meta.story({
  name: '-0005-01-03: el servidor dice que supera el cupo mensual',
  ...order.checkAnswers(validarRecarga, '-0005-01-03'),
});

export const OrigenBloqueada = meta.story({
  name: '-0005-01-04: la cuenta origen está bloqueada',
  ...order.checkAnswers(validarRecarga, '-0005-01-04'),
});

export const OrigenSinDebitos = meta.story({
  name: '-0005-01-05: la cuenta origen no permite débitos',
  ...order.checkAnswers(validarRecarga, '-0005-01-05'),
});

export const MinimoServidor = meta.story({
  name: '-0005-01-07: el servidor dice que es menos que el mínimo',
  ...order.checkAnswers(validarRecarga, '-0005-01-07'),
});

export const RechazadaAlValidar = meta.story({
  name: '-0008-02-02: la operadora la rechaza al validar',
  ...order.checkAnswers(validarRecarga, '-0008-02-02'),
});

export const NoDisponible = meta.story({
  name: '-9999-00-03: la validación no está disponible (…,99)',
  parameters: { codes: shown(validarRecarga, '-9999-00-03') },
  play: order.refusedWith(errorCodes['-9999-00-03'].text, { valor: '12,99' }),
});

// Revisar

export const Revisar = meta.story({
  name: 'Revisar',
  play: order.reviewedWith('Sin costo'),
});

export const RevisarRepetida = meta.story({
  name: 'Revisar: hoy ya recargó ese valor a ese número',
  play: inTurn(
    (stage) => order.toReview(stage, { operadora: 'Claro', celular: '0900000321', valor: '$10' }),
    showsInPage(/^Hoy ya recargó/),
    showsInPage(/^Hace 2 horas recargó/),
  ),
});

export const RevisarSinValidacion = meta.story({
  name: 'Revisar: un servidor que no conoce «validar» (404)',
  ...given(answers.withFault(validarRecarga, 'notFound')),
  play: order.reviewedWith('Los verá en el comprobante'),
});

export const RevisarPinCerrado = meta.story({
  name: 'Revisar: el código se canceló',
  play: inTurn(order.toPin, presses('Cancelar pago'), showsInPage(NOT_DEBITED)),
});

export const Pin = meta.story({
  name: 'El código sobre la revisión',
  play: order.toPin,
});

export const Ejecutando = meta.story({
  name: 'Enviando: la recarga se ejecuta',
  ...execution.sending,
});

export const EjecucionRechazada = meta.story({
  name: '-0008-02-02: la operadora la rechaza al ejecutar',
  parameters: { codes: shown(recargar, '-0008-02-02') },
  play: order.executedWith(errorCodes['-0008-02-02'].text, { celular: '0900000208' }),
});

export const EjecucionOtraOperadora = meta.story({
  name: '-0008-03-01: otra operadora, dicho al ejecutar',
  ...order.executionAnswers(recargar, '-0008-03-01'),
});

export const TransaccionVencida = meta.story({
  name: '-0005-01-08: la transacción no está autorizada o expiró',
  ...order.executionAnswers(recargar, '-0005-01-08'),
});

export const TransaccionProcesada = meta.story({
  name: '-0005-01-09: ya fue procesada, falta saber cómo terminó',
  ...refusing(recargar, '-0005-01-09'),
  play: order.toUnknown,
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
  play: inTurn(ready, chooses('Celular de mi sobrino menor 1'), chooses('$25')),
});

export const Movil = NumerosDistintos.extend({ name: 'Móvil', globals: m390 });
