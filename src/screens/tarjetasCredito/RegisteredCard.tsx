import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { to } from '#navigation/paths.ts';
import { useNavigate } from '#navigation/router.ts';
import { useIsHere } from '#navigation/useIsHere.ts';
import { DestinationFormFrame } from '#screens/cuentasDestino/DestinationFormFrame.tsx';
import type { Destination } from '#screens/cuentasDestino/destination.ts';
import { EditDestinationFields } from '#screens/cuentasDestino/EditDestinationFields.tsx';
import { useDestinationForm } from '#screens/cuentasDestino/useDestinationForm.ts';
import { useDestinationRemoval } from '#screens/cuentasDestino/useDestinationRemoval.tsx';
import { useLeaveGuard } from '#screens/entrada/useLeaveGuard.ts';
import { Panel, Removal } from './Ajustes.styles.ts';

/** A card registered for payment: alias and e-mail, confirmed with a code, and the way out of the list (D-47). */
export function RegisteredCard({ card }: { card: Destination }) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const remove = useDestinationRemoval();
  const [isRemoved, setRemoved] = useState(false);
  const { form, change, dirty, save } = useDestinationForm(card, () => undefined);
  useLeaveGuard(dirty && !isRemoved);
  // After the guard has let go: what was typed for a card that is gone is lost with it.
  useEffect(() => {
    if (isRemoved && isHere()) void navigate(to.tarjetasCredito, { replace: true });
  }, [isRemoved, isHere, navigate]);
  return (
    <>
      <Panel>
        <DestinationFormFrame change={change} onSubmit={save} onCancel={() => form.reset()} cancelLabel="Descartar">
          <EditDestinationFields destination={card} form={form} />
        </DestinationFormFrame>
      </Panel>
      <Removal>
        <Button
          variant="dangerSoft"
          icon={<Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />}
          disabled={change.busy}
          onClick={() => void remove(card).then((removed) => setRemoved(removed))}
        >
          Eliminar tarjeta
        </Button>
      </Removal>
    </>
  );
}
