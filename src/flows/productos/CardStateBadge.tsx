import { Lock } from 'lucide-react';
import { Badge } from '#components/Badge/Badge.tsx';
import { productName } from '#domain/names.ts';
import type { Card } from './products.ts';

export interface CardStateBadgeProps {
  /** The member's own switch; null where its settings are not known. */
  temporaryBlock: boolean | null;
  state: Card['state'];
  /** Where a card is only paid, one that is in use needs no word. */
  unusualOnly?: boolean;
}

/**
 * A card's state in a word: blocked by the member for the time being, blocked by the bank, in use, or what the server calls it; nothing where nobody
 * says (D-65). A list alone does not tell the two blocks apart.
 */
export function CardStateBadge({ temporaryBlock, state, unusualOnly = false }: CardStateBadgeProps) {
  const isTemporary: boolean = temporaryBlock === null ? state === 'BLOQUEADA' : temporaryBlock;
  if (isTemporary)
    return (
      <Badge tone="neutral" icon={Lock}>
        Bloqueo temporal
      </Badge>
    );
  if (state === null || (unusualOnly && state === 'ACTIVA')) return null;
  if (state === 'ACTIVA') return <Badge tone="ok">Activa</Badge>;
  if (state === 'BLOQUEADA')
    return (
      <Badge tone="error" icon={Lock}>
        Bloqueada
      </Badge>
    );
  return <Badge tone="neutral">{productName(state.other)}</Badge>;
}
