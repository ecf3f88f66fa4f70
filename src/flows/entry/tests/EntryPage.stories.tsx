import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { imagenes } from '#api/contract/marketing.ts';
import { Button } from '#components/Button/Button.tsx';
import { EntryForm, StepActions, StepCount, StepLead, StepTitle } from '#components/EntryLayout/entryParts.ts';
import { TextField } from '#components/Field/TextField.tsx';
import { Stepper } from '#components/Stepper/Stepper.tsx';
import { SuccessMessage } from '#components/SuccessMessage/SuccessMessage.tsx';
import { marketingPictures } from '#mocks/bank/seed/marketing.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { m390 } from '#testing/storyTexts.ts';
import { EntryPage, type EntryPageProps } from '../EntryPage.tsx';

const steps = ['Identificación', 'Código', 'Seguridad', 'Usuario'];

const usual: EntryPageProps = {
  place: 'registro',
  title: 'Cree su usuario',
  panel: <Stepper steps={steps} current={1} />,
  exit: 'question',
  children: (
    <>
      <StepCount>Paso 1 de 4</StepCount>
      <StepTitle tabIndex={-1}>Empecemos por su identificación</StepTitle>
      <StepLead>Use los datos que registró en la cooperativa.</StepLead>
      <EntryForm noValidate onSubmit={(event) => event.preventDefault()}>
        <TextField label="Identificación" inputMode="numeric" autoComplete="off" />
        <TextField label="Número de cuenta" inputMode="numeric" autoComplete="off" />
        <StepActions>
          <Button type="submit">Continuar</Button>
        </StepActions>
      </EntryForm>
    </>
  ),
};

const meta = preview.meta({
  title: 'Pantallas/Entrada/Página de acceso',
  component: EntryPage,
  args: usual,
  parameters: { mundo: { socio: null, ruta: '/registro' }, docs: { story: { inline: false, height: '640px' } } },
});

type Stage = Pick<StoryContext, 'canvas'>;

const pictureShown = async ({ canvas }: Stage) => {
  await canvas.findByAltText('Laguna andina al amanecer, con la montaña nevada al fondo.');
};

export const ConPregunta = meta.story({
  name: 'Página: con pasos',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Ingresar' });
  },
});

export const ConVuelta = meta.story({
  name: 'Página: con una frase y la vuelta al ingreso',
  args: {
    place: 'recuperacion',
    title: 'Recupere su usuario',
    panel: 'Le enviaremos su usuario al correo que registró en la cooperativa.',
    exit: 'back',
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Volver al ingreso' });
  },
});

export const Terminada = meta.story({
  name: 'Página: fin de un trámite, que lleva adelante por sí mismo',
  play: async ({ canvas }) => {
    await canvas.findByText('Su usuario está listo');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
  args: {
    panel: <Stepper steps={steps} current={5} />,
    centred: true,
    children: (
      <SuccessMessage
        title="Su usuario está listo"
        text="Ya puede ingresar con su usuario y su contraseña."
        action={<Button size="large">Ingresar</Button>}
      />
    ),
  },
});

export const ConImagen = meta.story({
  name: 'Página: con la imagen de la cooperativa',
  ...given(answers.withData(imagenes, marketingPictures('1') ?? [])),
  play: pictureShown,
});

export const DosImagenes = meta.story({
  name: 'Página: con dos imágenes',
  beforeEach({ msw }) {
    const pictures = marketingPictures('1') ?? [];
    msw.use(answers.withData(imagenes, [...pictures, ...pictures]));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Imagen siguiente' });
  },
});

/** The steps need the whole panel: neither landscape nor picture covers them. */
export const VentanaBaja = meta.story({
  name: 'Página: ventana baja, sin paisaje',
  parameters: { viewport: { options: { baja: { name: 'Baja', styles: { width: '1280px', height: '700px' } } } } },
  globals: { viewport: { value: 'baja' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Pasos' });
  },
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  parameters: {
    mundo: { cooperativa: 'Cooperativa de Ahorro y Crédito de los Trabajadores Agrícolas y Artesanos del Austro' },
  },
  args: {
    place: 'recuperacion',
    title: 'Recupere el acceso a su banca virtual desde cualquier lugar del país',
    panel: 'Le pediremos su usuario, su identificación y el código que ve en su dispositivo móvil. '.repeat(2),
    exit: 'back',
  },
  beforeEach({ msw }) {
    const [picture] = marketingPictures('1') ?? [];
    const textoAlternativo = 'Laguna andina al amanecer, con la montaña nevada al fondo. '.repeat(4).slice(0, 200);
    msw.use(answers.withData(imagenes, picture ? [{ ...picture, textoAlternativo }] : []));
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Recupere el acceso a su banca virtual/);
  },
});

export const Tableta = ConPregunta.extend({
  name: 'Página: tableta',
  globals: { viewport: { value: 'tableta' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Volver al ingreso' });
  },
});
export const Movil = Tableta.extend({ name: 'Móvil', globals: m390 });
