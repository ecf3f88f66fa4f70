import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { NotAnswered } from '../bank/refusal.ts';
import type { Answering, CallContext } from './answering.ts';
import { autenticacionAnswers } from './autenticacion.ts';
import { cuentasDestinoAnswers } from './cuentasDestino.ts';
import { cuposAnswers } from './cupos.ts';
import { dispositivosAnswers } from './dispositivos.ts';
import { informacionAnswers } from './informacion.ts';
import { pagosAnswers } from './pagos.ts';
import { pagoTarjetasAnswers } from './pagoTarjetas.ts';
import { perfilSocioAnswers } from './perfilSocio.ts';
import { productosAnswers } from './productos.ts';
import { tarjetasAnswers } from './tarjetas.ts';
import { tokensAnswers } from './tokens.ts';
import { transaccionesAnswers } from './transacciones.ts';
import { transferenciasAnswers } from './transferencias.ts';

const answersById: ReadonlyMap<string, Answering> = new Map(
  [
    ...autenticacionAnswers,
    ...cuentasDestinoAnswers,
    ...cuposAnswers,
    ...dispositivosAnswers,
    ...informacionAnswers,
    ...pagoTarjetasAnswers,
    ...pagosAnswers,
    ...perfilSocioAnswers,
    ...productosAnswers,
    ...tarjetasAnswers,
    ...tokensAnswers,
    ...transaccionesAnswers,
    ...transferenciasAnswers,
  ].map((one) => [one.endpoint.id, one]),
);

/** True when the simulated bank can answer that call. */
export function isAnswered(endpoint: AnyEndpoint): boolean {
  return answersById.has(endpoint.id);
}

/** The `data` of a call whose request has been checked. @throws what `bank/refusal.ts` has; NotAnswered for a call without answer. */
export function answerOf(endpoint: AnyEndpoint, context: CallContext, input: unknown): unknown {
  const answering = answersById.get(endpoint.id);
  if (!answering) throw new NotAnswered(`el banco simulado aún no responde «${endpoint.id}».`);
  return answering.answer(context, input);
}
