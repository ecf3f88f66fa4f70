import { Lock } from 'lucide-react';
import { Badge } from '#components/Badge/Badge.tsx';
import { productName } from '#domain/names.ts';

export interface CardStateBadgeProps {
  /** By the bank, or by the member for the time being. */
  isBlocked: boolean;
  /** In the server's words; empty where it says none. */
  state: string;
}

/** A card's state in a word: blocked, in use, or what the server calls it; nothing where nobody says (D-65). */
export function CardStateBadge({ isBlocked, state }: CardStateBadgeProps) {
  if (isBlocked)
    return (
      <Badge tone="neutral" icon={Lock}>
        Bloqueo temporal
      </Badge>
    );
  if (/^ACTIV[AO]$/i.test(state)) return <Badge tone="ok">Activa</Badge>;
  return state === '' ? null : <Badge tone="neutral">{productName(state)}</Badge>;
}
