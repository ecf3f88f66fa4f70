/** How long a suggestion may be (contract B.2 `informacion/insertar/sugerencias`), in characters as people count them. */

/** Longest name under it. */
export const SUGGESTION_NAME_LENGTH = 200;

/** Longest message. */
export const SUGGESTION_LENGTH = 500;
