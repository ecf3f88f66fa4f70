import { screen } from 'storybook/test';
import { ingresarExterna, ingresarInterna, internas, validarInterna } from '#api/contract/cuentasDestino.ts';
import type { AnyEndpoint, CodeOf } from '#api/contract/endpoint.ts';
import { instituciones, tiposCuentasInternas, tiposInstituciones } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, shown } from '#testing/shownCodes.ts';
import { inMain, type Stage, shows } from '#testing/storyStage.tsx';
import { fill, fills, inTurn, presses, select, selects } from '#testing/storySteps.ts';
import { OFFLINE } from '#testing/storyTexts.ts';
import { destinationTexts } from '../destinationTexts.ts';
import { lacking } from './lacking.ts';
import { manyInstitutions } from './manyInstitutions.ts';
import { Destinos } from './storyDestinations.tsx';
import { asksToLeave, openPin, opens, saved, sending } from './storySteps.ts';

const meta = preview.meta({
  title: 'Pantallas/Cuentas destino/Cuenta nueva',
  component: Destinos,
  decorators: [inMain],
});

const openNew = opens('Agregar cuenta', 'Nueva cuenta destino');

async function openExternal(stage: Stage): Promise<void> {
  await openNew(stage);
  await stage.userEvent.click(screen.getByRole('radio', { name: 'En otra institución' }));
  await screen.findByLabelText('Tipo de institución');
}

/** An account of the cooperative, its holder found: ANA LUCIA MOROCHO of demo-bank.md C.4. */
async function internalAccount(stage: Stage): Promise<void> {
  await openNew(stage);
  await select(stage, 'Tipo de cuenta', 'AHV');
  await fill(stage, 'Número de cuenta', '010201099999');
  await screen.findByText(/^Titular:/);
  await fill(stage, 'Alias', 'Ana');
}

/** An account elsewhere, all of it right. */
async function externalAccount(stage: Stage, numero = '7700112233'): Promise<void> {
  await openExternal(stage);
  await select(stage, 'Tipo de institución', 'BAN');
  await select(stage, 'Institución', '1002');
  await select(stage, 'Tipo de cuenta', 'COR');
  await fill(stage, 'Número de cuenta', numero);
  await fill(stage, 'Identificación del beneficiario', '0159999036');
  await fill(stage, 'Nombre del beneficiario', 'Rosa Elena Ordóñez');
  await fill(stage, 'Alias', 'Rosa del Litoral');
}

const refused = <E extends AnyEndpoint>(endpoint: E, code: CodeOf<E>, form: (stage: Stage) => Promise<void>) => ({
  ...refusing(endpoint, code),
  play: saved(form, errorCodes[code].text),
});

export const Nueva = meta.story({ name: 'Nueva, en la cooperativa: vacía', play: openNew });

export const NuevaFaltas = meta.story({
  name: 'Nueva, en la cooperativa: cada campo dice lo que falta',
  play: inTurn(openNew, presses('Guardar'), shows('El campo es requerido.')),
});

export const TitularConsultando = meta.story({
  name: 'Nueva, en la cooperativa: se consulta el titular',
  ...given(answers.never(validarInterna)),
  play: inTurn(openNew, fills('Número de cuenta', '010201099999'), shows('Consultando el titular…')),
});

export const TitularEncontrado = meta.story({
  name: 'Nueva, en la cooperativa: titular encontrado',
  play: internalAccount,
});

export const TitularDesconocido = meta.story({
  name: '-0006-01-01: la cuenta no existe',
  parameters: { codes: shown(validarInterna, '-0006-01-01') },
  play: inTurn(openNew, fills('Número de cuenta', '010201000000'), shows(errorCodes['-0006-01-01'].text)),
});

export const TitularSinConexion = meta.story({
  name: 'Nueva, en la cooperativa: el titular no se puede consultar',
  ...given(answers.offline(validarInterna)),
  play: inTurn(openNew, fills('Número de cuenta', '010201099999'), shows(OFFLINE)),
});

export const TiposConError = meta.story({
  name: 'Nueva, en la cooperativa: los tipos de cuenta no llegan',
  ...given(answers.offline(tiposCuentasInternas)),
  play: inTurn(openNew, shows(OFFLINE)),
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

export const CodigoCerradoConDuda = meta.story({
  name: 'Nueva: el código se cerró después de un intento cuya respuesta se perdió',
  ...given(answers.offline(ingresarInterna)),
  play: inTurn(
    saved(internalAccount, destinationTexts.internal.perhapsSaved),
    () => screen.findByRole('button', { name: 'Guardar', busy: false }),
    presses('Guardar'),
    async (stage) => {
      await screen.findByLabelText('Dígito 1 de 6');
      await stage.userEvent.keyboard('{Escape}');
    },
    shows(/^No sabemos si un intento anterior se completó/),
  ),
});

export const Guardada = meta.story({
  name: 'Nueva: guardada',
  play: saved(internalAccount, 'Cuenta destino guardada'),
});

export const Enviando = meta.story({
  ...given(answers.never(ingresarInterna)),
  play: sending(internalAccount),
});

/** The form of an account of the cooperative that is right, but for the number. */
const numbered = (numero: string) => async (stage: Stage) => {
  await openNew(stage);
  await select(stage, 'Tipo de cuenta', 'AHV');
  await fill(stage, 'Número de cuenta', numero);
  await screen.findByText(/^Titular:/);
};

export const Registrada = meta.story({
  name: '-0006-01-02: la cuenta ya está registrada',
  parameters: { codes: shown(ingresarInterna, '-0006-01-02') },
  args: { lista: 'internal' },
  // Registered elsewhere meanwhile: of what the list has, no code is asked for.
  ...given(lacking(internas, '010201007733')),
  play: saved(numbered('010201007733'), errorCodes['-0006-01-02'].text),
});

export const Propia = meta.story({
  name: 'Nueva, en la cooperativa: una cuenta propia no se registra, y no se pide el código',
  play: inTurn(numbered('010201004871'), presses('Guardar'), shows(errorCodes['-0006-01-02'].text)),
});

export const OtroTitular = meta.story({
  name: '-0006-01-03: la identificación no corresponde al titular',
  ...refused(ingresarInterna, '-0006-01-03', internalAccount),
});

export const CerradaAlGuardar = meta.story({
  name: '-0006-01-01: la cuenta ya no está activa al guardar',
  ...refused(ingresarInterna, '-0006-01-01', internalAccount),
});

export const NoAutorizada = meta.story({
  name: '-0005-01-08: la transacción expiró al guardar',
  ...refused(ingresarInterna, '-0005-01-08', internalAccount),
});

// Elsewhere

export const NuevaExterna = meta.story({ name: 'Nueva, en otra institución: vacía', play: openExternal });

export const NuevaExternaLlena = meta.story({
  name: 'Nueva, en otra institución: llena',
  play: (stage) => externalAccount(stage),
});

export const NuevaExternaFaltas = meta.story({
  name: 'Nueva, en otra institución: cada campo dice lo que falta',
  play: inTurn(openExternal, presses('Guardar'), shows('El campo es requerido.')),
});

export const NuevaExternaRepetida = meta.story({
  name: '-0006-01-02: la cuenta de otra institución ya está registrada',
  ...refused(ingresarExterna, '-0006-01-02', externalAccount),
});

export const InstitucionesConError = meta.story({
  name: '-9999-00-02: las instituciones no llegan',
  ...refusing(instituciones, '-9999-00-02'),
  play: inTurn(openExternal, selects('Tipo de institución', 'BAN'), shows(errorCodes['-9999-00-02'].text)),
});

export const TiposDeInstitucionConError = meta.story({
  name: '-9999-00-01: los tipos de institución no llegan',
  ...refusing(tiposInstituciones, '-9999-00-01'),
  play: inTurn(openExternal, shows(errorCodes['-9999-00-01'].text)),
});

export const MuchasInstituciones = meta.story({
  name: 'Nueva, en otra institución: la lista de muchas, sobre el formulario',
  ...given(manyInstitutions),
  play: inTurn(openExternal, selects('Tipo de institución', 'COO'), async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Institución', expanded: false }));
    await screen.findByRole('dialog', { name: 'Institución' });
  }),
});

export const SalirSinGuardar = meta.story({
  name: 'Nueva: salir sin guardar',
  play: inTurn(openNew, fills('Alias', 'Ana'), asksToLeave),
});
