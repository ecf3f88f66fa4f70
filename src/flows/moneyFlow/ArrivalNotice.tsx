import { Clock, Zap } from 'lucide-react';
import { Notice } from '#components/Notice/Notice.tsx';
import { arrivalText } from '#domain/arrival.ts';

/** On Datos: when the money arrives at the institution that was chosen, as its code says; null where only the check of the order tells. */
export function ArrivalNotice({ arrival }: { arrival: string | null }) {
  return (
    arrival && (
      <Notice tone="advice" icon={arrival === 'INMEDIATA' ? Zap : Clock}>
        <b>{arrivalText(arrival)}.</b> Verá la comisión antes de confirmar.
      </Notice>
    )
  );
}
