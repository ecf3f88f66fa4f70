/** What the chart says by itself. */
export const balanceChartWords = {
  label: 'Saldo en el tiempo, día por día',
  help: 'Con las flechas recorre los días.',
  /** A mark of the scale from a million on; the amount comes with its symbol and decimal mark. */
  millions: (amount: string): string => `${amount} M`,
};
