import { statusTag } from '../tags.ts';

/** A property of a component, as its code describes it. */
export interface ComponentProp {
  name: string;
  type: string;
  required: boolean;
  /** As it is written in code; '' without one. */
  byDefault: string;
  /** In the code's language; '' where the code says nothing of it. */
  says: string;
}

/** A type of the library that properties are made of, as its code declares it. */
export interface OwnType {
  name: string;
  code: string;
}

/** What whoever writes with a component has to know of it. */
export interface ComponentApi {
  /** The project's own, the required ones first; of a hook its parameters. */
  props: readonly ComponentProp[];
  /** The element that it takes everything else of, and its most used properties; `null` where it takes nothing but its own. */
  element: ComponentElement | null;
  /** The types that its own properties name. */
  types: readonly OwnType[];
}

/** An element of the page whose properties a component takes besides its own. */
export interface ComponentElement {
  /** `select`. */
  tag: string;
  takesRef: boolean;
  /** Of its properties those that forms and handlers need, as far as the component takes them. */
  props: readonly ComponentProp[];
}

/** Said of the element's properties wherever they are told. */
export const elementPropTexts: Readonly<Record<string, string>> = {
  children: 'Lo que está dentro.',
  checked: 'Si está marcada, cuando el estado lo lleva quien la usa; pide `onChange`.',
  defaultChecked: 'Si está marcada al comienzo, cuando el estado lo lleva el navegador.',
  defaultValue: 'El valor del comienzo, cuando el estado lo lleva el navegador o una biblioteca de formularios.',
  disabled: 'No se puede usar ni recibe el foco.',
  name: 'Nombre con que se envía; lo pone también `register` de una biblioteca de formularios.',
  onChange: 'Se llama cada vez que cambia.',
  onClick: 'Se llama al pulsar.',
  value: 'El valor, cuando el estado lo lleva quien lo usa; pide `onChange`.',
};

/** How far a component has come, in the words of its tag. Without one it is stable. */
export function statusOf(tags: readonly string[]): string {
  if (tags.includes(statusTag('propuesta'))) return 'Propuesta';
  return tags.includes(statusTag('nuevo')) ? 'Nuevo' : 'Estable';
}
