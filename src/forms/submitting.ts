import type { SubmitEvent } from 'react';

/** A form's `onSubmit` that does `action` in the place of the browser's own sending. What fails is the action's to tell. */
export function submitting(action: () => unknown): (event: SubmitEvent) => void {
  return (event) => {
    event.preventDefault();
    void action();
  };
}
