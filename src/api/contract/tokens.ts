import { isRecord } from '#domain/records.ts';
import { endpoint } from './endpoint.ts';
import { neededCode, record, requiredText } from './fields.ts';

/**
 * Starts a transaction that a PIN will confirm. The answer's id may stand in `data` as text, in `data.idTransaccion` or at the
 * top level (D-29): `pick` makes one form of the three. Needs a session: sign-in, registration and recovery get their
 * transaction from their own first step and never call this.
 */
export const generar = endpoint({
  id: 'tokens.generar',
  method: 'POST',
  path: 'tokens/generar',
  summary: 'Genera la transacción que el socio confirmará con su código.',
  answerOrigin: 'specification',
  body: record({}),
  answer: record({ idTransaccion: neededCode() }),
  pick: (envelope) => {
    const { data } = envelope;
    if (typeof data === 'string') return { idTransaccion: data };
    if (isRecord(data) && 'idTransaccion' in data) return data;
    return { idTransaccion: envelope.idTransaccion };
  },
  codes: ['-0004-01-01'],
});

/**
 * Confirms a transaction with the six digits of the member's device. No session is needed, because sign-in on a new device,
 * registration and recovery confirm theirs before there is one; the transaction's id is what is trusted. With a session the
 * token goes along as always, and a transaction of a session is only for that session to confirm.
 */
export const autorizar = endpoint({
  id: 'tokens.autorizar',
  method: 'POST',
  path: 'tokens/autorizar',
  summary: 'Autoriza una transacción con el código de seis dígitos.',
  authenticated: false,
  answerOrigin: 'specification',
  body: record({ guid: requiredText(), codigoToken: requiredText().matches(/^\d{6}$/) }),
  answer: null,
  codes: ['-0004-02-01', '-0004-02-02', '-0004-02-03', '-0004-02-04'],
});
