import { Lock } from 'lucide-react';
import { Badge } from '#components/Badge/Badge.tsx';

/** A card's state in a word: in use, or blocked by the member for the time being. */
export function CardStateBadge({ isBlocked }: { isBlocked: boolean }) {
  return isBlocked ? (
    <Badge tone="neutral" icon={Lock}>
      Bloqueo temporal
    </Badge>
  ) : (
    <Badge tone="ok">Activa</Badge>
  );
}
