/** WebKit with container queries (16.0) that is older than the unit `lh` (16.4); of other engines neither is asked. */
const isForgetful = (): boolean => CSS.supports('-webkit-nbsp-mode: space') && !CSS.supports('height: 1lh');

/**
 * After a dialog has closed: WebKit 16.0 to 16.3 (D-70) can leave inert what stands in a size container that changes in the same moment, the whole
 * page under `main`: it is seen, and hears no press. Its boxes made anew, it does. Nothing is drawn in between, and other browsers do nothing.
 */
export function wakeContents(): void {
  if (!isForgetful()) return;
  requestAnimationFrame(() => {
    for (const content of document.querySelectorAll<HTMLElement>('main > *')) {
      const { style } = content;
      const { position } = style;
      style.position = 'relative';
      // Read between the two, so that each is carried out.
      void content.offsetHeight;
      style.position = position;
      void content.offsetHeight;
    }
  });
}
