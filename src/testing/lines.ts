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

/** Where the middles of the lines of an element are, from the top: px in the window. Other than the edges of its words, they are no matter of the font. */
const middlesOf = (element: Element): number[] =>
  textBoxes(element)
    .map(({ top, height }) => top + height / 2)
    .sort((a, b) => a - b);

/** On how many lines the words of an element stand. */
export const linesOf = (element: Element): number => new Set(middlesOf(element).map(Math.round)).size;

/** Where the middle of the first line of its words is: px in the window. @throws when it has no words. */
export function firstMiddleOf(element: Element): number {
  const [first] = middlesOf(element);
  if (first === undefined) throw new Error(`Sin palabras a la vista: ${element.outerHTML}`);
  return first;
}

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
