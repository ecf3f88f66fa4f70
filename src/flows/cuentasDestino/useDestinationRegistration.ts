import { useApi } from '#api/ApiProvider.tsx';
import { ingresarExterna, ingresarInterna } from '#api/contract/cuentasDestino.ts';
import type { EndpointInput } from '#api/contract/endpoint.ts';
import { maskAccount } from '#domain/accountNumber.ts';
import { useConfirmedChange } from '#flows/pin/useConfirmedChange.ts';
import { destinationTexts } from './destinationTexts.ts';
import { useRefreshDestinations } from './useDestinations.ts';

/** `DatosDestino` of an account of the cooperative. */
export type DestinationBody = Omit<EndpointInput<typeof ingresarInterna>['body'], 'idTransaccion'>;
/** `DatosDestino` of an account or a card elsewhere. */
export type ExternalDestinationBody = Omit<EndpointInput<typeof ingresarExterna>['body'], 'idTransaccion'>;

/** A destination on its way into the list; elsewhere with the name of its institution, which the code's dialog says. */
export type DestinationToKeep =
  | { place: 'internal'; body: DestinationBody }
  | { place: 'external' | 'card'; institution: string; body: ExternalDestinationBody };

/**
 * Registers a destination: code, then the call, then the list anew, also where it was refused: it may have been registered elsewhere meanwhile.
 * Failures are told and nothing typed is lost. One that `isKnown` to be registered is refused here, as the bank would, and no code is asked for.
 */
export function useDestinationRegistration(onDone: (saved: boolean) => void) {
  const api = useApi();
  const refresh = useRefreshDestinations();
  const { busy, isSending, failure, refuse, confirm } = useConfirmedChange();
  return {
    busy,
    isSending,
    failure,
    refuse,
    register: async (destination: DestinationToKeep, isKnown = false): Promise<void> => {
      const { place, body } = destination;
      const texts = destinationTexts[place];
      // As the bank's refusals are told.
      if (isKnown) return refuse(texts.registered, { inPlace: true });
      const info = {
        title: place === 'card' ? 'Nueva tarjeta' : texts.newTitle,
        rows: [
          { label: 'Beneficiario', value: body.beneficiario, bold: true },
          ...(destination.place === 'internal' ? [] : [{ label: 'Institución', value: destination.institution }]),
          { label: texts.label, value: maskAccount(body.numeroCuenta) },
          ...(body.correo ? [{ label: 'Correo', value: body.correo }] : []),
        ],
      };
      const saved = await confirm({
        info,
        unconfirmed: texts.notSaved,
        unknown: texts.perhapsSaved,
        send: (idTransaccion) =>
          destination.place === 'internal'
            ? api.call(ingresarInterna, { body: { ...destination.body, idTransaccion } })
            : api.call(ingresarExterna, { body: { ...destination.body, idTransaccion } }),
        refusals: (place === 'internal' ? ingresarInterna : ingresarExterna).codes,
        done: texts.saved,
        refresh: () => refresh(place),
        refusedToo: true,
      });
      if (saved) onDone(true);
    },
  };
}
