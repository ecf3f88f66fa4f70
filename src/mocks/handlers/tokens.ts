import * as tokens from '#api/contract/tokens.ts';
import { type Answering, answering, sessionOf } from './answering.ts';

/** Transactions and their codes. */
export const tokensAnswers: readonly Answering[] = [
  answering(tokens.generar, (context) => ({ idTransaccion: context.bank.transactions.generate(sessionOf(context)) })),
  answering(tokens.autorizar, ({ bank, session }, { body }) => {
    bank.transactions.authorise(body.guid, body.codigoToken, session);
    return undefined;
  }),
];
