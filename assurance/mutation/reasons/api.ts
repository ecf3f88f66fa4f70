import type { Told } from './told.ts';

export const api: Told = {
  geolocation: [['{ return {}; }', '{}', 'it is spread, and nothing spread is nothing']],
};
