import { CSPProvider } from '@base-ui/react/csp-provider';
import { Popover } from '@base-ui/react/popover';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { es } from 'react-day-picker/locale/es';
import styled from 'styled-components';
import { addMonths } from '#domain/calendar.ts';
import { focusRing, forcedCurrent } from '#theme/accessibility.ts';
import { narrowWindow } from '#theme/narrow.ts';
import { color, fontWeight, layer, motion, radius, rem, shadow, size, windowHeight } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Button } from '../Button/Button.tsx';
import { openWhereItWasPressed } from '../Button/useFetchedOnPress.ts';
import { useTopPlace } from '../Dialog/useTopPlace.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useLanguage, useMessages } from '../messages/LanguageProvider.tsx';
import { dateFieldWords } from './DateField.words.ts';

export interface CalendarProps {
  /** Name of the calendar, as in «Desde: calendario». */
  label: string;
  /** The day written in the field, null without one; read when the calendar is opened. */
  dayOf: () => string | null;
  today: string;
  /** First and last day that can be chosen; they also bound the years that are offered. */
  min?: string | undefined;
  max?: string | undefined;
  onDay: (day: string) => void;
  /** The button that opens the calendar. */
  trigger: ReactElement;
  /** The element that had the focus when the button was pressed. */
  focused: Element | null;
}

/** How many months before and after today the years reach without bounds. */
const FAR = 120;

/** A calendar in the library's popover. It replaces the button that was pressed, takes over its focus and opens at once. */
export function Calendar({ label, dayOf, today, min, max, onDay, trigger, focused }: CalendarProps) {
  const words = useMessages('DateField', dateFieldWords);
  const { calendar, direction = 'ltr' } = useLanguage();
  const [open, setOpen] = useState(false);
  const place = useTopPlace();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(true);
  const focusedThen = useRef(focused);
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    openWhereItWasPressed(button.current, focusedThen.current, () => setOpen(true));
  }, []);
  const first = min ?? addMonths(today, -FAR);
  const last = max ?? addMonths(today, FAR);
  const written = open ? dayOf() : null;
  const shown = within(written ?? today, first, last);
  return (
    <CSPProvider disableStyleElements>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger ref={button} render={trigger} />
        <Popover.Portal container={place ?? undefined}>
          <Positioner
            sideOffset={6}
            align="end"
            collisionPadding={4}
            collisionAvoidance={{ side: 'shift', align: 'shift' }}
          >
            <Popup
              ref={popup}
              aria-label={words.calendar(label)}
              // The one day that the Tab key reaches: the written one, else today, else the first that can be chosen.
              initialFocus={() => {
                const day = popup.current?.querySelector<HTMLElement>('.rdp-day_button[tabindex="0"]');
                // In a low window the month and its year stay in sight; the browser would scroll them away.
                day?.focus({ preventScroll: true });
                return !day;
              }}
            >
              <DayPicker
                mode="single"
                required
                captionLayout="dropdown"
                navLayout="around"
                weekStartsOn={1}
                locale={es}
                {...calendar}
                dir={direction}
                today={dateOf(today)}
                defaultMonth={dateOf(shown)}
                selected={written === null ? undefined : dateOf(written)}
                startMonth={dateOf(first)}
                endMonth={dateOf(last)}
                disabled={{ before: dateOf(first), after: dateOf(last) }}
                components={{ Chevron }}
                onSelect={(date) => {
                  onDay(dayText(date));
                  setOpen(false);
                }}
              />
              <Popover.Close
                render={
                  <Button variant="ghost" size="compact">
                    {words.close}
                  </Button>
                }
              />
            </Popup>
          </Positioner>
        </Popover.Portal>
      </Popover.Root>
    </CSPProvider>
  );
}

const chevrons = { left: ChevronLeft, right: ChevronRight, down: ChevronDown, up: ChevronDown } as const;

function Chevron({ orientation = 'down' }: { orientation?: keyof typeof chevrons }) {
  return <Icon icon={chevrons[orientation]} />;
}

function within(day: string, first: string, last: string): string {
  if (day < first) return first;
  return day > last ? last : day;
}

/** A day at noon in the device's time zone, in which the calendar computes: so no change to summer time shifts it to another day. */
function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

function dayText(date: Date): string {
  const parts = [String(date.getFullYear()).padStart(4, '0'), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

const Positioner = styled(Popover.Positioner)`
  z-index: ${layer.notice};
`;

/** Width of seven days of 44 px, the edges, and 4 px that stay free at each side of the window. */
const WEEK = '318px';

const Popup = styled(Popover.Popup)`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  width: 23rem;
  max-width: var(--available-width);
  /* Where neither side of the field has the room it covers the field: a month is seen whole. */
  max-height: calc(${windowHeight} - 8px);
  overflow-y: auto;
  /* Seven days of 44 px have just room in 320. */
  padding: ${rem(12)} clamp(1px, (100vw - ${WEEK}) / 2, min(${rem(12)}, 1.5vw)) ${rem(8)};
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  outline: none;
  background: ${color.surfaceCard};
  box-shadow: ${shadow.raised};
  color: ${color.textPrimary};
  ${type.body}

  > button {
    align-self: flex-end;
  }

  .rdp-month {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
  }

  .rdp-month_grid {
    grid-column: 1 / -1;
    width: 100%;
    margin-top: ${rem(8)};
    border-collapse: collapse;
    table-layout: fixed;
  }

  .rdp-button_previous,
  .rdp-button_next {
    display: grid;
    place-items: center;
    width: ${size.target};
    height: ${size.target};
    padding: 0;
    border: 0;
    border-radius: ${radius.field};
    background: transparent;
    color: ${color.textPrimary};
    cursor: pointer;
    ${focusRing}

    &:hover {
      background: ${color.surfaceBrandSoft};
    }

    &[aria-disabled='true'] {
      color: ${color.textTertiary};
      opacity: 0.5;
      cursor: not-allowed;
    }
  }

  /* The calendar has chosen the one that leads there already. */
  && .rdp-button_previous svg,
  && .rdp-button_next svg {
    transform: none;
  }

  /* Where both have no room beside each other, the year comes under the month. */
  .rdp-dropdowns {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 ${rem(4)};
  }

  .rdp-dropdown_root {
    position: relative;
    display: grid;
    flex: none;
  }

  /* The browser's own list under a caption that is drawn as the rest: it opens as on every other page of the phone. */
  .rdp-dropdown {
    position: absolute;
    inset: 0;
    width: 100%;
    border: 0;
    opacity: 0;
    cursor: pointer;
    font: inherit;
  }

  .rdp-caption_label {
    display: flex;
    align-items: center;
    gap: ${rem(4)};
    min-height: ${size.target};
    padding: 0 ${rem(8)};
    border-radius: ${radius.field};
    font-weight: ${fontWeight.strong};
  }

  .rdp-dropdown:hover + .rdp-caption_label {
    background: ${color.surfaceBrandSoft};
  }

  .rdp-dropdown:focus-visible + .rdp-caption_label {
    outline: 3px solid ${color.focusRing};
  }

  .rdp-weekday {
    height: 2rem;
    padding: 0;
    color: ${color.textSecondary};
    ${type.label}
    text-align: center;
  }

  .rdp-day {
    padding: 0;
    text-align: center;
  }

  .rdp-day_button {
    width: 100%;
    max-width: 3rem;
    min-height: ${size.target};
    padding: 0;
    border: 0;
    border-radius: ${radius.field};
    background: transparent;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    transition: background-color ${motion.state};

    &:hover {
      background: ${color.surfaceBrandSoft};
    }

    &:focus-visible {
      outline: 3px solid ${color.focusRing};
      outline-offset: -1px;
    }
  }

  /* Seven days and a month have the window's width, however large its letters are. */
  ${narrowWindow} {
    .rdp-button_previous,
    .rdp-button_next {
      width: ${size.iconTarget};
      height: ${size.iconTarget};
    }

    .rdp-caption_label,
    .rdp-day_button {
      min-height: ${size.iconTarget};
    }

    .rdp-caption_label {
      gap: 0;
      padding: 0;
      font-size: clamp(${rem(8)}, 7.5vw, 1em);
    }

    .rdp-weekday {
      font-size: clamp(${rem(8)}, 4.5vw, 1em);
    }

    .rdp-day {
      font-size: clamp(${rem(8)}, 5.5vw, 1em);
    }
  }

  .rdp-today .rdp-day_button {
    box-shadow: inset 0 0 0 1.5px ${color.borderControl};
    font-weight: ${fontWeight.bold};
  }

  .rdp-selected .rdp-day_button {
    background: ${color.textLink};
    color: ${color.surfaceCard};
    font-weight: ${fontWeight.bold};

    @media (forced-colors: active) {
      ${forcedCurrent}
    }
  }

  .rdp-disabled .rdp-day_button {
    background: transparent;
    color: ${color.textTertiary};
    text-decoration: line-through;
    cursor: not-allowed;

    @media (forced-colors: active) {
      color: GrayText;
    }
  }
`;
