import { isKeyBlocked, type KeyBlocking } from '#domain/keyBlocking.ts';

/**
 * Installs §2's production rules: right click and certain keys do nothing. Only the default action is prevented; the event goes on,
 * so that no control of the page loses a key it handles itself.
 */
export function installKeyBlocking(policy: KeyBlocking): void {
  if (policy === 'off') return;
  addEventListener('contextmenu', (event) => event.preventDefault());
  addEventListener(
    'keydown',
    (event) => {
      // What a browser or a password manager fills in comes with key presses that have no key.
      if (!(event instanceof KeyboardEvent) || !event.key) return;
      const { key, ctrlKey, altKey } = event;
      const altGraph = event.getModifierState('AltGraph');
      if (isKeyBlocked({ key, ctrlKey, altKey, altGraph }, policy)) event.preventDefault();
    },
    { capture: true },
  );
}
