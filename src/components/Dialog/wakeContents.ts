/** True of WebKit with container queries (16.0) but without the unit `lh` (16.4); not asked of other engines. */
const isForgetful = (): boolean => CSS.supports('-webkit-nbsp-mode: space') && !CSS.supports('height: 1lh');

/**
 * Call after a dialog has closed. WebKit 16.0 to 16.3 (D-70) can leave a size container inert that changes in the same moment; here that is
 * the whole page under `main`, which is then visible but hears no press. Rebuilding its boxes wakes it. Nothing is painted in between, and
 * other browsers do nothing.
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
