import type { Told } from './told.ts';

export const navigation: Told = {
  carried: [
    ['given += 1', 'given -= 1', 'names differ whichever way they are counted'],
    ["typeof name === 'string'", 'true', 'nothing but a text is the name of anything'],
  ],
};
