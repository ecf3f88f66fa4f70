import { cipher } from './groups/cipher.ts';
import { faults } from './groups/faults.ts';
import { money } from './groups/money.ts';
import { mutation } from './groups/mutation.ts';
import { security } from './groups/security.ts';
import { speed } from './groups/speed.ts';
import { supply } from './groups/supply.ts';
import { time } from './groups/time.ts';
import type { Group } from './row.ts';

/** All that is promised, in the order of the page. */
export const groups: readonly Group[] = [faults, money, time, cipher, mutation, security, supply, speed];
