import type { CodeOf } from '#api/contract/endpoint.ts';
import { categorias, consultar, pagar, servicios, validarPago } from '#api/contract/pagos.ts';
import { historial } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import {
  askReview,
  choose,
  execute,
  found,
  look,
  openPin,
  press,
  ready,
  showsInPage,
  stands,
  toggle,
  toReview,
} from '#flows/pagoServicios/tests/storySteps.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { pendingOperations } from '#session/usePendingOperations.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, shown, shownAs, unsaid } from '#testing/shownCodes.ts';
import { inMain, SLOWNESS_MS, type Stage, shows } from '#testing/storyStage.tsx';
import { CentroSur } from '../CentroSur.tsx';

const mundo = { ruta: to.centrosur, patron: to.centrosur };

const meta = preview.meta({
  title: 'Pantallas/Pagos/CentroSur',
  component: CentroSur,
  parameters: { mundo },
  decorators: [inMain],
  async beforeEach() {
    // The list of orders without an answer is one per page, and the catalogue is one page.
    await pendingOperations().load();
  },
});

const CODE = 'Código de cliente';
const OFFLINE = 'No hay conexión con el servidor.';
const EXPIRED = 'Su sesión ha expirado. Ingrese nuevamente.';
const NOT_DEBITED = 'No se realizó ningún débito.';
const LONG_NAME = 'Cooperativa de Ahorro y Crédito de los Trabajadores Agrícolas y Artesanos del Austro';
const m390 = { viewport: { value: 'm390' } };

const looked = (reference: string) => (stage: Stage) => look(stage, CODE, reference);

/** Luz casa, found. */
const home = async (stage: Stage) => {
  await looked('1203456')(stage);
  await found(stage);
};

/** The code that the lookup answers, and what the page says of it. */
const lookupAnswers = (code: CodeOf<typeof consultar>, text: string) => ({
  ...refusing(consultar, code),
  play: async (stage: Stage) => {
    await looked('1203456')(stage);
    await showsInPage(text)(stage);
  },
});

/** The code that the check of the payment answers. */
const checkAnswers = (code: CodeOf<typeof validarPago>) => ({
  ...refusing(validarPago, code),
  play: async (stage: Stage) => {
    await home(stage);
    await askReview(stage);
    await showsInPage(errorCodes[code].text)(stage);
  },
});

/** The code that the execution answers: back at Revisar, and nothing was debited. */
const executionAnswers = (code: CodeOf<typeof pagar>) => ({
  ...refusing(pagar, code),
  play: async (stage: Stage) => {
    await home(stage);
    await execute(stage);
    await showsInPage(NOT_DEBITED)(stage);
    await showsInPage(errorCodes[code].text)(stage);
  },
});

// Consulta

export const Consulta = meta.story({ name: 'Antes de consultar', play: ready });

export const ConAnteriores = meta.story({
  name: 'CentroSur: favoritos, últimos pagos y dónde está el código',
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Ver valores de Luz papás' });
    await canvas.findAllByRole('button', { name: /^Ver comprobante de Luz casa/ });
    await canvas.findByText('¿Dónde encuentro el código?');
  },
});

export const AnterioresEstrecho = ConAnteriores.extend({
  name: 'CentroSur: favoritos y últimos pagos en un teléfono',
  globals: m390,
});

export const SinUltimosPagos = meta.story({
  name: '-0007-02-01: los últimos pagos no llegan, y no hacen falta',
  parameters: { codes: unsaid(historial, '-0007-02-01') },
  ...given(answers.withCode(historial, '-0007-02-01')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Ver valores de Luz papás' });
  },
});

export const Cargando = meta.story({
  ...given(answers.never(categorias)),
  play: shows('Cargando los servicios'),
});

export const Vacio = meta.story({
  name: 'Vacío',
  ...given(answers.withData(servicios, [])),
  play: showsInPage('Aún no hay servicios que pagar aquí.'),
});

export const ServiciosConError = meta.story({
  name: '-9999-00-01: los servicios no llegan',
  ...refusing(servicios, '-9999-00-01'),
  play: showsInPage(errorCodes['-9999-00-01'].text),
});

export const SinPagos = meta.story({
  name: 'Un servidor que no conoce los pagos (404)',
  ...given(answers.withFault(categorias, 'notFound')),
  play: showsInPage(errorCodes['-9999-00-03'].text),
});

export const Listo = meta.story({ play: home });

export const SinReferencia = meta.story({
  name: 'Consulta: falta la referencia',
  play: async (stage) => {
    await press(stage, 'Consultar');
    await showsInPage('El campo es requerido.')(stage);
  },
});

export const ReferenciaCorta = meta.story({
  name: 'Consulta: referencia que no tiene la longitud',
  play: async (stage) => {
    await looked('12034')(stage);
    await showsInPage('Ingrese 7 dígitos.')(stage);
  },
});

export const OtroCriterio = meta.story({
  name: 'Consulta: por número de medidor',
  play: async (stage) => {
    await choose(stage, 'N.º de medidor');
    await look(stage, 'N.º de medidor', '7720415');
    await found(stage);
  },
});

export const Consultando = meta.story({
  name: 'Consultando los valores',
  ...given(answers.never(consultar)),
  play: async (stage) => {
    await looked('1203456')(stage);
    await showsInPage('Consultando los valores')(stage);
  },
});

export const Lento = meta.story({
  ...given(answers.slow(consultar, SLOWNESS_MS)),
  play: async (stage) => {
    await looked('1203456')(stage);
    await showsInPage('Consultando los valores')(stage);
  },
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(consultar)),
  play: async (stage) => {
    await looked('1203456')(stage);
    await showsInPage(OFFLINE)(stage);
  },
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(consultar)),
  play: async (stage) => {
    await looked('1203456')(stage);
    await showsInPage(EXPIRED)(stage);
  },
});

export const NoEncontrado = meta.story({
  name: '-0008-01-01: no encontrado',
  parameters: { codes: shownAs(consultar, '-0008-01-01', 'No encontramos un suministro con esos datos.') },
  play: async (stage) => {
    await looked('9999999')(stage);
    await showsInPage('No encontramos un suministro con esos datos.')(stage);
  },
});

export const SinPendientes = meta.story({
  name: '-0008-01-02: sin valores pendientes',
  parameters: { codes: shownAs(consultar, '-0008-01-02', 'Su planilla está al día.') },
  play: async (stage) => {
    await looked('1200000')(stage);
    await showsInPage('Su planilla está al día.')(stage);
  },
});

export const ProveedorNoDisponible = meta.story({
  name: '-9999-00-03: proveedor no disponible',
  parameters: { codes: shownAs(consultar, '-9999-00-03', 'El proveedor no está disponible. Intente más tarde.') },
  play: async (stage) => {
    await looked('5030503')(stage);
    await showsInPage('El proveedor no está disponible. Intente más tarde.')(stage);
  },
});

export const ConsultaConError = meta.story({
  name: '-9999-00-01: la consulta falla',
  ...lookupAnswers('-9999-00-01', errorCodes['-9999-00-01'].text),
});

// Datos

export const DosSuministros = meta.story({
  name: 'Dos suministros de una cédula',
  play: async (stage) => {
    await choose(stage, 'Cédula o RUC');
    await look(stage, 'Cédula o RUC', '0159999010');
    await found(stage);
  },
});

export const DosPlanillas = meta.story({
  name: 'Dos planillas, una elegida',
  play: async (stage) => {
    await looked('1187302')(stage);
    await found(stage);
    await toggle(stage, /^Planilla octubre/);
  },
});

export const NadaElegido = meta.story({
  name: 'Nada elegido',
  play: async (stage) => {
    await home(stage);
    await toggle(stage, /^Planilla/);
    await press(stage, 'Revisar');
    await showsInPage('Seleccione al menos un valor.')(stage);
  },
});

export const YaFavorito = meta.story({
  name: 'Ya guardado como favorito',
  play: async (stage) => {
    await home(stage);
    await stage.canvas.findByRole('switch', { name: 'Guardado como «Luz casa»' });
  },
});

export const ValorCambio = meta.story({
  name: '-0008-02-01: el valor cambió, con el valor nuevo',
  parameters: { codes: shown(validarPago, '-0008-02-01') },
  play: async (stage) => {
    await looked('1200101')(stage);
    await askReview(stage);
    await showsInPage(errorCodes['-0008-02-01'].text)(stage);
    await stage.canvas.findByText('Total a pagar $37,25');
  },
});

export const SaldoInsuficiente = meta.story({
  name: '-0005-01-01: saldo insuficiente',
  ...checkAnswers('-0005-01-01'),
});

export const CupoDiario = meta.story({
  name: '-0005-01-02: el servidor dice que supera el cupo diario',
  ...checkAnswers('-0005-01-02'),
});

export const CupoMensual = meta.story({
  name: '-0005-01-03: el servidor dice que supera el cupo mensual',
  ...checkAnswers('-0005-01-03'),
});

export const CuentaBloqueada = meta.story({
  name: '-0005-01-04: la cuenta origen está bloqueada',
  ...checkAnswers('-0005-01-04'),
});

export const CuentaSinDebitos = meta.story({
  name: '-0005-01-05: la cuenta origen no permite débitos',
  ...checkAnswers('-0005-01-05'),
});

export const ValorMinimo = meta.story({
  name: '-0005-01-07: menos que el valor mínimo',
  ...checkAnswers('-0005-01-07'),
});

export const RechazoAlValidar = meta.story({
  name: '-0008-02-02: el proveedor rechazó al validar',
  ...checkAnswers('-0008-02-02'),
});

export const ValidacionNoDisponible = meta.story({
  name: '-9999-00-03: la validación no está disponible (…,99)',
  parameters: { codes: shown(validarPago, '-9999-00-03') },
  play: async (stage) => {
    await looked('1200099')(stage);
    await askReview(stage);
    await showsInPage(errorCodes['-9999-00-03'].text)(stage);
  },
});

// Revisar, código y comprobante

export const Revisar = meta.story({
  play: async (stage) => {
    await home(stage);
    await toReview(stage);
  },
});

/** Her parents' supply, as the favourite «Luz papás» looks it up. */
const byMeter = async (stage: Stage): Promise<void> => {
  await choose(stage, 'N.º de medidor');
  await look(stage, 'N.º de medidor', '8841207');
};

export const RevisarPorMedidor = meta.story({
  name: 'Revisar: consultado por medidor, con el código de cliente',
  play: async (stage) => {
    await byMeter(stage);
    await toReview(stage);
  },
});

export const RevisarSinValidacion = meta.story({
  name: 'Revisar: un servidor que no conoce «validar» (404)',
  ...given(answers.withFault(validarPago, 'notFound')),
  play: async (stage) => {
    await home(stage);
    await toReview(stage);
    await showsInPage('Los verá en el comprobante')(stage);
  },
});

export const Pin = meta.story({
  name: 'El código sobre la revisión, con «Cancelar pago»',
  play: async (stage) => {
    await home(stage);
    await toReview(stage);
    await openPin(stage);
    await stage.canvas.findByRole('button', { name: 'Cancelar pago' });
  },
});

export const PinCerrado = meta.story({
  name: 'Revisar: el código se canceló',
  play: async (stage) => {
    await home(stage);
    await toReview(stage);
    await openPin(stage);
    await press(stage, 'Cancelar pago');
    await showsInPage(NOT_DEBITED)(stage);
  },
});

export const ProveedorRechazo = meta.story({
  name: '-0008-02-02: el proveedor rechazó el pago, vuelve a la revisión',
  parameters: { codes: shown(pagar, '-0008-02-02') },
  play: async (stage) => {
    await looked('1200202')(stage);
    await execute(stage);
    await showsInPage(errorCodes['-0008-02-02'].text)(stage);
  },
});

export const CambioAlEjecutar = meta.story({
  name: '-0008-02-01: el valor cambió al ejecutar',
  ...executionAnswers('-0008-02-01'),
});

export const TransaccionVencida = meta.story({
  name: '-0005-01-08: la transacción no está autorizada o expiró',
  ...executionAnswers('-0005-01-08'),
});

export const TransaccionProcesada = meta.story({
  name: '-0005-01-09: ya fue procesada, falta saber cómo terminó',
  ...refusing(pagar, '-0005-01-09'),
  play: async (stage) => {
    await home(stage);
    await execute(stage);
    await stands(/^No pudimos confirmar el resultado: /)(stage);
  },
});

/** The money moves, and the answer is lost on its way. */
const unanswered = async (stage: Stage) => {
  await looked('1200077')(stage);
  await execute(stage);
  await stands(/^No pudimos confirmar el resultado: /)(stage);
};

export const Desconocido = meta.story({
  name: 'Resultado desconocido: sin respuesta (…,77)',
  play: unanswered,
});

export const Encontrado = meta.story({
  name: 'Resultado desconocido: se pagó, con su comprobante (…,77)',
  play: async (stage) => {
    await unanswered(stage);
    await press(stage, 'Verificar');
    await showsInPage('Pago exitoso')(stage);
  },
});

// Behind the receipt what is still owed is asked for anew: nothing.
export const Comprobante = meta.story({
  parameters: { codes: unsaid(consultar, '-0008-01-02') },
  play: async (stage) => {
    await home(stage);
    await execute(stage);
    await showsInPage('Pago exitoso')(stage);
  },
});

export const ComprobantePorMedidor = meta.story({
  name: 'Comprobante: consultado por medidor',
  parameters: { codes: unsaid(consultar, '-0008-01-02') },
  play: async (stage) => {
    await byMeter(stage);
    await execute(stage);
    await showsInPage('Pago exitoso')(stage);
  },
});

// Anchos, temas y contenido

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  parameters: { mundo: { ...mundo, cooperativa: LONG_NAME } },
  ...given(
    answers.withData(consultar, [
      {
        codigoContrato: '200012034',
        titular: 'ASOCIACION DE PRODUCTORES AGROPECUARIOS ARTESANALES DEL VALLE DE YUNGUILLA',
        descripcion: 'Suministro trifásico de la planta procesadora y de las oficinas administrativas',
        rubros: Array.from({ length: 6 }, (_, index) => ({
          codigoRubro: `PL-${index}`,
          descripcion: `Planilla del consumo de energía y alumbrado público, mes ${index + 1} de 2026`,
          periodo: 'Consumo 128.312 kWh en horario diurno y nocturno',
          fechaVencimiento: `2026-${String(index + 6).padStart(2, '0')}-28`,
          valor: 12345.67,
          interes: 1234.56,
          total: 13580.23,
        })),
        datos: [
          {
            etiqueta: 'Dirección',
            valor: 'Panamericana Sur kilómetro 48, sector La Unión, frente al mercado mayorista',
          },
        ],
      },
    ]),
  ),
  play: home,
});
export const Movil = Listo.extend({ name: 'Móvil', globals: m390 });
