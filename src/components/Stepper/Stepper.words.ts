/** What both steppers say by themselves. */
export const stepperWords = {
  list: 'Pasos',
  done: '(completado)',
  count: (step: number, steps: number): string => `${step} de ${steps}`,
};
