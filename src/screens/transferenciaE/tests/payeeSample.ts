import type { ExternalPayee } from '../externalPayee.ts';

/** Who is paid at another bank, and nothing is known of her name there. */
export const rosa: ExternalPayee = {
  name: 'Rosa Elena Ordóñez',
  institution: 'Banco Andes Demo',
  accountType: 'Ahorros',
  number: '2209988771',
  identificationType: '1',
  identification: '0159999036',
  nameMatch: null,
};
