/** Words of the help line. */
export const helpLineWords = { call: (telephone: string): string => `Llamar al ${telephone}`, agencies: 'Agencias' };
