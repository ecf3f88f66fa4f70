import { screen } from 'storybook/test';
import {
  eliminarExterna,
  eliminarInterna,
  externas,
  modificarExterna,
  modificarInterna,
} from '#api/contract/cuentasDestino.ts';
import { tiposCuentasExternas } from '#api/contract/transferencias.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { inMain, shows } from '#testing/storyStage.tsx';
import { fill, fills, inTurn, press } from '#testing/storySteps.ts';
import { OFFLINE } from '#testing/storyTexts.ts';
import { Destinos } from './storyDestinations.tsx';
import { asksToLeave, opens, refused, removal, saved, sending } from './storySteps.ts';

const meta = preview.meta({
  title: 'Pantallas/Cuentas destino/Modificar y eliminar',
  component: Destinos,
  decorators: [inMain],
});

const openEdit = opens('Modificar', 'Modificar cuenta destino');

const { openRemoval, remove, removalAnswers } = removal('¿Eliminar esta cuenta destino?');

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

export const ModificarTiposConError = meta.story({
  name: 'Modificar: los tipos de cuenta no llegan',
  ...given(answers.offline(tiposCuentasExternas)),
  play: inTurn(openEdit, shows(OFFLINE)),
});

export const ModificarEnviando = meta.story({
  name: 'Modificar: enviando',
  ...given(answers.never(modificarExterna)),
  play: sending(openEdit),
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

export const ModificarInternaNoAutorizada = meta.story({
  name: '-0005-01-08: la transacción expiró al modificar una de la cooperativa',
  args: { lista: 'internal' },
  ...refused(modificarInterna, '-0005-01-08', openEdit),
});

export const ModificarSalirSinGuardar = meta.story({
  name: 'Modificar: salir sin guardar',
  play: inTurn(openEdit, fills('Alias', 'Mi hermana'), asksToLeave),
});

// Removing one

export const Eliminar = meta.story({ name: 'Eliminar: pregunta', play: openRemoval });

export const Eliminada = meta.story({
  name: 'Eliminar: eliminada',
  play: inTurn(remove, shows('Cuenta destino eliminada')),
});

export const EliminarDesconocida = meta.story({
  name: '-0006-03-01: la cuenta que se elimina ya no existe',
  ...removalAnswers(eliminarExterna, '-0006-03-01'),
});

export const EliminarInternaDesconocida = meta.story({
  name: '-0006-03-01: la cuenta de la cooperativa que se elimina ya no existe',
  args: { lista: 'internal' },
  ...removalAnswers(eliminarInterna, '-0006-03-01'),
});

export const EliminarSinConexion = meta.story({
  name: 'Eliminar: sin conexión',
  args: { lista: 'internal' },
  ...given(answers.offline(eliminarInterna)),
  play: inTurn(remove, shows(OFFLINE)),
});

// Long texts, small windows

const withLongTexts = given(
  answers.withData(externas, [
    {
      codigoCuentaDestino: 'CD-99',
      numeroCuenta: '2209988700',
      institucion: 'COOPERATIVA DE AHORRO Y CREDITO DE LOS TRABAJADORES AGRICOLAS Y ARTESANOS DEL AUSTRO',
      codigoTipoCuenta: 'AHO',
      beneficiario: 'X'.repeat(100),
      alias: 'X'.repeat(40),
    },
  ]),
);

export const ModificarLargo = meta.story({
  name: 'Modificar: contenido largo',
  ...withLongTexts,
  play: openEdit,
});
export const EliminarLargo = meta.story({
  name: 'Eliminar: contenido largo',
  ...withLongTexts,
  play: openRemoval,
});
