import type { StoryContext } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { ultimoAcceso } from '#api/contract/autenticacion.ts';
import { prefijosMovil } from '#api/contract/informacion.ts';
import { actualizarDatos, leer } from '#api/contract/perfilSocio.ts';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, shown } from '#testing/shownCodes.ts';
import { inMain, SLOWNESS_MS, type Stage } from '#testing/storyStage.tsx';
import { busy, inTurn, presses, sendCode, showsInPage } from '#testing/storySteps.ts';
import { OFFLINE } from '#testing/storyTexts.ts';
import { PerfilSocio } from '../PerfilSocio.tsx';

const meta = preview.meta({
  title: 'Pantallas/Perfil del socio/Mis datos',
  component: PerfilSocio,
  parameters: { mundo: { ruta: '/perfilsocio' } },
  decorators: [inMain],
});

const MARIA = { nombres: 'MARIA FERNANDA', apellidoPaterno: 'GUAMAN', apellidoMaterno: 'VINTIMILLA' };
const GOOD_CODE = '123456';
const WRONG_CODE = '111111';

const ready = async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  await canvas.findByDisplayValue('maria.guaman@example.com');
};

/** Replaces what the phone field holds. */
async function typePhone({ canvas, userEvent }: Stage, text: string) {
  const phone = await canvas.findByLabelText('Celular');
  await userEvent.clear(phone);
  await userEvent.type(phone, text);
}

const save = async ({ canvas, userEvent }: Stage) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Guardar' }));
};

/** Changes the phone, presses Guardar and waits for the PIN dialog. */
async function openPin(stage: Stage) {
  await ready(stage);
  await typePhone(stage, '0900000999');
  await save(stage);
  await stage.canvas.findByLabelText('Dígito 1 de 6');
}

/** Opens the PIN dialog, sends a code and waits for a text. */
const codeAnsweredWith = (code: string, text: string) => async (stage: Stage) => {
  await openPin(stage);
  await sendCode(stage, code);
  await stage.canvas.findAllByText(text);
};

export const UltimoAccesoSinCargar = meta.story({
  name: 'Último acceso: no se pudo cargar',
  ...given(answers.serverError(ultimoAcceso)),
  play: showsInPage('no se pudo cargar'),
});

export const Cargando = meta.story({
  ...given(answers.never(leer), answers.never(ultimoAcceso)),
  play: async ({ canvas }) => {
    await canvas.findByText('Cargando sus datos…');
  },
});

export const Listo = meta.story({ play: ready });

export const SinFoto = meta.story({
  name: 'Sin foto ni último acceso',
  parameters: { mundo: { socio: 'jcloja' } },
  beforeEach() {
    // He has changed his password: before that, he sees nothing else.
    const user = demo.bank.memberOf('jcloja')?.user;
    if (user) user.mustChangePassword = false;
  },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('juan.loja@example.com');
  },
});

export const SinTelefonoNiCorreo = meta.story({
  name: 'Sin teléfono ni correo',
  ...given(answers.withData(leer, { ...MARIA, celular: null, correo: null })),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Correo');
  },
});

export const CamposObligatorios = meta.story({
  name: 'Campos obligatorios',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.clear(stage.canvas.getByLabelText('Celular'));
    await stage.userEvent.clear(stage.canvas.getByLabelText('Correo'));
    await save(stage);
    await stage.canvas.findAllByText('El campo es requerido.');
  },
});

export const PistasDeFormato = meta.story({
  name: 'Pistas de formato',
  play: async (stage) => {
    await ready(stage);
    await typePhone(stage, '12');
    await stage.userEvent.clear(stage.canvas.getByLabelText('Correo'));
    await stage.userEvent.type(stage.canvas.getByLabelText('Correo'), 'maria.guaman');
    await stage.canvas.findByText(/^Verifique el número/);
    await stage.canvas.findByText(/^Verifique el correo/);
  },
});

/** Types a phone and waits for the advice under it, or for its absence. */
const phoneAdvised = (phone: string, advice: RegExp | null) => async (stage: Stage) => {
  await ready(stage);
  await typePhone(stage, phone);
  if (advice) await stage.canvas.findByText(advice);
};

export const PrefijoInternacional = meta.story({
  name: 'Celular con prefijo internacional',
  play: phoneAdvised('+57 300 000 0214', null),
});

export const PrefijoIncompleto = meta.story({
  name: 'Celular con prefijo internacional, incompleto',
  play: phoneAdvised('+57 300 000', /^Verifique el número: en Colombia son 10 dígitos/),
});

export const PrefijoDesconocido = meta.story({
  name: 'Celular con prefijo desconocido',
  play: phoneAdvised('+86 130 0000 0214', /^Verifique el prefijo\. Los que atendemos son: Ecuador \+593/),
});

export const SinPrefijos = meta.story({
  name: 'Celular con prefijo desconocido, los prefijos no cargan',
  ...given(answers.withCode(prefijosMovil, '-9999-00-03')),
  play: phoneAdvised('+86 130 0000 0214', null),
});

export const PinAbierto = meta.story({ name: 'Código: abierto', play: openPin });

export const PinEnviando = meta.story({
  name: 'Código: enviando',
  ...given(answers.never(autorizar)),
  play: inTurn(openPin, (stage) => sendCode(stage, GOOD_CODE), busy('Continuar')),
});

export const SinDispositivo = meta.story({
  name: '-0004-01-01: no tiene un dispositivo activo',
  ...refusing(generar, '-0004-01-01'),
  play: inTurn(ready, save, showsInPage(errorCodes['-0004-01-01'].text)),
});

export const TransaccionInexistente = meta.story({
  name: '-0004-02-01: la transacción no existe',
  ...refusing(autorizar, '-0004-02-01'),
  play: codeAnsweredWith(GOOD_CODE, errorCodes['-0004-02-01'].text),
});

export const CodigoVencido = meta.story({
  name: '-0004-02-02: el código expiró',
  ...refusing(autorizar, '-0004-02-02'),
  play: codeAnsweredWith(GOOD_CODE, errorCodes['-0004-02-02'].text),
});

export const CodigoIncorrecto = meta.story({
  name: '-0004-02-03: el código es incorrecto',
  parameters: { codes: shown(autorizar, '-0004-02-03') },
  play: codeAnsweredWith(WRONG_CODE, errorCodes['-0004-02-03'].text),
});

export const IntentosAgotados = meta.story({
  name: '-0004-02-04: superó el número de intentos',
  ...refusing(autorizar, '-0004-02-04'),
  play: codeAnsweredWith(WRONG_CODE, errorCodes['-0004-02-04'].text),
});

export const CorreoRechazado = meta.story({
  name: '-0002-02-01: el correo no es válido',
  ...refusing(actualizarDatos, '-0002-02-01'),
  play: codeAnsweredWith(GOOD_CODE, errorCodes['-0002-02-01'].text),
});

export const CelularRechazado = meta.story({
  name: '-0002-02-02: el celular no es válido',
  ...refusing(actualizarDatos, '-0002-02-02'),
  play: codeAnsweredWith(GOOD_CODE, errorCodes['-0002-02-02'].text),
});

export const TransaccionNoAutorizada = meta.story({
  name: '-0005-01-08: la transacción no está autorizada',
  ...refusing(actualizarDatos, '-0005-01-08'),
  play: codeAnsweredWith(GOOD_CODE, errorCodes['-0005-01-08'].text),
});

export const CodigoCerrado = meta.story({
  name: 'Código: cerrado, no se actualizó nada',
  play: inTurn(
    openPin,
    presses('Cancelar Transferencia'),
    showsInPage('No se actualizaron sus datos. Puede confirmar con un código nuevo.'),
  ),
});

export const CodigoCerradoConDuda = meta.story({
  name: 'Código: cerrado, después de un intento cuya respuesta se perdió',
  ...given(answers.lost(actualizarDatos)),
  play: inTurn(
    codeAnsweredWith(GOOD_CODE, OFFLINE),
    () => screen.findByRole('button', { name: 'Guardar', busy: false }),
    save,
    presses('Cancelar Transferencia'),
    showsInPage(/^No sabemos si un intento anterior se completó/),
  ),
});

export const GuardadoConExito = meta.story({
  name: 'Guardado con éxito',
  play: async (stage) => {
    await openPin(stage);
    await sendCode(stage, GOOD_CODE);
    await screen.findByText('Actualización realizada exitosamente');
  },
});

export const SinConexionAlGuardar = meta.story({
  name: 'Sin conexión al guardar',
  ...given(answers.offline(actualizarDatos)),
  play: codeAnsweredWith(GOOD_CODE, 'No hay conexión con el servidor.'),
});

export const SinConexionAlConfirmar = meta.story({
  name: 'Código: sin conexión',
  ...given(answers.offline(autorizar)),
  play: codeAnsweredWith(GOOD_CODE, 'No hay conexión con el servidor.'),
});

export const SesionExpiradaAlGuardar = meta.story({
  name: 'Sesión expirada al guardar',
  ...given(answers.sessionExpired(generar)),
  play: inTurn(ready, save, showsInPage('Su sesión ha expirado. Ingrese nuevamente.')),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(leer), answers.sessionExpired(ultimoAcceso)),
  play: async ({ canvas }) => {
    await canvas.findByText('Su sesión ha expirado. Ingrese nuevamente.');
  },
});

export const ErrorGeneral = meta.story({
  name: '-9999-00-01: los datos no cargan',
  ...refusing(leer, '-9999-00-01'),
  play: async ({ canvas }) => {
    await canvas.findByText(errorCodes['-9999-00-01'].text);
  },
});

export const ErrorGeneralAlGuardar = meta.story({
  name: '-9999-00-03: el servicio no está disponible al guardar',
  ...refusing(actualizarDatos, '-9999-00-03'),
  play: codeAnsweredWith(GOOD_CODE, errorCodes['-9999-00-03'].text),
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(leer), answers.offline(ultimoAcceso)),
  play: async ({ canvas }) => {
    await canvas.findByText('No hay conexión con el servidor.');
  },
});

export const Lento = meta.story({
  ...given(answers.slow(leer, SLOWNESS_MS), answers.slow(ultimoAcceso, SLOWNESS_MS)),
  play: async ({ canvas }) => {
    await canvas.findByText('Cargando sus datos…');
  },
});

export const LentoAlGuardar = meta.story({
  name: 'Lento al guardar',
  ...given(answers.slow(actualizarDatos, SLOWNESS_MS)),
  play: inTurn(openPin, (stage) => sendCode(stage, GOOD_CODE), busy('Guardar')),
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  ...given(
    answers.withData(leer, {
      nombres: 'MARIA FERNANDA DE LOS ANGELES INMACULADA CONCEPCION',
      apellidoPaterno: 'DE LA TORRE-VILLAVICENCIO',
      apellidoMaterno: 'X'.repeat(40),
      celular: '+593 90 000 0214 extensión 4871 (oficina)',
      correo: `${'correo.muy.largo.'.repeat(8)}guaman@subdominio.cooperativa.example.com`,
    }),
  ),
  play: async (stage) => {
    await stage.canvas.findByDisplayValue(/subdominio/);
    await save(stage);
    await stage.canvas.findByLabelText('Dígito 1 de 6');
  },
});

export const Tableta = Listo.extend({ name: 'Tableta', globals: { viewport: { value: 'tableta' } } });
export const Movil = Listo.extend({ name: 'Móvil', globals: { viewport: { value: 'm390' } } });
