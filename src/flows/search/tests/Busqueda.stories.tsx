import { screen, waitFor, within } from 'storybook/test';
import { movimientos } from '#api/contract/cuentas.ts';
import { internas } from '#api/contract/cuentasDestino.ts';
import { preguntas } from '#api/contract/informacion.ts';
import { favoritos, servicios } from '#api/contract/pagos.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { ProfilePanel } from '#screens/panelPerfil/ProfilePanel.tsx';
import { Shell } from '#screens/shell/Shell.tsx';
import { useSession } from '#session/SessionProvider.tsx';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { type Stage } from '#testing/storyStage.tsx';
import { asked, specificationOnly } from './searchCalls.ts';

/** The shell with the session of the story's world, over a page that asks for nothing. */
function SignedInShell() {
  const session = useSession();
  return session && <Shell session={session} Profile={ProfilePanel} />;
}

/** Said by the page to whoever plays it: what the search begins with is here. */
const BROUGHT = 'La página ya trajo sus movimientos.';

/** A page that has brought movements: the search asks for none. */
function PageWithMovements() {
  const { isPending } = useApiQuery(movimientos, {
    params: { numeroCuenta: '010201004871' },
    query: { desde: '2026-08-23', hasta: '2026-11-20', tipo: 'T', pagina: '1', tamano: '20' },
  });
  return (
    <>
      <PageTitle>Garantías</PageTitle>
      {!isPending && <span hidden>{BROUGHT}</span>}
    </>
  );
}

const meta = preview.meta({
  title: 'Pantallas/Buscar',
  component: SignedInShell,
  parameters: { mundo: { ruta: to.garantias, contenido: <PageWithMovements /> } },
  globals: { viewport: { value: 'escritorio' } },
});

/** The dialog, once everything that it asks for is there. */
const allCame = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Buscar' });
  await waitFor(() => {
    if (within(dialog).queryByText(/^Buscando también/)) throw new Error('Todavía se busca.');
  });
  return dialog;
};

const open = async ({ canvas, userEvent }: Stage) => {
  await canvas.findByText(BROUGHT);
  const [button] = await canvas.findAllByRole('button', { name: 'Buscar' });
  if (button) await userEvent.click(button);
  await screen.findByRole('dialog', { name: 'Buscar' });
};

const opened = async (stage: Stage) => {
  await open(stage);
  await allCame();
};

/** Opened, and something typed into it. */
const searching = (text: string) => async (stage: Stage) => {
  await opened(stage);
  await stage.userEvent.type(screen.getByRole('combobox', { name: 'Buscar' }), text);
  await screen.findByText(/^\d+ resultados?$/, { ignore: '[role="status"]' });
};

export const Vacio = meta.story({ name: 'Sin escribir nada', play: opened });

export const TodosLosTipos = meta.story({ name: 'Resultados de todos los tipos', play: searching('c') });

export const Listo = meta.story({ play: searching('cuenca') });

export const ConErrorDeTecleo = meta.story({
  name: 'Con un error de tecleo y sin tildes',
  play: searching('transfernecia'),
});

export const UnaPersona = meta.story({ name: 'Una cuenta destino: transferir o ver', play: searching('loja') });

export const UnNumero = meta.story({ name: 'Un número de cuenta entero', play: searching('0102 0100 4871') });

export const Movimientos = meta.story({
  name: 'Movimientos de una página que ya los trajo',
  play: searching('sueldo'),
});

export const MasDeLosQueSeMuestran = meta.story({
  name: 'Más resultados de los que se muestran',
  play: searching('pagar servicio'),
});

const nothing = async (stage: Stage) => {
  await opened(stage);
  await stage.userEvent.type(screen.getByRole('combobox', { name: 'Buscar' }), 'xyz');
  await screen.findByText(/^No encontramos/);
  await screen.findByRole('link', { name: /^Llamar al/ });
};

export const SinResultados = meta.story({ name: 'No se encontró nada', play: nothing });

export const Cargando = meta.story({
  ...given(...asked.map((call) => answers.never(call))),
  play: open,
});

export const Lento = meta.story({
  name: 'Lo que ya está mientras llega el resto',
  ...given(answers.never(servicios), answers.never(preguntas)),
  play: async (stage) => {
    await open(stage);
    // What comes after the last letter would stand below what is there.
    await screen.findByRole('group', { name: 'Mis cuentas' });
    await stage.userEvent.type(screen.getByRole('combobox', { name: 'Buscar' }), 'ahorro');
    await screen.findAllByRole('option');
  },
});

export const UnTipoFallo = meta.story({
  name: 'No se pudo buscar en los servicios',
  ...given(answers.withCode(servicios, '-9999-00-03')),
  play: searching('agua'),
});

export const VariosFallaron = meta.story({
  name: 'Varios tipos no llegaron',
  ...given(
    answers.withCode(servicios, '-9999-00-03'),
    answers.withCode(internas, '-9999-00-03'),
    answers.withCode(favoritos, '-9999-00-03'),
    answers.withCode(preguntas, '-9999-00-03'),
  ),
  play: opened,
});

export const SoloEspecificacion = meta.story({
  name: 'Servidor que solo conoce la especificación',
  ...given(...specificationOnly()),
  play: searching('cuenta'),
});

export const SoloTeclado = meta.story({
  name: 'Solo con el teclado: abierta con «/», segunda opción elegida con las flechas',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(BROUGHT);
    await userEvent.keyboard('/');
    await allCame();
    await userEvent.keyboard('loja');
    await screen.findByText(/^\d+ resultados?$/, { ignore: '[role="status"]' });
    await userEvent.keyboard('{ArrowDown}');
  },
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  ...given(
    answers.rewritten(internas, (data) =>
      (data as { beneficiario: string; alias: string }[]).map((row) => ({
        ...row,
        beneficiario: `${row.beneficiario} DE LOS SANTOS APÓSTOLES PEDRO Y PABLO Y COMPAÑÍA LIMITADA`,
        alias: 'Arriendo del local comercial de la avenida Solano y Doce de Abril',
      })),
    ),
    answers.rewritten(servicios, (data) =>
      (data as { descripcion: string }[]).map((row) => ({
        ...row,
        descripcion: `${row.descripcion} Empresa Pública Municipal de Telecomunicaciones, Agua Potable y Alcantarillado`,
      })),
    ),
  ),
  play: searching('santos'),
});

export const ContenidoLargoMovil = ContenidoLargo.extend({
  name: 'Contenido largo, móvil pequeño',
  globals: { viewport: { value: 'm320' } },
  play: searching('municipal'),
});

export const NombresLargosMovil = ContenidoLargo.extend({
  name: 'Nombres largos, móvil pequeño',
  globals: { viewport: { value: 'm320' } },
});

export const Movil = meta.story({
  name: 'Móvil',
  globals: { viewport: { value: 'm390' } },
  play: searching('loja'),
});

export const MovilVacio = meta.story({
  name: 'Sin escribir nada, móvil',
  globals: { viewport: { value: 'm390' } },
  play: opened,
});

export const MovilSinResultados = meta.story({
  name: 'No se encontró nada, móvil pequeño',
  globals: { viewport: { value: 'm320' } },
  play: nothing,
});
