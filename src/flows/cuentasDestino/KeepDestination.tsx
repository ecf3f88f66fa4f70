import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { KeptNote } from '#flows/comprobante/KeptNote.tsx';
import { StuckHelp } from '#flows/help/StuckHelp.tsx';
import { isMineOrRegistered, type TypedDestination } from './destination.ts';
import { type DestinationToKeep, useDestinationRegistration } from './useDestinationRegistration.ts';
import { useDestinations } from './useDestinations.ts';

export interface KeepDestinationProps {
  destination: DestinationToKeep;
}

/** On the receipt: keeps the account that was typed for this transfer, with a code of its own (D-56); nothing where it was kept before. */
export function KeepDestination({ destination }: KeepDestinationProps) {
  const [kept, setKept] = useState(false);
  const { busy, failure, register } = useDestinationRegistration(() => setKept(true));
  const registered = useDestinations(destination.place);
  if (kept)
    return (
      <Notice tone="ok">
        <KeptNote>
          Guardada como «<bdi>{destination.body.alias}</bdi>» en sus cuentas destino.
        </KeptNote>
      </Notice>
    );
  if (!busy && isMineOrRegistered(identityOf(destination), registered)) {
    if (!failure) return null;
    // An attempt that had no answer was carried out, or another tab was first: there is nothing left to press.
    return (
      <Notice tone="ok">
        <KeptNote>Ya está en sus cuentas destino.</KeptNote>
      </Notice>
    );
  }
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

/** What tells it from all others. */
function identityOf(destination: DestinationToKeep): TypedDestination {
  const number = destination.body.numeroCuenta;
  return destination.place === 'internal'
    ? { number }
    : { number, institutionCode: destination.body.codigoInstitucion };
}
