import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { fn, within } from 'storybook/test';
import { errorCodes } from '#domain/errorCodes.ts';
import { specTexts } from '#domain/specTexts.ts';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../Dialog/ConfirmDialog.tsx';
import { Column, inRoom } from '../storyRoom.tsx';
import { guide } from './Toast.guide.ts';
import { ToastHost } from './ToastHost.tsx';
import { createToastQueue, type ToastTone } from './toastQueue.ts';

type Message = readonly [tone: ToastTone, text: string];

/** A queue whose time stands still, as under the pointer: a catalogue is for looking. */
function stillQueue(messages: readonly Message[]) {
  const queue = createToastQueue();
  for (const message of messages) queue.show(...message);
  queue.pause();
  return { ...queue, resume: () => undefined };
}

interface MessagesProps {
  messages: readonly Message[];
  /** What stands under the messages. */
  overDialog?: boolean;
}

/** The stack as the page draws it. */
function Messages({ messages, overDialog = false }: MessagesProps) {
  const [queue] = useState(() => stillQueue(messages));
  return (
    <>
      <Column>
        <p>Los mensajes aparecen arriba, en el centro de la columna principal.</p>
        <Button variant="secondary" onClick={() => queue.show('ok', specTexts.misDatos.saved)}>
          Mostrar otro
        </Button>
      </Column>
      {overDialog && (
        <ConfirmDialog
          icon={LogOut}
          title={specTexts.profilePanel.logoutQuestion}
          confirmLabel="Cerrar sesión"
          onResult={fn()}
        />
      )}
      <ToastHost queue={queue} />
    </>
  );
}

const one = (tone: ToastTone, text: string): { messages: readonly Message[] } => ({ messages: [[tone, text]] });

const meta = preview.meta({
  id: 'componentes-mensajes-emergentes',
  title: 'Componentes/Avisos y espera/Mensajes emergentes',
  component: Messages,
  args: one('ok', specTexts.misDatos.saved),
  decorators: [inRoom],
  parameters: {
    guide,
    docs: { story: { inline: false, height: '360px' } },
    // The messages stand beside the story's root, in the body.
    a11y: { context: 'body' },
  },
  play: async () => {
    await within(document.body).findAllByRole('button', { name: 'Cerrar mensaje' });
  },
});

export const Correcto = meta.story({});
export const ConError = meta.story({ name: 'Error', args: one('error', specTexts.validation.invalidForm) });
export const Advertencia = meta.story({ args: one('warn', 'Su conexión es inestable') });
export const Informacion = meta.story({ name: 'Información', args: one('info', specTexts.sourceAccounts.loading) });
export const Cuatro = meta.story({
  name: 'Uno de cada tono',
  args: {
    messages: [
      ['ok', specTexts.misDatos.saved],
      ['error', specTexts.validation.invalidForm],
      ['warn', 'Su conexión es inestable'],
      ['info', specTexts.sourceAccounts.loading],
    ],
  },
});
export const Siete = meta.story({
  name: 'Siete apilados (D-43)',
  args: { messages: Array.from({ length: 7 }, (_, index): Message => ['info', `Mensaje ${index + 1} de 7`]) },
});
export const SobreDialogo = meta.story({
  name: 'Sobre un diálogo abierto',
  args: { ...one('error', errorCodes['-9999-00-03'].text), overDialog: true },
});
export const TextoLargo = meta.story({
  name: 'Texto largo',
  args: one('error', `${errorCodes['-0010-01-02'].text} Referencia 0000000000000000000000000000000000000004871.`),
});
export const Movil = meta.story({
  name: 'Texto largo, móvil 320',
  args: one('warn', `${errorCodes['-0005-01-06'].text} Revise los datos y vuelva a intentarlo.`),
  globals: { viewport: { value: 'm320' } },
});
