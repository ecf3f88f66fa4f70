import * as contrato from '#api/contract/contrato.ts';
import * as informacion from '#api/contract/informacion.ts';
import * as marketing from '#api/contract/marketing.ts';
import { refuse } from '../bank/refusal.ts';
import { agencies, frequentQuestions, mobilePrefixes } from '../bank/seed/catalogues.ts';
import { legalDocument } from '../bank/seed/documents.ts';
import { type Answering, answering } from './answering.ts';

/** The number that the first suggestion of a fresh bank gets (copy E). */
const FIRST_CASE_NUMBER = 10_482;

/** What is read without signing in: information, legal documents and pictures (there are none: the list may be empty). */
export const informacionAnswers: readonly Answering[] = [
  answering(informacion.prefijosMovil, () => mobilePrefixes),
  answering(informacion.agencias, () => agencies),
  answering(informacion.preguntas, () => frequentQuestions),
  answering(informacion.insertarSugerencia, ({ bank }, { body }) => {
    const { suggestions } = bank.state;
    const numeroTramite = String(FIRST_CASE_NUMBER + suggestions.length);
    suggestions.push({ numeroTramite, tipo: body.tipo, mensaje: body.mensaje });
    return { numeroTramite };
  }),
  answering(contrato.leer, (_, { params }) => ({ contrato: legalDocument(params.id) ?? refuse('-9999-00-03') })),
  answering(marketing.imagenes, () => []),
];
