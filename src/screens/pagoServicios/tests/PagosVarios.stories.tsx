import { categorias, servicios, validarPago } from '#api/contract/pagos.ts';
import {
  askReview,
  chooseService,
  confirm,
  found,
  look,
  ready,
  toggle,
  toReview,
  typePart,
} from '#flows/pagoServicios/tests/storySteps.ts';
import { answers } from '#mocks/storyDemo.ts';
import { paths, to } from '#navigation/paths.ts';
import { useLocation } from '#navigation/router.ts';
import { pendingOrders } from '#session/usePendingOrders.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { ownerMark } from '#testing/sessionOf.ts';
import { refusing, shown } from '#testing/shownCodes.ts';
import { inMain, type Stage, shows } from '#testing/storyStage.tsx';
import { inTurn, presses, showsInPage, stands } from '#testing/storySteps.ts';
import { PagosVarios } from '../PagosVarios.tsx';
import { Supa } from '../Supa.tsx';

const of = (category: string) => ({ mundo: { ruta: to.pagosVarios(category), patron: paths.pagosVarios } });

const meta = preview.meta({
  title: 'Pantallas/Pagos/Pagos varios',
  component: PagosVarios,
  parameters: of('CATALOGO'),
  decorators: [inMain],
  async beforeEach() {
    await pendingOrders().load();
  },
});

const looked = (service: string, label: string, reference: string) =>
  inTurn(
    (stage) => chooseService(stage, 'Servicio', service),
    (stage) => look(stage, label, reference),
    found,
  );

const catalogue = looked('Catálogo Flor de Retama', 'Código de asesora', '551200');

/** Types a part that is not accepted, and presses Revisar. */
const wrongPart = (valor: string, message: string) =>
  inTurn(catalogue, (stage) => typePart(stage, valor), presses('Revisar'), showsInPage(message));

/** Pays a part of it, through the code. */
const payPart = async (stage: Stage, valor: string) => {
  await catalogue(stage);
  await typePart(stage, valor);
  await toReview(stage);
  await confirm(stage);
};

export const Consulta = meta.story({ name: 'Varios: antes de consultar', play: ready });

export const ConUltimosPagos = meta.story({
  name: 'Varios: antes de consultar, con los últimos pagos',
  parameters: of('AGUA'),
  play: async (stage) => {
    await stage.canvas.findAllByRole('button', { name: /^Ver comprobante de Agua y teléfono/ });
    await chooseService(stage, 'Servicio', 'Agua Potable Valle Azul');
    await showsInPage('¿Dónde encuentro el código?')(stage);
  },
});

export const Cargando = meta.story({
  name: 'Varios: cargando la categoría',
  ...given(answers.never(categorias)),
  play: shows('Cargando los servicios'),
});

export const SinServicios = meta.story({
  name: 'Varios: categoría sin servicios',
  ...given(answers.withData(servicios, [])),
  play: showsInPage('Aún no hay servicios que pagar aquí.'),
});

export const CategoriasConError = meta.story({
  name: '-9999-00-03: las categorías no llegan',
  ...refusing(categorias, '-9999-00-03'),
  play: stands('No pudimos cargar la información'),
});

export const Desconocida = meta.story({
  name: 'Varios: categoría desconocida',
  parameters: of('RIFAS'),
  play: showsInPage('No encontramos esta categoría.'),
});

/** An order of a minute ago at the page of that category; it waits while the story is shown, and no longer. */
const unknownAt = (category: string) => {
  const order = {
    idTransaccion: '8f2c41d7-0000-4000-8000-000000000003',
    address: to.pagosVarios(category),
    title: 'Pago',
    rows: [{ label: 'Servicio', value: 'Catálogo Flor de Retama' }],
    account: '010201004871',
    totalCents: 20_77,
    sentAt: Date.parse('2026-11-20T10:14:00-05:00'),
  };
  return async () => {
    await pendingOrders().add({ ...order, owner: ownerMark() });
    return () => pendingOrders().remove(order.idTransaccion);
  };
};

const outcomeIsUnknown = stands(/^No pudimos confirmar el resultado: /);

export const DesconocidoSinCategorias = meta.story({
  name: 'Varios: resultado desconocido de antes, y las categorías no llegan',
  async beforeEach({ msw }) {
    msw.use(answers.serverError(categorias));
    return unknownAt('CATALOGO')();
  },
  play: outcomeIsUnknown,
});

export const DesconocidoSinCategoria = meta.story({
  name: 'Varios: resultado desconocido de antes, y la categoría ya no existe',
  parameters: of('RIFAS'),
  beforeEach: unknownAt('RIFAS'),
  play: outcomeIsUnknown,
});

/** The page that the address of the moment is of. */
function Payments() {
  return useLocation().pathname === to.supa ? <Supa /> : <PagosVarios />;
}

export const ConPagina = meta.story({
  name: 'Varios: categoría con página propia',
  parameters: of('SUPA'),
  render: () => <Payments />,
  play: stands('Pensiones alimenticias (SUPA)'),
});

export const UnSoloValor = meta.story({
  name: 'Varios: un solo valor',
  parameters: of('AGUA'),
  play: looked('Agua Potable Valle Azul', 'Código de cliente', '48213'),
});

export const MasAntiguos = meta.story({
  name: 'Varios: elegido lo vencido, los siguientes esperan',
  parameters: of('TRANSITO'),
  play: async (stage) => {
    await looked('Matrícula vehicular', 'Placa', 'ABC1234')(stage);
    await stage.canvas.findAllByText('Seleccione primero los valores anteriores');
  },
});

export const SobreElCupo = meta.story({
  name: 'Varios: sobre el cupo, con «Modificar cupos»',
  parameters: of('TRANSITO'),
  play: async (stage) => {
    await looked('Matrícula vehicular', 'Placa', 'ABC1234')(stage);
    await toggle(stage, /^Matrícula 2026/);
    await stage.canvas.findByRole('link', { name: 'Modificar cupos' });
  },
});

export const Parcial = meta.story({
  name: 'Varios: pago parcial',
  play: inTurn(catalogue, (stage) => typePart(stage, '20'), showsInPage('Total a pagar $20,00')),
});

export const ParcialMinimo = meta.story({
  name: 'Varios: pago parcial menor que el mínimo',
  play: wrongPart('9,99', 'El valor mínimo es $10,00.'),
});

export const ParcialMaximo = meta.story({
  name: 'Varios: pago parcial mayor que la deuda',
  play: wrongPart('128,51', 'El valor máximo es $128,50.'),
});

export const ParcialVacio = meta.story({
  name: 'Varios: pago parcial sin valor',
  play: wrongPart('', 'El campo es requerido.'),
});

export const NoDisponible = meta.story({
  name: '-9999-00-03: la validación del pago parcial no está disponible (…,99)',
  parameters: { codes: shown(validarPago, '-9999-00-03') },
  play: inTurn(
    catalogue,
    (stage) => typePart(stage, '20,99'),
    askReview,
    showsInPage('El servicio no está disponible en este momento.'),
  ),
});

export const Revisar = meta.story({
  name: 'Varios: revisar un pago parcial, con comisión',
  play: inTurn(catalogue, (stage) => typePart(stage, '20'), toReview),
});

export const Encontrado = meta.story({
  name: 'Varios: resultado desconocido, se pagó (…,77)',
  play: inTurn((stage) => payPart(stage, '20,77'), presses('Verificar'), showsInPage('Pago exitoso')),
});

export const NoEjecutado = meta.story({
  name: 'Varios: resultado desconocido, no se pagó (…,88)',
  play: inTurn((stage) => payPart(stage, '20,88'), stands(/^No pudimos confirmar el resultado: /)),
});

export const Comprobante = meta.story({
  name: 'Varios: comprobante',
  play: inTurn((stage) => payPart(stage, '20'), showsInPage('Pago exitoso')),
});

export const ListaLarga = meta.story({
  name: 'Varios: lista larga de servicios, con búsqueda',
  parameters: of('AGUA'),
  ...given(
    answers.withData(
      servicios,
      Array.from({ length: 40 }, (_, index) => ({
        codigoServicio: `AGUA-${index}`,
        descripcion: `Junta Administradora de Agua Potable y Riego número ${index + 1}`,
        criterios: [{ codigo: 'CODIGO', etiqueta: 'Código de cliente' }],
      })),
    ),
  ),
  play: async (stage) => {
    await stage.userEvent.click(await stage.canvas.findByRole('combobox', { name: 'Servicio' }));
    await stage.userEvent.type(await stage.canvas.findByRole('searchbox'), 'riego 37');
    await stage.canvas.findByRole('option', { name: /número 37/ });
  },
});
