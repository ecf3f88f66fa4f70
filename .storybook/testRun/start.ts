import { watchActivity } from './activity.ts';
import { instrument } from './instrument.ts';

/* The first thing the catalogue does: whoever asks, waits or fetches later does so under its eyes. */
if (instrument()) watchActivity();
