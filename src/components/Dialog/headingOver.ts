/** What names the part of a page in which that stands, a section, a panel or a dialog: its heading, or null where none of them has one. */
export function headingOver(element: Element): HTMLElement | null {
  const part = element.closest('section, aside, dialog');
  const id = part?.getAttribute('aria-labelledby');
  return (id ? document.getElementById(id) : part?.querySelector<HTMLElement>('h2')) ?? null;
}
