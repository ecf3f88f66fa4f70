import { passwordChecklist } from '#domain/password.ts';
import preview from '#storybook/preview.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './PasswordChecklist.guide.ts';
import { PasswordChecklist } from './PasswordChecklist.tsx';

const owner = { identificacion: '0159999010', usuario: 'mfguaman' };

const meta = preview.meta({
  id: 'componentes-requisitos-de-la-contraseña',
  title: 'Componentes/Formularios/Requisitos de la contraseña',
  component: PasswordChecklist,
  args: { items: passwordChecklist('', owner), checked: false },
  decorators: [inRoom],
  parameters: { guide },
});

export const Pendientes = meta.story({});
export const Cumplidos = meta.story({ args: { items: passwordChecklist('Quebrada2026', owner), checked: true } });
export const Escribiendo = meta.story({
  name: 'Mientras se escribe: cumplidos y pendientes',
  args: { items: passwordChecklist('Queb', owner) },
});
export const NoCumplidos = meta.story({
  name: 'Al salir del campo: no cumplidos',
  args: { items: passwordChecklist('que b', owner), checked: true },
});
export const ConElUsuario = meta.story({
  name: 'Contiene el usuario: consejo, nunca en rojo',
  args: { items: passwordChecklist('mfguaman', owner), checked: true },
});
export const SinVerificar = meta.story({
  name: 'Usuario e identificación desconocidos: se verificará al guardar',
  args: { items: passwordChecklist('Quebrada2026'), checked: true },
  parameters: { controls: { exclude: ['checked'] } },
});
export const Ancho = meta.story({
  args: { items: passwordChecklist('Quebrada', owner), checked: true, wide: true },
});
export const ConTitulo = meta.story({
  name: 'Con título propio',
  args: { items: passwordChecklist('Quebrada', owner), title: 'Su contraseña', wide: true },
});
