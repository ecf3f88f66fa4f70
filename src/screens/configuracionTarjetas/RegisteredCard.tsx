import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { DestinationFormFrame } from '#flows/cuentasDestino/DestinationFormFrame.tsx';
import type { Destination } from '#flows/cuentasDestino/destination.ts';
import { EditDestinationFields } from '#flows/cuentasDestino/EditDestinationFields.tsx';
import { useDestinationForm } from '#flows/cuentasDestino/useDestinationForm.ts';
import { useDestinationRemoval } from '#flows/cuentasDestino/useDestinationRemoval.tsx';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import type { FailureShown } from '#flows/submission/useSendOnce.ts';
import { useLeaveGuard } from '#forms/useLeaveGuard.ts';
import { to } from '#navigation/paths.ts';
import { useNavigate } from '#navigation/router.ts';
import { useIsHere } from '#navigation/useIsHere.ts';
import { Panel, Removal } from './Ajustes.styles.ts';

/** A card registered for payment: alias and e-mail, confirmed with a code, and the way out of the list (D-47). */
export function RegisteredCard({ card }: { card: Destination }) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [stuck, setStuck] = useState<FailureShown>(null);
  const [isRemoved, setRemoved] = useState(false);
  const { remove, isRemoving } = useDestinationRemoval({ onStuck: setStuck, onRemoved: () => setRemoved(true) });
  const { form, change, dirty, discard, save } = useDestinationForm(card, () => undefined);
  useLeaveGuard(dirty && !isRemoved);
  // After the guard has let go: what was typed for a card that is gone is lost with it.
  useEffect(() => {
    if (isRemoved && isHere()) void navigate(to.configuracionTarjetas, { replace: true });
  }, [isRemoved, isHere, navigate]);
  return (
    <>
      <Panel>
        <DestinationFormFrame change={change} onSubmit={save} onCancel={discard} cancelLabel="Descartar">
          <EditDestinationFields destination={card} form={form} readOnly={change.busy} />
        </DestinationFormFrame>
      </Panel>
      <FailureNotice failure={stuck} role="alert" />
      <Removal>
        <Button
          variant="dangerSoft"
          icon={<Icon icon={Trash2} />}
          disabled={change.busy}
          loading={isRemoving}
          onClick={() => remove(card)}
        >
          Eliminar tarjeta
        </Button>
      </Removal>
    </>
  );
}
