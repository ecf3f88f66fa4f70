import { Trash2, TriangleAlert, UserX } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '#api/ApiProvider.tsx';
import { shownMessage } from '#api/apiError.ts';
import { eliminarMiUsuario } from '#api/contract/autenticacion.ts';
import { Button } from '#components/Button/Button.tsx';
import { useLatch } from '#components/Button/useLatch.ts';
import { useConfirm } from '#components/Dialog/ConfirmDialog.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { specTexts } from '#domain/specTexts.ts';
import { to } from '#navigation/paths.ts';
import { useNavigate } from '#navigation/router.ts';
import { usePinConfirmation } from '#screens/pin/usePinConfirmation.tsx';
import { useSessionStore } from '#session/SessionProvider.tsx';
import { color, fontFamily } from '#theme/tokens.ts';

const texts = specTexts.deleteUser;

/** The way out of the virtual bank (§4 «Delete user»). */
export function EliminarUsuario() {
  const deleteUser = useUserDeletion();
  const once = useLatch();
  const [deleting, setDeleting] = useState(false);
  const start = async (): Promise<void> => {
    setDeleting(true);
    await deleteUser();
    setDeleting(false);
  };
  return (
    <Row>
      <div>
        <Title>Eliminar usuario virtual</Title>
        <p>Perderá el acceso a la banca virtual. Sus cuentas no se modifican.</p>
      </div>
      <Button
        variant="dangerSoft"
        loading={deleting}
        icon={<Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => void once(start)}
      >
        Eliminar usuario
      </Button>
    </Row>
  );
}

/**
 * Two confirmations, PIN without a label (D-5), the call, and then in this order: session cleared, root, message over the sign-in
 * screen (D-58). A no at any step changes nothing; a failure shows its message and leaves the member here.
 */
function useUserDeletion(): () => Promise<void> {
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
      const idTransaccion = await confirmWithPin();
      if (idTransaccion === null) return;
      await api.call(eliminarMiUsuario, { body: { idTransaccion } });
      store.close('deleted');
      await navigate(to.root, { replace: true });
      toast.ok(texts.deleted);
    } catch (error) {
      const text = shownMessage(error);
      if (text) toast.error(text);
    }
  };
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  padding: 8px 24px;

  > div {
    flex: 1 1 260px;
    color: ${color.textSecondary};
    font-size: 14px;
    line-height: 20px;
  }

  @container main (width < 480px) {
    padding: 8px 0;

    button {
      width: 100%;
    }
  }
`;

const Title = styled.h2`
  margin-bottom: 2px;
  color: ${color.textPrimary};
  font: 600 16px / 24px ${fontFamily.body};
`;
