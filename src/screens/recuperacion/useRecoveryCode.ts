import { useState } from 'react';
import { useApi } from '#api/ApiProvider.tsx';
import { solicitarRecuperacionClave } from '#api/contract/credenciales.ts';
import { useVisit } from '#components/Dialog/visits.ts';
import { isExpired, PIN_LIFETIME_MS } from '#domain/countdown.ts';
import { placeOfCode } from '#flows/pin/registeredPlace.ts';
import { usePinAuthorisation } from '#flows/pin/usePinConfirmation.tsx';
import { NotSent } from '#flows/submission/useSendOnce.ts';
import type { Steps } from '#navigation/useSteps.ts';
import type { whoOf } from './recoveryForm.ts';

/** The bank never says whether it knows who asks (screens.md A.1), so this stands there for everyone. */
export const CHECK_DATA = 'Si no recibió un código, revise su usuario y su identificación.';
/** Said after one that ran out, in the dialog or before the password was sent. */
export const EXPIRED = 'El código expiró. Solicite uno nuevo.';
/** copy.md «Recuperación»: said after a code that was left. */
const NOT_CONFIRMED = 'No se confirmó el código. Solicite uno nuevo para continuar.';

type Who = ReturnType<typeof whoOf>;

const NOBODY = { transaction: '', who: '' };
const NOWHERE = { place: '', who: '' };

/** From now on: whether the time of a code has run out. */
function startLifetime(): () => boolean {
  const deadline = Date.now() + PIN_LIFETIME_MS;
  return () => isExpired(deadline, Date.now());
}

/** The code of the password recovery, and whom it was asked for: the password of nobody else is changed with it. */
export function useRecoveryCode({ next, backTo, isHere }: Pick<Steps, 'next' | 'backTo' | 'isHere'>) {
  const api = useApi();
  const authorise = usePinAuthorisation();
  const presentVisit = useVisit();
  const [sent, setSent] = useState(NOWHERE);
  const [authorised, setAuthorised] = useState(NOBODY);

  /**
   * Asks for a code and for its six digits; the step of the password opens only with them. `from`: the step in which it is asked for.
   * @throws NotSent with what is said, for a code that was left or has run out.
   */
  const ask = async (who: Who, from: number): Promise<void> => {
    let visit = presentVisit();
    const { idTransaccion, destino } = await api.call(solicitarRecuperacionClave, { body: who }, { signal: visit });
    if (!isHere()) throw new NotSent();
    const place = placeOfCode(destino);
    setSent({ place, who: JSON.stringify(who) });
    if (from === 1) {
      await next();
      // The code is the second step's, wherever it was asked for.
      visit = presentVisit();
    }
    let isModifying = false;
    const hint = { text: CHECK_DATA, action: 'Modificar', onAction: () => (isModifying = true) };
    const info = { title: 'Recuperar contraseña', rows: [] };
    const hasRunOut = startLifetime();
    if (await authorise(idTransaccion, { info, sentTo: place, hint }, visit)) {
      setAuthorised({ transaction: idTransaccion, who: JSON.stringify(who) });
      void next();
      return;
    }
    if (isModifying) backTo(1);
    // The dialog tells the one no from the other by nothing but its time.
    throw new NotSent(isModifying || visit.aborted ? null : hasRunOut() ? EXPIRED : NOT_CONFIRMED);
  };

  return {
    /** Where the code of whoever asks comes to: in the bank's words where it has answered about them, else in neutral ones. */
    sentToOf: (who: Who): string => (sent.who === JSON.stringify(who) ? sent.place : placeOfCode(null)),
    ask,
    /** A code was right, and has not been used. */
    isConfirmed: authorised !== NOBODY,
    /** The transaction of the code that was right; null where it was asked for somebody else. */
    transactionOf: (who: Who): string | null =>
      authorised.who === JSON.stringify(who) ? authorised.transaction : null,
    /** It was used. */
    forget: () => setAuthorised(NOBODY),
  };
}
