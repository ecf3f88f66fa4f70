import { commands } from 'vitest/browser';
import { watchCalls } from './calls.ts';
import { lendInstrument } from './instrument.ts';

watchCalls();

lendInstrument({
  ...(import.meta.env.VISUAL === '1' ? { photograph: (shot) => commands.photograph(shot) } : {}),
  emulateMedia: (media) => commands.emulateMedia(media),
  looksWithAxe: import.meta.env.A11Y !== '0',
});
