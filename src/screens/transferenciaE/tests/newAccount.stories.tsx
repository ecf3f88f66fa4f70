import { screen, within } from 'storybook/test';
import { instituciones, tiposCuentasExternas, tiposInstituciones } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { manyInstitutions } from '#flows/cuentasDestino/tests/manyInstitutions.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing } from '#testing/shownCodes.ts';
import { type Stage, shows } from '#testing/storyStage.tsx';
import { fills, inTurn, presses, select } from '#testing/storySteps.ts';
import { LONG_NAME, m320, m390, OFFLINE } from '#testing/storyTexts.ts';
import { fresh, openNew, page, toKeep } from './storySteps.ts';

const meta = preview.meta({ title: 'Pantallas/Transferencia externa', ...page });

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

export const YaRegistrada = meta.story({
  name: 'Nueva cuenta: ya está registrada, y no se ofrece guardarla',
  play: fresh({ numero: '2209988771' }),
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

// Many institutions of a kind

const institutionList = () => screen.findByRole('dialog', { name: 'Institución' });

/** Opens the list of institutions, and looks for these words. */
const searching =
  (words: string) =>
  async (stage: Stage): Promise<void> => {
    await openNew(stage);
    await select(stage, 'Tipo de institución', 'COO');
    await stage.userEvent.click(await screen.findByRole('combobox', { name: 'Institución', expanded: false }));
    const list = await institutionList();
    if (words !== '') await stage.userEvent.type(within(list).getByRole('searchbox'), words);
  };

/** Looks for one, and chooses it. */
const chosen = (words: string, name: string) =>
  inTurn(searching(words), async ({ userEvent }) => {
    await userEvent.click(await within(await institutionList()).findByRole('option', { name }));
    await screen.findByRole('combobox', { name: 'Institución', expanded: false });
  });

export const MuchasInstituciones = meta.story({
  name: 'Nueva cuenta: de muchas instituciones, la lista abierta',
  ...given(manyInstitutions),
  play: searching(''),
});

export const MuchasInstitucionesTelefono = meta.story({
  name: 'Nueva cuenta: de muchas instituciones, la lista abierta en un teléfono',
  ...given(manyInstitutions),
  globals: m390,
  play: searching('cooperativa p'),
});

export const InstitucionNoHallada = meta.story({
  name: 'Nueva cuenta: de muchas instituciones, ninguna con ese nombre',
  ...given(manyInstitutions),
  play: inTurn(searching('zzz'), shows('No hay resultados.')),
});

export const InstitucionHallada = meta.story({
  name: 'Nueva cuenta: de muchas instituciones, una elegida',
  ...given(manyInstitutions),
  play: chosen('loja', 'Cooperativa Loja Demo'),
});

export const InstitucionDeNombreLargo = meta.story({
  name: 'Nueva cuenta: de muchas instituciones, una de nombre largo en 320 px',
  ...given(manyInstitutions),
  globals: m320,
  play: chosen('agricolas', LONG_NAME),
});

export const MuchasInstitucionesFalta = meta.story({
  name: 'Nueva cuenta: de muchas instituciones, ninguna elegida',
  ...given(manyInstitutions),
  play: inTurn(
    searching(''),
    ({ userEvent }) => userEvent.keyboard('{Escape}'),
    () => screen.findByText('El campo es requerido.'),
  ),
});
