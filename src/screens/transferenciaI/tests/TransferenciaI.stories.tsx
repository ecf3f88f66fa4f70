import { internas as cuentasInternas, validarInterna } from '#api/contract/cuentasDestino.ts';
import { leer } from '#api/contract/cupos.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, shown } from '#testing/shownCodes.ts';
import { type Stage, shows } from '#testing/storyStage.tsx';
import { chooses, fill, fills, inTurn, leavesField, press, showsInPage } from '#testing/storySteps.ts';
import { LONG_NAME, m390, OFFLINE } from '#testing/storyTexts.ts';
import {
  fillData,
  fillOrder,
  LONG_CONCEPT,
  mundo,
  newAccount,
  openPicker,
  order,
  page,
  pick,
  ready,
} from './storySteps.ts';

const meta = preview.meta({ title: 'Pantallas/Transferencia interna', ...page });

const longName = { mundo: { ...mundo, cooperativa: LONG_NAME } };

/** Leaves a field with a text that is not accepted. */
const wrong = (label: string, text: string, message: string | RegExp) =>
  inTurn(ready, fills(label, text), leavesField, showsInPage(message));

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

export const CuentaNuevaRegistrada = meta.story({
  name: 'Datos: cuenta nueva que ya está registrada, y no se ofrece guardarla',
  play: newAccount('010201007733', /^Carlos/),
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
  play: newAccount('0102-ABC', 'Ingrese solo los dígitos del número de cuenta.'),
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
