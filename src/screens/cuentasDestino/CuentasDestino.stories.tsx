import type { HttpHandler } from 'msw';
import { useState } from 'react';
import { screen, waitFor, within } from 'storybook/test';
import {
  eliminarExterna,
  eliminarInterna,
  externas,
  ingresarExterna,
  ingresarInterna,
  modificarExterna,
  modificarInterna,
  validarInterna,
} from '#api/contract/cuentasDestino.ts';
import { instituciones, tiposCuentasInternas, tiposInstituciones } from '#api/contract/transferencias.ts';
import { Button } from '#components/Button/Button.tsx';
import { useDialogs } from '#components/Dialog/DialogProvider.tsx';
import { Column } from '#components/storyRoom.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { type ErrorCode, errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import { inMain, type Stage, shows, WAIT } from '#screens/storyStage.tsx';
import preview from '#storybook/preview.tsx';
import { DestinationPicker } from './DestinationPicker.tsx';
import { type Destination, placeText } from './destination.ts';
import { EditDestinationDialog } from './EditDestinationDialog.tsx';
import { KeepDestination } from './KeepDestination.tsx';
import { NewDestinationDialog } from './NewDestinationDialog.tsx';
import { useDestinationRemoval } from './useDestinationRemoval.tsx';
import { useAccountTypes, useDestinations } from './useDestinations.ts';

/** Everything that is done with destinations, outside the screens that do it. */
function Destinos({ lista = 'external' }: { lista?: 'internal' | 'external' }) {
  const { state, retry } = useDestinations(lista);
  const types = useAccountTypes(lista);
  const { cooperativeName } = useConfig();
  const open = useDialogs();
  const remove = useDestinationRemoval();
  const [value, setValue] = useState('');
  const destinations = state.kind === 'ready' ? state.destinations : [];
  const chosen: Destination | undefined = destinations.find(({ code }) => code === value) ?? destinations[0];
  return (
    <Column style={{ justifyItems: 'stretch' }}>
      <DestinationPicker
        label="Cuenta destino"
        options={destinations.map((one) => ({
          id: one.code,
          name: one.name,
          place: placeText(one, cooperativeName, types.names),
          keywords: one.alias,
        }))}
        value={value}
        onChange={setValue}
        loading={state.kind === 'loading'}
        failure={state.kind === 'error' ? { ...state, onRetry: retry } : null}
        empty="Aún no tiene cuentas destino."
      />
      <Button onClick={() => void open((close) => <NewDestinationDialog onClose={close} />)}>Agregar cuenta</Button>
      {chosen && (
        <>
          <Button
            variant="secondary"
            onClick={() => void open((close) => <EditDestinationDialog destination={chosen} onClose={close} />)}
          >
            Modificar
          </Button>
          <Button variant="secondary" onClick={() => void remove(chosen)}>
            Eliminar
          </Button>
        </>
      )}
    </Column>
  );
}

const meta = preview.meta({
  title: 'Pantallas/Cuentas destino',
  component: Destinos,
  decorators: [inMain],
});

const OFFLINE = 'No hay conexión con el servidor.';
const TITLE = 'Nueva cuenta destino';
const EDIT = 'Modificar cuenta destino';

/** What the catalogue's addon gives a story: the answers that come before the cooperative's own. */
interface Answering {
  msw: { use: (...handlers: HttpHandler[]) => void };
}

const ready = async () => {
  await screen.findByRole('button', { name: /^Cuenta destino/ }, WAIT);
};

async function press({ userEvent }: Stage, name: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }, WAIT));
}

/** Puts a text into a field at once, as a paste does. */
async function fill({ userEvent }: Stage, label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label, undefined, WAIT);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function choose({ userEvent }: Stage, label: string, value: string): Promise<void> {
  const field = await screen.findByLabelText<HTMLSelectElement>(label, undefined, WAIT);
  await waitFor(() => {
    if (![...field.options].some((option) => option.value === value)) throw new Error(`Sin ${value}`);
  }, WAIT);
  await userEvent.selectOptions(field, value);
}

async function openNew(stage: Stage): Promise<void> {
  await ready();
  await press(stage, 'Agregar cuenta');
  await screen.findByRole('dialog', { name: TITLE }, WAIT);
}

async function openExternal(stage: Stage): Promise<void> {
  await openNew(stage);
  await stage.userEvent.click(screen.getByRole('radio', { name: 'En otra institución' }));
  await screen.findByLabelText('Tipo de institución', undefined, WAIT);
}

/** An account of the cooperative, its holder found: ANA LUCIA MOROCHO of demo-bank.md C.4. */
async function internalAccount(stage: Stage): Promise<void> {
  await openNew(stage);
  await choose(stage, 'Tipo de cuenta', 'AHV');
  await fill(stage, 'Número de cuenta', '010201099999');
  await screen.findByText(/^Titular:/, undefined, WAIT);
  await fill(stage, 'Alias', 'Ana');
}

/** An account elsewhere, all of it right. */
async function externalAccount(stage: Stage, numero = '7700112233'): Promise<void> {
  await openExternal(stage);
  await choose(stage, 'Tipo de institución', 'BAN');
  await choose(stage, 'Institución', '1002');
  await choose(stage, 'Tipo de cuenta', 'COR');
  await fill(stage, 'Número de cuenta', numero);
  await fill(stage, 'Identificación del beneficiario', '0159999036');
  await fill(stage, 'Nombre del beneficiario', 'Rosa Elena Ordóñez');
  await fill(stage, 'Alias', 'Rosa del Litoral');
}

async function openEdit(stage: Stage): Promise<void> {
  await ready();
  await press(stage, 'Modificar');
  await screen.findByRole('dialog', { name: EDIT }, WAIT);
}

async function openRemoval(stage: Stage): Promise<void> {
  await ready();
  await press(stage, 'Eliminar');
  await screen.findByRole('alertdialog', { name: '¿Eliminar esta cuenta destino?' }, WAIT);
}

async function remove(stage: Stage): Promise<void> {
  await openRemoval(stage);
  await stage.userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }));
}

async function openPin(stage: Stage, form: (stage: Stage) => Promise<void>): Promise<void> {
  await form(stage);
  await press(stage, 'Guardar');
  await screen.findByLabelText('Dígito 1 de 6', undefined, WAIT);
}

/** Saves with the right code and waits for what is said of it. */
const saved = (form: (stage: Stage) => Promise<void>, text: string) => async (stage: Stage) => {
  await openPin(stage, form);
  await fill(stage, 'Dígito 1 de 6', '123456');
  await press(stage, 'Continuar');
  await shows(text)();
};

const refused = (
  endpoint: Parameters<typeof answers.withCode>[0],
  code: ErrorCode,
  form: (stage: Stage) => Promise<void>,
) => ({
  beforeEach({ msw }: Answering) {
    msw.use(answers.withCode(endpoint, code));
  },
  play: saved(form, errorCodes[code].text),
});

async function openPicker(stage: Stage): Promise<HTMLElement> {
  await ready();
  await press(stage, /^Cuenta destino/);
  return screen.findByRole('dialog', { name: 'Cuenta destino' }, WAIT);
}

const many = Array.from({ length: 12 }, (_, index) => ({
  codigoCuentaDestino: `CD-${index}`,
  numeroCuenta: `22099887${String(index).padStart(2, '0')}`,
  tipo: 'EXTERNA' as const,
  institucion: index % 2 === 0 ? 'Banco Andes Demo' : 'Cooperativa Valle Nuevo Demo',
  codigoTipoCuenta: 'AHO',
  beneficiario: `${['ROSA', 'PEDRO', 'LUCIA', 'MARCO'][index % 4] ?? ''} QUIZHPE ${'ABCDEFGHIJKL'.charAt(index)}`,
  alias: `Alias ${index}`,
}));

const withMany = ({ msw }: Answering) => {
  msw.use(answers.withData(externas, many));
};

// The list to choose from

export const Listo = meta.story({ play: ready });

export const Cargando = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.never(externas));
  },
  play: shows('Cargando cuentas destino'),
});

export const Lento = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.slow(externas, 3000));
  },
  play: shows('Cargando cuentas destino'),
});

export const Vacio = meta.story({
  name: 'Vacío',
  beforeEach({ msw }) {
    msw.use(answers.withData(externas, []));
  },
  play: shows('Aún no tiene cuentas destino.'),
});

export const ErrorGeneral = meta.story({
  name: '-9999-00-03: la lista no llega',
  beforeEach({ msw }) {
    msw.use(answers.withCode(externas, '-9999-00-03'));
  },
  play: shows(errorCodes['-9999-00-03'].text),
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  beforeEach({ msw }) {
    msw.use(answers.offline(externas));
  },
  play: shows(OFFLINE),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  beforeEach({ msw }) {
    msw.use(answers.sessionExpired(externas));
  },
  play: shows('Su sesión ha expirado. Ingrese nuevamente.'),
});

export const Elegir = meta.story({
  name: 'Lista abierta, sin búsqueda',
  play: async (stage) => {
    await openPicker(stage);
  },
});

export const Elegida = meta.story({
  name: 'Cuenta elegida',
  play: async (stage) => {
    await stage.userEvent.click(within(await openPicker(stage)).getByRole('button', { name: /^Talleres/ }));
    await screen.findByRole('button', { name: /Talleres Del Sur/ });
  },
});

export const Buscar = meta.story({
  name: 'Lista larga con búsqueda',
  beforeEach: withMany,
  play: async (stage) => {
    await openPicker(stage);
    await fill(stage, 'Buscar por nombre, alias o institución', 'valle lucia');
  },
});

export const BuscarSinResultados = meta.story({
  name: 'Búsqueda sin resultados',
  beforeEach: withMany,
  play: async (stage) => {
    await openPicker(stage);
    await fill(stage, 'Buscar por nombre, alias o institución', 'zzz');
    await shows('No hay resultados.')();
  },
});

// A new one, of the cooperative

export const Nueva = meta.story({ name: 'Nueva, en la cooperativa: vacía', play: openNew });

export const NuevaFaltas = meta.story({
  name: 'Nueva, en la cooperativa: cada campo dice lo que falta',
  play: async (stage) => {
    await openNew(stage);
    await press(stage, 'Guardar');
    await shows('El campo es requerido.')();
  },
});

export const TitularConsultando = meta.story({
  name: 'Nueva, en la cooperativa: se consulta el titular',
  beforeEach({ msw }) {
    msw.use(answers.never(validarInterna));
  },
  play: async (stage) => {
    await openNew(stage);
    await fill(stage, 'Número de cuenta', '010201099999');
    await shows('Consultando el titular…')();
  },
});

export const TitularEncontrado = meta.story({
  name: 'Nueva, en la cooperativa: titular encontrado',
  play: internalAccount,
});

export const TitularDesconocido = meta.story({
  name: '-0006-01-01: la cuenta no existe',
  play: async (stage) => {
    await openNew(stage);
    await fill(stage, 'Número de cuenta', '010201000000');
    await shows(errorCodes['-0006-01-01'].text)();
  },
});

export const TitularSinConexion = meta.story({
  name: 'Nueva, en la cooperativa: el titular no se puede consultar',
  beforeEach({ msw }) {
    msw.use(answers.offline(validarInterna));
  },
  play: async (stage) => {
    await openNew(stage);
    await fill(stage, 'Número de cuenta', '010201099999');
    await shows(OFFLINE)();
  },
});

export const TiposConError = meta.story({
  name: 'Nueva, en la cooperativa: los tipos de cuenta no llegan',
  beforeEach({ msw }) {
    msw.use(answers.offline(tiposCuentasInternas));
  },
  play: async (stage) => {
    await openNew(stage);
    await shows(OFFLINE)();
  },
});

export const Codigo = meta.story({
  name: 'Nueva: el código sobre el formulario',
  play: (stage) => openPin(stage, internalAccount),
});

export const CodigoCerrado = meta.story({
  name: 'Nueva: el código se cerró y nada se guardó',
  play: async (stage) => {
    await openPin(stage, internalAccount);
    await stage.userEvent.keyboard('{Escape}');
    await shows('No se guardó la cuenta. Puede confirmar con un código nuevo.')();
  },
});

export const Guardada = meta.story({
  name: 'Nueva: guardada',
  play: saved(internalAccount, 'Cuenta destino guardada'),
});

export const Enviando = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.never(ingresarInterna));
  },
  play: async (stage) => {
    await openPin(stage, internalAccount);
    await fill(stage, 'Dígito 1 de 6', '123456');
    await press(stage, 'Continuar');
    await screen.findByRole('button', { name: 'Guardar', busy: true }, WAIT);
  },
});

export const Registrada = meta.story({
  name: '-0006-01-02: la cuenta ya está registrada',
  args: { lista: 'internal' },
  play: saved(async (stage) => {
    await openNew(stage);
    await choose(stage, 'Tipo de cuenta', 'AHV');
    await fill(stage, 'Número de cuenta', '010201007733');
    await screen.findByText(/^Titular:/, undefined, WAIT);
  }, errorCodes['-0006-01-02'].text),
});

export const OtroTitular = meta.story({
  name: '-0006-01-03: la identificación no corresponde al titular',
  ...refused(ingresarInterna, '-0006-01-03', internalAccount),
});

export const NoAutorizada = meta.story({
  name: '-0005-01-08: la transacción expiró al guardar',
  ...refused(ingresarInterna, '-0005-01-08', internalAccount),
});

// A new one, elsewhere

export const NuevaExterna = meta.story({ name: 'Nueva, en otra institución: vacía', play: openExternal });

export const NuevaExternaLlena = meta.story({
  name: 'Nueva, en otra institución: llena',
  play: (stage) => externalAccount(stage),
});

export const NuevaExternaFaltas = meta.story({
  name: 'Nueva, en otra institución: cada campo dice lo que falta',
  play: async (stage) => {
    await openExternal(stage);
    await press(stage, 'Guardar');
    await shows('El campo es requerido.')();
  },
});

export const NuevaExternaRepetida = meta.story({
  name: '-0006-01-02: la cuenta de otra institución ya está registrada',
  ...refused(ingresarExterna, '-0006-01-02', externalAccount),
});

export const InstitucionesConError = meta.story({
  name: '-9999-00-02: las instituciones no llegan',
  beforeEach({ msw }) {
    msw.use(answers.withCode(instituciones, '-9999-00-02'));
  },
  play: async (stage) => {
    await openExternal(stage);
    await choose(stage, 'Tipo de institución', 'BAN');
    await shows(errorCodes['-9999-00-02'].text)();
  },
});

export const TiposDeInstitucionConError = meta.story({
  name: '-9999-00-01: los tipos de institución no llegan',
  beforeEach({ msw }) {
    msw.use(answers.withCode(tiposInstituciones, '-9999-00-01'));
  },
  play: async (stage) => {
    await openExternal(stage);
    await shows(errorCodes['-9999-00-01'].text)();
  },
});

// Changing one

export const Modificar = meta.story({ name: 'Modificar: abierto', play: openEdit });

export const ModificarFaltas = meta.story({
  name: 'Modificar: alias vacío y correo que no es válido',
  play: async (stage) => {
    await openEdit(stage);
    await stage.userEvent.clear(screen.getByLabelText('Alias'));
    await fill(stage, 'Correo (opcional)', 'rosa@');
    await press(stage, 'Guardar');
    await shows('El campo es requerido.')();
  },
});

export const ModificarEnviando = meta.story({
  name: 'Modificar: enviando',
  beforeEach({ msw }) {
    msw.use(answers.never(modificarExterna));
  },
  play: async (stage) => {
    await openPin(stage, openEdit);
    await fill(stage, 'Dígito 1 de 6', '123456');
    await press(stage, 'Continuar');
    await screen.findByRole('button', { name: 'Guardar', busy: true }, WAIT);
  },
});

export const ModificarGuardada = meta.story({
  name: 'Modificar: guardada',
  play: saved(openEdit, 'Cuenta destino guardada'),
});

export const ModificarDesconocida = meta.story({
  name: '-0006-03-01: la cuenta que se modifica ya no existe',
  args: { lista: 'internal' },
  ...refused(modificarInterna, '-0006-03-01', openEdit),
});

export const ModificarNoAutorizada = meta.story({
  name: '-0005-01-08: la transacción expiró al modificar',
  ...refused(modificarExterna, '-0005-01-08', openEdit),
});

// Removing one

export const Eliminar = meta.story({ name: 'Eliminar: pregunta', play: openRemoval });

export const Eliminada = meta.story({
  name: 'Eliminar: eliminada',
  play: async (stage) => {
    await remove(stage);
    await shows('Cuenta destino eliminada')();
  },
});

export const EliminarDesconocida = meta.story({
  name: '-0006-03-01: la cuenta que se elimina ya no existe',
  beforeEach({ msw }) {
    msw.use(answers.withCode(eliminarExterna, '-0006-03-01'));
  },
  play: async (stage) => {
    await remove(stage);
    await shows(errorCodes['-0006-03-01'].text)();
  },
});

export const EliminarSinConexion = meta.story({
  name: 'Eliminar: sin conexión',
  args: { lista: 'internal' },
  beforeEach({ msw }) {
    msw.use(answers.offline(eliminarInterna));
  },
  play: async (stage) => {
    await remove(stage);
    await shows(OFFLINE)();
  },
});

// Keeping one from a receipt

const kept = {
  place: 'external',
  body: {
    codigoInstitucion: '1002',
    codigoTipoCuenta: 'AHO',
    numeroCuenta: '7700112233',
    tipoIdentificacion: '1',
    identificacion: '0159999036',
    beneficiario: 'Rosa Elena Ordóñez',
    alias: 'Rosa del Litoral',
  },
} as const;

const offerToKeep = () => <KeepDestination destination={kept} />;

export const Ofrecida = meta.story({ name: 'Guardar desde el comprobante: ofrecida', render: offerToKeep });

export const OfrecidaSinGuardar = meta.story({
  name: 'Guardar desde el comprobante: el código se cerró',
  render: offerToKeep,
  play: async (stage) => {
    await press(stage, 'Guardar cuenta');
    await screen.findByLabelText('Dígito 1 de 6', undefined, WAIT);
    await stage.userEvent.keyboard('{Escape}');
    await shows('No se guardó la cuenta. Puede confirmar con un código nuevo.')();
  },
});

// Long texts, small windows, dark

const LONG = 'MARIA DE LOS ANGELES FERNANDA DEL CISNE GUAMAN VINTIMILLA DE ORDONEZ Y QUIZHPE';

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  beforeEach({ msw }) {
    msw.use(
      answers.withData(
        externas,
        many.map((one, index) => ({
          ...one,
          beneficiario: index === 0 ? 'X'.repeat(100) : LONG,
          alias: 'X'.repeat(40),
          institucion: 'COOPERATIVA DE AHORRO Y CREDITO DE LOS TRABAJADORES AGRICOLAS Y ARTESANOS DEL AUSTRO',
        })),
      ),
    );
  },
  play: async (stage) => {
    await openPicker(stage);
  },
});

export const ModificarLargo = ContenidoLargo.extend({ name: 'Modificar: contenido largo', play: openEdit });
export const EliminarLargo = ContenidoLargo.extend({ name: 'Eliminar: contenido largo', play: openRemoval });

const m320 = { viewport: { value: 'm320' } };
const m390 = { viewport: { value: 'm390' } };
const dark = { tema: 'oscuro' };

export const Oscuro = Elegir.extend({ name: 'Tema oscuro, lista abierta', globals: dark });
export const OscuroNueva = TitularEncontrado.extend({ name: 'Tema oscuro, cuenta nueva', globals: dark });
export const OscuroEliminar = Eliminar.extend({ name: 'Tema oscuro, eliminar', globals: dark });
export const Movil = Listo.extend({ name: 'Móvil', globals: m390 });
export const MovilBuscar = Buscar.extend({ name: 'Móvil, búsqueda', globals: m390 });
export const MovilNueva = TitularEncontrado.extend({ name: 'Móvil, cuenta nueva', globals: m390 });
export const MovilNuevaExterna = NuevaExternaLlena.extend({ name: 'Móvil, cuenta de otra institución', globals: m390 });
export const MovilModificar = Modificar.extend({ name: 'Móvil, modificar', globals: m390 });
export const MovilPequenoNueva = NuevaExternaFaltas.extend({ name: 'Móvil pequeño, cuenta nueva', globals: m320 });
export const MovilPequenoLargo = ContenidoLargo.extend({ name: 'Móvil pequeño con contenido largo', globals: m320 });
