import preview from '#storybook/preview.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './AccountNumber.guide.ts';
import { AccountNumber } from './AccountNumber.tsx';

const meta = preview.meta({
  id: 'componentes-número-de-cuenta',
  title: 'Componentes/Datos/Número de cuenta',
  component: AccountNumber,
  args: { number: '010020004871' },
  decorators: [inRoom],
  parameters: { guide },
});

export const Normal = meta.story({});
export const Largo = meta.story({ args: { number: '00000000000000000000000000002604' } });
export const Corto = meta.story({ name: 'Cuatro caracteres o menos (D-18)', args: { number: '9356' } });
