import type { DayOrder } from '#domain/typedDate.ts';

/** Words of the date field and of its calendar. */
export const dateFieldWords = {
  // In the order in which days are typed here: in another order it would be read as another day.
  placeholder: (order: DayOrder): string => (order === 'mdy' ? 'mm/dd/aaaa' : 'dd/mm/aaaa'),
  failed: (example: string): string => `No pudimos abrir el calendario. Escriba la fecha así: ${example}.`,
  choose: (label: string): string => `${label}: elegir en el calendario`,
  calendar: (label: string): string => `${label}: calendario`,
  close: 'Cerrar',
};
