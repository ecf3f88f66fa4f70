/**
 * What a finger would miss: the controls of the page of which a square of 44 px around their middle is not wholly theirs, padding, labels
 * and what stands over them invisibly included (WCAG 2.5.5). Links and buttons inside running text are exempt, as there. Runs in the page.
 */
export function smallTargets(): string[] {
  /** A pixel less than 22: the browser rounds the place that is asked for, and the edges of a box that begins between two pixels. */
  const HALF = 21;
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role="tab"], [role="option"], [role="menuitem"]';
  const found: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (control.matches(':disabled, [type="hidden"]') || control.closest('[inert], [hidden]')) continue;
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    const label = control instanceof HTMLInputElement ? (control.labels?.[0] ?? null) : null;
    const own = control.getBoundingClientRect();
    // Radios and tick boxes that only assistive technology sees are pressed by their label.
    const isUnseen = own.width <= 1 || getComputedStyle(control).clipPath !== 'none';
    const target = isUnseen ? label : control;
    if (!target || isInText(control)) continue;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    if (width === 0 || height === 0 || getComputedStyle(target).pointerEvents === 'none') continue;
    const x = left + width / 2;
    const y = top + height / 2;
    const reaches = (dx: number, dy: number): boolean => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (control.contains(hit) || label?.contains(hit) === true || isPassing(hit, control));
    };
    if (!reaches(0, 0)) continue;
    const isWide = reaches(-HALF, 0) && reaches(HALF, 0);
    const isHigh = reaches(0, -HALF) && reaches(0, HALF);
    if (isWide && isHigh) continue;
    const name = control.getAttribute('aria-label') ?? label?.textContent ?? control.textContent ?? '';
    found.push(`${control.localName} «${name.trim().slice(0, 40)}» ${Math.round(width)}×${Math.round(height)}`);
  }
  return found;

  /** A word of a line of text. */
  function isInText(element: Element): boolean {
    const isInline = ({ display }: CSSStyleDeclaration): boolean => display.startsWith('inline');
    if (!element.matches('a, button') || !isInline(getComputedStyle(element))) return false;
    let line = element.parentElement;
    while (line && isInline(getComputedStyle(line))) line = line.parentElement;
    // What stands beside others in a row or a grid is in no text.
    if (!line || !['block', 'list-item'].includes(getComputedStyle(line).display)) return false;
    const words = (node: Element): string => node.textContent?.replace(/\P{L}/gu, '') ?? '';
    return words(line).length > words(element).length;
  }

  /** A message or a menu that will go by itself or at a touch elsewhere, and not the page, is in the way. */
  function isPassing(hit: Element, control: Element): boolean {
    for (let box: Element | null = hit; box && !box.contains(control); box = box.parentElement)
      if (box.matches('[role="menu"], [role="dialog"]') || getComputedStyle(box).position === 'fixed') return true;
    return false;
  }
}
