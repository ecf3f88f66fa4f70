import { Info, TriangleAlert, UserCheck } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Validacion } from '#api/contract/validacion.ts';
import { TextButton } from '#components/Button/TextButton.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { titleCase } from '#domain/names.ts';
import { NAME_REFUSED } from './useExternalTransfer.ts';

export interface NameCheckNoticeProps {
  check: Validacion | null;
  /** «He verificado los datos con el beneficiario». */
  verified: UseFormRegisterReturn;
  /** Back to the field of the name. */
  onCorrect: () => void;
}

/** Under the name of a new account elsewhere: what its institution says of it (screens.md A.0 «Beneficiary check», DESIGN.md §6). */
export function NameCheckNotice({ check, verified, onCorrect }: NameCheckNoticeProps) {
  const holder = titleCase(check?.titular);
  switch (check?.coincidenciaNombre) {
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
            <TextButton onClick={onCorrect}>Corregir el nombre</TextButton>
          </div>
        </Notice>
      );
    case 'NO_COINCIDE':
      return (
        <Notice tone="error" role="alert">
          {NAME_REFUSED}
          <Checkbox label="He verificado los datos con el beneficiario" {...verified} />
        </Notice>
      );
    case 'NO_DISPONIBLE':
      return (
        <Notice tone="info" icon={Info} role="status">
          No es posible verificar el nombre en esta institución.
        </Notice>
      );
    case null:
    case undefined:
    default:
      return null;
  }
}
