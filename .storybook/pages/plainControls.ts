/** A story as far as its controls are concerned. */
interface Settable {
  argTypes: Readonly<Record<string, { control?: unknown; options?: readonly unknown[] }>>;
  parameters: { controls?: { exclude?: readonly string[] } };
}

const PLAIN: readonly unknown[] = ['text', 'number', 'boolean'];

/** A control is named by its kind, or is an object that says it. */
const kindOf = (control: unknown): unknown =>
  typeof control === 'object' && control !== null && 'type' in control ? control.type : control;

/**
 * Arguments that a person can set by hand, and see: elements and functions are not, and what its drawing does not show a story leaves out itself
 * (`controls: { exclude: […] }`).
 */
export function plainControls({ argTypes, parameters }: Settable): string[] {
  return Object.entries(argTypes).flatMap(([name, { control, options }]) => {
    if (parameters.controls?.exclude?.includes(name)) return [];
    return options || PLAIN.includes(kindOf(control)) ? [name] : [];
  });
}
