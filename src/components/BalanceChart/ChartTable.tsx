import type { ReactNode } from 'react';
import type { DayBalance } from '#domain/balanceHistory.ts';
import { formatDate } from '#domain/dates.ts';
import { Button } from '../Button/Button.tsx';
import { Money } from '../Money/Money.tsx';
import { useLanguage, useMessages } from '../messages/LanguageProvider.tsx';
import { TableFoot, TableScroll } from './ChartTable.styles.ts';
import { chartTableWords } from './ChartTable.words.ts';

export interface ChartTableProps {
  /** Name of the table, for assistive technology. */
  label: string;
  /** Heading of the column of amounts. */
  amountLabel: string;
  /** Kept by the page, because the days may still be loading. */
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  /** The days of the chart, in the order in which they are read. */
  days: readonly DayBalance[];
  dateFormat: string;
  /** What happens on a day, shown under its date. */
  eventsOn?: (day: string) => ReactNode;
  /** Beside the button: the extremes of the chart, or what it assumes. */
  children: ReactNode;
}

/**
 * A line about the chart and «Ver como tabla», which says the same in figures (DESIGN.md §6 «Chart»). The page sets the distance between
 * the two.
 */
export function ChartTable({
  label,
  amountLabel,
  isShown,
  onShow,
  days,
  dateFormat,
  eventsOn,
  children,
}: ChartTableProps) {
  const words = useMessages('ChartTable', chartTableWords);
  const { months } = useLanguage();
  return (
    <>
      <TableFoot>
        {children}
        <Button variant="ghost" size="compact" aria-expanded={isShown} onClick={() => onShow(!isShown)}>
          {isShown ? words.hide : words.show}
        </Button>
      </TableFoot>
      {isShown && (
        <TableScroll tabIndex={0} role="region" aria-label={label} $withEvents={eventsOn !== undefined}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.date}</th>
                <th scope="col">{amountLabel}</th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, cents }) => (
                <tr key={day}>
                  <th scope="row">
                    {formatDate(day, dateFormat, months)}
                    {eventsOn?.(day)}
                  </th>
                  <td>
                    <Money cents={cents} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
    </>
  );
}
