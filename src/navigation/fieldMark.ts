/** Marks a control, or the element around it, as a field that a flow can go back to. */
export const fieldMark = (field: string) => ({ 'data-field': field });

const CONTROL = ':is(input, select, textarea, button):not(:disabled)';

/** The control of a marked field: of a group of choices the chosen one, else the first. Null where it is not on the page. */
export function controlOf(field: string): HTMLElement | null {
  const mark = `main [data-field="${field}"]`;
  const controls = [...document.querySelectorAll<HTMLElement>(`${mark}${CONTROL}, ${mark} ${CONTROL}`)];
  const [first = null] = controls;
  const isChoice = first?.matches('[type="radio"]') === true;
  return (isChoice && controls.find((control) => control.matches('[type="radio"]:checked'))) || first;
}
