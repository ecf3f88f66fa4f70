import { DATA_POLICY_CONTRACT_ID, TERMS_CONTRACT_ID } from '#domain/constants.ts';
import { specTexts } from '#domain/specTexts.ts';

/** The documents of `contrato/{id}` that a member may open (§7; 2 is contract.md's). */
export const legalDocuments = {
  dataPolicy: {
    id: DATA_POLICY_CONTRACT_ID,
    title: specTexts.misDatos.dataTreatment,
    fileName: 'tratamiento-de-datos-personales.pdf',
  },
  terms: {
    id: TERMS_CONTRACT_ID,
    title: 'Términos y condiciones',
    fileName: 'terminos-y-condiciones.pdf',
  },
} as const;

export type LegalDocument = keyof typeof legalDocuments;
