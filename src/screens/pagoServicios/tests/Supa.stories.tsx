import { consultar, servicios } from '#api/contract/pagos.ts';
import { askReview, execute, found, look, ready, toggle, toReview } from '#flows/pagoServicios/tests/storySteps.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { pendingOrders } from '#session/usePendingOrders.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { shownAs } from '#testing/shownCodes.ts';
import { inMain, shows } from '#testing/storyStage.tsx';
import { chooses, inTurn, showsInPage } from '#testing/storySteps.ts';
import { Supa } from '../Supa.tsx';

const meta = preview.meta({
  title: 'Pantallas/Pagos/SUPA',
  component: Supa,
  parameters: { mundo: { ruta: to.supa, patron: to.supa } },
  decorators: [inMain],
  async beforeEach() {
    await pendingOrders().load();
  },
});

const CARD = 'Código de tarjeta';

const looked = (reference: string) => inTurn((stage) => look(stage, CARD, reference), found);

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
  play: inTurn(
    looked('0101-48999'),
    (stage) => toggle(stage, /^Septiembre 2026/),
    showsInPage('Seleccione primero los valores anteriores'),
  ),
});

export const DosTarjetas = meta.story({
  name: 'SUPA: dos tarjetas de una cédula',
  play: inTurn(chooses('Cédula'), (stage) => look(stage, 'Cédula', '0159999044'), found),
});

export const NoEncontrada = meta.story({
  name: '-0008-01-01: no hay pensiones con ese código',
  parameters: { codes: shownAs(consultar, '-0008-01-01', 'No encontramos pensiones con ese código.') },
  play: inTurn((stage) => look(stage, CARD, '0101-99999'), showsInPage('No encontramos pensiones con ese código.')),
});

export const AlDia = meta.story({
  name: '-0008-01-02: la pensión está al día',
  parameters: { codes: shownAs(consultar, '-0008-01-02', 'La pensión está al día.') },
  play: inTurn((stage) => look(stage, CARD, '0101-40000'), showsInPage('La pensión está al día.')),
});

export const Revisar = meta.story({
  name: 'SUPA: revisar',
  play: inTurn(looked('0101-48213'), toReview),
});

export const Comprobante = meta.story({
  name: 'SUPA: comprobante',
  play: inTurn(looked('0101-48213'), execute, showsInPage('Pago exitoso')),
});

export const CupoInsistido = meta.story({
  name: 'SUPA: pagar sobre el cupo no sigue',
  play: inTurn(looked('0101-48999'), (stage) => toggle(stage, /^Octubre 2026/), askReview),
});
