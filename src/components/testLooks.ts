import { cdp } from 'vitest/browser';
import { type ColorName, color } from '#theme/tokens.ts';

/** What a colour is painted as, in the words of `getComputedStyle`. */
export function systemColour(value: string): string {
  const probe = document.createElement('i');
  probe.style.color = value;
  document.body.append(probe);
  const painted = getComputedStyle(probe).color;
  probe.remove();
  return painted;
}

/** A colour of the theme that stands, in the same words. */
export const themeColour = (name: ColorName): string => systemColour(color[name]);

/** How words and pointer look on an element. */
export function looksOf(element: Element | null | undefined) {
  const { color: painted, cursor } = getComputedStyle(element ?? document.body);
  return { color: painted, cursor };
}

/** How they look on what cannot be used. */
export const disabledLooks = () => ({ color: themeColour('textDisabled'), cursor: 'not-allowed' });

/** Runs what looks at a page whose colours the member's system forces. */
export async function whereColoursAreForced(look: () => void): Promise<void> {
  const session = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  try {
    look();
  } finally {
    await session.send('Emulation.setEmulatedMedia', { features: [] });
  }
}
