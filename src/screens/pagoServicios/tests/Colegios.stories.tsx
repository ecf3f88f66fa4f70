import { consultar, servicios } from '#api/contract/pagos.ts';
import { chooseService, execute, found, look, ready, toggle, toReview } from '#flows/pagoServicios/tests/storySteps.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { pendingOrders } from '#session/usePendingOrders.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { shown, shownAs } from '#testing/shownCodes.ts';
import { inMain, type Stage, shows } from '#testing/storyStage.tsx';
import { inTurn, offers, presses, showsInPage } from '#testing/storySteps.ts';
import { Colegios } from '../Colegios.tsx';

const meta = preview.meta({
  title: 'Pantallas/Pagos/Colegios',
  component: Colegios,
  parameters: { mundo: { ruta: to.colegios, patron: to.colegios } },
  decorators: [inMain],
  async beforeEach() {
    await pendingOrders().load();
  },
});

const asked = (school: string, student: string) =>
  inTurn(
    (stage) => chooseService(stage, 'Institución', school),
    (stage) => look(stage, 'Código del estudiante', student),
  );

const looked = (school: string, student: string) => inTurn(asked(school, student), found);

/** A city’s schools. */
const manySchools = Array.from({ length: 24 }, (_, index) => ({
  codigoServicio: `COL-${index}`,
  descripcion: `Unidad Educativa Fiscomisional Número ${index + 1} de la Parroquia San Jacinto`,
  criterios: [{ codigo: 'ESTUDIANTE', etiqueta: 'Código del estudiante' }],
}));

export const Consulta = meta.story({ name: 'Colegios: antes de consultar', play: ready });

export const InstitucionElegida = meta.story({
  name: 'Colegios: institución elegida, dónde está el código',
  play: inTurn(
    (stage) => chooseService(stage, 'Institución', 'Escuela Rio Claro'),
    showsInPage('¿Dónde encuentro el código?'),
    offers('Ver valores de Pensión Sofía'),
  ),
});

export const SinAnteriores = meta.story({
  name: 'Colegios: antes de consultar, sin favoritos ni pagos',
  parameters: { mundo: { ruta: to.colegios, patron: to.colegios, socio: 'rosaquinde' } },
  play: ready,
});

export const Cargando = meta.story({
  name: 'Colegios: cargando',
  ...given(answers.never(servicios)),
  play: shows('Cargando los servicios'),
});

export const FaltaInstitucion = meta.story({
  name: 'Colegios: falta la institución',
  play: inTurn(presses('Consultar'), showsInPage('El campo es requerido.')),
});

export const Listo = meta.story({
  name: 'Colegios: una pensión',
  play: looked('Unidad Educativa Cordillera Azul', 'CA-20417'),
});

export const VariasPensiones = meta.story({
  name: 'Colegios: varias pensiones, las más antiguas primero',
  play: inTurn(
    looked('Colegio Los Capulíes', 'LC-3301'),
    (stage) => toggle(stage, /^Pensión noviembre/),
    showsInPage('Seleccione primero los valores anteriores'),
  ),
});

export const NoEncontrado = meta.story({
  name: '-0008-01-01: no encontramos al estudiante',
  parameters: { codes: shownAs(consultar, '-0008-01-01', 'No encontramos al estudiante.') },
  play: inTurn(asked('Colegio Los Capulíes', 'LC-9999'), showsInPage('No encontramos al estudiante.')),
});

export const SinPendientes = meta.story({
  name: '-0008-01-02: el estudiante no tiene valores pendientes',
  parameters: { codes: shown(consultar, '-0008-01-02') },
  play: inTurn(asked('Escuela Rio Claro', 'RC-10088'), showsInPage('No tiene valores pendientes.')),
});

export const ListaLarga = meta.story({
  name: 'Colegios: lista larga',
  ...given(answers.withData(servicios, manySchools)),
  play: ready,
});

const openList = async ({ canvas, userEvent }: Stage) =>
  userEvent.click(await canvas.findByRole('combobox', { name: 'Institución' }));

export const Busqueda = ListaLarga.extend({
  name: 'Colegios: lista larga, con búsqueda',
  play: async (stage) => {
    await openList(stage);
    const search = await stage.canvas.findByRole('searchbox');
    await stage.userEvent.type(search, '12');
    await stage.canvas.findByRole('option', { name: /Número 12/ });
  },
});

export const Elegida = ListaLarga.extend({
  name: 'Colegios: lista larga, institución elegida',
  play: async (stage) => {
    await openList(stage);
    await stage.userEvent.click(await stage.canvas.findByRole('option', { name: /Número 12/ }));
    await stage.canvas.findByRole('textbox', { name: 'Código del estudiante' });
  },
});

export const Revisar = meta.story({
  name: 'Colegios: revisar varias pensiones',
  play: inTurn(looked('Colegio Los Capulíes', 'LC-3301'), toReview),
});

export const Comprobante = meta.story({
  name: 'Colegios: comprobante',
  play: inTurn(looked('Unidad Educativa Cordillera Azul', 'CA-20417'), execute, showsInPage('Pago exitoso')),
});
