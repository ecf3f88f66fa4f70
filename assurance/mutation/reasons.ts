import type { Survivor } from './results.ts';

/** Why a mutant that survives is none that a test could notice. */
export interface Reason extends Pick<Survivor, 'file' | 'from' | 'to'> {
  why: string;
}

/** Survivors that change nothing that can be seen; every other one is a test that is missing. */
export const reasons: readonly Reason[] = [];
