import { leer as leerContrato } from '#api/contract/contrato.ts';
import { actualizarTratamientoDatos, recuperaEstadoTratamientoDatos } from '#api/contract/perfilSocio.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { specTexts } from '#domain/specTexts.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing } from '#testing/shownCodes.ts';
import { inMain, type Stage, shows } from '#testing/storyStage.tsx';
import { inTurn } from '#testing/storySteps.ts';
import { Consentimiento } from '../Consentimiento.tsx';

const meta = preview.meta({
  title: 'Pantallas/Perfil del socio/Tratamiento de datos',
  component: Consentimiento,
  parameters: { mundo: { ruta: '/perfilsocio' }, docs: { story: { inline: false, height: '320px' } } },
  decorators: [inMain],
});

const NAME = specTexts.misDatos.dataTreatment;

const stands = (checked: boolean) => async (stage: Pick<Stage, 'canvas'>) => {
  await stage.canvas.findByRole('switch', { name: NAME, checked });
};

async function move(stage: Stage) {
  await stage.userEvent.click(await stage.canvas.findByRole('switch', { name: NAME }));
}

async function openDocument({ canvas, userEvent }: Stage) {
  await userEvent.click(await canvas.findByRole('button', { name: specTexts.misDatos.viewDocument }));
  await canvas.findByRole('dialog', { name: NAME });
}

export const Cargando = meta.story({
  name: 'Tratamiento: cargando',
  ...given(answers.never(recuperaEstadoTratamientoDatos)),
  play: shows(specTexts.misDatos.viewDocument),
});
export const Encendido = meta.story({ name: 'Tratamiento: encendido', play: stands(true) });
export const Apagado = meta.story({
  name: 'Tratamiento: apagado',
  ...given(answers.withData(recuperaEstadoTratamientoDatos, false)),
  play: stands(false),
});
export const Guardando = meta.story({
  name: 'Tratamiento: guardando',
  ...given(answers.never(actualizarTratamientoDatos)),
  play: async (stage) => {
    await move(stage);
    await stage.canvas.findByRole('switch', { name: NAME, busy: true, checked: false });
  },
});
export const Falla = meta.story({
  name: 'Tratamiento: -9999-00-01, no se guarda y vuelve',
  ...refusing(actualizarTratamientoDatos, '-9999-00-01'),
  play: inTurn(move, shows(errorCodes['-9999-00-01'].text), stands(true)),
});
export const SinConexion = meta.story({
  name: 'Tratamiento: sin conexión al guardar',
  ...given(answers.offline(actualizarTratamientoDatos)),
  play: inTurn(move, shows('No hay conexión con el servidor.')),
});
export const NoSePudoLeer = meta.story({
  name: 'Tratamiento: no se pudo leer',
  ...given(answers.withCode(recuperaEstadoTratamientoDatos, '-9999-00-01')),
  play: shows('No pudimos cargar la información.'),
});
export const SesionExpirada = meta.story({
  name: 'Tratamiento: sesión expirada',
  ...given(answers.sessionExpired(actualizarTratamientoDatos)),
  play: inTurn(move, shows('Su sesión ha expirado. Ingrese nuevamente.')),
});
export const DocumentoAbierto = meta.story({
  name: 'Tratamiento: documento abierto',
  play: inTurn(openDocument, shows(/^Página 1 de \d+\. .*Datos que tratamos/)),
});
export const DocumentoCargando = meta.story({
  name: 'Tratamiento: documento cargando',
  ...given(answers.never(leerContrato)),
  play: inTurn(openDocument, shows('Cargando…')),
});
export const DocumentoNoDisponible = meta.story({
  name: '-9999-00-03: documento no disponible',
  ...refusing(leerContrato, '-9999-00-03'),
  play: inTurn(openDocument, shows(errorCodes['-9999-00-03'].text)),
});
export const DocumentoRoto = meta.story({
  name: 'Tratamiento: documento ilegible',
  ...given(answers.withData(leerContrato, { contrato: 'no es un PDF' })),
  play: inTurn(openDocument, shows('No pudimos abrir el documento.')),
});
