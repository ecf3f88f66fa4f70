import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { useUserDeletion } from '#flows/eliminacionUsuario/useUserDeletion.ts';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import { bothEnds } from '#theme/blocks.ts';
import { color, fontSize, lineHeight, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/** The way out of the virtual bank (§4 «Delete user»). */
export function EliminarUsuario() {
  const { deleteUser, deleting, failure } = useUserDeletion();
  return (
    <Row>
      <div>
        <Title>Eliminar usuario virtual</Title>
        <p>Perderá el acceso a la banca virtual. Sus cuentas no se modifican.</p>
      </div>
      <Button variant="dangerSoft" loading={deleting} icon={<Icon icon={Trash2} />} onClick={() => void deleteUser()}>
        Eliminar usuario
      </Button>
      <FailureNotice role="alert" failure={failure} />
    </Row>
  );
}

const Row = styled.div`
  ${bothEnds}
  align-items: center;
  gap: ${space[3]} ${space[6]};
  padding: ${space[2]} ${space[6]};

  > [role='alert'] {
    flex: 1 1 100%;
  }

  > div:first-child {
    flex: 1 1 16.25rem;
    color: ${color.textSecondary};
    font-size: ${fontSize.bodySmall};
    line-height: ${lineHeight.bodySmall};
  }

  @container main (width < 30rem) {
    padding: ${space[2]} 0;

    button {
      width: 100%;
    }
  }
`;

const Title = styled.h2`
  margin-bottom: ${space[0.5]};
  color: ${color.textPrimary};
  ${type.bodyStrong}
`;
