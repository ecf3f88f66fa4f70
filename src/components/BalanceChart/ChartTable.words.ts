/** What the table under a chart says by itself. */
export const chartTableWords = { show: 'Ver como tabla', hide: 'Ocultar tabla', date: 'Fecha' };
