import type { Criterion, Service } from '../services.ts';

/** A number of seven digits that a service asks for. */
export const criterion = (code: string): Criterion => ({
  code,
  label: code,
  help: '',
  minLength: 7,
  maxLength: 7,
  digitsOnly: true,
});
/** A service that is looked up by either of two numbers of seven digits. */
export const service = (code: string): Service => ({
  code,
  category: '',
  name: code,
  criteria: [criterion('CODIGO'), criterion('MEDIDOR')],
  allowsPartial: false,
  several: false,
  oldestFirst: false,
});
