import { endpoint } from './endpoint.ts';
import { file, record } from './fields.ts';

/** A legal document as base64 PDF: `id` 1 data-treatment policy (§7), 2 terms of the channel (ours). Read before signing in too. */
export const leer = endpoint({
  id: 'contrato.leer',
  method: 'GET',
  path: 'contrato/{id}',
  summary: 'Documento legal en PDF: 1 tratamiento de datos personales, 2 términos del canal (propuesta).',
  authenticated: false,
  answerOrigin: 'specification',
  answer: record({ contrato: file() }),
  codes: ['-9999-00-03'],
});
