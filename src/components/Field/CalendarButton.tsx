import { CalendarDays } from 'lucide-react';
import { shownDay } from '#domain/typedDate.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { useFetchedOnPress } from '../Button/useFetchedOnPress.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useLanguage, useMessages } from '../messages/LanguageProvider.tsx';
import type { CalendarProps } from './Calendar.tsx';
import { dateFieldWords } from './DateField.words.ts';

export type CalendarButtonProps = Omit<CalendarProps, 'trigger' | 'focused'> & { disabled: boolean };

/** Its day cannot be a month, so the order can be seen. */
const EXAMPLE_DAY = '2026-12-31';

const fetchCalendar = () => import('./Calendar.tsx');

/**
 * Opens a calendar beside a date that can also be typed. The calendar library weighs more than most pages with a date, so it is fetched at
 * the first press, as the menu's is.
 */
export function CalendarButton({ disabled, ...calendar }: CalendarButtonProps) {
  const words = useMessages('DateField', dateFieldWords);
  const { dayOrder } = useLanguage();
  const { part, focused, isComing, ask } = useFetchedOnPress(
    fetchCalendar,
    words.failed(shownDay(EXAMPLE_DAY, dayOrder)),
  );
  const look = {
    label: words.choose(calendar.label),
    icon: <Icon icon={CalendarDays} size="large" />,
    disabled,
  };
  if (part) return <part.Calendar {...calendar} trigger={<IconButton {...look} />} focused={focused} />;
  return (
    <IconButton
      {...look}
      onClick={ask}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-busy={isComing || undefined}
    />
  );
}
