import { type NameCheckNoticeProps, RegisteredNameNotice } from './NameCheckNotice.tsx';
import { RegisteredPicker, type RegisteredPickerProps } from './RegisteredPicker.tsx';

export interface RegisteredPayeeProps extends Pick<RegisteredPickerProps, 'value' | 'onChange' | 'empty'> {
  transfer: {
    registered: RegisteredPickerProps['registered'];
    types: { names: RegisteredPickerProps['types'] };
    destinationFault: string | null;
    nameCheck: Pick<NameCheckNoticeProps, 'match' | 'verification'>;
    /** Revisar was pressed without the tick. */
    tickFault: string | undefined;
  };
}

/** The registered destination of a transfer, and what its institution says of the name (D-66). */
export function RegisteredPayee({ transfer, ...picker }: RegisteredPayeeProps) {
  return (
    <>
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
