import { screen } from 'storybook/test';
import { externas as registeredAccounts } from '#api/contract/cuentasDestino.ts';
import { consumo, leer } from '#api/contract/cupos.ts';
import { cuentasOrigen, historial } from '#api/contract/transacciones.ts';
import { validarExternas } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing } from '#testing/shownCodes.ts';
import { SLOWNESS_MS, shows } from '#testing/storyStage.tsx';
import { fills, inTurn, press, presses } from '#testing/storySteps.ts';
import { m390, OFFLINE, wide } from '#testing/storyTexts.ts';
import { fillOrder, openPicker, page, pick, ready, registered, sentWith } from './storySteps.ts';

const meta = preview.meta({ title: 'Pantallas/Transferencia externa', ...page });

// Datos with a registered account

export const Listo = meta.story({ play: ready });

export const Cargando = meta.story({
  ...given(answers.never(cuentasOrigen), answers.never(registeredAccounts)),
  play: async () => {
    await shows('Cargando cuentas de origen')();
    await shows('Cargando cuentas destino')();
  },
});

export const Vacio = meta.story({
  name: 'Vacío',
  ...given(answers.withData(registeredAccounts, [])),
  play: shows('Aún no tiene cuentas registradas en otras instituciones. Elija Nueva cuenta.'),
});

export const SinCuentasOrigen = meta.story({
  name: 'Sin cuentas que admitan débito',
  ...given(answers.withData(cuentasOrigen, [])),
  play: shows('No tiene cuentas habilitadas para débito'),
});

export const Elegir = meta.story({
  name: 'Lista de cuentas registradas abierta',
  play: inTurn(ready, openPicker),
});

export const DatosLlenos = meta.story({ name: 'Datos con una cuenta registrada', play: registered() });

export const RepetirSinRegistrar = meta.story({
  name: '«Repetir» con quien no está registrado',
  ...given(
    answers.withData(historial, {
      totalRegistros: 1,
      registros: [
        {
          numeroComprobante: '2026-1119-04820',
          fecha: '2026-11-19T18:40:00',
          tipo: 'EXTERNA',
          destino: 'MAQUINAS DEL AUSTRO · Banco Andes Demo · •••• 1234',
          valor: 4_200,
          estado: 'EXITOSA',
        },
      ],
    }),
  ),
  globals: wide,
  play: inTurn(
    ready,
    presses('Repetir la transferencia a Maquinas Del Austro por $4.200,00'),
    shows(/no está entre sus cuentas destino/),
  ),
});

export const Faltas = meta.story({
  name: 'Datos vacíos: cada campo dice lo que falta',
  play: inTurn(ready, presses('Revisar'), shows('Todos los campos son obligatorios')),
});

export const ConceptoLargo = meta.story({
  name: 'Concepto de más de 40 caracteres',
  play: inTurn(
    registered(),
    fills('Concepto', 'Arriendo del local de la esquina, noviembre'),
    presses('Revisar'),
    shows('El concepto no puede superar 40 caracteres.'),
  ),
});

export const ConceptoEspecial = meta.story({
  name: 'Concepto con caracteres especiales',
  play: inTurn(
    registered(),
    fills('Concepto', 'Arriendo & luz'),
    presses('Revisar'),
    shows('Solo letras, números, punto, coma y guion.'),
  ),
});

export const SobreElSaldo = meta.story({
  name: 'Valor mayor que el saldo',
  play: sentWith(registered(/^Rosa/, '9000'), 'Saldo insuficiente.'),
});

export const SobreElCupo = meta.story({
  name: 'Valor sobre el cupo diario, con «Modificar cupos»',
  play: async (stage) => {
    await sentWith(registered(/^Rosa/, '1000,01'), 'Supera su cupo diario disponible: $1.000,00.')(stage);
    await screen.findByRole('link', { name: 'Modificar cupos' });
  },
});

export const SobreElCupoMensual = meta.story({
  name: 'Valor sobre el cupo mensual',
  ...given(
    answers.withData(consumo, {
      valorInternoDiario: 0,
      valorInternoMensual: 0,
      valorExternoDiario: 0,
      valorExternoMensual: 4950,
      valorFacilitoDiario: 0,
      valorFacilitoMensual: 0,
    }),
  ),
  play: sentWith(registered(), 'Supera su cupo mensual disponible: $50,00.'),
});

export const CuposDesconocidos = meta.story({
  name: 'El servidor no dice los cupos',
  ...given(answers.serverError(leer)),
  play: async () => {
    await screen.findByRole('button', { name: /^Cuenta registrada/ });
    await screen.findByRole('combobox', { name: /^Cuenta de origen/ });
  },
});

export const RegistradasConError = meta.story({
  name: '-9999-00-03: las cuentas registradas no llegan',
  ...refusing(registeredAccounts, '-9999-00-03'),
  play: shows(errorCodes['-9999-00-03'].text),
});

export const OrigenConError = meta.story({
  name: '-9999-00-01: las cuentas de origen no llegan',
  ...refusing(cuentasOrigen, '-9999-00-01'),
  play: shows(errorCodes['-9999-00-01'].text),
});

// Every code of the two calls

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(validarExternas)),
  play: sentWith(registered(), OFFLINE),
});

export const ErrorDelServidor = meta.story({
  name: 'Error del servidor (500)',
  ...given(answers.serverError(validarExternas)),
  play: sentWith(registered(), /^El servicio no está disponible en este momento\. Intente/),
});

export const Lento = meta.story({
  ...given(answers.slow(registeredAccounts, SLOWNESS_MS)),
  play: shows('Cargando cuentas destino'),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(validarExternas)),
  play: sentWith(registered(), 'Su sesión ha expirado. Ingrese nuevamente.'),
});

const LONG = 'MARIA DE LOS ANGELES FERNANDA DEL CISNE GUAMAN VINTIMILLA DE ORDONEZ Y QUIZHPE';

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  ...given(
    answers.withData(registeredAccounts, [
      {
        codigoCuentaDestino: 'CD-03',
        numeroCuenta: '22099887712209988771',
        tipo: 'EXTERNA',
        institucion: 'COOPERATIVA DE AHORRO Y CREDITO DE LOS TRABAJADORES AGRICOLAS Y ARTESANOS DEL AUSTRO',
        codigoTipoCuenta: 'AHO',
        tipoIdentificacion: '2',
        identificacion: 'PASAPORTE'.repeat(5),
        beneficiario: LONG,
        alias: 'X'.repeat(40),
        coincidenciaNombre: 'SIMILAR',
      },
    ]),
    answers.withData(validarExternas, {
      valor: 120,
      comision: 0.36,
      impuesto: 0.05,
      total: 120.41,
      saldoPosterior: 98_765_432.1,
      acreditacion: 'ACREDITACION EN EL SIGUIENTE CORTE DE LA CAMARA DE COMPENSACION',
      fechaAcreditacion: '2026-11-23',
      advertencias: ['Revise con atención los datos de la cuenta destino. '.repeat(5)],
    }),
  ),
  play: async (stage) => {
    await ready();
    await pick(stage, /^Maria/);
    await fillOrder(stage, '120', 'X'.repeat(40));
    await press(stage, 'Revisar');
    await screen.findByRole('heading', { name: /^Revise su transferencia, / });
  },
});

export const Tableta = DatosLlenos.extend({ name: 'Tableta', globals: { viewport: { value: 'tableta' } } });

export const Movil = Listo.extend({ name: 'Móvil', globals: m390 });
