/**
 * What is wrong with the layout of the page as it stands, one line each: it scrolls sideways, a text or a control leaves its card or is
 * cut at its edge, or two of them stand on one another. Runs in the page and reads nothing from outside: journeys hand its text to the browser
 * (e2e/closeLook.ts), so that it has its own notion of what is seen. Of an open dialog only what is in it is looked at. A window as high as the page has
 * nothing hidden under a sticky bar.
 */
export function layoutFaults(): string[] {
  /** Half a pixel of rounding at each side. */
  const SLACK = 1;
  /** How much of two texts must be in one place, px: the boxes of letters are higher than what is drawn. */
  const SHARED = 3;
  const found = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`la página mide ${scrollWidth} px`);

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const isTransparent = (value: string): boolean => value === 'transparent' || /^rgba\(.*, 0\)$/.test(value);
  /** What the eye takes for a box: it has a ground, an edge or a shadow of its own. */
  const isCard = (element: Element): boolean => {
    const { borderLeftWidth, borderLeftColor, backgroundColor, boxShadow } = styleOf(element);
    const hasEdge = Number.parseFloat(borderLeftWidth) > 0 && !isTransparent(borderLeftColor);
    return hasEdge || !isTransparent(backgroundColor) || boxShadow !== 'none';
  };
  const nameOf = (element: Element): string =>
    `<${element.localName}> «${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}»`;

  /** Up from what is drawn there to the first box that it must not leave; says whether it is in sight. */
  const isSeen = (drawn: Element, { left, right, top, bottom }: DOMRect): boolean => {
    let isStuck = false;
    let isInCard = false;
    for (let box: Element | null = drawn; box && box !== document.body; box = box.parentElement) {
      const style = styleOf(box);
      if (style.clipPath !== 'none' || style.getPropertyValue('clip') !== 'auto') return false;
      if (style.display === 'inline' || style.display === 'contents') continue;
      const edge = box.getBoundingClientRect();
      const leavesSide = left < edge.left - SLACK || right > edge.right + SLACK;
      const leavesEnd = top < edge.top - SLACK || bottom > edge.bottom + SLACK;
      // What stands still while the rest scrolls under it.
      isStuck ||= style.position === 'sticky';
      const scrolls = [style.overflowX, style.overflowY].some((way) => way === 'auto' || way === 'scroll');
      if (scrolls) return !leavesSide && !leavesEnd && !isStuck;
      if (style.overflowX !== 'visible' && (leavesSide || leavesEnd)) {
        const isShortened =
          style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none';
        if (!isShortened) found.add(`se corta ${nameOf(drawn)} en ${nameOf(box)}`);
        return false;
      }
      if (box !== drawn && !isInCard && isCard(box)) {
        isInCard = true;
        if (leavesSide) found.add(`sale ${nameOf(drawn)} de ${nameOf(box)}`);
      }
      if (style.position === 'fixed') return false;
    }
    return !isStuck;
  };

  /** The open menu or calendar that something is in: it stands over the page. */
  const layerOf = (element: Element): Element | null => element.closest('[role="menu"], [role="dialog"]');

  const seen: { element: Element; rect: DOMRect }[] = [];
  const range = document.createRange();
  const room = document.querySelector('dialog:modal') ?? document.body;
  for (const element of room.querySelectorAll('*')) {
    const isIcon = element.localName === 'svg' && element.closest('button, a') !== null;
    if (!isIcon && element.closest('svg')) continue;
    const words = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!isIcon && words.length === 0 && !element.matches('input, select, textarea')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    let rects = [element.getBoundingClientRect()];
    if (words.length > 0) {
      rects = words.flatMap((node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
    }
    for (const rect of rects) {
      if (rect.width <= 1 || rect.height <= 1) continue;
      if (isSeen(element, rect)) seen.push({ element, rect });
    }
  }

  seen.sort((first, second) => first.rect.top - second.rect.top);
  for (const [index, { element, rect }] of seen.entries()) {
    for (let next = index + 1; next < seen.length; next += 1) {
      const other = seen[next];
      // Letters leave a quarter of their box free at each end.
      if (!other || other.rect.top > rect.bottom - SHARED) break;
      if (layerOf(element) !== layerOf(other.element)) continue;
      if (element === other.element || element.contains(other.element) || other.element.contains(element)) continue;
      const quarter = (rect.height + other.rect.height) / 8;
      const down = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top) - quarter;
      const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      if (down < SHARED || across < SHARED) continue;
      found.add(`${nameOf(element)} está sobre ${nameOf(other.element)}`);
    }
  }
  return [...found];
}
