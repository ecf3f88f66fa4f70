import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Brand } from '../Brand/Brand.tsx';
import { Button } from '../Button/Button.tsx';
import { NotFoundScene } from '../Scene/NotFoundScene.tsx';
import { UnexpectedScene } from '../Scene/UnexpectedScene.tsx';
import { guide } from './FullPageMessage.guide.ts';
import { FullPageMessage } from './FullPageMessage.tsx';

const meta = preview.meta({
  id: 'componentes-mensaje-de-página-completa',
  title: 'Componentes/Avisos y espera/Mensaje de página completa',
  component: FullPageMessage,
  args: {
    scene: <NotFoundScene />,
    brand: <Brand name="Cooperativa Sierra Azul" />,
    title: 'No encontramos esta página',
    text: 'Es posible que la dirección haya cambiado o que tenga un error.',
    actions: <Button onClick={fn()}>Ir a mis productos</Button>,
  },
  parameters: { guide },
});

export const NoEncontrada = meta.story({ name: 'Página no encontrada' });
export const ErrorInesperado = meta.story({
  name: 'Error inesperado, con código',
  args: {
    scene: <UnexpectedScene />,
    title: 'Algo no salió bien',
    text: 'Vuelva a cargar la página. Si estaba haciendo un pago, revise sus movimientos antes de repetirlo.',
    footnote: 'Código del error: 4F2A-91C7',
  },
});
export const Movil = meta.story({ name: 'Móvil 390', globals: { viewport: { value: 'm390' } } });
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: {
    scene: <UnexpectedScene />,
    title: 'La banca virtual no está disponible en este momento',
    text: 'Estamos trabajando para restablecerla. Si estaba haciendo un pago o una transferencia, revise sus movimientos antes de repetirla.',
    actions: (
      <>
        <Button onClick={fn()}>Volver a cargar</Button>
        <Button variant="secondary" onClick={fn()}>
          Ir a mis productos
        </Button>
      </>
    ),
    footnote: 'Código del error: 4F2A-91C7',
  },
  globals: { viewport: { value: 'm320' } },
});
