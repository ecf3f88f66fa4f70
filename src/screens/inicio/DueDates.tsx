import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Apart } from '#components/Apart/Apart.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import { Money } from '#components/Money/Money.tsx';
import { MoneyText } from '#components/Money/MoneyText.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { RowsSkeleton } from '#components/Skeleton/RowsSkeleton.tsx';
import { SkeletonPlace } from '#components/Skeleton/SkeletonPlace.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { dayAndMonth } from '#domain/calendar.ts';
import type { Cents } from '#domain/money.ts';
import { overdueText } from '#flows/productos/products.ts';
import { Link } from '#navigation/router.ts';
import { ActionLink, Day, Due, DueAmount, DueBadge, DueFacts, DueList } from './DueDates.styles.ts';
import type { DueDate } from './dueDates.ts';
import { Nothing, Section, SectionTitle } from './Inicio.styles.ts';
import type { KnownDueDates } from './useDueDates.ts';

/** The section's title, which what is said of due dates elsewhere leads to. */
export const DUE_TITLE_ID = 'proximos-vencimientos';

/** «Próximos vencimientos» (DESIGN.md §6 «Due date row»). */
export function DueDates({ due, hidden }: { due: KnownDueDates; hidden: boolean }) {
  const timing = useSkeletonTiming(due.loading);
  return (
    <Section aria-labelledby={DUE_TITLE_ID}>
      <SectionTitle id={DUE_TITLE_ID} tabIndex={-1}>
        Próximos vencimientos
      </SectionTitle>
      {timing === 'content' ? (
        <Content due={due} hidden={hidden} />
      ) : (
        <SkeletonPlace timing={timing}>
          <RowsSkeleton rows={4} picture="day" />
        </SkeletonPlace>
      )}
    </Section>
  );
}

/** What falls due, and what of it is not known. That nothing is due is said where all is known alone (D-65). */
function Content({ due, hidden }: { due: KnownDueDates; hidden: boolean }) {
  const { dates, lacksProducts, lacksBills, undatedProducts, undatedBills, completeness } = due;
  return (
    <>
      {dates.length === 0 && completeness === 'complete' && <Nothing>No tiene vencimientos próximos.</Nothing>}
      {dates.length > 0 && (
        <DueList>
          {dates.map((date) => (
            <DueRow key={date.id} date={date} hidden={hidden} />
          ))}
        </DueList>
      )}
      {undatedProducts && !lacksProducts && (
        <Nothing>No conocemos todos sus vencimientos. Revíselos en Mis productos.</Nothing>
      )}
      {undatedBills && !lacksBills && (
        <Nothing>
          No conocemos todos los vencimientos de sus servicios guardados. Revíselos en Pagos de servicios.
        </Nothing>
      )}
      {lacksProducts && (
        <Notice tone="warn">No pudimos cargar todos los vencimientos. Revíselos en Mis productos.</Notice>
      )}
      {lacksBills && (
        <Notice tone="warn">
          No pudimos consultar todos sus servicios guardados. Revíselos en Pagos de servicios.
        </Notice>
      )}
    </>
  );
}

/** From so much on an amount leaves a phone no room beside it, cents. */
const LARGE: Cents = 1_000_000_00;

function DueRow({ date, hidden }: { date: DueDate; hidden: boolean }) {
  const { day, name, detail, cents, daysOverdue, action, address, state } = date;
  const when = dayAndMonth(day);
  return (
    <Due $large={cents >= LARGE}>
      <Day $overdue={daysOverdue > 0}>
        <b>{when?.day}</b>
        {when?.month}
      </Day>
      <DueFacts $wide={daysOverdue <= 0}>
        <b>{name}</b>
        <span>
          <Apart text={detail} />
        </span>
      </DueFacts>
      {daysOverdue > 0 && (
        <DueBadge>
          <Badge tone="error" icon={CircleAlert}>
            {overdueWords(date, hidden)}
          </Badge>
        </DueBadge>
      )}
      <DueAmount>
        <Money cents={cents} hidden={hidden} />
      </DueAmount>
      <ActionLink
        as={Link}
        to={address}
        state={state}
        variant="secondary"
        size="compact"
        aria-label={`${action} ${name}`}
      >
        {action}
      </ActionLink>
    </Due>
  );
}

/** Since when it is overdue; where only a part of it is, how much: the days are not those of the whole amount. */
function overdueWords({ cents, overdueCents = cents, daysOverdue }: DueDate, hidden: boolean): ReactNode {
  if (overdueCents === cents) return overdueText(daysOverdue);
  return (
    <>
      Vencido: <MoneyText cents={overdueCents} hidden={hidden} />
    </>
  );
}
