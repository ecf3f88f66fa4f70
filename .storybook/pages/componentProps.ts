import type { StrictArgTypes } from 'storybook/internal/types';

/** A property of a component, as its code describes it. */
export interface ComponentProp {
  name: string;
  type: string;
  required: boolean;
  /** As it is written in code; '' without one. */
  byDefault: string;
  /** In the code's language. */
  says: string;
}

/** The properties that a component's code describes; what stories alone bring along is none. The required ones come first. */
export function propsOf(argTypes: StrictArgTypes): ComponentProp[] {
  const props = Object.values(argTypes).flatMap(({ name, description, type, table }): ComponentProp[] => {
    const written = table?.type?.detail ?? table?.type?.summary;
    if (!written) return [];
    const required = typeof type === 'object' && type.required === true;
    return [
      {
        name,
        type: choicesOf(type) ?? written,
        required,
        byDefault: table?.defaultValue?.summary ?? '',
        says: description ?? '',
      },
    ];
  });
  return props.sort((one, other) => Number(other.required) - Number(one.required));
}

/** `'a' | 'b'` where the code's description has the choices apart. */
function choicesOf(type: unknown): string | undefined {
  const { value } = (type ?? {}) as { value?: unknown };
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const choices = value.map((choice: unknown) => {
    if (typeof choice !== 'object' || choice === null) return `'${String(choice)}'`;
    const { name, value: literal } = choice as { name?: unknown; value?: unknown };
    return typeof literal === 'string' ? literal : String(name);
  });
  return choices.join(' | ');
}

/** An example as one would write it: what stands for an icon is printed as the object that it is. */
export const tidyExample = (code: string): string =>
  code.replaceAll(/\{\{\s*\$\$typeof: Symbol\([\w.]+\),\s*render: \(\) => \{\}\s*\}\}/g, '{Icono}');

/** How far a component has come, in the words of its tag. Without one it is stable. */
export function statusOf(tags: readonly string[]): string {
  if (tags.includes('estado: propuesta')) return 'Propuesta';
  return tags.includes('estado: nuevo') ? 'Nuevo' : 'Estable';
}
