import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { ToastProvider, useToast } from './ToastProvider.tsx';
import { createToastQueue } from './toastQueue.ts';

/** The provider stands around the whole page, once, and has the page's one queue. */
export function Page() {
  const [queue] = useState(() => createToastQueue());
  return (
    <ToastProvider queue={queue}>
      <SaveButton />
    </ToastProvider>
  );
}

/** Anything inside of it says what has just happened. */
function SaveButton() {
  const toast = useToast();
  return <Button onClick={() => toast.ok('Sus datos se guardaron')}>Guardar</Button>;
}
