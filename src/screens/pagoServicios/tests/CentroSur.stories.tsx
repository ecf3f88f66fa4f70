import type { CodeOf } from '#api/contract/endpoint.ts';
import { categorias, consultar, pagar, servicios, validarPago } from '#api/contract/pagos.ts';
import { historial } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import {
  askReview,
  execute,
  found,
  look,
  openPin,
  ready,
  toggle,
  toReview,
} from '#flows/pagoServicios/tests/storySteps.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { pendingOrders } from '#session/usePendingOrders.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, shown, shownAs, unsaid } from '#testing/shownCodes.ts';
import { inMain, SLOWNESS_MS, type Stage, shows } from '#testing/storyStage.tsx';
import { chooses, inTurn, offers, presses, showsInPage, stands } from '#testing/storySteps.ts';
import { EXPIRED, LONG_NAME, m390, NOT_DEBITED, OFFLINE } from '#testing/storyTexts.ts';
import { CentroSur } from '../CentroSur.tsx';

const mundo = { ruta: to.centrosur, patron: to.centrosur };

const meta = preview.meta({
  title: 'Pantallas/Pagos/CentroSur',
  component: CentroSur,
  parameters: { mundo },
  decorators: [inMain],
  async beforeEach() {
    // The list of orders without an answer is one per page, and the catalogue is one page.
    await pendingOrders().load();
  },
});

const CODE = 'Código de cliente';

const looked = (reference: string) => (stage: Stage) => look(stage, CODE, reference);

/** Luz casa, found. */
const home = inTurn(looked('1203456'), found);

/** The code that the lookup answers, and what the page says of it. */
const lookupAnswers = (code: CodeOf<typeof consultar>, text: string) => ({
  ...refusing(consultar, code),
  play: inTurn(looked('1203456'), showsInPage(text)),
});

/** The code that the check of the payment answers. */
const checkAnswers = (code: CodeOf<typeof validarPago>) => ({
  ...refusing(validarPago, code),
  play: inTurn(home, askReview, showsInPage(errorCodes[code].text)),
});

/** The code that the execution answers: back at Revisar, and nothing was debited. */
const executionAnswers = (code: CodeOf<typeof pagar>) => ({
  ...refusing(pagar, code),
  play: inTurn(home, execute, showsInPage(NOT_DEBITED), showsInPage(errorCodes[code].text)),
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
  play: inTurn(presses('Consultar'), showsInPage('El campo es requerido.')),
});

export const ReferenciaCorta = meta.story({
  name: 'Consulta: referencia que no tiene la longitud',
  play: inTurn(looked('12034'), showsInPage('Ingrese 7 dígitos.')),
});

export const OtroCriterio = meta.story({
  name: 'Consulta: por número de medidor',
  play: inTurn(chooses('N.º de medidor'), (stage) => look(stage, 'N.º de medidor', '7720415'), found),
});

export const Consultando = meta.story({
  name: 'Consultando los valores',
  ...given(answers.never(consultar)),
  play: inTurn(looked('1203456'), showsInPage('Consultando los valores')),
});

export const Lento = meta.story({
  ...given(answers.slow(consultar, SLOWNESS_MS)),
  play: inTurn(looked('1203456'), showsInPage('Consultando los valores')),
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(consultar)),
  play: inTurn(looked('1203456'), showsInPage(OFFLINE)),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(consultar)),
  play: inTurn(looked('1203456'), showsInPage(EXPIRED)),
});

export const NoEncontrado = meta.story({
  name: '-0008-01-01: no encontrado',
  parameters: { codes: shownAs(consultar, '-0008-01-01', 'No encontramos un suministro con esos datos.') },
  play: inTurn(looked('9999999'), showsInPage('No encontramos un suministro con esos datos.')),
});

export const SinPendientes = meta.story({
  name: '-0008-01-02: sin valores pendientes',
  parameters: { codes: shownAs(consultar, '-0008-01-02', 'Su planilla está al día.') },
  play: inTurn(looked('1200000'), showsInPage('Su planilla está al día.')),
});

export const ProveedorNoDisponible = meta.story({
  name: '-9999-00-03: proveedor no disponible',
  parameters: { codes: shownAs(consultar, '-9999-00-03', 'El proveedor no está disponible. Intente más tarde.') },
  play: inTurn(looked('5030503'), showsInPage('El proveedor no está disponible. Intente más tarde.')),
});

export const ConsultaConError = meta.story({
  name: '-9999-00-01: la consulta falla',
  ...lookupAnswers('-9999-00-01', errorCodes['-9999-00-01'].text),
});

// Datos

export const DosSuministros = meta.story({
  name: 'Dos suministros de una cédula',
  play: inTurn(chooses('Cédula o RUC'), (stage) => look(stage, 'Cédula o RUC', '0159999010'), found),
});

export const DosPlanillas = meta.story({
  name: 'Dos planillas, una elegida',
  play: inTurn(looked('1187302'), found, (stage) => toggle(stage, /^Planilla octubre/)),
});

export const NadaElegido = meta.story({
  name: 'Nada elegido',
  play: inTurn(
    home,
    (stage) => toggle(stage, /^Planilla/),
    presses('Revisar'),
    showsInPage('Seleccione al menos un valor.'),
  ),
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
  play: inTurn(
    looked('1200101'),
    askReview,
    showsInPage(errorCodes['-0008-02-01'].text),
    showsInPage('Total a pagar $37,25'),
  ),
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
  play: inTurn(looked('1200099'), askReview, showsInPage(errorCodes['-9999-00-03'].text)),
});

// Revisar, código y comprobante

export const Revisar = meta.story({
  play: inTurn(home, toReview),
});

/** Her parents' supply, as the favourite «Luz papás» looks it up. */
const byMeter = inTurn(chooses('N.º de medidor'), (stage) => look(stage, 'N.º de medidor', '8841207'));

export const RevisarPorMedidor = meta.story({
  name: 'Revisar: consultado por medidor, con el código de cliente',
  play: inTurn(byMeter, toReview),
});

export const RevisarSinValidacion = meta.story({
  name: 'Revisar: un servidor que no conoce «validar» (404)',
  ...given(answers.withFault(validarPago, 'notFound')),
  play: inTurn(home, toReview, showsInPage('Los verá en el comprobante')),
});

export const Pin = meta.story({
  name: 'El código sobre la revisión, con «Cancelar pago»',
  play: inTurn(home, toReview, openPin, offers('Cancelar pago')),
});

export const PinCerrado = meta.story({
  name: 'Revisar: el código se canceló',
  play: inTurn(home, toReview, openPin, presses('Cancelar pago'), showsInPage(NOT_DEBITED)),
});

export const ProveedorRechazo = meta.story({
  name: '-0008-02-02: el proveedor rechazó el pago, vuelve a la revisión',
  parameters: { codes: shown(pagar, '-0008-02-02') },
  play: inTurn(looked('1200202'), execute, showsInPage(errorCodes['-0008-02-02'].text)),
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
  play: inTurn(home, execute, stands(/^No pudimos confirmar el resultado: /)),
});

/** The money moves, and the answer is lost on its way. */
const unanswered = inTurn(looked('1200077'), execute, stands(/^No pudimos confirmar el resultado: /));

export const Desconocido = meta.story({
  name: 'Resultado desconocido: sin respuesta (…,77)',
  play: unanswered,
});

export const Encontrado = meta.story({
  name: 'Resultado desconocido: se pagó, con su comprobante (…,77)',
  play: inTurn(unanswered, presses('Verificar'), showsInPage('Pago exitoso')),
});

// Behind the receipt what is still owed is asked for anew: nothing.
export const Comprobante = meta.story({
  play: inTurn(home, execute, showsInPage('Pago exitoso')),
});

export const ComprobantePorMedidor = meta.story({
  name: 'Comprobante: consultado por medidor',
  play: inTurn(byMeter, execute, showsInPage('Pago exitoso')),
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
