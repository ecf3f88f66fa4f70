import type { ComponentType } from 'react';
import type { OpenRouteName, RouteName } from '#navigation/routeTable.ts';
import { openScreens } from './openScreens.ts';

const isOpen = (name: RouteName): name is OpenRouteName => name in openScreens;

/**
 * Fetches the screen of a route. Where those behind the guard are to be had comes in a file of its own, which /login does without.
 * @throws what the browser says of a file that does not come (security.md 2.2 «Code that does not come»)
 */
export async function screenOf(name: RouteName): Promise<ComponentType> {
  if (isOpen(name)) return openScreens[name]();
  const { memberScreens } = await import('./memberScreens.ts');
  return memberScreens[name]();
}
