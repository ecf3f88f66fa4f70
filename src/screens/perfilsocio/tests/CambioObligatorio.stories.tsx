import { cambiarClave } from '#api/contract/credenciales.ts';
import { agencias } from '#api/contract/informacion.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { specTexts } from '#domain/specTexts.ts';
import { answers } from '#mocks/storyDemo.ts';
import { useSession } from '#session/SessionProvider.tsx';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { shown, unsaid } from '#testing/shownCodes.ts';
import { type Stage, shows } from '#testing/storyStage.tsx';
import { busy, inTurn } from '#testing/storySteps.ts';
import { m390 } from '#testing/storyTexts.ts';
import { withoutLine } from '#testing/withoutLine.ts';
import { CambioObligatorio } from '../CambioObligatorio.tsx';

const texts = specTexts.password;

/** The step while it is due, and after it the word that the products come now: they have stories of their own. */
function Step() {
  const session = useSession();
  if (session?.mustChangePassword) return <CambioObligatorio session={session} />;
  return (
    <main>
      <h1>Mis productos</h1>
    </main>
  );
}

const meta = preview.meta({
  title: 'Pantallas/Perfil del socio/Cambio obligatorio',
  component: Step,
  parameters: { mundo: { socio: 'jcloja', ruta: '/productos' } },
});

const ready = async ({ canvas }: Pick<Stage, 'canvas'>) => {
  await canvas.findByRole('heading', { name: 'Cambie su contraseña' });
};

async function change(stage: Stage, current = 'Temporal1', next = 'Quebrada2027') {
  const { canvas, userEvent } = stage;
  await ready(stage);
  await userEvent.type(canvas.getByLabelText(texts.current), current);
  await userEvent.type(canvas.getByLabelText(texts.new), next);
  await userEvent.type(canvas.getByLabelText(texts.confirmation), next);
  await userEvent.click(canvas.getByRole('button', { name: texts.submit }));
}

export const Listo = meta.story({ name: 'Cambio obligatorio: listo', play: ready });
export const ConexionPerdida = meta.story({ name: 'Cambio obligatorio: se perdió la conexión', ...withoutLine });

export const Obligatorios = meta.story({
  name: 'Cambio obligatorio: campos obligatorios',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: texts.submit }));
    await shows(specTexts.validation.required)();
  },
});
export const ActualIncorrecta = meta.story({
  name: 'Cambio obligatorio: -0001-05-01, la contraseña actual es incorrecta',
  parameters: { codes: shown(cambiarClave, '-0001-05-01') },
  play: inTurn((stage) => change(stage, 'Temporal2'), shows(errorCodes['-0001-05-01'].text)),
});
export const ErrorGeneral = meta.story({
  name: 'Cambio obligatorio: -9999-00-01, error general',
  // Where to ask for help is not known: until the password is changed, the bank answers nothing else.
  parameters: { codes: [...shown(cambiarClave, '-9999-00-01'), ...unsaid(agencias, '-0001-05-04')] },
  ...given(answers.withCode(cambiarClave, '-9999-00-01')),
  play: inTurn(change, shows(errorCodes['-9999-00-01'].text)),
});
export const Enviando = meta.story({
  name: 'Cambio obligatorio: enviando',
  ...given(answers.never(cambiarClave)),
  play: inTurn(change, busy(texts.submit)),
});
export const Exito = meta.story({
  name: 'Cambio obligatorio: éxito',
  play: async (stage) => {
    await change(stage);
    await shows(texts.changed)();
    await stage.canvas.findByRole('heading', { name: 'Mis productos' });
  },
});
export const CerrarSesion = meta.story({
  name: 'Cambio obligatorio: cerrar sesión',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Cerrar sesión' }));
    await stage.canvas.findByRole('alertdialog', { name: specTexts.profilePanel.logoutQuestion });
  },
});
export const ContenidoLargo = meta.story({
  name: 'Cambio obligatorio: contenido largo',
  parameters: {
    mundo: {
      socio: 'jcloja',
      ruta: '/productos',
      cooperativa: 'Cooperativa de Ahorro y Crédito de los Trabajadores Agrícolas y Artesanos del Austro',
    },
  },
  play: inTurn(
    (stage) => change(stage, 'Temporal1', 'quebrada verde '.repeat(14)),
    shows(specTexts.validation.passwordDigit),
  ),
});
export const Tableta = Listo.extend({
  name: 'Cambio obligatorio: tableta',
  globals: { viewport: { value: 'tableta' } },
});
export const Movil = Listo.extend({ name: 'Cambio obligatorio: móvil', globals: m390 });
