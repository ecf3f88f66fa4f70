import { Info, TriangleAlert, UserCheck } from 'lucide-react';
import styled from 'styled-components';
import { TextButton } from '#components/Button/TextButton.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { color, fontWeight } from '#theme/tokens.ts';
import type { NameMatch } from './destination.ts';
import { NAME_REFUSED, type NameVerification } from './useNameVerification.ts';

export interface NameCheckNoticeProps {
  /** What the other institution says of the name; null while nobody has asked it. */
  match: NameMatch | null;
  /** The holder that it tells, partly masked; '' where it tells none. */
  holder?: string;
  /** «He verificado los datos con el beneficiario». */
  verification: NameVerification;
  /** Revisar was pressed without the tick; where the name is a field, the field says so itself. */
  error?: string | undefined;
  /** Back to the field of the name; a registered one has none. */
  onCorrect?: () => void;
}

/** Under the name of an account elsewhere: what its institution says of it (screens.md A.0 «Beneficiary check», D-66, DESIGN.md §6). */
export function NameCheckNotice({ match, holder = '', verification, error, onCorrect }: NameCheckNoticeProps) {
  switch (match) {
    case 'EXACTA':
      return (
        <Notice tone="ok" icon={UserCheck} role="status">
          El nombre coincide con el titular
          {holder && (
            <>
              : <bdi>{holder}</bdi>
            </>
          )}
          .
        </Notice>
      );
    case 'SIMILAR':
      return (
        <Notice tone="warn" icon={TriangleAlert} role="status">
          <b>El nombre es similar, no igual, al del titular.</b>
          <div>
            {holder && (
              <>
                Titular registrado: <bdi>{holder}</bdi>.{' '}
              </>
            )}
            {onCorrect && <TextButton onClick={onCorrect}>Corregir el nombre</TextButton>}
          </div>
        </Notice>
      );
    case 'NO_COINCIDE':
      return (
        <Notice tone="error" role="alert" long>
          {NAME_REFUSED}
          <Verified>
            <Checkbox
              label="He verificado los datos con el beneficiario"
              checked={verification.isVerified}
              onChange={({ target }) => verification.verify(target.checked)}
              error={error}
            />
          </Verified>
        </Notice>
      );
    case 'NO_DISPONIBLE':
      return (
        <Notice tone="info" icon={Info} role="status">
          No es posible verificar el nombre en esta institución.
        </Notice>
      );
    case null:
    default:
      return null;
  }
}

/** What is to be ticked is no part of the warning's red. */
const Verified = styled.div`
  color: ${color.textPrimary};
  font-weight: ${fontWeight.strong};
`;

/** Of a registered destination its institution is heard where the name does not match; the rest is a badge on Revisar. */
export function RegisteredNameNotice({ match, ...notice }: Omit<NameCheckNoticeProps, 'holder' | 'onCorrect'>) {
  return match === 'NO_COINCIDE' && <NameCheckNotice match={match} {...notice} />;
}
