import { expect, screen, waitFor, within } from 'storybook/test';
import { answerOf } from '#api/asked.ts';
import type { CodeOf } from '#api/contract/endpoint.ts';
import { eliminarFavorito, favoritos, ingresarFavorito, modificarFavorito } from '#api/contract/pagos.ts';
import { Button } from '#components/Button/Button.tsx';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, shownAs } from '#testing/shownCodes.ts';
import { inMain, SLOWNESS_MS, type Stage, shows } from '#testing/storyStage.tsx';
import { inTurn } from '#testing/storySteps.ts';
import { m390 } from '#testing/storyTexts.ts';
import { FavouriteButton, FavouriteSwitch, type KeepFavouriteProps } from '../KeepFavourite.tsx';
import { useFavouriteDialog } from '../useFavouriteDialog.tsx';
import { useFavourites } from '../useFavourites.ts';

/** What stands in a form and on a receipt, and the way to a favourite that there is already. */
function Keeping(what: KeepFavouriteProps) {
  const edit = useFavouriteDialog();
  const asked = useFavourites();
  const [first] = (asked && answerOf(asked)) ?? [];
  return (
    <>
      <FavouriteSwitch {...what} />
      <FavouriteButton {...what} />
      {first && (
        <Button variant="secondary" onClick={() => void edit({ ...what, favourite: first, subject: first.subject })}>
          Editar {first.alias}
        </Button>
      )}
      {asked?.kind === 'error' && <p>{asked.failure.text}</p>}
    </>
  );
}

/** What nobody has kept yet. */
const water: KeepFavouriteProps = {
  subject: { kind: 'service', service: 'AGUA-VALLE', criterion: 'CODIGO', reference: '48213' },
  facts: [
    { label: 'Servicio', value: 'Agua Potable Valle Azul' },
    { label: 'Buscar por', value: 'Código de cliente' },
    { label: 'Referencia', value: '48213' },
  ],
};

const meta = preview.meta({
  title: 'Pantallas/Pagos/Favoritos',
  component: Keeping,
  args: water,
  parameters: { mundo: { ruta: to.pagos } },
  decorators: [inMain],
});

/** «Luz casa», which she has. */
const known: KeepFavouriteProps = {
  subject: { kind: 'service', service: 'CENTROSUR-LUZ', criterion: 'CODIGO', reference: '1203456' },
  facts: [
    { label: 'Servicio', value: 'Luz eléctrica CentroSur' },
    { label: 'Buscar por', value: 'Código de cliente' },
    { label: 'Referencia', value: '1203456' },
  ],
};

const UNKNOWN = 'No sabemos si su favorito se guardó. Inténtelo de nuevo.';

const TITLE = { new: 'Guardar favorito', edit: 'Editar favorito' } as const;

const ready = async ({ canvas }: Pick<Stage, 'canvas'>) => {
  await canvas.findByRole('switch', { name: 'Guardar como favorito' });
};

const openNew = async (stage: Stage) => {
  await ready(stage);
  await stage.userEvent.click(stage.canvas.getByRole('switch', { name: 'Guardar como favorito' }));
  await screen.findByRole('dialog', { name: TITLE.new });
};

const openEdit = async ({ canvas, userEvent }: Stage) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Editar Luz casa' }));
  await screen.findByRole('dialog', { name: TITLE.edit });
};

/** Gives it a name, as a paste does, and saves. */
const save =
  (alias: string, open = openNew) =>
  async (stage: Stage) => {
    await open(stage);
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText('Alias');
    await stage.userEvent.clear(field);
    if (alias !== '') {
      await stage.userEvent.click(field);
      await stage.userEvent.paste(alias);
    }
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  };

const askRemoval = async (stage: Stage) => {
  await openEdit(stage);
  await stage.userEvent.click(await screen.findByRole('button', { name: 'Eliminar favorito' }));
  await screen.findByRole('alertdialog', { name: '¿Eliminar este favorito?' });
};

const remove = async (stage: Stage) => {
  await askRemoval(stage);
  await stage.userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
};

/** What keeping it answers: said in the dialog, with the text kept. */
const keepingAnswers = (code: CodeOf<typeof ingresarFavorito>) => ({
  ...refusing(ingresarFavorito, code),
  play: async (stage: Stage) => {
    await save('Agua casa')(stage);
    await shows(errorCodes[code].text)();
    await screen.findByDisplayValue('Agua casa');
  },
});

/** The switch and the button are not there. */
const nothingToKeep = async ({ canvas }: Pick<Stage, 'canvas'>) => {
  await waitFor(() => {
    if (canvas.queryByRole('switch') !== null || canvas.queryByRole('button') !== null) throw new Error('aún no');
  });
};

export const Listo = meta.story({ name: 'Listo', play: ready });

export const Guardado = meta.story({
  name: 'Ya es un favorito',
  args: known,
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', { name: 'Guardado como «Luz casa»' });
  },
});

export const Cargando = meta.story({
  name: 'Cargando',
  ...given(answers.never(favoritos)),
  play: nothingToKeep,
});

export const Lento = meta.story({
  name: 'Lento',
  ...given(answers.slow(ingresarFavorito, SLOWNESS_MS)),
  play: async (stage) => {
    await save('Agua casa')(stage);
    await screen.findByRole('button', { name: 'Guardar', busy: true });
  },
});

export const Vacio = meta.story({
  name: 'Vacío',
  parameters: { mundo: { ruta: to.pagos, socio: 'rosaquinde' } },
  play: ready,
});

export const Nuevo = meta.story({ name: 'Nuevo', play: openNew });

export const NuevoRecarga = meta.story({
  name: 'Nuevo, de una recarga',
  args: {
    subject: { kind: 'topUp', operator: 'CNT', mobile: '0987654320' },
    facts: [
      { label: 'Operadora', value: 'CNT' },
      { label: 'Número celular', value: '0987654320' },
    ],
  },
  play: openNew,
});

export const Editar = meta.story({ name: 'Editar', args: known, play: openEdit });

export const SinAlias = meta.story({
  name: 'Alias: falta',
  play: inTurn(save(''), shows('El campo es requerido.')),
});

export const AliasLargo = meta.story({
  name: 'Alias: más de 30 caracteres',
  play: inTurn(save('Agua del local de la esquina 12'), shows('El alias no puede superar 30 caracteres.')),
});

export const Enviando = meta.story({
  name: 'Enviando',
  ...given(answers.never(ingresarFavorito)),
  play: async (stage) => {
    await save('Agua casa')(stage);
    await screen.findByRole('button', { name: 'Guardar', busy: true });
  },
});

export const Rechazado = meta.story({ name: 'Guardar: ya tiene ese -9999-00-02', ...keepingAnswers('-9999-00-02') });

export const NoDisponible = meta.story({
  name: 'Guardar: no disponible -9999-00-03',
  ...keepingAnswers('-9999-00-03'),
});

export const CambioRechazado = meta.story({
  name: 'Editar: ya no existe -9999-00-02',
  args: known,
  ...refusing(modificarFavorito, '-9999-00-02'),
  play: inTurn(save('Luz del departamento', openEdit), shows(errorCodes['-9999-00-02'].text)),
});

export const EliminadoAparte = meta.story({
  name: 'Editar: eliminado en otra pestaña',
  args: known,
  parameters: { codes: shownAs(modificarFavorito, '-9999-00-02', 'Este favorito ya no está en su lista.') },
  play: async (stage) => {
    await openEdit(stage);
    demo.bank.state.favourites = demo.bank.state.favourites.filter(({ alias }) => alias !== 'Luz casa');
    const alias = screen.getByLabelText('Alias');
    await stage.userEvent.clear(alias);
    await stage.userEvent.type(alias, 'Luz del departamento');
    await stage.userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await shows('Este favorito ya no está en su lista.')();
    const [close] = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Cerrar' });
    await waitFor(() => expect(close).toHaveFocus());
  },
});

export const Hecho = meta.story({
  name: 'Guardado con su alias',
  play: async (stage) => {
    await save('Agua casa')(stage);
    await stage.canvas.findByRole('switch', { name: 'Guardado como «Agua casa»' });
  },
});

export const Eliminar = meta.story({ name: 'Eliminar: confirmación', args: known, play: askRemoval });

export const Eliminando = meta.story({
  name: 'Eliminar: en curso',
  args: known,
  ...given(answers.never(eliminarFavorito)),
  play: async (stage) => {
    await remove(stage);
    await screen.findByRole('button', { name: 'Eliminando…', busy: true });
  },
});

export const SalirSinGuardar = meta.story({
  name: 'Salir sin guardar: pregunta',
  args: known,
  play: async (stage) => {
    await openEdit(stage);
    await stage.userEvent.type(screen.getByLabelText('Alias'), ' nueva');
    await stage.userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' });
  },
});

export const QuitarDelFormulario = meta.story({
  name: 'Eliminar: al apagar el interruptor',
  args: known,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Guardado como «Luz casa»' }));
    await screen.findByRole('alertdialog', { name: '¿Eliminar este favorito?' });
  },
});

export const EliminarRechazado = meta.story({
  name: 'Eliminar: ya no existe -9999-00-02',
  args: known,
  ...refusing(eliminarFavorito, '-9999-00-02'),
  play: inTurn(remove, shows(errorCodes['-9999-00-02'].text)),
});

export const FallanFavoritos = meta.story({
  name: 'Los favoritos no llegan -9999-00-01: no hay dónde guardar',
  ...refusing(favoritos, '-9999-00-01'),
  play: shows(errorCodes['-9999-00-01'].text),
});

export const SinFavoritos = meta.story({
  name: 'Un servidor sin favoritos',
  ...given(answers.withFault(favoritos, 'notFound')),
  play: nothingToKeep,
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(ingresarFavorito)),
  play: inTurn(save('Agua casa'), shows(UNKNOWN)),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(ingresarFavorito)),
  play: inTurn(save('Agua casa'), shows('Su sesión ha expirado. Ingrese nuevamente.')),
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  args: {
    facts: [
      {
        label: 'Servicio',
        value: 'Empresa Pública Municipal de Telecomunicaciones, Agua Potable, Alcantarillado y Saneamiento de Cuenca',
      },
      { label: 'Buscar por', value: 'Número de cuenta contrato del suministro' },
      { label: 'Referencia', value: '2000120342000120342000120342000120342000' },
    ],
  },
  play: inTurn(save('Empresa Telecomunicaciones 12.345'), shows('El alias no puede superar 30 caracteres.')),
});

export const Movil = Editar.extend({ name: 'Móvil', globals: m390 });
