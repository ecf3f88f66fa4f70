import { CalendarDays } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { useLatch } from '../Button/useLatch.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { useToast } from '../Toast/ToastProvider.tsx';
import type { CalendarProps } from './Calendar.tsx';
import { dateFieldWords } from './DateField.words.ts';

export type CalendarButtonProps = Omit<CalendarProps, 'trigger'> & { disabled: boolean };

/**
 * Opens a calendar beside a date that can also be typed. The kit that draws it weighs more than most pages that have it, so it is
 * fetched with the first press, as the menu is.
 */
export function CalendarButton({ disabled, ...calendar }: CalendarButtonProps) {
  const [loaded, setLoaded] = useState<{ Calendar: ComponentType<CalendarProps> } | null>(null);
  const words = useMessages('DateField', dateFieldWords);
  const toast = useToast();
  const once = useLatch();
  const open = () =>
    once(async () => {
      const module = await import('./Calendar.tsx').catch(() => null);
      if (module) setLoaded({ Calendar: module.Calendar });
      else toast.error(words.failed);
    });
  const look = {
    label: words.choose(calendar.label),
    icon: <Icon icon={CalendarDays} size="large" />,
    disabled,
  };
  if (loaded) return <loaded.Calendar {...calendar} trigger={<IconButton {...look} />} />;
  return <IconButton {...look} onClick={() => void open()} aria-haspopup="dialog" aria-expanded={false} />;
}
