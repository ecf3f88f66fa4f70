import { screen, within } from 'storybook/test';
import { externas as registeredAccounts } from '#api/contract/cuentasDestino.ts';
import { consumo, leer } from '#api/contract/cupos.ts';
import type { CodeOf } from '#api/contract/endpoint.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import {
  externas,
  instituciones,
  tiposCuentasExternas,
  tiposInstituciones,
  validarExternas,
} from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import { paths, to } from '#navigation/paths.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, shown } from '#testing/shownCodes.ts';
import { inMain, SLOWNESS_MS, type Stage, shows, showsLine } from '#testing/storyStage.tsx';
import { fill, fills, inTurn, press, presses, select } from '#testing/storySteps.ts';
import { m390, OFFLINE } from '#testing/storyTexts.ts';
import { TransferenciaE } from '../TransferenciaE.tsx';

const meta = preview.meta({
  title: 'Pantallas/Transferencia externa',
  component: TransferenciaE,
  parameters: { mundo: { ruta: to.transferenciaExterna, patron: paths.transferenciaExterna } },
  decorators: [inMain],
});

/** An account elsewhere, as somebody types it: the one of demo-bank.md C.4. */
const rosa = {
  tipo: 'BAN',
  institucion: '1001',
  cuenta: 'AHO',
  numero: '2209988771',
  documento: '0159999036',
  beneficiario: 'Rosa Elena Ordóñez',
};

/** The form with its account and its list. */
const ready = async () => {
  await screen.findByRole('button', { name: /^Cuenta registrada/ });
  await screen.findByRole('combobox', { name: /^Cuenta de origen/ });
  await screen.findByText(/^Disponible hoy/);
};

async function openPicker(stage: Stage): Promise<HTMLElement> {
  await press(stage, /^Cuenta registrada/);
  return screen.findByRole('dialog', { name: 'Cuenta registrada' });
}

async function pick(stage: Stage, name: RegExp): Promise<void> {
  await stage.userEvent.click(within(await openPicker(stage)).getByRole('option', { name }));
}

async function order(stage: Stage, valor = '120', concepto = 'Arriendo noviembre'): Promise<void> {
  await fill(stage, 'Valor', valor);
  await fill(stage, 'Concepto', concepto);
}

/** Datos with a registered account, all of it right. */
const registered = (name = /^Rosa/, valor = '120') =>
  inTurn(
    ready,
    (stage) => pick(stage, name),
    (stage) => order(stage, valor),
  );

async function openNew({ userEvent }: Stage): Promise<void> {
  await ready();
  await userEvent.click(screen.getByRole('radio', { name: 'Nueva cuenta' }));
  await screen.findByLabelText('Tipo de institución');
}

/** Datos with an account that is not registered. */
const fresh =
  (changes: Partial<typeof rosa> = {}, valor = '120') =>
  async (stage: Stage) => {
    const account = { ...rosa, ...changes };
    await openNew(stage);
    await select(stage, 'Tipo de institución', account.tipo);
    await select(stage, 'Institución', account.institucion);
    await select(stage, 'Tipo de cuenta', account.cuenta);
    await fill(stage, 'Número de cuenta', account.numero);
    await fill(stage, 'Identificación del beneficiario', account.documento);
    await fill(stage, 'Nombre del beneficiario', account.beneficiario);
    await order(stage, valor);
  };

/** To Revisar, whatever was typed. */
const reviewed =
  (data: (stage: Stage) => Promise<void> = registered()) =>
  async (stage: Stage) => {
    await data(stage);
    await press(stage, 'Revisar');
    await screen.findByRole('heading', { name: /^Revise su transferencia, / });
  };

/** From Revisar back to Datos, where the answer about the name stands. */
const backOnData = (data: (stage: Stage) => Promise<void>, text: RegExp) =>
  inTurn(reviewed(data), presses('Modificar cuenta destino'), shows(text));

/** Sends what was typed and waits for what is said of it. */
const sentWith = (data: (stage: Stage) => Promise<void>, text: string | RegExp) =>
  inTurn(data, presses('Revisar'), shows(text));

async function openPin(stage: Stage, data = registered()): Promise<void> {
  await reviewed(data)(stage);
  await press(stage, 'Confirmar transferencia');
  await screen.findByLabelText('Dígito 1 de 6');
}

async function confirmed(stage: Stage, data = registered()): Promise<void> {
  await openPin(stage, data);
  await fill(stage, 'Dígito 1 de 6', '123456');
  await press(stage, 'Continuar');
}

/** To the receipt. */
const executed = (data?: (stage: Stage) => Promise<void>) => async (stage: Stage) => {
  await confirmed(stage, data);
  await screen.findByRole('button', { name: 'Hacer otra transferencia' });
};

/** The bank refuses the order when it is reviewed. */
const refusedOnReview = (code: CodeOf<typeof validarExternas>) => ({
  ...refusing(validarExternas, code),
  play: sentWith(registered(), errorCodes[code].text),
});

/** The bank refuses the order after the code. */
const refusedOnExecution = (code: CodeOf<typeof externas>) => ({
  ...refusing(externas, code),
  play: inTurn(confirmed, shows(errorCodes[code].text), shows('No se realizó ningún débito.')),
});

const toTalleres = registered(/^Talleres/, '95');

const VERIFIED = 'He verificado los datos con el beneficiario';
const mismatched = sentWith(fresh({ beneficiario: 'Rosa Elena Pérez' }), VERIFIED);

async function verified(stage: Stage): Promise<void> {
  await mismatched(stage);
  await stage.userEvent.click(screen.getByRole('checkbox', { name: VERIFIED }));
}

/** Datos with a new account that is to be kept. */
async function toKeep(stage: Stage): Promise<void> {
  await fresh()(stage);
  await stage.userEvent.click(screen.getByRole('switch', { name: 'Guardar en mis cuentas destino' }));
  await fill(stage, 'Alias', 'Rosa del banco');
}

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

// Datos with a new account

export const NuevaCuenta = meta.story({ name: 'Nueva cuenta: vacía', play: openNew });

export const NuevaCuentaLlena = meta.story({
  name: 'Nueva cuenta: llena, llega de inmediato',
  play: inTurn(fresh(), shows('Llega de inmediato.')),
});

export const NuevaCuentaSpi = meta.story({
  name: 'Nueva cuenta: llena, llega el siguiente día hábil',
  play: inTurn(fresh({ tipo: 'COO', institucion: '2001' }), shows('Llega el siguiente día hábil.')),
});

export const NuevaCuentaFaltas = meta.story({
  name: 'Nueva cuenta: cada campo dice lo que falta',
  play: inTurn(openNew, presses('Revisar'), shows('El campo es requerido.')),
});

export const NuevaCuentaMal = meta.story({
  name: 'Nueva cuenta: número con letras, cédula y correo que no son válidos',
  play: inTurn(
    fresh({ numero: '22099A', documento: '0159999037' }),
    fills('Correo (opcional)', 'rosa@'),
    presses('Revisar'),
    shows('Ingrese solo números.'),
    shows('El número de cédula no es válido.'),
  ),
});

export const Guardar = meta.story({
  name: 'Nueva cuenta: «Guardar en mis cuentas destino» con su alias',
  play: toKeep,
});

export const InstitucionesCargando = meta.story({
  name: 'Nueva cuenta: instituciones cargando',
  ...given(answers.never(instituciones)),
  play: async (stage) => {
    await openNew(stage);
    await select(stage, 'Tipo de institución', 'BAN');
    await screen.findByRole('option', { name: 'Cargando…' });
  },
});

export const InstitucionesConError = meta.story({
  name: '-9999-00-02: las instituciones no llegan',
  ...refusing(instituciones, '-9999-00-02'),
  play: inTurn(openNew, (stage) => select(stage, 'Tipo de institución', 'BAN'), shows(errorCodes['-9999-00-02'].text)),
});

export const CatalogosConError = meta.story({
  name: 'Nueva cuenta: los tipos de institución y de cuenta no llegan',
  ...given(answers.offline(tiposInstituciones), answers.offline(tiposCuentasExternas)),
  play: inTurn(openNew, shows(OFFLINE)),
});

// The check of the name

export const NombreExacto = meta.story({
  name: 'Nombre EXACTA: de vuelta en Datos',
  play: backOnData(fresh(), /^El nombre coincide con el titular/),
});

export const NombreExactoRevision = meta.story({
  name: 'Nombre EXACTA: en Revisar',
  play: inTurn(reviewed(fresh()), shows('Nombre verificado')),
});

export const NombreSimilar = meta.story({
  name: 'Nombre SIMILAR: de vuelta en Datos',
  play: backOnData(fresh({ beneficiario: 'Rosa Elena Ordones' }), /^El nombre es similar/),
});

export const NombreSimilarRevision = meta.story({
  name: 'Nombre SIMILAR: en Revisar',
  play: inTurn(reviewed(fresh({ beneficiario: 'Rosa Elena Ordones' })), shows('Nombre similar al titular')),
});

export const NombreDistinto = meta.story({
  name: 'Nombre NO_COINCIDE: sin marcar, no se puede revisar',
  play: mismatched,
});

export const NombreDistintoMarcado = meta.story({
  name: 'Nombre NO_COINCIDE: marcado',
  play: verified,
});

/** The list of destinations says that the name of the chosen one does not match (D-66). */
const listedMismatch = {
  ...given(
    answers.withData(registeredAccounts, [
      {
        codigoCuentaDestino: 'CD-03',
        numeroCuenta: '2209988771',
        beneficiario: 'ROSA ELENA ORDONEZ',
        institucion: 'Banco Andes Demo',
        codigoTipoCuenta: 'AHO',
        coincidenciaNombre: 'NO_COINCIDE',
      },
    ]),
  ),
};

export const RegistradaDistinta = meta.story({
  ...listedMismatch,
  name: 'Nombre NO_COINCIDE de una cuenta registrada',
  play: inTurn(registered(), shows(VERIFIED)),
});

export const RegistradaSinMarcar = meta.story({
  ...listedMismatch,
  name: 'Nombre NO_COINCIDE de una cuenta registrada: Revisar sin marcar',
  play: sentWith(registered(), 'Marque la casilla para continuar.'),
});

export const RegistradaAlRevisar = meta.story({
  name: 'Nombre NO_COINCIDE de una cuenta registrada: lo dice la validación',
  ...given(answers.withData(validarExternas, { valor: 120, total: 120.41, coincidenciaNombre: 'NO_COINCIDE' })),
  play: sentWith(registered(), 'Marque la casilla para continuar.'),
});

export const NombreDistintoRevision = meta.story({
  name: 'Nombre NO_COINCIDE: verificado, en Revisar',
  play: inTurn(verified, presses('Revisar'), shows('El nombre no coincide con el titular')),
});

export const NombreNoDisponible = meta.story({
  name: 'Nombre NO_DISPONIBLE: de vuelta en Datos',
  play: backOnData(
    fresh({ tipo: 'COO', institucion: '2001' }),
    /^No es posible verificar el nombre en esta institución/,
  ),
});

// Revisar

export const Revisar = meta.story({
  name: 'Revisar: comisión, IVA y acreditación INMEDIATA',
  play: inTurn(reviewed(), shows('$120,41')),
});

export const RevisarSpi = meta.story({
  name: 'Revisar: acreditación SPI con su fecha',
  play: inTurn(reviewed(toTalleres), showsLine('Llega el siguiente día hábil, 23/11/2026')),
});

export const RevisarAdvertencia = meta.story({
  name: 'Revisar: el servidor advierte',
  ...given(
    answers.withData(validarExternas, {
      valor: 120,
      total: 120,
      acreditacion: 'MANANA',
      advertencias: ['Hoy ya transfirió $120,00 a esta cuenta.'],
    }),
  ),
  play: inTurn(reviewed(), shows('Hoy ya transfirió $120,00 a esta cuenta.')),
});

export const SinValidar = meta.story({
  name: 'Revisar: el servidor no dice los costos de antemano',
  ...given(answers.withFault(validarExternas, 'notFound')),
  play: inTurn(reviewed(), shows('Los verá en el comprobante')),
});

export const Enviando = meta.story({
  name: 'Enviando: se valida la transferencia',
  ...given(answers.never(validarExternas)),
  play: async (stage) => {
    await registered()(stage);
    await press(stage, 'Revisar');
    await screen.findByRole('button', { name: 'Revisar', busy: true });
  },
});

export const EnviandoOrden = meta.story({
  name: 'Enviando: se ejecuta la transferencia',
  ...given(answers.never(externas)),
  play: async (stage) => {
    await confirmed(stage);
    await screen.findByRole('button', { name: 'Confirmar transferencia', busy: true });
  },
});

export const Codigo = meta.story({ name: 'Código: lo que se firma', play: (stage) => openPin(stage) });

export const CodigoCerrado = meta.story({
  name: 'Código cerrado: no se realizó ningún débito',
  play: inTurn(openPin, presses('Cancelar Transferencia'), shows('No se realizó ningún débito.')),
});

// Comprobante

export const Comprobante = meta.story({ name: 'Comprobante: exitosa', play: executed() });

export const ComprobanteEnProceso = meta.story({
  name: 'Comprobante: en proceso',
  play: executed(toTalleres),
});

export const ComprobanteGuardar = meta.story({
  name: 'Comprobante con «Guardar cuenta»',
  play: async (stage) => {
    await executed(toKeep)(stage);
    await screen.findByRole('button', { name: 'Guardar cuenta' });
  },
});

export const SinRespuesta = meta.story({
  name: 'Resultado desconocido: el valor …,77',
  play: async (stage) => {
    await confirmed(stage, registered(/^Rosa/, '120,77'));
    await screen.findByRole('heading', { name: /^No pudimos confirmar el resultado: / });
  },
});

// Every code of the two calls

export const SaldoInsuficiente = meta.story({
  name: '-0005-01-01: saldo insuficiente con la comisión',
  ...refusedOnReview('-0005-01-01'),
});

export const CupoDiario = meta.story({ name: '-0005-01-02: cupo diario', ...refusedOnReview('-0005-01-02') });

export const CupoMensual = meta.story({ name: '-0005-01-03: cupo mensual', ...refusedOnExecution('-0005-01-03') });

export const CupoMensualAlRevisar = meta.story({
  name: '-0005-01-03: cupo mensual, ya al revisar',
  ...refusedOnReview('-0005-01-03'),
});

export const OrigenBloqueado = meta.story({
  name: '-0005-01-04: cuenta origen bloqueada',
  ...refusedOnReview('-0005-01-04'),
});

export const SinDebitos = meta.story({
  name: '-0005-01-05: la cuenta no permite débitos',
  ...refusedOnReview('-0005-01-05'),
});

export const MismaCuenta = meta.story({
  name: '-0005-01-06: origen y destino iguales',
  ...refusedOnReview('-0005-01-06'),
});

export const ValorMinimo = meta.story({
  name: '-0005-01-07: menos que el valor mínimo',
  parameters: { codes: shown(validarExternas, '-0005-01-07') },
  play: sentWith(registered(/^Rosa/, '0,50'), errorCodes['-0005-01-07'].text),
});

export const NoAutorizada = meta.story({
  name: '-0005-01-08: la transacción expiró',
  ...refusedOnExecution('-0005-01-08'),
});

export const YaProcesada = meta.story({
  name: '-0005-01-09: la transacción ya fue procesada',
  ...refusing(externas, '-0005-01-09'),
  play: async (stage) => {
    await confirmed(stage);
    await screen.findByRole('heading', { name: /^No pudimos confirmar el resultado: / });
  },
});

export const InstitucionNoDisponible = meta.story({
  name: '-0005-02-01: la institución no está disponible',
  parameters: { codes: shown(validarExternas, '-0005-02-01') },
  play: sentWith(fresh({ institucion: '1004' }), errorCodes['-0005-02-01'].text),
});

export const DestinoBorrado = meta.story({
  name: '-0006-03-01: la cuenta destino ya no existe',
  ...refusedOnReview('-0006-03-01'),
});

export const ErrorGeneral = meta.story({
  name: '-9999-00-03: el valor …,99 no se puede validar',
  parameters: { codes: shown(validarExternas, '-9999-00-03') },
  play: sentWith(registered(/^Rosa/, '120,99'), errorCodes['-9999-00-03'].text),
});

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
    await order(stage, '120', 'X'.repeat(40));
    await press(stage, 'Revisar');
    await screen.findByRole('heading', { name: /^Revise su transferencia, / });
  },
});

export const Tableta = DatosLlenos.extend({ name: 'Tableta', globals: { viewport: { value: 'tableta' } } });
export const Movil = Listo.extend({ name: 'Móvil', globals: m390 });
