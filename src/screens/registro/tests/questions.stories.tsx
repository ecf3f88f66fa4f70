import { expect, screen, waitFor, within } from 'storybook/test';
import { leer as leerContrato } from '#api/contract/contrato.ts';
import { preguntas } from '#api/contract/credenciales.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { specTexts } from '#domain/specTexts.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing } from '#testing/shownCodes.ts';
import { SLOWNESS_MS, shows } from '#testing/storyStage.tsx';
import { inTurn, offers, press, presses, showsInPage } from '#testing/storySteps.ts';
import { OFFLINE } from '#testing/storyTexts.ts';
import { accept, answerQuestions, choose, page, toQuestions } from './storySteps.ts';

const meta = preview.meta({ title: 'Pantallas/Registro', ...page });

// Step 3: Seguridad

export const Cargando = meta.story({
  ...given(answers.never(preguntas)),
  play: async (stage) => {
    await toQuestions(stage);
    await stage.canvas.findAllByRole('option', { name: 'Cargando preguntas…' });
  },
});

export const Vacio = meta.story({
  name: 'Vacío',
  ...given(answers.withData(preguntas, [])),
  play: inTurn(toQuestions, showsInPage(/^Las preguntas de seguridad no están disponibles/), offers('Reintentar')),
});

export const VacioContinuar = meta.story({
  name: 'Vacío: se quiere continuar sin las preguntas',
  ...given(answers.withData(preguntas, [])),
  play: inTurn(toQuestions, offers('Reintentar'), accept, presses('Continuar'), async () => {
    // In its place, and as a toast.
    await waitFor(() => expect(screen.getAllByText(/^Las preguntas de seguridad no están/)).toHaveLength(2));
  }),
});

export const PreguntasNoDisponibles = meta.story({
  name: '-9999-00-03: las preguntas no cargan',
  ...refusing(preguntas, '-9999-00-03'),
  play: inTurn(toQuestions, showsInPage(errorCodes['-9999-00-03'].text), offers('Reintentar')),
});

export const PreguntasSinConexion = meta.story({
  name: 'Seguridad: sin conexión',
  ...given(answers.offline(preguntas)),
  play: inTurn(toQuestions, showsInPage(OFFLINE)),
});

export const PreguntasLentas = meta.story({
  name: 'Seguridad: lento',
  ...given(answers.slow(preguntas, SLOWNESS_MS)),
  play: async (stage) => {
    await toQuestions(stage);
    await stage.canvas.findAllByRole('option', { name: 'Cargando preguntas…' });
  },
});

export const Seguridad = meta.story({
  name: 'Seguridad: vacía',
  play: async (stage) => {
    await toQuestions(stage);
    await stage.canvas.findAllByRole('option', { name: 'Elija una pregunta' });
  },
});

export const SeguridadLlena = meta.story({
  name: 'Seguridad: llena',
  play: inTurn(toQuestions, answerQuestions, accept),
});

export const SeguridadObligatorios = meta.story({
  name: 'Seguridad: campos obligatorios',
  play: async (stage) => {
    await toQuestions(stage);
    await stage.canvas.findAllByRole('option', { name: 'Elija una pregunta' });
    await press(stage, 'Continuar');
    await shows(specTexts.validation.required)();
  },
});

export const PreguntaRepetida = meta.story({
  name: 'Seguridad: la pregunta elegida no se repite en las otras',
  play: async (stage) => {
    await toQuestions(stage);
    await choose(stage, 1, '01');
    const other = within(stage.canvas.getByLabelText('Pregunta 2'));
    await waitFor(() => other.getByRole('option', { name: '¿Nombre de su primera mascota?', hidden: true }));
  },
});

export const SinAceptar = meta.story({
  name: 'Seguridad: términos sin aceptar',
  play: inTurn(
    toQuestions,
    answerQuestions,
    presses('Continuar'),
    showsInPage('Debe aceptar los términos y condiciones.'),
  ),
});

export const RespuestasLargas = meta.story({
  name: 'Seguridad: respuestas de 200 caracteres, con tildes, ñ y emoji',
  play: async (stage) => {
    await toQuestions(stage);
    await answerQuestions(stage, {
      respuestas: [
        'Ñandú de la abuela Ángela. '.repeat(8).slice(0, 200),
        'Cuenca, Azuay — ¡siempre! 🦜',
        '👩🏽‍🌾'.repeat(20),
      ],
    });
    await accept(stage);
  },
});

export const RespuestaExcedida = meta.story({
  name: 'Seguridad: respuesta de más de 200 caracteres',
  play: inTurn(
    toQuestions,
    (stage) => answerQuestions(stage, { respuestas: ['a'.repeat(201), 'Cuenca', 'Canela'] }),
    showsInPage('La respuesta no puede superar 200 caracteres.'),
  ),
});

const opened = (words: string, content: RegExp) => inTurn(toQuestions, presses(words), shows(content));

export const TerminosAbiertos = meta.story({
  name: 'Seguridad: términos y condiciones abiertos',
  play: opened('términos y condiciones', /^Página 1 de \d+\. .*Cupos/),
});

export const TratamientoAbierto = meta.story({
  name: 'Seguridad: tratamiento de datos abierto',
  play: opened('tratamiento de mis datos personales', /^Página 1 de \d+\. .*Datos que tratamos/),
});

export const DocumentoNoDisponible = meta.story({
  name: 'Seguridad: -9999-00-03, el documento no está disponible',
  ...refusing(leerContrato, '-9999-00-03'),
  play: inTurn(toQuestions, presses('términos y condiciones'), showsInPage(errorCodes['-9999-00-03'].text)),
});
