import preview from '#storybook/preview.tsx';
import { inRoom, onInk } from '../storyRoom.tsx';
import { guide } from './Brand.guide.ts';
import { Brand } from './Brand.tsx';

const meta = preview.meta({
  id: 'componentes-marca',
  title: 'Componentes/Imágenes/Marca',
  component: Brand,
  args: { name: 'Cooperativa Sierra Azul' },
  decorators: [inRoom],
  parameters: { guide },
});

/** A configured logo, drawn here so that the story needs no file. */
const LOGO =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'%3E%3Ccircle cx='24' cy='24' r='24' fill='%230F5C66'/%3E%3C/svg%3E";

export const Normal = meta.story({});
export const SobreTinta = meta.story({ name: 'Sobre tinta', decorators: [onInk] });
export const Compacta = meta.story({ args: { compact: true } });
export const OtroNombre = meta.story({
  name: 'Nombre sin «Cooperativa»',
  args: { name: 'Mutualista Valle Verde' },
});
export const LogoPropio = meta.story({ name: 'Logo configurado', args: { logoUrl: LOGO } });
export const NombreLargo = meta.story({
  name: 'Nombre largo, móvil 320',
  args: { name: 'Cooperativa de Ahorro y Crédito de los Pequeños Productores Agroindustriales del Austro' },
  globals: { viewport: { value: 'm320' } },
});
