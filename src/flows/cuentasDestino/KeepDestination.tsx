import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { StuckHelp } from '#flows/ayuda/StuckHelp.tsx';
import { KeptNote } from '#flows/comprobante/KeptNote.tsx';
import { type DestinationToKeep, useRegistration } from './useRegistration.ts';

export interface KeepDestinationProps {
  destination: DestinationToKeep;
}

/** On the receipt: keeps the account that was typed for this transfer, with a code of its own (D-56). */
export function KeepDestination({ destination }: KeepDestinationProps) {
  const [kept, setKept] = useState(false);
  const { busy, failure, register } = useRegistration(() => setKept(true));
  if (kept)
    return (
      <Notice tone="ok">
        <KeptNote>
          Guardada como «<bdi>{destination.body.alias}</bdi>» en sus cuentas destino.
        </KeptNote>
      </Notice>
    );
  const text = typeof failure === 'string' ? failure : failure?.text;
  return (
    <Notice
      tone={failure ? 'error' : 'info'}
      role={failure ? 'alert' : 'status'}
      action={
        <>
          <Button variant="secondary" size="compact" loading={busy} onClick={() => void register(destination)}>
            Guardar cuenta
          </Button>
          {typeof failure === 'object' && failure?.isStuck && <StuckHelp />}
        </>
      }
    >
      {text ?? (
        <>
          Guarde a <bdi>{destination.body.alias}</bdi> en sus cuentas destino; confirmará con un código.
        </>
      )}
    </Notice>
  );
}
