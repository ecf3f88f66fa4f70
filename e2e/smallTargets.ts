/**
 * What a finger would miss: the controls of the page of which a square of 44 px around their middle is not wholly theirs, padding, labels
 * and what stands over them invisibly included (WCAG 2.5.5). Links and buttons inside running text are exempt, as there. Runs in the page.
 */
export function smallTargets(): string[] {
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
    if (!target || isInText(target)) continue;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    if (width === 0 || height === 0 || getComputedStyle(target).pointerEvents === 'none') continue;
    const x = left + width / 2;
    const y = top + height / 2;
    const reaches = (dx: number, dy: number): boolean => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (control.contains(hit) || label?.contains(hit) === true);
    };
    if (!reaches(0, 0)) continue;
    const isWide = reaches(-HALF, 0) && reaches(HALF, 0);
    const isHigh = reaches(0, -HALF) && reaches(0, HALF);
    if (isWide && isHigh) continue;
    const name = control.getAttribute('aria-label') ?? label?.textContent ?? control.textContent ?? '';
    found.push(`${control.localName} «${name.trim().slice(0, 40)}» ${Math.round(width)}×${Math.round(height)}`);
  }
  return found;

  function isInText(element: Element): boolean {
    if (getComputedStyle(element).display !== 'inline' && element.localName === 'a') return false;
    const around = element.parentElement?.textContent?.trim() ?? '';
    const own = element.textContent?.trim() ?? '';
    const siblings = [...(element.parentElement?.childNodes ?? [])];
    return (
      around.length > own.length &&
      siblings.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    );
  }
}
