/** What the line of help says by itself. */
export const helpLineWords = { call: (telephone: string): string => `Llamar al ${telephone}`, agencies: 'Agencias' };
