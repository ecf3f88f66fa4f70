import { type KeyboardEvent, type PointerEvent, useId, useMemo, useState } from 'react';
import { type DayBalance, scaleBetween } from '#domain/balanceHistory.ts';
import { formatDate } from '#domain/dates.ts';
import { type Cents, drawnAmount, ecuadorMoney, formatMoney, type MoneyMarks } from '#domain/money.ts';
import { useLanguage, useMessages } from '../messages/LanguageProvider.tsx';
import { Axis, Chart, Dot, Figure, Flag, Guides, Marker, Plot, Rule } from './BalanceChart.styles.ts';
import { balanceChartWords } from './BalanceChart.words.ts';

export interface BalanceChartProps {
  /** One balance for each day, oldest first; at least two. */
  days: readonly DayBalance[];
  dateFormat: string;
  /** Of what the balances are, for assistive technology. */
  label?: string;
  /** Days with a dot on the line: something happens on them. */
  marked?: readonly string[];
}

/** The drawing's own measure; it is stretched to the room there is. */
const WIDTH = 1000;
const HEIGHT = 200;

/** How many dates stand under the chart. */
const DATES = 5;

/**
 * The balance over time (DESIGN.md §6 «Chart»): one step line from zero, four guides; days on which something happens may have a dot. Hover, a tap, focus or arrow keys read a day; to
 * assistive technology it is a slider over the days, and the table behind it says the same.
 */
export function BalanceChart({ days, dateFormat, label, marked = [] }: BalanceChartProps) {
  const words = useMessages('BalanceChart', balanceChartWords);
  const { money = ecuadorMoney, months, dayMonth = 'dd MMM' } = useLanguage();
  /** Where a key, a press or a finger has come to; it stays with the focus. */
  const [place, setPlace] = useState<number | null>(null);
  /** What a pointer that is not pressed passes over, which changes nothing of it. */
  const [passed, setPassed] = useState<number | null>(null);
  const read = passed ?? place;
  const labelId = useId();
  const highest = useMemo(() => Math.max(0, ...days.map(({ cents }) => cents)), [days]);
  const lowest = useMemo(() => Math.min(0, ...days.map(({ cents }) => cents)), [days]);
  const marks = useMemo(() => scaleBetween(lowest, highest), [lowest, highest]);
  const top = marks.at(-1) ?? 1;
  const { x, y, line } = useMemo(() => drawingOf(days, lowest, top), [days, lowest, top]);
  const shown = read === null ? null : days[read];

  const dayUnder = (event: PointerEvent<HTMLElement>): number => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return clamp(Math.round(((event.clientX - left) / width) * (days.length - 1)), days.length);
  };
  const readByKey = (event: KeyboardEvent): void => {
    const last = days.length - 1;
    const from = read ?? last;
    const next = {
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      PageDown: from - 7,
      PageUp: from + 7,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setPlace(clamp(next, days.length));
    setPassed(null);
  };
  const spoken = (day: DayBalance | undefined) =>
    day ? `${formatDate(day.day, dateFormat, months)}: ${formatMoney(day.cents, money)}` : '';

  return (
    <Figure>
      <Chart
        tabIndex={0}
        role="slider"
        aria-label={label ?? words.label}
        aria-describedby={labelId}
        aria-valuemin={0}
        aria-valuemax={days.length - 1}
        aria-valuenow={read ?? days.length - 1}
        aria-valuetext={spoken(shown ?? days.at(-1))}
        onKeyDown={readByKey}
        onFocus={() => setPlace((before) => before ?? days.length - 1)}
        onBlur={() => setPlace(null)}
        onPointerDown={(event) => setPlace(dayUnder(event))}
        onPointerMove={(event) => {
          // A finger has nothing to pass over: it is always pressed, and leaves when it is lifted.
          if (event.pointerType === 'touch') setPlace(dayUnder(event));
          else setPassed(dayUnder(event));
        }}
        onPointerLeave={() => setPassed(null)}
        onPointerCancel={({ currentTarget }) => {
          // The finger scrolls the page.
          if (document.activeElement !== currentTarget) setPlace(null);
        }}
      >
        <Guides aria-hidden="true">
          {[...marks].reverse().map((mark) => (
            <span
              key={mark}
              data-part={mark === 0 ? 'zero' : undefined}
              style={{ top: `${(y(mark) / HEIGHT) * 100}%` }}
            >
              {drawnAmount(scaleText(mark, Math.max(top, -lowest), money, words.millions))}
            </span>
          ))}
        </Guides>
        <Plot viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path d={`${line}V${y(0)}H0Z`} data-part="area" />
          <path d={line} data-part="line" />
        </Plot>
        {days.map(
          ({ day, cents }, index) =>
            marked.includes(day) && (
              <Dot
                key={day}
                data-part="dot"
                aria-hidden="true"
                style={{ left: `${(x(index) / WIDTH) * 100}%`, top: `${(y(cents) / HEIGHT) * 100}%` }}
              />
            ),
        )}
        {shown && read !== null && (
          <>
            <Rule style={{ left: `${(x(read) / WIDTH) * 100}%` }} />
            <Marker style={{ left: `${(x(read) / WIDTH) * 100}%`, top: `${(y(shown.cents) / HEIGHT) * 100}%` }} />
            <Flag
              aria-hidden="true"
              style={{ left: `clamp(4.375rem, ${(x(read) / WIDTH) * 100}%, calc(100% - 4.375rem))` }}
            >
              {formatDate(shown.day, dateFormat, months)}
              <b>{drawnAmount(formatMoney(shown.cents, money))}</b>
            </Flag>
          </>
        )}
      </Chart>
      <Axis aria-hidden="true">
        {datesOf(days).map(({ day }) => (
          <span key={day}>{formatDate(day, dayMonth, months)}</span>
        ))}
      </Axis>
      <figcaption id={labelId}>{words.help}</figcaption>
    </Figure>
  );
}

const MILLION: Cents = 1_000_000_00;

/** A mark of the scale, short enough for its 64 px: `$3.000`, `$2,5 M`. */
function scaleText(mark: Cents, furthest: Cents, marks: MoneyMarks, millions: (amount: string) => string): string {
  if (furthest < MILLION) {
    const text = formatMoney(mark, marks);
    return text.endsWith(`${marks.decimal}00`) ? text.slice(0, -3) : text;
  }
  const amount = String(Math.abs(mark) / MILLION).replace('.', marks.decimal);
  return millions(`${mark < 0 ? '-' : ''}${marks.symbol}${amount}`);
}

/** Where a day and a balance stand in the drawing, and the line through all of them. */
function drawingOf(days: readonly DayBalance[], lowest: Cents, top: Cents) {
  const x = (index: number) => (days.length > 1 ? (index / (days.length - 1)) * WIDTH : 0);
  const y = (cents: Cents) => HEIGHT - ((cents - lowest) / Math.max(1, top - lowest)) * HEIGHT;
  return { x, y, line: stepLine(days, x, y) };
}

/** Horizontal until a day's balance, then straight up or down: a balance does not slope. */
function stepLine(days: readonly DayBalance[], x: (index: number) => number, y: (cents: Cents) => number): string {
  return days
    .map(({ cents }, index) => {
      const level = y(cents).toFixed(1);
      return index === 0 ? `M0 ${level}` : `H${x(index).toFixed(1)}V${level}`;
    })
    .join('');
}

function datesOf(days: readonly DayBalance[]): DayBalance[] {
  const last = days.length - 1;
  const count = Math.min(DATES, days.length);
  return Array.from({ length: count }, (_, index) => days[Math.round((index / Math.max(1, count - 1)) * last)]).filter(
    (day) => day !== undefined,
  );
}

function clamp(index: number, length: number): number {
  return Math.min(length - 1, Math.max(0, index));
}
