import { lazyPart } from '#components/lazyPart.ts';
import type { UnregisteredPayee } from '#flows/moneyFlow/flowStart.ts';
import { type NameCheckNoticeProps, RegisteredNameNotice } from './NameCheckNotice.tsx';
import { RegisteredPicker, type RegisteredPickerProps } from './RegisteredPicker.tsx';

/** Comes with somebody whom «Repetir» did not find. */
const MissingPayee = lazyPart(() => import('./MissingPayee.tsx').then((part) => part.MissingPayee));

export interface RegisteredPayeeProps extends Pick<RegisteredPickerProps, 'value' | 'onChange' | 'empty'> {
  transfer: {
    registered: RegisteredPickerProps['registered'];
    types: { names: RegisteredPickerProps['types'] };
    destinationFault: string | null;
    nameCheck: Pick<NameCheckNoticeProps, 'match' | 'verification'>;
    /** Whom «Repetir» did not find among them; null once somebody is chosen. */
    missing: UnregisteredPayee | null;
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
