import type { MouseEvent } from 'react';

/**
 * For the buttons under a form: pressing one does not leave the field first, whose message would come or go and move the button away
 * from under the click.
 */
export const pressing = { onMouseDown: (event: MouseEvent) => event.preventDefault() } as const;
