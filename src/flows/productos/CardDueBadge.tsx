import { Calendar, CircleAlert } from 'lucide-react';
import { Badge } from '#components/Badge/Badge.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { formatDate } from '#domain/dates.ts';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { type CardPayment, cardDueOf } from './payBy.ts';
import { overdueText } from './products.ts';

export interface CardDueBadgeProps {
  payment: CardPayment;
  /** What stands before the day: «Pague hasta el». */
  until: string;
}

/** Until when a card is to be paid, or for how long it has been overdue ({@link cardDueOf}); nothing where neither is known. */
export function CardDueBadge({ payment, until }: CardDueBadgeProps) {
  const { dateFormat } = useConfig();
  const due = cardDueOf(payment, useCurrentDay());
  if (!due) return null;
  return due.daysOverdue > 0 ? (
    <Badge tone="error" icon={CircleAlert}>
      {overdueText(due.daysOverdue)}
    </Badge>
  ) : (
    <Badge tone="warn" icon={Calendar}>
      {`${until} `}
      {formatDate(due.day, dateFormat)}
    </Badge>
  );
}
