/** An account elsewhere that is not registered, as somebody types it: its holder's name is that of demo-bank.md C.4. */
export const rosa = {
  tipo: 'BAN',
  institucion: '1001',
  cuenta: 'AHO',
  numero: '7700112233',
  documento: '0159999036',
  beneficiario: 'Rosa Elena Ordóñez',
};
