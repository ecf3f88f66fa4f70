import { LogOut, Trash2, TriangleAlert } from 'lucide-react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { guide } from './ConfirmDialog.guide.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = preview.meta({
  id: 'componentes-diálogo-de-confirmación',
  title: 'Componentes/Diálogos/Diálogo de confirmación',
  component: ConfirmDialog,
  args: { icon: LogOut, title: 'Desea cerrar la sesión?', confirmLabel: 'Cerrar sesión', onResult: fn() },
  parameters: { guide, docs: { story: { inline: false, height: '420px' } } },
});

export const CerrarSesion = meta.story({ name: 'Cerrar sesión' });
export const EliminarPrimera = meta.story({
  name: 'Eliminar usuario, primera pregunta',
  args: {
    icon: Trash2,
    title: 'Eliminar Usuario Virtual',
    text: 'Desea eliminar su usuario virtual permanentemente?',
    confirmLabel: 'Continuar',
  },
});
export const EliminarSegunda = meta.story({
  name: 'Eliminar usuario, confirmación definitiva',
  args: {
    icon: TriangleAlert,
    title: 'Confirmar eliminacion',
    text: 'Esta seguro de eliminar su usuario virtual permanentemente?',
    confirmLabel: 'Eliminar',
    destructive: true,
  },
});
export const Movil = meta.story({ name: 'Móvil 390', globals: { viewport: { value: 'm390' } } });
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: {
    icon: TriangleAlert,
    title: 'Tiene cambios sin guardar en los cupos de su cuenta. ¿Desea salir?',
    text: 'Si sale ahora perderá los seis valores que modificó y tendrá que volver a escribirlos.',
    confirmLabel: 'Salir sin guardar los cambios',
    cancelLabel: 'Seguir modificando los cupos',
  },
  globals: { viewport: { value: 'm320' } },
});
