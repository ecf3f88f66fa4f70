import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { useLatch } from '#components/Button/useLatch.ts';
import { useUserDeletion } from '#screens/eliminacionUsuario/useUserDeletion.ts';
import { color, fontFamily } from '#theme/tokens.ts';

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

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  padding: 8px 24px;

  > div {
    flex: 1 1 16.25rem;
    color: ${color.textSecondary};
    font-size: 0.875rem;
    line-height: 1.25rem;
  }

  @container main (width < 30rem) {
    padding: 8px 0;

    button {
      width: 100%;
    }
  }
`;

const Title = styled.h2`
  margin-bottom: 2px;
  color: ${color.textPrimary};
  font: 600 1rem / 1.5rem ${fontFamily.body};
`;
