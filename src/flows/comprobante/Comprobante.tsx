import { useEffect, useEffectEvent, useId } from 'react';
import styled from 'styled-components';
import { comprobante } from '#api/contract/transacciones.ts';
import { useRefreshAll } from '#api/query.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { WaitingLine } from '#components/Skeleton/WaitingLine.ts';
import { QueryFailure } from '#flows/asyncContent/QueryFailure.tsx';
import { visuallyHidden } from '#theme/accessibility.ts';
import { space } from '#theme/tokens.ts';
import { ReceiptView } from './ReceiptView.tsx';
import { isNotFound } from './receipt.ts';

export interface ComprobanteProps {
  /** A receipt's number or an `idTransaccion`. */
  number: string;
  /** `estado` of the list that it was opened from, where that says one. */
  listedState?: string | null | undefined;
  onClose: () => void;
}

/** The receipt of something that was done (screens.md A.0 «CMP»), over the page that asked for it. */
export function Comprobante({ number, listedState, onClose }: ComprobanteProps) {
  const titleId = useId();
  const query = useApiQuery(comprobante, { params: { numero: number } });
  const { data, error } = query;
  const refreshAll = useRefreshAll();
  const state = data && !isNotFound(data) ? data.estado : null;
  // What has become of it since: the list behind is older, and so are the balances that got a returned transfer back.
  const hasMoved = Boolean(listedState && state && state !== listedState);
  const readAnew = useEffectEvent(() => void refreshAll({ lookups: false }));
  useEffect(() => {
    if (hasMoved) readAnew();
  }, [hasMoved]);
  return (
    <Dialog labelledBy={titleId} onDismiss={onClose} dismissLabel="Cerrar" sheet>
      <Hidden id={titleId}>Comprobante</Hidden>
      <Content>
        {data === undefined && !error && (
          <div aria-busy="true">
            <WaitingLine>Cargando el comprobante</WaitingLine>
            <Skeleton $width="100%" $height="23.75rem" $radius="card" />
          </div>
        )}
        {data === undefined && <QueryFailure of={query} />}
        {data && isNotFound(data) && (
          <Notice tone="warn" role="alert">
            No encontramos el comprobante.
          </Notice>
        )}
        {data && !isNotFound(data) && <ReceiptView answer={data} />}
      </Content>
    </Dialog>
  );
}

const Hidden = styled.h2`
  ${visuallyHidden}
`;

const Content = styled.div`
  display: grid;
  gap: ${space[5]};
  margin-top: ${space[10]};
`;
