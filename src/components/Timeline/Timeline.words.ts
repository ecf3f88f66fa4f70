/** Spoken with a step that has not come yet. */
export const timelineWords = { waiting: '(en espera)', pending: '(pendiente)' };
