import { statusTag } from '../tags.ts';

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

/** How far a component has come, in the words of its tag. Without one it is stable. */
export function statusOf(tags: readonly string[]): string {
  if (tags.includes(statusTag('propuesta'))) return 'Propuesta';
  return tags.includes(statusTag('nuevo')) ? 'Nuevo' : 'Estable';
}
