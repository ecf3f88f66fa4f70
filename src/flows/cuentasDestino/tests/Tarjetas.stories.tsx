import { eliminarExterna, ingresarExterna, modificarExterna, tarjetas } from '#api/contract/cuentasDestino.ts';
import { tiposCuentasTarjetas } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing } from '#testing/shownCodes.ts';
import { inMain, type Stage, shows } from '#testing/storyStage.tsx';
import { fill, fills, inTurn, presses, select, selects } from '#testing/storySteps.ts';
import { destinationTexts } from '../destinationTexts.ts';
import { Destinos } from './storyDestinations.tsx';
import { asksToLeave, openPin, opens, refused, removal, saved, sending } from './storySteps.ts';

const meta = preview.meta({
  title: 'Pantallas/Cuentas destino/Tarjetas',
  component: Destinos,
  args: { lista: 'card' },
  decorators: [inMain],
});

const CARD = '4111 1111 1111 1111';

const openNew = opens('Agregar tarjeta', 'Agregar tarjeta');
const openEdit = opens('Modificar', 'Modificar tarjeta');

/** A card elsewhere, all of it right; its kind is chosen already. */
async function newCard(stage: Stage): Promise<void> {
  await openNew(stage);
  await select(stage, 'Tipo de institución', 'BAN');
  await select(stage, 'Institución', '1002');
  await fill(stage, 'Número de tarjeta', CARD);
  await fill(stage, 'Identificación del titular', '0159999036');
  await fill(stage, 'Nombre del titular', 'Rosa Elena Ordóñez');
  await fill(stage, 'Alias', 'Tarjeta de Rosa');
}

const { openRemoval, remove, removalAnswers } = removal('¿Eliminar esta tarjeta?');

export const TarjetaNueva = meta.story({ name: 'Agregar tarjeta: vacía', play: openNew });

export const TarjetaNuevaLlena = meta.story({ name: 'Agregar tarjeta: llena', play: newCard });

export const TarjetaNuevaSalirSinGuardar = meta.story({
  name: 'Agregar tarjeta: salir sin guardar',
  play: inTurn(openNew, fills('Alias', 'Tarjeta de Rosa'), asksToLeave),
});

export const TarjetaNuevaFaltas = meta.story({
  name: 'Agregar tarjeta: cada campo dice lo que falta',
  play: inTurn(
    openNew,
    fills('Número de tarjeta', '4111 1111 1111 1112'),
    presses('Guardar'),
    shows('El número de tarjeta no es válido. Revise los dígitos.'),
  ),
});

export const TarjetaSinInstituciones = meta.story({
  name: 'Agregar tarjeta: ninguna institución del tipo la acepta',
  play: inTurn(
    openNew,
    selects('Tipo de institución', 'COO'),
    shows('Ninguna institución de este tipo acepta tarjetas. Elija otro tipo.'),
  ),
});

export const TarjetaTiposConError = meta.story({
  name: '-9999-00-03: los tipos de tarjeta no llegan',
  ...refusing(tiposCuentasTarjetas, '-9999-00-03'),
  play: inTurn(openNew, shows(errorCodes['-9999-00-03'].text)),
});

export const TarjetaCodigo = meta.story({
  name: 'Agregar tarjeta: el código sobre el formulario',
  play: (stage) => openPin(stage, newCard),
});

export const TarjetaCodigoCerrado = meta.story({
  name: 'Agregar tarjeta: el código se cerró y nada se guardó',
  play: async (stage) => {
    await openPin(stage, newCard);
    await stage.userEvent.keyboard('{Escape}');
    await shows('No se guardó la tarjeta. Puede confirmar con un código nuevo.')();
  },
});

export const TarjetaEnviando = meta.story({
  name: 'Agregar tarjeta: enviando',
  ...given(answers.never(ingresarExterna)),
  play: sending(newCard),
});

export const TarjetaGuardada = meta.story({
  name: 'Agregar tarjeta: guardada',
  play: saved(newCard, 'Tarjeta guardada'),
});

export const TarjetaSinConexion = meta.story({
  name: 'Agregar tarjeta: sin conexión al guardar',
  ...given(answers.offline(ingresarExterna)),
  play: saved(newCard, destinationTexts.card.perhapsSaved),
});

export const TarjetaRegistrada = meta.story({
  name: '-0006-01-02: la tarjeta ya está registrada',
  ...refused(ingresarExterna, '-0006-01-02', newCard),
});

export const TarjetaDesconocida = meta.story({
  name: '-0006-01-01: la tarjeta no existe en su institución',
  ...refused(ingresarExterna, '-0006-01-01', newCard),
});

export const TarjetaDeOtroTitular = meta.story({
  name: '-0006-01-03: la identificación no corresponde al titular de la tarjeta',
  ...refused(ingresarExterna, '-0006-01-03', newCard),
});

export const TarjetaNoAutorizada = meta.story({
  name: '-0005-01-08: la transacción expiró al guardar la tarjeta',
  ...refused(ingresarExterna, '-0005-01-08', newCard),
});

// Changing and removing one

export const TarjetaModificar = meta.story({ name: 'Modificar tarjeta: abierto', play: openEdit });

export const TarjetaModificada = meta.story({
  name: 'Modificar tarjeta: guardada',
  play: saved(openEdit, 'Tarjeta guardada'),
});

export const TarjetaModificarDesconocida = meta.story({
  name: '-0006-03-01: la tarjeta que se modifica ya no existe',
  ...refused(modificarExterna, '-0006-03-01', openEdit),
});

export const TarjetaEliminar = meta.story({ name: 'Eliminar tarjeta: pregunta', play: openRemoval });

export const TarjetaEliminada = meta.story({
  name: 'Eliminar tarjeta: eliminada',
  play: inTurn(remove, shows('Tarjeta eliminada')),
});

export const TarjetaEliminarDesconocida = meta.story({
  name: '-0006-03-01: la tarjeta que se elimina ya no existe',
  ...removalAnswers(eliminarExterna, '-0006-03-01'),
});

export const TarjetaSinLista = meta.story({
  name: '-9999-00-01: la lista de tarjetas no llega',
  ...refusing(tarjetas, '-9999-00-01'),
  play: shows(errorCodes['-9999-00-01'].text),
});

// Long texts, small windows

export const TarjetaLarga = meta.story({
  name: 'Modificar tarjeta: contenido largo',
  ...given(
    answers.withData(tarjetas, [
      {
        codigoCuentaDestino: 'CD-99',
        numeroCuenta: '4000009988127778',
        institucion: 'COOPERATIVA DE AHORRO Y CREDITO DE LOS TRABAJADORES AGRICOLAS Y ARTESANOS DEL AUSTRO',
        codigoTipoCuenta: 'TCR',
        beneficiario: 'X'.repeat(100),
        alias: 'X'.repeat(40),
      },
    ]),
  ),
  play: openEdit,
});
