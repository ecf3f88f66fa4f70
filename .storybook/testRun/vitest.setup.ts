import { commands } from 'vitest/browser';
import { watchActivity } from './activity.ts';
import { type EmulatedMedia, lendInstrument } from './instrument.ts';

watchActivity();

let emulated = '';

/** Asks the browser only for what is not so already. */
async function emulateMedia(media: EmulatedMedia): Promise<void> {
  const wanted = JSON.stringify(media);
  if (wanted === emulated) return;
  await commands.emulateMedia(media);
  emulated = wanted;
}

lendInstrument({
  ...(import.meta.env.VISUAL === '1' ? { photograph: (shot) => commands.photograph(shot) } : {}),
  emulateMedia,
  looksWithAxe: import.meta.env.A11Y !== '0',
});
