import { screen } from 'storybook/test';
import { instituciones, tiposCuentasExternas, tiposInstituciones } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing } from '#testing/shownCodes.ts';
import { shows } from '#testing/storyStage.tsx';
import { fills, inTurn, presses, select } from '#testing/storySteps.ts';
import { OFFLINE } from '#testing/storyTexts.ts';
import { fresh, openNew, page, toKeep } from './storySteps.ts';

const meta = preview.meta({ title: 'Pantallas/Transferencia externa', ...page });

// Datos with a new account

export const NuevaCuenta = meta.story({ name: 'Nueva cuenta: vacía', play: openNew });

export const NuevaCuentaLlena = meta.story({
  name: 'Nueva cuenta: llena, llega de inmediato',
  play: inTurn(fresh(), shows('Llega de inmediato.')),
});

export const NuevaCuentaSpi = meta.story({
  name: 'Nueva cuenta: llena, llega el siguiente día hábil',
  play: inTurn(fresh({ tipo: 'COO', institucion: '2001' }), shows('Llega el siguiente día hábil.')),
});

export const NuevaCuentaFaltas = meta.story({
  name: 'Nueva cuenta: cada campo dice lo que falta',
  play: inTurn(openNew, presses('Revisar'), shows('El campo es requerido.')),
});

export const NuevaCuentaMal = meta.story({
  name: 'Nueva cuenta: número con letras, cédula y correo que no son válidos',
  play: inTurn(
    fresh({ numero: '22099A', documento: '0159999037' }),
    fills('Correo (opcional)', 'rosa@'),
    presses('Revisar'),
    shows('Ingrese solo números.'),
    shows('El número de cédula no es válido.'),
  ),
});

export const Guardar = meta.story({
  name: 'Nueva cuenta: «Guardar en mis cuentas destino» con su alias',
  play: toKeep,
});

export const YaRegistrada = meta.story({
  name: 'Nueva cuenta: ya está registrada, y no se ofrece guardarla',
  play: fresh({ numero: '2209988771' }),
});

export const InstitucionesCargando = meta.story({
  name: 'Nueva cuenta: instituciones cargando',
  ...given(answers.never(instituciones)),
  play: async (stage) => {
    await openNew(stage);
    await select(stage, 'Tipo de institución', 'BAN');
    await screen.findByRole('option', { name: 'Cargando…' });
  },
});

export const InstitucionesConError = meta.story({
  name: '-9999-00-02: las instituciones no llegan',
  ...refusing(instituciones, '-9999-00-02'),
  play: inTurn(openNew, (stage) => select(stage, 'Tipo de institución', 'BAN'), shows(errorCodes['-9999-00-02'].text)),
});

export const CatalogosConError = meta.story({
  name: 'Nueva cuenta: los tipos de institución y de cuenta no llegan',
  ...given(answers.offline(tiposInstituciones), answers.offline(tiposCuentasExternas)),
  play: inTurn(openNew, shows(OFFLINE)),
});
