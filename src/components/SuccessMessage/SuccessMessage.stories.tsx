import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './SuccessMessage.guide.ts';
import { SuccessMessage, type SuccessMessageProps } from './SuccessMessage.tsx';

const usual: SuccessMessageProps = {
  title: 'Su usuario está listo',
  text: 'Ya puede ingresar con su usuario y su contraseña.',
  action: <Button size="large">Ingresar</Button>,
};

const meta = preview.meta({
  id: 'componentes-mensaje-de-éxito',
  title: 'Componentes/Avisos y espera/Mensaje de éxito',
  component: SuccessMessage,
  args: usual,
  decorators: [inRoom],
  parameters: { guide },
});

export const Normal = meta.story({});
export const ConConsejo = meta.story({
  name: 'Con consejo',
  args: {
    title: 'Su contraseña fue cambiada',
    text: 'Ingrese con su contraseña nueva.',
    advice: <Notice tone="advice">Nunca le pediremos su contraseña ni sus códigos por teléfono o correo.</Notice>,
  },
});
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: {
    title: 'Si los datos coinciden con nuestros registros, le enviamos su usuario',
    text: 'Revise su correo maria.fernanda.guaman.vintimilla.de.los.andes@cooperativasierraazul.example.com, también la carpeta de correo no deseado.',
    advice: (
      <Notice tone="advice">
        {'Nunca le pediremos su contraseña ni sus códigos por teléfono o correo. '.repeat(3)}
      </Notice>
    ),
    action: (
      <Button size="large" fullWidth>
        Volver al ingreso
      </Button>
    ),
  },
  globals: { viewport: { value: 'm320' } },
});
