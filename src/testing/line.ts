import { onlineManager } from '@tanstack/react-query';

/** After what was done without a connection: the page, which goes on, has one again. */
export function lineIsBack(): void {
  // It listens only while a world stands.
  onlineManager.setOnline(true);
  dispatchEvent(new Event('online'));
}
