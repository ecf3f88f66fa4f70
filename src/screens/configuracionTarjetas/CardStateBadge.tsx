import { Lock } from 'lucide-react';
import { Badge } from '#components/Badge/Badge.tsx';
import { productName } from '#domain/names.ts';
import type { Card } from '#flows/productos/products.ts';

export interface CardStateBadgeProps {
  /** By the bank, or by the member for the time being. */
  isBlocked: boolean;
  state: Card['state'];
}

/** A card's state in a word: blocked, in use, or what the server calls it; nothing where nobody says (D-65). */
export function CardStateBadge({ isBlocked, state }: CardStateBadgeProps) {
  if (isBlocked)
    return (
      <Badge tone="neutral" icon={Lock}>
        Bloqueo temporal
      </Badge>
    );
  if (state === null) return null;
  if (state === 'ACTIVA') return <Badge tone="ok">Activa</Badge>;
  return <Badge tone="neutral">{productName(typeof state === 'string' ? state : state.other)}</Badge>;
}
