import { internas as cuentasInternas, validarInterna } from '#api/contract/cuentasDestino.ts';
import { leer } from '#api/contract/cupos.ts';
import { autorizar } from '#api/contract/tokens.ts';
import { comprobante, cuentasOrigen } from '#api/contract/transacciones.ts';
import { internas, tiposCuentasInternas, validarInternas } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { paths, to } from '#navigation/paths.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { freshOrders, leavePending, losesConnection } from '#testing/moneySteps.ts';
import { refusing, shown, shownAs } from '#testing/shownCodes.ts';
import { inMain, SLOWNESS_MS, type Stage, shows } from '#testing/storyStage.tsx';
import {
  busy,
  chooses,
  fill,
  fills,
  inTurn,
  leavesField,
  offers,
  press,
  presses,
  showsInPage,
  stands,
} from '#testing/storySteps.ts';
import { LONG_NAME, m390, NOT_DEBITED, OFFLINE } from '#testing/storyTexts.ts';
import { TransferenciaI } from '../TransferenciaI.tsx';
import { fillData, fillOrder, openPicker, order, pick, ready } from './storySteps.ts';

const mundo = { ruta: to.transferenciaInterna, patron: paths.transferenciaInterna };

const meta = preview.meta({
  title: 'Pantallas/Transferencia interna',
  component: TransferenciaI,
  parameters: { mundo },
  decorators: [inMain],
  ...freshOrders,
});

const LONG_CONCEPT = 'Arriendo de noviembre del local de la calle larga y bodegas.';
const UNANSWERED = /^Aún no podemos confirmarlo/;
const longName = { mundo: { ...mundo, cooperativa: LONG_NAME } };

/** Leaves a field with a text that is not accepted. */
const wrong = (label: string, text: string, message: string | RegExp) =>
  inTurn(ready, fills(label, text), leavesField, showsInPage(message));

/** Types the number of a new account and waits for what is said of it. */
const newAccount = (number: string, said: string | RegExp) =>
  inTurn(ready, chooses('Nueva cuenta'), fills('Número de cuenta', number), leavesField, showsInPage(said));

/** An order that an earlier visit left. */
const left = () =>
  leavePending({
    address: to.transferenciaInterna,
    title: 'Transferencia interna',
    rows: [
      { label: 'Beneficiario', value: 'Comercial San Roque' },
      { label: 'Institución', value: 'Cooperativa Sierra Azul' },
      { label: 'Cuenta destino', value: 'Ahorro a la vista •••• 5566' },
    ],
    totalCents: 250_00,
  });

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
  play: inTurn(ready, openPicker),
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
  play: inTurn(ready, chooses('Mis cuentas'), (stage) => pick(stage, /2604/, 'Mi cuenta'), fillOrder),
});

export const SinOtraCuenta = meta.story({
  name: 'Datos: sin otra cuenta propia',
  parameters: { mundo: { ...mundo, socio: 'jcloja' } },
  play: inTurn(chooses('Mis cuentas'), showsInPage('No tiene otra cuenta a la que transferir.')),
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
  play: inTurn(order.askReview, busy('Revisar')),
});

export const Lento = meta.story({
  ...given(answers.slow(validarInternas, SLOWNESS_MS)),
  play: inTurn(order.askReview, busy('Revisar')),
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(validarInternas)),
  play: order.refusedWith(OFFLINE),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(validarInternas)),
  play: order.refusedWith('Su sesión ha expirado. Ingrese nuevamente.'),
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
  ...given(answers.never(autorizar)),
  play: inTurn(order.execute, busy('Continuar')),
});

export const Ejecutando = meta.story({
  name: 'Enviando: la transferencia se ejecuta',
  ...given(answers.never(internas)),
  play: inTurn(order.execute, busy('Confirmar transferencia')),
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

// Resultado desconocido

export const Desconocido = meta.story({
  name: 'Resultado desconocido: sin respuesta',
  ...given(answers.offline(internas)),
  play: order.toUnknown,
});

export const DesconocidoTrasRecargar = meta.story({
  name: 'Resultado desconocido: después de recargar',
  beforeEach: left,
  play: stands(/^No pudimos confirmar el resultado: /),
});

export const Verificando = meta.story({
  name: 'Resultado desconocido: verificando',
  async beforeEach({ msw }) {
    msw.use(answers.never(comprobante));
    await left();
  },
  play: inTurn(presses('Verificar'), busy('Verificar')),
});

export const VerificarSinRespuesta = meta.story({
  name: '-9999-00-01: Verificar tampoco tiene respuesta',
  parameters: { codes: shownAs(comprobante, '-9999-00-01', 'Aún no podemos confirmarlo') },
  async beforeEach({ msw }) {
    msw.use(answers.withCode(comprobante, '-9999-00-01'));
    await left();
  },
  play: inTurn(presses('Verificar'), showsInPage(UNANSWERED)),
});

export const NoEjecutadaTrasRecargar = meta.story({
  name: 'Resultado desconocido: no se ejecutó, después de recargar',
  beforeEach: left,
  play: inTurn(presses('Verificar'), stands(NOT_DEBITED)),
});

export const Encontrada = meta.story({
  name: 'Resultado desconocido: se ejecutó, con su comprobante (…,77)',
  play: inTurn(
    (stage) => order.toUnknown(stage, { valor: '80,77' }),
    presses('Verificar'),
    showsInPage('Transferencia exitosa'),
  ),
});

// Comprobante

export const Comprobante = meta.story({
  play: order.executedWith('Transferencia exitosa'),
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
    await order.openPin(stage);
    await stage.userEvent.click(stage.canvas.getByLabelText('Dígito 1 de 6'));
    await stage.userEvent.paste('123456');
    await press(stage, 'Continuar');
    await stage.canvas.findByRole('button', { name: 'Guardar cuenta' });
  },
});

export const SinComprobante = meta.story({
  name: 'Comprobante: un servidor que no responde ninguno',
  ...given(answers.withData(internas, null)),
  play: inTurn(order.execute, offers('Hacer otra transferencia')),
});

// Anchos, temas y contenido

/** Revisar with the longest of everything. */
const longReview = async (stage: Stage) => {
  await order.toReview(stage, {
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
  play: (stage) => fillData(stage, { concepto: LONG_CONCEPT }),
});

export const Movil = DatosLlenos.extend({ name: 'Móvil', globals: m390 });
