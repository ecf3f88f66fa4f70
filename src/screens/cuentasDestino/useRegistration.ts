import { useState } from 'react';
import { useApi } from '#api/ApiProvider.tsx';
import { firstMessage, shownMessage } from '#api/apiError.ts';
import { externas, ingresarExterna, ingresarInterna, internas } from '#api/contract/cuentasDestino.ts';
import type { EndpointInput } from '#api/contract/endpoint.ts';
import { useRefresh } from '#api/query.ts';
import { useLatch } from '#components/Button/useLatch.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { maskAccount } from '#domain/accountNumber.ts';
import { usePinConfirmation } from '#screens/pin/usePinConfirmation.tsx';

/** `DatosDestino` of an account of the cooperative. */
export type DestinationBody = Omit<EndpointInput<typeof ingresarInterna>['body'], 'idTransaccion'>;
/** `DatosDestino` of an account elsewhere. */
export type ExternalDestinationBody = Omit<EndpointInput<typeof ingresarExterna>['body'], 'idTransaccion'>;

/** A destination on its way into the list. */
export type DestinationToKeep =
  | { place: 'internal'; body: DestinationBody }
  | { place: 'external'; body: ExternalDestinationBody };

/** Registers a destination: code, then the call, then the list anew. Failures are told and nothing typed is lost. */
export function useRegistration(onDone: (saved: boolean) => void) {
  const api = useApi();
  const toast = useToast();
  const once = useLatch();
  const refresh = useRefresh();
  const confirmWithPin = usePinConfirmation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (body: DestinationBody, send: (idTransaccion: string) => Promise<unknown>): Promise<void> => {
    const idTransaccion = await confirmWithPin({
      info: {
        title: 'Nueva cuenta destino',
        rows: [
          { label: 'Beneficiario', value: body.beneficiario, bold: true },
          { label: 'Cuenta', value: maskAccount(body.numeroCuenta) },
        ],
      },
    });
    if (idTransaccion === null) return setFailure('No se guardó la cuenta. Puede confirmar con un código nuevo.');
    await send(idTransaccion);
    toast.ok('Cuenta destino guardada');
    await Promise.all([refresh(internas), refresh(externas)]);
    onDone(true);
  };
  return {
    busy,
    failure,
    refuse(text: string): void {
      toast.error(text);
    },
    register: (destination: DestinationToKeep): Promise<void> =>
      once(async () => {
        setBusy(true);
        setFailure(null);
        try {
          await run(destination.body, (idTransaccion) =>
            destination.place === 'internal'
              ? api.call(ingresarInterna, { body: { ...destination.body, idTransaccion } })
              : api.call(ingresarExterna, { body: { ...destination.body, idTransaccion } }),
          );
        } catch (error) {
          const text = shownMessage(error);
          if (text !== null) toast.error(text);
          setFailure(firstMessage(error));
        } finally {
          setBusy(false);
        }
      }).then(() => undefined),
  };
}
