import { commands } from 'vitest/browser';
import { lendInstrument } from './instrument.ts';

lendInstrument({
  ...(import.meta.env.VISUAL === '1' ? { photograph: (shot) => commands.photograph(shot) } : {}),
  emulateMedia: (media) => commands.emulateMedia(media),
  looksWithAxe: import.meta.env.A11Y !== '0',
});
