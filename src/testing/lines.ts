/** The boxes of the words in an element, one for each line; what only assistive technology gets (`visuallyHidden`) has none. */
function textBoxes(element: Element): DOMRect[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const isSeen = (text.parentElement?.getBoundingClientRect().width ?? 0) > 1;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (isSeen) boxes.push(...range.getClientRects());
  }
  return boxes;
}

/** On how many lines the words of an element stand. */
export const linesOf = (element: Element): number =>
  new Set(textBoxes(element).map(({ top, height }) => Math.round(top + height / 2))).size;

/** Where the words of an element are: px in the window. */
export function wordsOf(element: Element): { left: number; right: number; top: number; bottom: number } {
  const boxes = textBoxes(element);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
