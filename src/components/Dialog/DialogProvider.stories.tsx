import { LogOut } from 'lucide-react';
import { useState } from 'react';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Column, inRoom } from '../storyRoom.tsx';
import { useConfirm } from './ConfirmDialog.tsx';
import { guide } from './DialogProvider.guide.ts';
import { DialogProvider } from './DialogProvider.tsx';

/** A screen that asks and goes on with the answer. */
function Asking() {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('Sin respuesta');
  const ask = async (): Promise<void> => {
    const confirmed = await confirm({
      icon: LogOut,
      title: 'Desea cerrar la sesión?',
      confirmLabel: 'Cerrar sesión',
    });
    setAnswer(confirmed ? 'Respondió que sí' : 'Respondió que no');
  };
  return (
    <Column>
      <Button variant="secondary" onClick={() => void ask()}>
        Preguntar
      </Button>
      <p role="status">{answer}</p>
    </Column>
  );
}

const meta = preview.meta({
  id: 'componentes-diálogos-como-promesas',
  title: 'Componentes/Diálogos/Diálogos como promesas',
  component: DialogProvider,
  args: { children: <Asking /> },
  decorators: [inRoom],
  parameters: { guide, docs: { story: { inline: false, height: '420px' } } },
});

export const Cerrado = meta.story({});
export const Preguntando = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preguntar' }));
    await canvas.findByRole('alertdialog');
  },
});
export const Respondido = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preguntar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar sesión' }));
    await canvas.findByText('Respondió que sí');
  },
});
