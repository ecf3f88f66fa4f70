import { media } from '#theme/tokens.ts';
import { LOW_WINDOW_PX } from '../Dialog/Dialog.tsx';

/** A window that a phone's keyboard, or its turning, has left low: boxes, total and Continuar stay in sight at once (360×400). */
export const lowWindow = media.lowerThan(LOW_WINDOW_PX);
