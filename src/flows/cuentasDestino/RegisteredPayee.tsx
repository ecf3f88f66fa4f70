import { Notice } from '#components/Notice/Notice.tsx';
import { LateWords } from '#flows/asyncContent/LateWords.tsx';
import type { Sought } from '#flows/moneyFlow/flowStart.ts';
import { type NameCheckNoticeProps, RegisteredNameNotice } from './NameCheckNotice.tsx';
import { RegisteredPicker, type RegisteredPickerProps } from './RegisteredPicker.tsx';

export interface RegisteredPayeeProps extends Pick<RegisteredPickerProps, 'value' | 'onChange' | 'empty'> {
  transfer: {
    registered: RegisteredPickerProps['registered'];
    types: { names: RegisteredPickerProps['types'] };
    destinationFault: string | null;
    nameCheck: Pick<NameCheckNoticeProps, 'match' | 'verification'>;
    /** Whom «Repetir» did not find among them; null once somebody is chosen. */
    missing: Sought | null;
    /** Revisar was pressed without the tick. */
    tickFault: string | undefined;
  };
}

/** The registered destination of a transfer, and what its institution says of the name (D-66). */
export function RegisteredPayee({ transfer, ...picker }: RegisteredPayeeProps) {
  return (
    <>
      {transfer.missing && <MissingPayee payee={transfer.missing} />}
      <RegisteredPicker
        {...picker}
        registered={transfer.registered}
        types={transfer.types.names}
        error={transfer.destinationFault ?? undefined}
      />
      <RegisteredNameNotice {...transfer.nameCheck} error={transfer.tickFault} />
    </>
  );
}

function MissingPayee({ payee: { name, lastDigits } }: { payee: Sought }) {
  return (
    <Notice tone="info" role="status">
      <LateWords>
        <bdi>{name}</bdi>
        {lastDigits !== null && ` (•••• ${lastDigits})`} no está entre sus cuentas destino. Elija otra cuenta o
        ingrésela en «Nueva cuenta».
      </LateWords>
    </Notice>
  );
}
