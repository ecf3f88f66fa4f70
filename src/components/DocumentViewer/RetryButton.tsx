import { Button, type ButtonProps } from '../Button/Button.tsx';
import { useFocusPassedOn } from '../Dialog/useFocusPassedOn.ts';

/** «Reintentar» for the document or for one page. It goes with its message; its focus then goes to the region of the pages around it. */
export function RetryButton(look: Pick<ButtonProps, 'loading' | 'onClick' | 'children' | 'aria-label'>) {
  const own = useFocusPassedOn((button) => button.closest<HTMLElement>('[role="region"]'));
  return <Button ref={own} variant="secondary" size="compact" {...look} />;
}
