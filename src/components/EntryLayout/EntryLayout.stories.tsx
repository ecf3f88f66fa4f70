import { ArrowLeft, X } from 'lucide-react';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { SelectField } from '../Field/SelectField.tsx';
import { TextField } from '../Field/TextField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Scene } from '../Scene/Scene.tsx';
import { Stepper } from '../Stepper/Stepper.tsx';
import { SuccessMessage } from '../SuccessMessage/SuccessMessage.tsx';
import { guide } from './EntryLayout.guide.ts';
import { EntryLayout, type EntryLayoutProps } from './EntryLayout.tsx';
import {
  CloseLink,
  EntryForm,
  ExitLink,
  ExitText,
  FieldPair,
  StepActions,
  StepCount,
  StepLead,
  StepTitle,
} from './entryParts.ts';

const steps = ['Identificación', 'Código', 'Seguridad', 'Usuario'];

const form = (
  <>
    <StepCount>Paso 1 de 4</StepCount>
    <StepTitle tabIndex={-1}>Empecemos por su identificación</StepTitle>
    <StepLead>Use los datos que registró en la cooperativa.</StepLead>
    <EntryForm noValidate onSubmit={(event) => event.preventDefault()}>
      <FieldPair $columns="minmax(0, 1fr) minmax(0, 1.6fr)">
        <SelectField
          label="Tipo"
          defaultValue="C"
          options={[
            { value: 'C', label: 'Cédula' },
            { value: 'R', label: 'RUC' },
            { value: 'P', label: 'Pasaporte' },
          ]}
        />
        <TextField label="Identificación" inputMode="numeric" autoComplete="off" />
      </FieldPair>
      <TextField label="Número de cuenta" inputMode="numeric" autoComplete="off" />
      <StepActions>
        <Button variant="ghost">Volver</Button>
        <Button type="submit">Continuar</Button>
      </StepActions>
    </EntryForm>
  </>
);

const back = (
  <ExitLink href="#ingreso">
    <Icon icon={ArrowLeft} />
    Volver al ingreso
  </ExitLink>
);

const usual: EntryLayoutProps = {
  brandName: 'Cooperativa Sierra Azul',
  title: 'Cree su usuario',
  panel: <Stepper steps={steps} current={1} />,
  picture: <Scene variant="menu" />,
  exit: (
    <>
      <ExitText>¿Ya tiene usuario?</ExitText>
      <ExitLink href="#ingreso">Ingresar</ExitLink>
    </>
  ),
  close: (
    <CloseLink href="#ingreso" aria-label="Volver al ingreso" title="Volver al ingreso">
      <Icon icon={X} size="xlarge" />
    </CloseLink>
  ),
  children: form,
};

const meta = preview.meta({
  id: 'componentes-página-de-acceso',
  title: 'Componentes/Páginas/Página de acceso',
  component: EntryLayout,
  args: usual,
  parameters: { guide, docs: { story: { inline: false, height: '640px' } } },
});

const m390 = { viewport: { value: 'm390' } };

export const ConPasos = meta.story({ name: 'Con pasos' });
export const ConTexto = meta.story({
  name: 'Con una frase en el panel',
  args: {
    title: 'Recupere su usuario',
    panel: 'Le enviaremos su usuario al correo que registró en la cooperativa.',
    exit: back,
  },
});
export const Centrada = meta.story({
  name: 'Centrada: fin de un trámite',
  args: {
    panel: <Stepper steps={steps} current={5} />,
    exit: null,
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
export const SinX = meta.story({ name: 'Sin X en la barra, móvil', args: { close: undefined }, globals: m390 });
export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  args: {
    brandName: 'Cooperativa de Ahorro y Crédito de los Trabajadores Agrícolas y Artesanos del Austro',
    title: 'Recupere el acceso a su banca virtual desde cualquier lugar del país',
    panel: 'Le pediremos su usuario, su identificación y el código que ve en su dispositivo móvil. '.repeat(2),
    exit: back,
  },
});
export const Tableta = ConPasos.extend({ name: 'Tableta: barra', globals: { viewport: { value: 'tableta' } } });
