import { TriangleAlert, UserX } from 'lucide-react';
import { useApi } from '#api/ApiProvider.tsx';
import { shownMessage } from '#api/apiError.ts';
import { eliminarMiUsuario } from '#api/contract/credenciales.ts';
import { useConfirm } from '#components/Dialog/ConfirmDialog.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { specTexts } from '#domain/specTexts.ts';
import { to } from '#navigation/paths.ts';
import { useNavigate } from '#navigation/router.ts';
import { usePinConfirmation } from '#screens/pin/usePinConfirmation.tsx';
import { useSessionStore } from '#session/SessionProvider.tsx';

const texts = specTexts.deleteUser;

/**
 * Two confirmations, PIN without a label (D-5), the call, and then in this order: session cleared, root, message over the sign-in
 * screen (D-58). A no at any step changes nothing; a failure shows its message and leaves the member
 * where they were. MIS DATOS and the public page share it.
 */
export function useUserDeletion(): () => Promise<void> {
  const api = useApi();
  const store = useSessionStore();
  const toast = useToast();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const confirmWithPin = usePinConfirmation();

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

  return async () => {
    try {
      if (!(await confirmedTwice())) return;
      const confirmation = await confirmWithPin({}, (idTransaccion) =>
        api.call(eliminarMiUsuario, { body: { idTransaccion } }),
      );
      if (confirmation !== 'sent') return;
      store.close('deleted');
      await navigate(to.root, { replace: true });
      toast.ok(texts.deleted);
    } catch (error) {
      const text = shownMessage(error);
      if (text) toast.error(text);
    }
  };
}
