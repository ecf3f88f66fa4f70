/** True while the browser paints with the few colours that the member has chosen, and leaves out shadows and backgrounds. */
export const isForced = (): boolean => matchMedia('(forced-colors: active)').matches;

/** True where the member has asked for less motion. */
export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const NOTHING = 'rgba(0, 0, 0, 0)';

/** Colour of the edge that the element itself draws; null where there is none to be seen. */
function edgeColour(element: Element): string | null {
  const { borderTopStyle, borderTopWidth, borderTopColor, appearance } = getComputedStyle(element);
  // The browser draws its own control, edge and mark, in the colours it knows.
  if (element.matches('input[type="checkbox"], input[type="radio"]') && appearance !== 'none') return 'native';
  if (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) === 0 || borderTopColor === NOTHING) return null;
  return borderTopColor;
}

/** The element, or what it draws before itself, has put on the member's own colours: then its shadows and its ground are seen, too. */
function drawsItself(element: Element): boolean {
  return [null, '::before'].some((part) => {
    const { forcedColorAdjust, boxShadow, backgroundColor } = getComputedStyle(element, part) as CSSStyleDeclaration & {
      forcedColorAdjust: string;
    };
    if (forcedColorAdjust !== 'none') return false;
    return boxShadow !== 'none' || (backgroundColor !== NOTHING && backgroundColor !== computedColour('Canvas'));
  });
}

/** How far a control's edge may be from the control: the box around an input, the label around a hidden radio button. */
const FURTHEST_BOX = 3;

/** Where a control may be drawn: itself, its boxes, and what comes after a radio button or checkbox that is not seen itself. */
function* boxesOf(control: Element): Generator<Element> {
  if (control.matches('input[type="checkbox"], input[type="radio"]')) {
    for (let next = control.nextElementSibling; next; next = next.nextElementSibling) yield next;
  }
  let box: Element | null = control;
  for (let steps = 0; box && steps < FURTHEST_BOX; steps += 1) {
    yield box;
    box = box.parentElement;
  }
}

/** The control is told from what is around it: by an edge of its own or of its box, or by a line under it. */
export function isOutlined(control: Element): boolean {
  for (const box of boxesOf(control)) {
    if (getComputedStyle(box).opacity !== '0' && (edgeColour(box) !== null || drawsItself(box))) return true;
  }
  const { textDecorationLine } = getComputedStyle(control);
  return textDecorationLine.includes('underline') || control.getAttribute('role') === 'tab';
}

/** What forced colours leave of an element and of what it draws before and after itself, for comparing two states. */
export function looksOf(element: Element): string {
  const page = computedColour('Canvas');
  return [null, '::before', '::after']
    .map((part) => {
      const style = getComputedStyle(element, part);
      // A background of the page's own colour is none to the eye, nor is one that lets everything through.
      const background =
        style.backgroundColor === page || style.backgroundColor.endsWith(', 0)') ? '' : style.backgroundColor;
      const border =
        Number.parseFloat(style.borderTopWidth) > 0 ? `${style.borderTopWidth} ${style.borderTopColor}` : '';
      const outline = style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`;
      const drawn = [background, border, outline];
      if (part) return style.content === 'none' || style.display === 'none' ? '' : drawn.join();
      return [...drawn, style.color, style.textDecorationLine, style.fontWeight].join();
    })
    .join(' | ');
}

/** The focus can be seen: the browser's own ring, or a line of at least 2 px, around the element or a box of it, or what these draw before or after themselves. */
export function hasFocusLine(element: Element): boolean {
  const own = computedColour('var(--focus-ring)');
  for (const box of boxesOf(element)) {
    for (const part of [null, '::before', '::after']) {
      const { outlineStyle, outlineWidth, outlineColor, opacity } = getComputedStyle(box, part);
      const isLine = outlineStyle === 'auto' || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
      // A colour of ours could be anything on a background of theirs.
      if (opacity !== '0' && isLine && !(isForced() && outlineColor === own)) return true;
    }
  }
  return false;
}

/** A colour as the browser computes it: a system colour such as `GrayText`, one of ours as `var(--…)`. */
export function computedColour(name: string): string {
  const probe = document.createElement('span');
  probe.style.cssText = `color: ${name}; forced-color-adjust: none`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Rule of axe for stories in forced colours: it reads the colours that the page asks for, not the member's, which are painted. */
export const contrastIsTheMembers = { id: 'color-contrast', selector: '[data-no-element-has-this]' };
