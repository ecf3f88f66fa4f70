/** What the field of a date and its calendar say by themselves. */
export const dateFieldWords = {
  placeholder: 'dd/mm/aaaa',
  failed: 'No pudimos abrir el calendario. Escriba la fecha así: 31/12/2026.',
  choose: (label: string): string => `${label}: elegir en el calendario`,
  calendar: (label: string): string => `${label}: calendario`,
  close: 'Cerrar',
};
