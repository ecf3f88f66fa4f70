import { type Ref, useId, useState } from 'react';
import { BalanceChart } from '#components/BalanceChart/BalanceChart.tsx';
import { ChartTable } from '#components/BalanceChart/ChartTable.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Money } from '#components/Money/Money.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { formatDayMonth } from '#domain/dates.ts';
import type { OutlookEvent } from '#domain/outlook.ts';
import { DUE_TITLE_ID } from './DueDates.tsx';
import { QuietButton, Section, SectionTitle } from './Inicio.styles.ts';
import { leadOf, type MemberOutlook, titleOf } from './memberOutlook.ts';
import { Ahead, Assumed, Board, Drawn, Event, Lead, OutlookHead } from './Outlook.styles.ts';

/** How many of the next events stand beside the line; the table has all. */
const SHOWN = 6;

export interface OutlookSectionProps extends MemberOutlook {
  dateFormat: string;
  /** Gets the button that puts the section away. */
  hideRef: Ref<HTMLButtonElement>;
  onHide: () => void;
}

/** «Le alcanza hasta…»: until when, the line of 30 days, what happens on them, and what is assumed. Never drawn while balances are hidden. */
export function OutlookSection({ outlook, assumed, dateFormat, hideRef, onHide }: OutlookSectionProps) {
  const titleId = useId();
  const [asTable, setAsTable] = useState(false);
  const { days, events, shortOn } = outlook;
  return (
    <Section aria-labelledby={titleId}>
      <OutlookHead>
        <SectionTitle id={titleId}>{titleOf(outlook)}</SectionTitle>
        <QuietButton ref={hideRef} type="button" aria-label="Ocultar hasta cuándo le alcanza" onClick={onHide}>
          Ocultar
        </QuietButton>
      </OutlookHead>
      <Board>
        {shortOn === null ? (
          <Lead>{leadOf(outlook)}</Lead>
        ) : (
          <Notice
            tone="warn"
            action={
              <Button variant="secondary" size="compact" onClick={goToDueDates}>
                Ver vencimientos
              </Button>
            }
          >
            {leadOf(outlook)}
          </Notice>
        )}
        <Drawn>
          <BalanceChart
            label="Saldo previsto, día por día"
            days={days}
            dateFormat={dateFormat}
            marked={events.map(({ day }) => day)}
          />
          <Ahead aria-label="Lo que viene">
            {events.slice(0, SHOWN).map((event) => (
              <EventRow key={keyOf(event)} event={event} />
            ))}
          </Ahead>
        </Drawn>
        <ChartTable
          label="Saldo previsto de cada día"
          amountLabel="Saldo previsto"
          isShown={asTable}
          onShow={setAsTable}
          days={days}
          dateFormat={dateFormat}
          eventsOn={(day) =>
            events
              .filter((event) => event.day === day)
              .map((event) => (
                <span key={keyOf(event)}>
                  <bdi>{event.name}</bdi> <EventMoney event={event} />
                </span>
              ))
          }
        >
          <Assumed>{assumed}</Assumed>
        </ChartTable>
      </Board>
    </Section>
  );
}

function EventRow({ event }: { event: OutlookEvent }) {
  return (
    <Event>
      <time dateTime={event.day}>{formatDayMonth(event.day)}</time>
      <b>
        <bdi>{event.name}</bdi>
      </b>
      <EventMoney event={event} />
    </Event>
  );
}

function EventMoney({ event: { kind, cents } }: { event: OutlookEvent }) {
  return <Money cents={cents} flow={kind === 'income' ? 'income' : 'outgoing'} />;
}

const keyOf = ({ kind, id, day }: OutlookEvent): string => `${kind} ${id} ${day}`;

/** The due dates stand right above: the page is brought there, and whoever hears it with it. */
function goToDueDates(): void {
  document.getElementById(DUE_TITLE_ID)?.focus();
}
