/** What both steppers say by themselves. */
export const stepperWords = {
  list: 'Pasos',
  done: '(completado)',
  /** Between the number of a step and that of all. */
  of: 'de',
};
