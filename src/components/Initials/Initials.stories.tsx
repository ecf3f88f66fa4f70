import preview from '#storybook/preview.tsx';
import { inRoom, Line } from '../storyRoom.tsx';
import { guide } from './Initials.guide.ts';
import { Initials } from './Initials.tsx';

const meta = preview.meta({
  id: 'componentes-iniciales',
  title: 'Componentes/Imágenes/Iniciales',
  component: Initials,
  args: { name: 'Carlos Andrés Loja Peralta' },
  decorators: [inRoom],
  parameters: { guide },
});

export const Persona = meta.story({});
export const DosNombres = meta.story({ name: 'Un nombre y un apellido', args: { name: 'Pedro Quizhpe' } });
export const ConParticula = meta.story({ name: 'Con partícula', args: { name: 'Talleres del Sur' } });
export const UnaPalabra = meta.story({ name: 'Una palabra', args: { name: 'Ñusta' } });
export const SinLetras = meta.story({ name: 'Sin letras: solo el número enmascarado', args: { name: '•••• 4871' } });
export const Varias = meta.story({
  name: 'Contenido largo y varias, móvil 320',
  args: { name: 'María de los Ángeles Fernández-Salvador y Vintimilla de la Torre' },
  render: (args) => (
    <Line>
      {[args.name, 'Óscar Íñiguez', 'Rosa Elena Ordóñez', 'Comercial San Roque'].map((name) => (
        <Initials key={name} name={name} />
      ))}
    </Line>
  ),
  globals: { viewport: { value: 'm320' } },
});
