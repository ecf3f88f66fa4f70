import { TriangleAlert, UserX } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '#api/ApiProvider.tsx';
import { eliminarMiUsuario } from '#api/contract/credenciales.ts';
import { mayBeMade, saidUnknown } from '#api/unknownOutcome.ts';
import { useConfirm } from '#components/Dialog/ConfirmDialog.tsx';
import { useVisit } from '#components/Dialog/visits.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { specTexts } from '#domain/specTexts.ts';
import { usePinConfirmation } from '#flows/pin/usePinConfirmation.tsx';
import { type FailureShown, NotSent, useSendOnce } from '#flows/submission/useSendOnce.ts';
import { to } from '#navigation/paths.ts';
import { useNavigate } from '#navigation/router.ts';
import { useSessionStore } from '#session/SessionProvider.tsx';

const texts = specTexts.deleteUser;

const NOT_DELETED = 'No se eliminó su usuario.';
const UNKNOWN = 'No sabemos si su usuario se eliminó. Si ya no puede ingresar, se eliminó.';

/**
 * Two confirmations, PIN without a label (D-5), the call, and then in this order: session cleared, root, message over the sign-in
 * screen (D-58). A no at any step changes nothing. A no to the code is told, and so is a code that ran out; after a try whose answer was
 * lost it is said again that nobody knows the outcome, and so it is with any later failure. A failure leaves the member where they were, and the page shows it in its place. MIS
 * DATOS and the public page share it.
 */
export function useUserDeletion(): { deleteUser: () => Promise<void>; deleting: boolean; failure: FailureShown } {
  const api = useApi();
  const store = useSessionStore();
  const toast = useToast();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const confirmWithPin = usePinConfirmation();
  const presentVisit = useVisit();
  const { send, busy: deleting, failure } = useSendOnce({ told: 'place' });
  const [mayBeDeleted, setMayBeDeleted] = useState(false);

  const confirmedTwice = async (): Promise<boolean> =>
    (await confirm({
      icon: UserX,
      title: texts.firstTitle,
      text: texts.firstQuestion,
      confirmLabel: 'Continuar',
      destructive: true,
    })) &&
    (await confirm({
      icon: TriangleAlert,
      title: texts.secondTitle,
      text: texts.secondQuestion,
      confirmLabel: 'Eliminar',
      destructive: true,
    }));

  const run = async (): Promise<void> => {
    const visit = presentVisit();
    if (!(await confirmedTwice())) throw new NotSent();
    const confirmation = await confirmWithPin(
      {},
      (idTransaccion) =>
        api.call(eliminarMiUsuario, { body: { idTransaccion } }).catch((error: unknown) => {
          if (mayBeMade(error, eliminarMiUsuario.codes)) setMayBeDeleted(true);
          throw saidUnknown(error, eliminarMiUsuario.codes, UNKNOWN);
        }),
      visit,
    );
    if (confirmation === 'left') throw new NotSent();
    if (confirmation === 'declined') throw new NotSent(mayBeDeleted ? UNKNOWN : NOT_DELETED);
    store.close('deleted');
    await navigate(to.root, { replace: true });
    toast.ok(texts.deleted);
  };
  /** Says again what is not known since an answer was lost (docs/decisions.md «Unknown outcome»). */
  const words = (_error: unknown, text: string): string =>
    [...new Set([text, mayBeDeleted ? UNKNOWN : ''])].filter(Boolean).join(' ');
  return {
    deleteUser: async () => {
      await send(run, { words });
    },
    deleting,
    failure,
  };
}
