import { screen, waitFor } from 'storybook/test';
import { eliminar, leer, modificar } from '#api/contract/dispositivos.ts';
import type { WireAnswer } from '#api/contract/endpoint.ts';
import { generar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { readStories } from '#testing/readStories.ts';
import { refusing } from '#testing/shownCodes.ts';
import { inMain, SLOWNESS_MS, type Stage, shows } from '#testing/storyStage.tsx';
import { failedWith, inTurn, showsInPage } from '#testing/storySteps.ts';
import { m390 } from '#testing/storyTexts.ts';
import { Dispositivos } from '../Dispositivos.tsx';

const meta = preview.meta({
  title: 'Pantallas/Dispositivos',
  component: Dispositivos,
  parameters: { mundo: { ruta: to.dispositivos } },
  decorators: [inMain],
});

const failing = readStories(leer);

type Devices = WireAnswer<typeof leer>;

const ready = async ({ canvas }: Pick<Stage, 'canvas'>) => {
  await canvas.findByText('Firefox en Linux');
};

const press = (name: string) => async (stage: Stage) => {
  await ready(stage);
  await stage.userEvent.click(stage.canvas.getByRole('button', { name }));
};

const askRemoval = async (stage: Stage) => {
  await press('Eliminar Firefox en Linux')(stage);
  await screen.findByRole('alertdialog', { name: '¿Eliminar este dispositivo?' });
};

const openPin = async (stage: Stage) => {
  await askRemoval(stage);
  await stage.userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
  await screen.findByLabelText('Dígito 1 de 6');
};

const remove = async (stage: Stage) => {
  await openPin(stage);
  await stage.userEvent.click(screen.getByLabelText('Dígito 1 de 6'));
  await stage.userEvent.paste('123456');
  await stage.userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
};

const removedWith = (text: string) => inTurn(remove, shows(text));

const openNaming = async (stage: Stage) => {
  await press('Cambiar nombre de Firefox en Linux')(stage);
  await screen.findByRole('dialog', { name: 'Cambiar nombre' });
};

const rename = (name: string) => async (stage: Stage) => {
  await openNaming(stage);
  const field = screen.getByLabelText('Nombre del dispositivo');
  await stage.userEvent.clear(field);
  if (name !== '') await stage.userEvent.type(field, name);
  await stage.userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
};

export const Cargando = meta.story({
  name: 'Cargando',
  ...given(answers.never(leer)),
  play: shows('Cargando sus dispositivos'),
});

export const Listo = meta.story({ name: 'Listo', play: ready });

export const Lento = meta.story({
  name: 'Lento',
  ...given(answers.slow(leer, SLOWNESS_MS)),
  play: shows('Cargando sus dispositivos'),
});

export const Vacio = meta.story({
  name: 'Vacío',
  ...given(answers.withData(leer, [])),
  play: shows('No hay dispositivos registrados.'),
});

export const SoloEste = meta.story({
  name: 'Solo el dispositivo en uso',
  ...given(answers.withData(leer, [{ idDispositivo: 'A', modelo: 'Safari en macOS', actual: true }])),
  play: shows('Safari en macOS'),
});

export const SoloLoObligatorio = meta.story({
  name: 'Solo los campos obligatorios',
  ...given(answers.withData(leer, [{ idDispositivo: 'A' }, { idDispositivo: 'B', codigoTipoDispositivo: '2' }])),
  play: shows('Dispositivo sin nombre'),
});

export const SoloEspecificacion = meta.story({
  name: 'Un servidor sin lista de dispositivos',
  ...given(answers.withFault(leer, 'notFound')),
  play: shows('La lista de sus dispositivos no está disponible por el momento.'),
});

export const CambiarNombre = meta.story({ name: 'Cambiar nombre', play: openNaming });

export const NombreGuardado = meta.story({
  name: 'Nombre guardado',
  play: inTurn(rename('Computador de la oficina'), showsInPage('Computador de la oficina')),
});

export const NombreVacio = meta.story({
  name: 'Nombre en blanco',
  play: async (stage) => {
    await rename('')(stage);
    await waitFor(() => {
      if (!screen.getByLabelText('Nombre del dispositivo').matches('[aria-invalid]')) throw new Error('aún no');
    });
  },
});

export const NombreRechazado = meta.story({
  name: 'Nombre rechazado -9999-00-02',
  ...refusing(modificar, '-9999-00-02'),
  play: inTurn(rename('Oficina'), shows(errorCodes['-9999-00-02'].text)),
});

export const GuardandoNombre = meta.story({
  name: 'Enviando el nombre',
  ...given(answers.never(modificar)),
  play: rename('Oficina'),
});

export const Confirmar = meta.story({ name: 'Eliminar: confirmación', play: askRemoval });
export const Codigo = meta.story({ name: 'Eliminar: código', play: openPin });
export const Eliminado = meta.story({ name: 'Eliminado', play: removedWith('Dispositivo eliminado') });

export const Eliminando = meta.story({
  name: 'Eliminando: el banco aún no responde',
  ...given(answers.never(eliminar)),
  play: removedWith('Eliminando…'),
});

export const SinCodigo = meta.story({
  name: 'Eliminar: cerró el código',
  play: async (stage) => {
    await openPin(stage);
    await stage.userEvent.keyboard('{Escape}');
    await shows('No se eliminó el dispositivo. Puede confirmar con un código nuevo.')();
  },
});

export const EnUso = meta.story({
  name: 'Eliminar: es el que está usando -0010-01-01',
  ...refusing(eliminar, '-0010-01-01'),
  play: removedWith(errorCodes['-0010-01-01'].text),
});

export const GeneraCodigos = meta.story({
  name: 'Eliminar: genera sus códigos -0010-01-02',
  ...refusing(eliminar, '-0010-01-02'),
  play: removedWith(errorCodes['-0010-01-02'].text),
});

export const NoAutorizado = meta.story({
  name: 'Eliminar: sin autorización -0005-01-08',
  ...refusing(eliminar, '-0005-01-08'),
  play: removedWith(errorCodes['-0005-01-08'].text),
});

export const SinDispositivoDeCodigos = meta.story({
  name: 'Eliminar: nada genera códigos -0004-01-01',
  ...refusing(generar, '-0004-01-01'),
  play: async (stage) => {
    await askRemoval(stage);
    await stage.userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
    await shows(errorCodes['-0004-01-01'].text)();
  },
});

export const EliminarSinConexion = meta.story({
  name: 'Eliminar: sin conexión',
  ...given(answers.offline(eliminar)),
  play: removedWith('No hay conexión con el servidor.'),
});

export const ErrorGeneral = meta.story({
  name: 'Error general -9999-00-01',
  ...refusing(leer, '-9999-00-01'),
  play: failedWith(errorCodes['-9999-00-01'].text),
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...failing.offline,
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...failing.expired,
});

const long = 'Computador compartido de la biblioteca de la Unidad Educativa Cordillera Azul';
const longDevices: Devices = Array.from({ length: 20 }, (_, index) => ({
  idDispositivo: `DEV-${index}`,
  modelo: `${'X'.repeat(60)} en Windows 11 Enterprise, edición de muy larga duración`,
  alias: `${long} ${index}`,
  codigoTipoDispositivo: String((index % 2) + 1),
  ultimoAcceso: '2026-08-02T21:03:00',
  ciudad: 'San José de los Chorros de Santa Isabel de la Provincia del Azuay',
  actual: index === 0,
  generaToken: index === 1,
}));

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  ...given(answers.withData(leer, longDevices)),
  play: shows(`${long} 0`),
});

export const Movil = Listo.extend({ name: 'Móvil', globals: m390 });
