import { UserCheck } from 'lucide-react';
import { Notice } from '#components/Notice/Notice.tsx';
import { LateWords } from '#flows/asyncContent/LateWords.tsx';
import { LoadFailure } from '#flows/asyncContent/LoadFailure.tsx';
import { maskedDocument } from './destination.ts';
import type { Holder } from './useHolder.ts';

/**
 * Under the number of an account of the cooperative: whose it is, partly masked, or why it cannot be used. What could not be
 * asked can be asked again (screens.md A.0 «Lists»). `faultId` is the id of the text of a fault, by which the field names it.
 */
export function HolderNotice({ holder, faultId }: { holder: Holder; faultId?: string }) {
  if (holder.kind === 'none') return null;
  if (holder.kind === 'asking')
    return (
      <p role="status">
        <LateWords>Consultando el titular…</LateWords>
      </p>
    );
  if (holder.kind === 'fault') {
    const text = <span id={faultId}>{holder.failure.text}</span>;
    if (holder.retry)
      return (
        <LoadFailure inPlace failure={holder.failure} {...holder.retry}>
          {text}
        </LoadFailure>
      );
    return (
      <Notice tone="error" role="alert">
        {text}
      </Notice>
    );
  }
  if (!holder.name) return null;
  return (
    <Notice tone="ok" icon={UserCheck} role="status">
      <LateWords>
        Titular:{' '}
        <b>
          <bdi>{holder.name}</bdi>
        </b>
        {holder.identification && <div>{maskedDocument(holder.identificationType, holder.identification)}</div>}
      </LateWords>
    </Notice>
  );
}
