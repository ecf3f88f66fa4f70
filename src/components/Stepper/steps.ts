export type StepLook = 'done' | 'current' | 'pending';

/** A step with its number, from 1, and how it is drawn. */
export interface ShownStep {
  label: string;
  number: number;
  look: StepLook;
}

/** The steps of a stepper where the one with the number `current` is the present one. */
export function shownSteps(steps: readonly string[], current: number): ShownStep[] {
  return steps.map((label, index) => {
    const number = index + 1;
    return { label, number, look: number < current ? 'done' : number === current ? 'current' : 'pending' };
  });
}
