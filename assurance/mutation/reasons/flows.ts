import type { Told } from './told.ts';

export const flows: Told = {
  'ayuda/agencyLinks': [['telefono?.trim', 'telefono.trim', 'there is an address only where there is a telephone']],
  'busqueda/matcher': [['[]', '["Stryker was here"]', 'a text is no place in the name: nothing is marked either way']],
};
