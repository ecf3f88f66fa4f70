import { onlineManager } from '@tanstack/react-query';
import { fireEvent } from 'storybook/test';
import { internas as cuentasInternas, validarInterna } from '#api/contract/cuentasDestino.ts';
import { leer } from '#api/contract/cupos.ts';
import type { CodeOf } from '#api/contract/endpoint.ts';
import { autorizar } from '#api/contract/tokens.ts';
import { comprobante, cuentasOrigen } from '#api/contract/transacciones.ts';
import { internas, tiposCuentasInternas, validarInternas } from '#api/contract/transferencias.ts';
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
import { inMain, SLOWNESS_MS, type Stage, shows } from '#testing/storyStage.tsx';
import { TransferenciaI } from '../TransferenciaI.tsx';
import {
  askReview,
  choose,
  execute,
  fill,
  fillData,
  fillOrder,
  openPicker,
  openPin,
  pick,
  press,
  ready,
  showsInPage,
  stands,
  toReview,
  toUnknown,
} from './storySteps.ts';

const mundo = { ruta: to.transferenciaInterna, patron: paths.transferenciaInterna };

const meta = preview.meta({
  title: 'Pantallas/Transferencia interna',
  component: TransferenciaI,
  parameters: { mundo },
  decorators: [inMain],
  async beforeEach() {
    // The list of orders without an answer is one per page, and the catalogue is one page.
    await pendingOperations().load();
  },
});

const OFFLINE = 'No hay conexión con el servidor.';
const LONG_NAME = 'Cooperativa de Ahorro y Crédito de los Trabajadores Agrícolas y Artesanos del Austro';
const LONG_CONCEPT = 'Arriendo de noviembre del local de la calle larga y bodegas.';
const UNANSWERED = /^Aún no podemos confirmarlo/;
const NOT_DEBITED = 'No se realizó ningún débito.';
const m390 = { viewport: { value: 'm390' } };
const longName = { mundo: { ...mundo, cooperativa: LONG_NAME } };

const busy =
  (name: string) =>
  async ({ canvas }: Pick<Stage, 'canvas'>) => {
    await canvas.findByRole('button', { name, busy: true });
  };

/** Asks for the review and waits for what the page says instead. */
const reviewRefusedWith = (text: string) => async (stage: Stage) => {
  await askReview(stage);
  await showsInPage(text)(stage);
};

/** The code that the check of the order answers. */
const checkAnswers = (code: CodeOf<typeof validarInternas>) => ({
  ...refusing(validarInternas, code),
  play: reviewRefusedWith(errorCodes[code].text),
});

/** The code that the execution answers: back at Revisar, and nothing was debited. */
const executionAnswers = (code: CodeOf<typeof internas>) => ({
  ...refusing(internas, code),
  play: async (stage: Stage) => {
    await execute(stage);
    await showsInPage(NOT_DEBITED)(stage);
    await showsInPage(errorCodes[code].text)(stage);
  },
});

/** Leaves a field with a text that is not accepted. */
const wrong = (label: string, text: string, message: string | RegExp) => async (stage: Stage) => {
  await ready(stage);
  await fill(stage, label, text);
  await stage.userEvent.tab();
  await showsInPage(message)(stage);
};

/** Types the number of a new account and waits for what is said of it. */
const newAccount = (number: string, said: string | RegExp) => async (stage: Stage) => {
  await ready(stage);
  await choose(stage, 'Nueva cuenta');
  await fill(stage, 'Número de cuenta', number);
  await stage.userEvent.tab();
  await showsInPage(said)(stage);
};

/** An order without an answer that an earlier visit left, a minute ago. */
async function leavePending(idTransaccion: string): Promise<void> {
  const left: PendingOperation = {
    idTransaccion,
    owner: '',
    address: to.transferenciaInterna,
    title: 'Transferencia interna',
    rows: [
      { label: 'Beneficiario', value: 'Comercial San Roque' },
      { label: 'Institución', value: 'Cooperativa Sierra Azul' },
      { label: 'Cuenta destino', value: 'Ahorro a la vista •••• 5566' },
    ],
    account: '010201004871',
    totalCents: 250_00,
    sentAt: Date.now() - 60_000,
  };
  await createPendingVault(localStore, stableProperties()).write([left]);
  await pendingOperations().load();
}

// Datos

export const Listo = meta.story({ play: ready });

export const Cargando = meta.story({
  ...given(answers.never(cuentasOrigen), answers.never(cuentasInternas)),
  play: shows('Cargando cuentas destino'),
});

export const DatosLlenos = meta.story({
  name: 'Datos: llenos',
  play: async (stage) => {
    await fillData(stage, { correo: 'local@example.com' });
    await stage.userEvent.tab();
    await stage.canvas.findByDisplayValue('250,00');
  },
});

export const DatosObligatorios = meta.story({
  name: 'Datos: todos los campos son obligatorios',
  play: async (stage) => {
    await ready(stage);
    await press(stage, 'Revisar');
    await stage.canvas.findAllByText('El campo es requerido.');
  },
});

export const Registradas = meta.story({
  name: 'Datos: elegir una cuenta registrada',
  play: async (stage) => {
    await ready(stage);
    await openPicker(stage);
  },
});

export const SinRegistradas = meta.story({
  name: 'Datos: sin cuentas registradas',
  ...given(answers.withData(cuentasInternas, [])),
  play: showsInPage(/^Aún no tiene cuentas registradas/),
});

export const RegistradasConError = meta.story({
  name: '-9999-00-03: las cuentas registradas no llegan',
  ...refusing(cuentasInternas, '-9999-00-03'),
  play: showsInPage(errorCodes['-9999-00-03'].text),
});

export const EntreMisCuentas = meta.story({
  name: 'Datos: entre mis cuentas',
  play: async (stage) => {
    await ready(stage);
    await choose(stage, 'Mis cuentas');
    await pick(stage, /2604/, 'Mi cuenta');
    await fillOrder(stage);
  },
});

export const SinOtraCuenta = meta.story({
  name: 'Datos: sin otra cuenta propia',
  parameters: { mundo: { ...mundo, socio: 'jcloja' } },
  play: async (stage) => {
    await choose(stage, 'Mis cuentas');
    await showsInPage('No tiene otra cuenta a la que transferir.')(stage);
  },
  beforeEach() {
    const juan = demo.bank.memberOf('jcloja');
    if (juan?.user) juan.user.mustChangePassword = false;
  },
});

export const CuentaNueva = meta.story({
  name: 'Datos: cuenta nueva con su titular',
  play: newAccount('010201099999', /^Ana/),
});

export const CuentaNuevaGuardada = meta.story({
  name: 'Datos: cuenta nueva que se guardará',
  play: async (stage) => {
    await newAccount('010201099999', /^Ana/)(stage);
    await stage.userEvent.click(stage.canvas.getByRole('switch', { name: 'Guardar en mis cuentas destino' }));
    await stage.userEvent.selectOptions(stage.canvas.getByLabelText('Tipo de cuenta'), 'Ahorro a la vista');
    await fill(stage, 'Alias', 'Ana Lucía');
  },
});

export const BuscandoTitular = meta.story({
  name: 'Datos: buscando al titular',
  ...given(answers.never(validarInterna)),
  play: newAccount('010201099999', 'Consultando el titular…'),
});

export const TitularSinConsultar = meta.story({
  name: 'Datos: el titular no se puede consultar',
  ...given(answers.offline(validarInterna)),
  play: newAccount('010201099999', OFFLINE),
});

export const CuentaNuevaDesconocida = meta.story({
  name: '-0006-01-01: la cuenta nueva no existe',
  parameters: { codes: shown(validarInterna, '-0006-01-01') },
  play: newAccount('010201000000', errorCodes['-0006-01-01'].text),
});

export const CuentaConLetras = meta.story({
  name: 'Datos: cuenta con letras',
  play: newAccount('0102-ABC', 'Ingrese solo los dígitos de su número de cuenta.'),
});

export const MismaCuenta = meta.story({
  name: 'Datos: la cuenta destino es la de origen',
  play: newAccount('010201004871', errorCodes['-0005-01-06'].text),
});

export const SaldoInsuficiente = meta.story({
  name: 'Datos: más que el saldo',
  play: wrong('Valor', '2846,38', 'Saldo insuficiente.'),
});

export const CupoDiario = meta.story({
  name: 'Datos: más que el cupo diario, con «Modificar cupos»',
  play: wrong('Valor', '1500,01', 'Supera su cupo diario disponible: $1.500,00.'),
});

export const CupoMensual = meta.story({
  name: 'Datos: más que el cupo mensual',
  ...given(
    answers.withData(leer, {
      valorInternoDiario: 1500,
      valorInternoMensual: 300,
      valorExternoDiario: 1000,
      valorExternoMensual: 5000,
      valorFacilitoDiario: 300,
      valorFacilitoMensual: 1500,
    }),
  ),
  play: wrong('Valor', '80,01', 'Supera su cupo mensual disponible: $80,00.'),
});

export const ValorCero = meta.story({
  name: 'Datos: valor cero',
  play: wrong('Valor', '0,00', 'Ingrese un valor mayor a cero.'),
});

export const TresDecimales = meta.story({
  name: 'Datos: más de dos decimales',
  play: wrong('Valor', '1,234.567', 'Ingrese hasta dos decimales, así: 10,50.'),
});

export const ConceptoLargo = meta.story({
  name: 'Datos: concepto de más de 60 caracteres',
  play: wrong('Concepto', 'x'.repeat(61), 'El concepto no puede superar 60 caracteres.'),
});

export const CorreoIncorrecto = meta.story({
  name: 'Datos: correo mal escrito',
  play: wrong('Correo para el aviso (opcional)', 'local@', 'Escriba el correo así: nombre@ejemplo.com.'),
});

export const SaldosOcultos = meta.story({
  name: 'Datos: saldos ocultos',
  beforeEach() {
    localStorage.setItem('bv.saldosOcultos', 'si');
  },
  play: ready,
});

// Datos → Revisar

export const Enviando = meta.story({
  ...given(answers.never(validarInternas)),
  play: async (stage) => {
    await askReview(stage);
    await busy('Revisar')(stage);
  },
});

export const Lento = meta.story({
  ...given(answers.slow(validarInternas, SLOWNESS_MS)),
  play: async (stage) => {
    await askReview(stage);
    await busy('Revisar')(stage);
  },
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(validarInternas)),
  play: reviewRefusedWith(OFFLINE),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(validarInternas)),
  play: reviewRefusedWith('Su sesión ha expirado. Ingrese nuevamente.'),
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

export const MismaCuentaServidor = meta.story({
  name: '-0005-01-06: el servidor dice que es la misma cuenta',
  ...checkAnswers('-0005-01-06'),
});

export const ValorMinimo = meta.story({
  name: '-0005-01-07: menos que el valor mínimo',
  parameters: { codes: shown(validarInternas, '-0005-01-07') },
  play: async (stage) => {
    await askReview(stage, { valor: '0,50' });
    await showsInPage(errorCodes['-0005-01-07'].text)(stage);
  },
});

export const DestinoCerrado = meta.story({
  name: '-0006-01-01: la cuenta destino ya no está activa',
  ...checkAnswers('-0006-01-01'),
});

export const NoDisponible = meta.story({
  name: '-9999-00-03: la validación no está disponible (…,99)',
  parameters: { codes: shown(validarInternas, '-9999-00-03') },
  play: async (stage) => {
    await askReview(stage, { valor: '12,99' });
    await showsInPage(errorCodes['-9999-00-03'].text)(stage);
  },
});

// Revisar

export const Revisar = meta.story({
  name: 'Revisar: sin costo',
  play: async (stage) => {
    await toReview(stage, { correo: 'local@example.com' });
    await showsInPage('Sin costo')(stage);
  },
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
  play: async (stage) => {
    await toReview(stage);
    await showsInPage('Hoy ya transfirió $250,00 a esta cuenta.')(stage);
  },
});

export const RevisarSinValidacion = meta.story({
  name: 'Revisar: un servidor que no conoce «validar» (404)',
  ...given(answers.withFault(validarInternas, 'notFound')),
  play: async (stage) => {
    await toReview(stage);
    await showsInPage('Los verá en el comprobante')(stage);
  },
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
  play: (stage: Stage) => toReview(stage, { destino: /ajol solrac/i, concepto: 'Arriendo \u202enoviembre' }),
});

export const CodigoCaracteresOcultos = meta.story({
  name: 'Código: un nombre con caracteres ocultos',
  ...withHiddenCharacters,
  play: async (stage: Stage) => {
    await toReview(stage, { destino: /ajol solrac/i, concepto: 'Arriendo \u202enoviembre' });
    await openPin(stage);
  },
});

export const RevisarPinCerrado = meta.story({
  name: 'Revisar: el código se canceló',
  play: async (stage) => {
    await toReview(stage);
    await openPin(stage);
    await press(stage, 'Cancelar Transferencia');
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

export const PinEnviando = meta.story({
  name: 'El código se está verificando',
  ...given(answers.never(autorizar)),
  play: async (stage) => {
    await execute(stage);
    await busy('Continuar')(stage);
  },
});

export const Ejecutando = meta.story({
  name: 'Enviando: la transferencia se ejecuta',
  ...given(answers.never(internas)),
  play: async (stage) => {
    await execute(stage);
    await busy('Confirmar transferencia')(stage);
  },
});

export const EjecucionRechazada = meta.story({
  name: '-0005-01-01: rechazada al ejecutar, vuelve a la revisión',
  ...executionAnswers('-0005-01-01'),
});

export const TransaccionVencida = meta.story({
  name: '-0005-01-08: la transacción no está autorizada o expiró',
  ...executionAnswers('-0005-01-08'),
});

export const TransaccionProcesada = meta.story({
  name: '-0005-01-09: ya fue procesada, falta saber cómo terminó',
  ...refusing(internas, '-0005-01-09'),
  play: async (stage) => {
    await toUnknown(stage);
  },
});

export const EjecucionSesionExpirada = meta.story({
  name: 'Sesión expirada al ejecutar',
  ...given(answers.sessionExpired(internas)),
  play: async (stage) => {
    await execute(stage);
    await showsInPage('Su sesión ha expirado. Ingrese nuevamente.')(stage);
  },
});

// Resultado desconocido

export const Desconocido = meta.story({
  name: 'Resultado desconocido: sin respuesta',
  ...given(answers.offline(internas)),
  play: async (stage) => {
    await toUnknown(stage);
  },
});

export const DesconocidoTrasRecargar = meta.story({
  name: 'Resultado desconocido: después de recargar',
  beforeEach: () => leavePending('8f2c41d7-0000-4000-8000-000000000000'),
  play: stands(/^No pudimos confirmar el resultado: /),
});

export const Verificando = meta.story({
  name: 'Resultado desconocido: verificando',
  async beforeEach({ msw }) {
    msw.use(answers.never(comprobante));
    await leavePending('8f2c41d7-0000-4000-8000-000000000000');
  },
  play: async (stage) => {
    await press(stage, 'Verificar');
    await busy('Verificar')(stage);
  },
});

export const VerificarSinRespuesta = meta.story({
  name: '-9999-00-01: Verificar tampoco tiene respuesta',
  parameters: { codes: shownAs(comprobante, '-9999-00-01', 'Aún no podemos confirmarlo') },
  async beforeEach({ msw }) {
    msw.use(answers.withCode(comprobante, '-9999-00-01'));
    await leavePending('8f2c41d7-0000-4000-8000-000000000000');
  },
  play: async (stage) => {
    await press(stage, 'Verificar');
    await showsInPage(UNANSWERED)(stage);
  },
});

export const NoEjecutadaTrasRecargar = meta.story({
  name: 'Resultado desconocido: no se ejecutó, después de recargar',
  beforeEach: () => leavePending('8f2c41d7-0000-4000-8000-000000000000'),
  play: async (stage) => {
    await press(stage, 'Verificar');
    await stands(NOT_DEBITED)(stage);
  },
});

export const Encontrada = meta.story({
  name: 'Resultado desconocido: se ejecutó, con su comprobante (…,77)',
  play: async (stage) => {
    await toUnknown(stage, { valor: '80,77' });
    await press(stage, 'Verificar');
    await showsInPage('Transferencia exitosa')(stage);
  },
});

// Comprobante

export const Comprobante = meta.story({
  play: async (stage) => {
    await execute(stage);
    await showsInPage('Transferencia exitosa')(stage);
  },
});

export const ComprobanteConCuentaPorGuardar = meta.story({
  name: 'Comprobante: la cuenta nueva se puede guardar',
  play: async (stage) => {
    await newAccount('010201099999', /^Ana/)(stage);
    await stage.userEvent.click(stage.canvas.getByRole('switch', { name: 'Guardar en mis cuentas destino' }));
    await stage.userEvent.selectOptions(stage.canvas.getByLabelText('Tipo de cuenta'), 'Ahorro a la vista');
    await fill(stage, 'Alias', 'Ana Lucía');
    await fillOrder(stage);
    await press(stage, 'Revisar');
    await stands(/^Revise su transferencia, /)(stage);
    await openPin(stage);
    await stage.userEvent.click(stage.canvas.getByLabelText('Dígito 1 de 6'));
    await stage.userEvent.paste('123456');
    await press(stage, 'Continuar');
    await stage.canvas.findByRole('button', { name: 'Guardar cuenta' });
  },
});

export const SinComprobante = meta.story({
  name: 'Comprobante: un servidor que no responde ninguno',
  ...given(answers.withData(internas, null)),
  play: async (stage) => {
    await execute(stage);
    await stage.canvas.findByRole('button', { name: 'Hacer otra transferencia' });
  },
});

// Anchos, temas y contenido

/** Revisar with the longest of everything. */
const longReview = async (stage: Stage) => {
  await toReview(stage, {
    destino: /Carlos/,
    valor: '1500',
    concepto: LONG_CONCEPT,
    correo: 'administracion.bodegas.y.locales@cooperativa-artesanos.example.com',
  });
};

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  parameters: longName,
  play: longReview,
});

export const ContenidoLargoDatos = meta.story({
  name: 'Contenido largo: Datos',
  parameters: longName,
  play: async (stage) => {
    await fillData(stage, { concepto: LONG_CONCEPT });
  },
});

export const Movil = DatosLlenos.extend({ name: 'Móvil', globals: m390 });
