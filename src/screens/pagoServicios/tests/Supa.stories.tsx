import { consultar, servicios } from '#api/contract/pagos.ts';
import {
  askReview,
  choose,
  execute,
  found,
  look,
  ready,
  showsInPage,
  toggle,
  toReview,
} from '#flows/pagoServicios/tests/storySteps.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { pendingOperations } from '#session/usePendingOperations.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { shownAs, unsaid } from '#testing/shownCodes.ts';
import { inMain, type Stage, shows } from '#testing/storyStage.tsx';
import { Supa } from '../Supa.tsx';

const meta = preview.meta({
  title: 'Pantallas/Pagos/SUPA',
  component: Supa,
  parameters: { mundo: { ruta: to.supa, patron: to.supa } },
  decorators: [inMain],
  async beforeEach() {
    await pendingOperations().load();
  },
});

const CARD = 'Código de tarjeta';

const looked = (reference: string) => async (stage: Stage) => {
  await look(stage, CARD, reference);
  await found(stage);
};

export const Consulta = meta.story({ name: 'SUPA: antes de consultar', play: ready });

export const Cargando = meta.story({
  name: 'SUPA: cargando',
  ...given(answers.never(servicios)),
  play: shows('Cargando los servicios'),
});

export const Listo = meta.story({ name: 'SUPA: un mes', play: looked('0101-48213') });

export const SobreElCupo = meta.story({
  name: 'SUPA: dos meses sobre el cupo, con «Modificar cupos»',
  play: async (stage) => {
    await looked('0101-48999')(stage);
    await toggle(stage, /^Octubre 2026/);
    await stage.canvas.findByRole('link', { name: 'Modificar cupos' });
  },
});

export const Preseleccion = meta.story({
  name: 'SUPA: más de lo que deja el cupo, elegido el mes más antiguo',
  play: looked('0101-48999'),
});

export const MasAntiguos = meta.story({
  name: 'SUPA: el mes más antiguo primero, el siguiente espera',
  play: async (stage) => {
    await looked('0101-48999')(stage);
    await toggle(stage, /^Septiembre 2026/);
    await showsInPage('Seleccione primero los valores anteriores')(stage);
  },
});

export const DosTarjetas = meta.story({
  name: 'SUPA: dos tarjetas de una cédula',
  play: async (stage) => {
    await choose(stage, 'Cédula');
    await look(stage, 'Cédula', '0159999044');
    await found(stage);
  },
});

export const NoEncontrada = meta.story({
  name: '-0008-01-01: no hay pensiones con ese código',
  parameters: { codes: shownAs(consultar, '-0008-01-01', 'No encontramos pensiones con ese código.') },
  play: async (stage) => {
    await look(stage, CARD, '0101-99999');
    await showsInPage('No encontramos pensiones con ese código.')(stage);
  },
});

export const AlDia = meta.story({
  name: '-0008-01-02: la pensión está al día',
  parameters: { codes: shownAs(consultar, '-0008-01-02', 'La pensión está al día.') },
  play: async (stage) => {
    await look(stage, CARD, '0101-40000');
    await showsInPage('La pensión está al día.')(stage);
  },
});

export const Revisar = meta.story({
  name: 'SUPA: revisar',
  play: async (stage) => {
    await looked('0101-48213')(stage);
    await toReview(stage);
  },
});

export const Comprobante = meta.story({
  name: 'SUPA: comprobante',
  parameters: { codes: unsaid(consultar, '-0008-01-02') },
  play: async (stage) => {
    await looked('0101-48213')(stage);
    await execute(stage);
    await showsInPage('Pago exitoso')(stage);
  },
});

export const CupoInsistido = meta.story({
  name: 'SUPA: pagar sobre el cupo no sigue',
  play: async (stage) => {
    await looked('0101-48999')(stage);
    await toggle(stage, /^Octubre 2026/);
    await askReview(stage);
  },
});
