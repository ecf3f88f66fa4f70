/*
 * What runs in the page to find what a member means: by role and name, as a person or a screen reader would say it. Each function is sent as
 * its own text, so that nothing outside of it can be used.
 */
import type { Point } from './engine.ts';

/** What can be asked for by its name. */
export type Role = 'button' | 'link' | 'menuitem' | 'option' | 'radio' | 'tab' | 'switch' | 'field' | 'heading';

/** What is looked for; a pattern goes over as its source. */
export interface Sought {
  role: Role;
  name: string;
  isPattern: boolean;
}

/** What was found of it. */
export interface Found {
  /** Its middle, when a press there meets it. */
  point: Point | null;
  /** Why it cannot be pressed, or is not found. */
  trouble: string;
  hasFocus: boolean;
}

/**
 * Finds it in the dialog that is open, else in the page, brings it into sight, and tells where it can be pressed. `wanted` says what is
 * done with it besides: `select` marks what stands in the field, so that typing takes its place; `press` keeps the next press from
 * whatever else may have come under it meanwhile (`missedPress` tells).
 */
export async function lookFor({ role, name, isPattern }: Sought, wanted: 'look' | 'press' | 'select'): Promise<Found> {
  const SELECTORS: Readonly<Record<Role, string>> = {
    button: 'button, summary, [role="button"]',
    link: 'a[href]',
    menuitem: '[role="menuitem"]',
    option: '[role="option"]',
    radio: 'input[type="radio"], [role="radio"]',
    tab: '[role="tab"]',
    switch: '[role="switch"], input[type="checkbox"]',
    field: 'input:not([type="radio"], [type="checkbox"]), textarea, select, [role="combobox"]',
    heading: 'h1, h2, h3, [role="heading"]',
  };
  const isShown = (element: Element): boolean =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const textIn = (node: Node, field?: Element): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element) || node === field) return '';
    const { display } = getComputedStyle(node);
    if (node.getAttribute('aria-hidden') === 'true' || display === 'none') return '';
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    const text = label ?? [...node.childNodes].map((child) => textIn(child, field)).join('');
    return display === 'inline' ? text : ` ${text} `;
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const named = ids.flatMap((id) => document.getElementById(id) ?? []);
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    const given = element.getAttribute('aria-label');
    const text =
      named.length > 0
        ? named.map((one) => textIn(one)).join(' ')
        : (given ?? (labels.length > 0 ? labels.map((one) => textIn(one, element)).join(' ') : '') ?? '') ||
          textIn(element) ||
          (element.getAttribute('title') ?? '');
    return text.replace(/\s+/g, ' ').trim();
  };
  const isMeant = (text: string): boolean => (isPattern ? new RegExp(name).test(text) : text === name);
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const found = [...scope.querySelectorAll(SELECTORS[role])].find(
    (element) => (role === 'radio' || isShown(element)) && isMeant(nameOf(element)),
  );
  if (!(found instanceof HTMLElement)) return { point: null, trouble: 'no está', hasFocus: false };
  const hasFocus = document.activeElement === found;
  if (wanted === 'look') return { point: null, trouble: '', hasFocus };
  if (found.matches(':disabled, [aria-disabled="true"]')) return { point: null, trouble: 'está inactivo', hasFocus };
  // A radio's own box may be hidden behind its label.
  const target = (role === 'radio' && (found as HTMLInputElement).labels?.[0]) || found;
  const place = () => {
    const { x, y, width, height } = target.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  target.scrollIntoView({ block: 'center', inline: 'nearest' });
  const before = place();
  await new Promise((resolve) => setTimeout(resolve, 80));
  const point = place();
  if (!found.isConnected || Math.hypot(point.x - before.x, point.y - before.y) > 0.5)
    return { point: null, trouble: 'se mueve', hasFocus };
  const hit = document.elementFromPoint(point.x, point.y);
  if (!hit || !(target.contains(hit) || hit.closest('label')?.contains(target)))
    return {
      point: null,
      trouble: `lo tapa <${hit?.tagName.toLowerCase() ?? 'nada'} ${hit?.className ?? ''}>`,
      hasFocus,
    };
  if (wanted === 'select' && (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement)) {
    found.focus();
    found.select();
  }
  if (wanted === 'press') {
    const meets = (event: Event): boolean =>
      event.target instanceof Node &&
      (target.contains(event.target) || (hit.contains(event.target) && hit !== document.body));
    // The place that was looked at may be another thing's by now, though the browser still says that this one was met.
    const hasMoved = (): boolean => {
      const now = place();
      return Math.hypot(now.x - point.x, now.y - point.y) > 1;
    };
    const { dataset } = document.documentElement;
    // One that never came is waited for no more.
    const page = window as Window & { lastPress?: AbortController };
    page.lastPress?.abort();
    const press = new AbortController();
    page.lastPress = press;
    dataset.press = 'awaited';
    const guard = (event: Event): void => {
      if (event.type === 'pointerdown') dataset.press = meets(event) && !hasMoved() ? 'met' : 'missed';
      // What opened under the press covers it, and has done what was asked for; what went away under it has not.
      if (event.type === 'pointerup' && !meets(event) && found.isConnected && hasMoved()) dataset.press = 'missed';
      if (dataset.press === 'missed') {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      if (event.type === 'click') press.abort();
    };
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      addEventListener(type, guard, { capture: true, signal: press.signal });
  }
  return { point, trouble: '', hasFocus };
}

/** Whether the last press met something else than what it was meant for, since the page had moved under it, or has met nothing for two seconds. */
export async function missedPress(): Promise<boolean> {
  // A page that came by the press knows of none.
  const { dataset } = document.documentElement;
  for (let glances = 0; dataset.press === 'awaited' && glances < 40; glances += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return dataset.press === 'awaited' || dataset.press === 'missed';
}

/** Chooses an entry of a native list, as its own menu would. */
export async function chooseIn(label: string, entry: string): Promise<boolean> {
  const lists = [...document.querySelectorAll('select')];
  const list = lists.find(({ labels }) => [...labels].some(({ textContent }) => textContent?.trim().startsWith(label)));
  const option = [...(list?.options ?? [])].find(({ text }) => text.trim() === entry);
  if (!list || !option) return false;
  list.focus();
  // What the page does when somebody comes to it is done before they have chosen.
  await new Promise((resolve) => setTimeout(resolve, 100));
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(list, option.value);
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** What is to be read now: in the dialog that is open, and in the page. */
export function textOfPage(): string {
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog:modal')].map(({ innerText }) => innerText);
  return [...dialogs.reverse(), document.body.innerText].join('\n');
}

/** All that the document holds, also what is not seen. */
export function wholeText(): string {
  const fields = [...document.querySelectorAll('input, textarea')] as (HTMLInputElement | HTMLTextAreaElement)[];
  return `${document.documentElement.outerHTML}\n${fields.map(({ value }) => value).join('\n')}`;
}

/** What stands in the field of that label. */
export function valueOf(label: string): string {
  const named = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.trim() === label);
  return (named?.control as HTMLInputElement | null | undefined)?.value ?? '';
}

/** The kind of element that has the focus. */
export function focused(): string {
  return document.activeElement?.tagName ?? '';
}

/** Whether what has the focus can be seen: inside the window, nothing over it, not transparent. */
export function isFocusSeen(): boolean {
  const element = document.activeElement;
  if (!element) return false;
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit !== null && element.contains(hit) && Number(getComputedStyle(element).opacity) > 0.9;
}
