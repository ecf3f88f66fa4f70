import { expect, waitFor } from 'storybook/test';
import { memberPhoto } from '#mocks/bank/seed/photo.ts';
import preview from '#storybook/preview.tsx';
import { inRoom, Line } from '../storyRoom.tsx';
import { guide } from './Avatar.guide.ts';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({
  id: 'componentes-avatar',
  title: 'Componentes/Imágenes/Avatar',
  component: Avatar,
  args: { photo: memberPhoto, size: 112, alt: 'Foto de María Fernanda Guamán Vintimilla' },
  decorators: [inRoom],
  parameters: { guide },
});

export const Foto = meta.story({});
export const ConPrefijo = meta.story({
  name: 'Con prefijo data: (D-17)',
  args: { photo: `data:image/jpeg;base64,${memberPhoto}` },
});
export const SinFoto = meta.story({ name: 'Sin foto', args: { photo: null } });
export const TextoRoto = meta.story({ name: 'Base64 roto', args: { photo: 'esto no es base64' } });
export const ImagenRota = meta.story({
  name: 'Base64 que no es una imagen',
  args: { photo: 'bm8gZXMgdW5hIGltYWdlbg==' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
});
export const Tamanos = meta.story({
  name: 'Tamaños: 36, 72, 88 y 112',
  render: (args) => (
    <Line>
      {[36, 72, 88, 112].map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      {[36, 72, 88, 112].map((size) => (
        <Avatar key={size} {...args} photo={null} size={size} />
      ))}
    </Line>
  ),
});
