import preview from '#storybook/preview.tsx';
import { Money } from '../Money/Money.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './Facts.guide.ts';
import { Facts, type FactsProps } from './Facts.tsx';

const args: FactsProps = {
  facts: [
    { label: 'Tasa', value: '1,20 %' },
    { label: 'Agencia', value: 'Matriz Centro' },
    { label: 'Apertura', value: '14/03/2017' },
    { label: 'Saldo contable', value: <Money cents={289_637} /> },
  ],
};

const meta = preview.meta({
  id: 'componentes-datos',
  title: 'Componentes/Datos/Datos',
  component: Facts,
  args,
  decorators: [inRoom],
  parameters: { guide },
});

export const Normal = meta.story({});
export const Uno = meta.story({ name: 'Un solo dato', args: { facts: args.facts.slice(0, 1) } });
export const Muchos = meta.story({
  args: { facts: Array.from({ length: 14 }, (_, index) => ({ label: `Dato ${index + 1}`, value: `${index},00 %` })) },
});
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: {
    facts: [
      { label: 'Bloqueado por encaje de los créditos de consumo, productivo e inmobiliario', value: '50,00' },
      { label: 'Agencia', value: 'AgenciaSanFranciscoDeLasQuebradasDelAustroEcuatoriano' },
      { label: 'Saldo contable', value: <Money cents={9_876_543_210} /> },
    ],
  },
  globals: { viewport: { value: 'm320' } },
});
