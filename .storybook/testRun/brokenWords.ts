/**
 * Words of ordinary length that stand on more than one line, and numbers; a hyphen, an address and the like may be divided where they are
 * joined, and so is code. Of an open dialog only what is in it is looked at. Runs in the page and reads nothing from outside: journeys hand its text to the
 * browser (e2e/closeLook.ts), so that it has its own notion of what is seen, as layoutFaults.ts and codes.ts have theirs.
 */
export function brokenWords(): string[] {
  const walker = document.createTreeWalker(
    document.querySelector('dialog:modal') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const range = document.createRange();
  const found = new Set<string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest('noscript, script, style, svg, option, code')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (isForReadersAlone(element)) continue;
    for (const { 0: text, index } of (node.textContent ?? '').matchAll(/\S+/gu)) {
      if (text.includes('@')) continue;
      for (const word of text.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        if (word[0].length > 15) continue;
        range.setStart(node, index + word.index);
        range.setEnd(node, index + word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.add(`se parte «${word[0]}» en «${(element.textContent ?? '').trim().slice(0, 40)}»`);
      }
    }
  }
  return [...found];

  /** What a screen reader reads and nobody sees. */
  function isForReadersAlone(element: Element): boolean {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.clipPath !== 'none' || style.getPropertyValue('clip') !== 'auto') return true;
    }
    return false;
  }
}
