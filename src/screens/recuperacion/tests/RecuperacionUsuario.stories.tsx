import { recuperarUsuario } from '#api/contract/credenciales.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { specTexts } from '#domain/specTexts.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing } from '#testing/shownCodes.ts';
import { SLOWNESS_MS, type Stage, shows, showsLine } from '#testing/storyStage.tsx';
import { busy, fill, inTurn, press, presses, stands } from '#testing/storySteps.ts';
import { LONG_NAME, OFFLINE } from '#testing/storyTexts.ts';
import { withoutLine } from '#testing/withoutLine.ts';
import { RecuperacionUsuario } from '../RecuperacionUsuario.tsx';
import { GENERAL } from './storySteps.ts';

const world = { socio: null, ruta: '/recuperacion-usuario' };

const meta = preview.meta({
  title: 'Pantallas/Recuperación/Usuario',
  component: RecuperacionUsuario,
  parameters: { mundo: world },
});

/** María's data (mocks/bank/seed/members.ts), unless it is somebody else's. */
async function fillForm(stage: Stage, { identificacion = '0159999010', correo = 'maria.guaman@example.com' } = {}) {
  await fill(stage, 'Número de identificación', identificacion);
  await fill(stage, 'Correo', correo);
  await stage.userEvent.tab();
}

const send = async (stage: Stage, data?: Parameters<typeof fillForm>[1]) => {
  await fillForm(stage, data);
  await press(stage, 'Enviar mi usuario');
};

/** Sends the form and waits for what the page says. */
const answeredWith = (text: string | RegExp, data?: Parameters<typeof fillForm>[1]) =>
  inTurn((stage) => send(stage, data), showsLine(text));

export const Listo = meta.story({ name: 'Usuario: listo', play: stands('Recuperar usuario') });

export const Lleno = meta.story({ name: 'Usuario: lleno', play: (stage) => fillForm(stage) });

export const Obligatorios = meta.story({
  name: 'Usuario: campos obligatorios',
  play: inTurn(presses('Enviar mi usuario'), shows(specTexts.validation.required)),
});

export const CedulaEquivocada = meta.story({
  name: 'Usuario: cédula que no es válida',
  play: answeredWith('El número de cédula no es válido.', { identificacion: '0159999011' }),
});

export const CorreoEquivocado = meta.story({
  name: 'Usuario: correo que no es válido',
  play: answeredWith('Escriba el correo así: nombre@ejemplo.com.', { correo: 'maria.guaman' }),
});

export const Ruc = meta.story({
  name: 'Usuario: RUC',
  play: async (stage) => {
    await stage.userEvent.click(await stage.canvas.findByRole('radio', { name: 'RUC' }));
    await fillForm(stage, { identificacion: '0159999010001' });
  },
});

export const Pasaporte = meta.story({
  name: 'Usuario: pasaporte muy corto',
  play: async (stage) => {
    await stage.userEvent.click(await stage.canvas.findByRole('radio', { name: 'Pasaporte' }));
    await answeredWith('Ingrese de 2 a 50 caracteres de su pasaporte.', { identificacion: 'A' })(stage);
  },
});

export const ConexionPerdida = meta.story({ name: 'Usuario: se perdió la conexión', ...withoutLine });

export const Enviando = meta.story({
  name: 'Usuario: enviando',
  ...given(answers.never(recuperarUsuario)),
  play: inTurn(send, busy('Enviar mi usuario')),
});

export const Lento = meta.story({
  name: 'Usuario: lento',
  ...given(answers.slow(recuperarUsuario, SLOWNESS_MS)),
  play: inTurn(send, busy('Enviar mi usuario')),
});

export const Respuesta = meta.story({
  name: 'Usuario: respuesta con el correo',
  play: answeredWith(/^Si los datos coinciden, enviaremos su usuario a m•••@example\.com\.$/),
});

export const PersonaDesconocida = meta.story({
  name: 'Usuario: respuesta a quien no es socio (igual)',
  play: answeredWith(/^Si los datos coinciden, enviaremos su usuario a n•••@example\.com\.$/, {
    correo: 'nadie@example.com',
  }),
});

export const RespuestaSinCorreo = meta.story({
  name: 'Usuario: respuesta sin correo',
  ...given(answers.withData(recuperarUsuario, null)),
  play: answeredWith('Si los datos coinciden, recibirá las instrucciones en el correo registrado.'),
});

export const DatosNoValidos = meta.story({
  name: 'Usuario: -9999-00-02, los datos no son válidos',
  ...refusing(recuperarUsuario, '-9999-00-02'),
  play: answeredWith(errorCodes['-9999-00-02'].text),
});

export const SinMensajes = meta.story({
  name: 'Usuario: error sin mensajes',
  ...given(answers.withMessages(recuperarUsuario, [])),
  play: answeredWith(GENERAL),
});

export const SinConexion = meta.story({
  name: 'Usuario: sin conexión',
  ...given(answers.offline(recuperarUsuario)),
  play: answeredWith(OFFLINE),
});

export const SesionExpirada = meta.story({
  name: 'Usuario: sesión expirada',
  ...given(answers.sessionExpired(recuperarUsuario)),
  play: answeredWith(GENERAL),
});

export const ContenidoLargo = meta.story({
  name: 'Usuario: contenido largo',
  parameters: { mundo: { ...world, cooperativa: LONG_NAME } },
  ...given(answers.withData(recuperarUsuario, { correo: `m•••@${'subdominio.'.repeat(8)}cooperativa.example.com` })),
  play: answeredWith(/cooperativa\.example\.com\.$/, {
    correo: `${'maria.fernanda.'.repeat(6)}guaman@${'subdominio.'.repeat(4)}example.com`,
  }),
});
export const Tableta = Lleno.extend({ name: 'Usuario: tableta', globals: { viewport: { value: 'tableta' } } });
