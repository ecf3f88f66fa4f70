/** Which version of each browser has what; browserslist brings it along, and it has no types of its own. */
declare module 'caniuse-lite' {
  /** Of each browser by version: `y`, `a` (in part), `n`, with remarks behind it. */
  export interface Feature {
    stats: Readonly<Record<string, Readonly<Record<string, string>>>>;
  }
  export const features: Readonly<Record<'css-container-queries', unknown>>;
  export function feature(packed: unknown): Feature;
}
