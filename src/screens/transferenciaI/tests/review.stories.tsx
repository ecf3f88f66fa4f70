import { internas as cuentasInternas } from '#api/contract/cuentasDestino.ts';
import { internas, tiposCuentasInternas, validarInternas } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { losesConnection } from '#testing/moneySteps.ts';
import { refusing, shown } from '#testing/shownCodes.ts';
import { type Stage } from '#testing/storyStage.tsx';
import { inTurn, presses, showsInPage } from '#testing/storySteps.ts';
import { m390, NOT_DEBITED } from '#testing/storyTexts.ts';
import { order, page } from './storySteps.ts';

const meta = preview.meta({ title: 'Pantallas/Transferencia interna', ...page });

const check = order.checkStories(validarInternas);
const execution = order.executionStories(internas);

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
  ...order.checkAnswers(validarInternas, '-0005-01-01'),
});

export const CupoDiarioServidor = meta.story({
  name: '-0005-01-02: el servidor dice que supera el cupo diario',
  ...order.checkAnswers(validarInternas, '-0005-01-02'),
});

export const CupoMensualServidor = meta.story({
  name: '-0005-01-03: el servidor dice que supera el cupo mensual',
  ...order.checkAnswers(validarInternas, '-0005-01-03'),
});

export const OrigenBloqueada = meta.story({
  name: '-0005-01-04: la cuenta origen está bloqueada',
  ...order.checkAnswers(validarInternas, '-0005-01-04'),
});

export const OrigenSinDebitos = meta.story({
  name: '-0005-01-05: la cuenta origen no permite débitos',
  ...order.checkAnswers(validarInternas, '-0005-01-05'),
});

export const MismaCuentaServidor = meta.story({
  name: '-0005-01-06: el servidor dice que es la misma cuenta',
  ...order.checkAnswers(validarInternas, '-0005-01-06'),
});

export const ValorMinimo = meta.story({
  name: '-0005-01-07: menos que el valor mínimo',
  parameters: { codes: shown(validarInternas, '-0005-01-07') },
  play: order.refusedWith(errorCodes['-0005-01-07'].text, { valor: '0,50' }),
});

export const DestinoCerrado = meta.story({
  name: '-0006-01-01: la cuenta destino ya no está activa',
  ...order.checkAnswers(validarInternas, '-0006-01-01'),
});

export const NoDisponible = meta.story({
  name: '-9999-00-03: la validación no está disponible (…,99)',
  parameters: { codes: shown(validarInternas, '-9999-00-03') },
  play: order.refusedWith(errorCodes['-9999-00-03'].text, { valor: '12,99' }),
});

// Revisar

export const Revisar = meta.story({
  name: 'Revisar: sin costo',
  play: order.reviewedWith('Sin costo', { correo: 'local@example.com' }),
});

export const RevisarSinComision = meta.story({
  name: 'Revisar: el servidor no dice la comisión, y cobra',
  ...given(answers.withData(validarInternas, { valor: 250, total: 250.41 })),
  play: order.reviewedWith('Comisión e impuestos'),
});

export const RevisarConAdvertencia = meta.story({
  name: 'Revisar: ya transfirió ese valor hoy',
  ...given(
    answers.withData(validarInternas, {
      valor: 250,
      comision: 0,
      impuesto: 0,
      total: 250,
      saldoPosterior: 2596.37,
      acreditacion: 'INMEDIATA',
      advertencias: ['Hoy ya transfirió $250,00 a esta cuenta.'],
    }),
  ),
  play: order.reviewedWith('Hoy ya transfirió $250,00 a esta cuenta.'),
});

export const RevisarSinValidacion = meta.story({
  name: 'Revisar: un servidor que no conoce «validar» (404)',
  ...given(answers.withFault(validarInternas, 'notFound')),
  play: order.reviewedWith('Los verá en el comprobante'),
});

/** A registered account whose holder, account and alias turn the text around them, and hide what stands in them (D-68). */
const withHiddenCharacters = {
  ...given(
    answers.withData(cuentasInternas, [
      {
        codigoCuentaDestino: 'CD-02',
        numeroCuenta: '010201015566',
        codigoTipoCuenta: 'AHV',
        beneficiario: '\u202eAJOL SOLRAC',
        alias: 'Arriendo\u200b casa',
      },
    ]),
    answers.withData(tiposCuentasInternas, [{ codigo: 'AHV', descripcion: '\u2067AHORROS\u2069' }]),
  ),
};

export const RevisarCaracteresOcultos = meta.story({
  name: 'Revisar: un nombre con caracteres ocultos',
  ...withHiddenCharacters,
  play: (stage: Stage) => order.toReview(stage, { destino: /ajol solrac/i, concepto: 'Arriendo \u202enoviembre' }),
});

export const CodigoCaracteresOcultos = meta.story({
  name: 'Código: un nombre con caracteres ocultos',
  ...withHiddenCharacters,
  play: inTurn(
    (stage) => order.toReview(stage, { destino: /ajol solrac/i, concepto: 'Arriendo \u202enoviembre' }),
    order.openPin,
  ),
});

export const RevisarPinCerrado = meta.story({
  name: 'Revisar: el código se canceló',
  play: inTurn(order.toPin, presses('Cancelar Transferencia'), showsInPage(NOT_DEBITED)),
});

export const RevisarSinConexion = meta.story({
  name: 'Revisar: se perdió la conexión',
  ...losesConnection(order.toReview),
});

export const Pin = meta.story({
  name: 'El código sobre la revisión',
  play: order.toPin,
});

export const PinEnviando = meta.story({
  name: 'El código se está verificando',
  ...execution.authorising,
});

export const Ejecutando = meta.story({
  name: 'Enviando: la transferencia se ejecuta',
  ...execution.sending,
});

export const EjecucionRechazada = meta.story({
  name: '-0005-01-01: rechazada al ejecutar, vuelve a la revisión',
  ...order.executionAnswers(internas, '-0005-01-01'),
});

export const TransaccionVencida = meta.story({
  name: '-0005-01-08: la transacción no está autorizada o expiró',
  ...order.executionAnswers(internas, '-0005-01-08'),
});

export const TransaccionProcesada = meta.story({
  name: '-0005-01-09: ya fue procesada, falta saber cómo terminó',
  ...refusing(internas, '-0005-01-09'),
  play: order.toUnknown,
});

export const EjecucionSesionExpirada = meta.story({
  name: 'Sesión expirada al ejecutar',
  ...given(answers.sessionExpired(internas)),
  play: order.executedWith('Su sesión ha expirado. Ingrese nuevamente.'),
});
export const RevisarMovil = Revisar.extend({ name: 'Revisar: móvil', globals: m390 });
export const RevisarMovil320 = Revisar.extend({
  name: 'Revisar: móvil 320',
  globals: { viewport: { value: 'm320' } },
});
