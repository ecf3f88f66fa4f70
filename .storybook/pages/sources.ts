import made from 'virtual:component-sources';
import type { ShownSource } from './componentSources.ts';

/** The components of the catalogue by their title: componentSources.ts makes it. */
export const sources = made as Readonly<Record<string, ShownSource>>;
