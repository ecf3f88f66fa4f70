import { Smartphone } from 'lucide-react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './Notice.guide.ts';
import { Notice, type NoticeProps } from './Notice.tsx';

const args: NoticeProps = {
  tone: 'advice',
  children: 'Nunca le pediremos su contraseña ni sus códigos por teléfono o correo.',
};

const meta = preview.meta({
  id: 'componentes-aviso-en-línea',
  title: 'Componentes/Avisos y espera/Aviso en línea',
  component: Notice,
  args,
  decorators: [inRoom],
  parameters: { guide },
});

const retry = (
  <Button variant="secondary" size="compact" onClick={fn()}>
    Reintentar
  </Button>
);

export const Consejo = meta.story({});
export const Informacion = meta.story({
  name: 'Información',
  args: { tone: 'info', children: 'Llega el siguiente día hábil.' },
});
export const Correcto = meta.story({ args: { tone: 'ok', children: 'Cuenta destino guardada' } });
export const Advertencia = meta.story({ args: { tone: 'warn', children: 'La póliza vence el 10/12/2026' } });
export const ConError = meta.story({
  name: 'Error',
  args: { tone: 'error', role: 'alert', children: 'No pudimos cargar sus tarjetas.' },
});
export const ConAccion = meta.story({
  name: 'Con acción',
  args: { tone: 'error', children: 'No pudimos cargar la información.', action: retry },
});
export const TextoLargo = meta.story({
  name: 'Texto largo con acción',
  args: {
    tone: 'warn',
    long: true,
    children: 'Hay un ingreso que no conocemos. Elimine el dispositivo y cambie su contraseña de inmediato.',
    action: retry,
  },
});
export const IconoPropio = meta.story({
  name: 'Icono propio',
  args: { icon: Smartphone, children: 'Al confirmar le pediremos el código generado en su dispositivo móvil.' },
});
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: {
    tone: 'warn',
    children:
      'La institución destino no está disponible en este momento. Referencia 000000000000000000000000000000000000000004871. Su transferencia quedará pendiente hasta el siguiente día hábil.',
    action: retry,
  },
  globals: { viewport: { value: 'm320' } },
});
