import * as contrato from '#api/contract/contrato.ts';
import * as informacion from '#api/contract/informacion.ts';
import * as marketing from '#api/contract/marketing.ts';
import { Malformed, refuse } from '../bank/refusal.ts';
import { agencies, frequentQuestions, mobilePrefixes } from '../bank/seed/catalogues.ts';
import { legalDocument } from '../bank/seed/documents.ts';
import { marketingPictures } from '../bank/seed/marketing.ts';
import { addSuggestion } from '../bank/suggestions.ts';
import { type Answering, answering } from './answering.ts';

/** What is read without signing in: information, legal documents and pictures. */
export const informacionAnswers: readonly Answering[] = [
  answering(informacion.prefijosMovil, () => mobilePrefixes),
  answering(informacion.agencias, () => agencies),
  answering(informacion.preguntas, () => frequentQuestions),
  answering(informacion.insertarSugerencia, ({ bank }, { body }) => ({ numeroTramite: addSuggestion(bank, body) })),
  answering(contrato.leer, (_, { params }) => ({ contrato: legalDocument(params.id) ?? refuse('-9999-00-03') })),
  answering(marketing.imagenes, (_, { params }) => {
    const pictures = marketingPictures(params.id);
    if (!pictures) throw new Malformed('«params.id» no es 1, 2 ni 3.');
    return pictures;
  }),
];
