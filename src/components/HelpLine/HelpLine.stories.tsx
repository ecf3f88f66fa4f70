import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { inRoom, onInk } from '../storyRoom.tsx';
import { guide } from './HelpLine.guide.ts';
import { HelpLine } from './HelpLine.tsx';

const meta = preview.meta({
  id: 'componentes-línea-de-ayuda',
  title: 'Componentes/Acciones/Línea de ayuda',
  component: HelpLine,
  args: { telephone: { shown: '1800 000 000', address: 'tel:1800000000' }, onAgencies: fn() },
  decorators: [inRoom],
  parameters: { guide },
});

export const ConTelefono = meta.story({ name: 'Con teléfono' });
export const SinTelefono = meta.story({ name: 'Sin teléfono: no se pudo consultar', args: { telephone: null } });
export const EnUnAviso = meta.story({
  name: 'En un aviso de error',
  render: (args) => (
    <Notice tone="error" action={<HelpLine {...args} />}>
      No tiene un dispositivo activo para generar códigos.
    </Notice>
  ),
});
export const ConFoco = meta.story({
  name: 'Con foco',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});
export const SobreTinta = meta.story({ name: 'Sobre tinta', args: { onInk: true }, decorators: [onInk] });
export const Movil = meta.story({
  name: 'Móvil 320, contenido largo',
  args: { telephone: { shown: '(07) 283-1000, desde el extranjero +593', address: 'tel:072831000' } },
  globals: { viewport: { value: 'm320' } },
});
