import { useId } from 'react';
import styled from 'styled-components';
import { firstMessage } from '#api/apiError.ts';
import { comprobante } from '#api/contract/transacciones.ts';
import { useApiQuery } from '#api/query.ts';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { visuallyHidden } from '#theme/accessibility.ts';
import { ReceiptView } from './ReceiptView.tsx';
import { isNotFound } from './receipt.ts';

export interface ComprobanteProps {
  /** A receipt's number or an `idTransaccion`. */
  number: string;
  onClose: () => void;
}

/** The receipt of something that was done (screens.md A.0 «CMP»), over the page that asked for it. */
export function Comprobante({ number, onClose }: ComprobanteProps) {
  const titleId = useId();
  const { data, error, refetch, isFetching } = useApiQuery(comprobante, { params: { numero: number } });
  return (
    <Dialog labelledBy={titleId} onDismiss={onClose} dismissLabel="Cerrar" sheet>
      <Hidden id={titleId}>Comprobante</Hidden>
      <Content>
        {data === undefined && !error && (
          <div aria-busy="true">
            <p role="status">Cargando el comprobante</p>
            <Skeleton $width="100%" $height="23.75rem" $radius="16px" />
          </div>
        )}
        {error && data === undefined && (
          <Notice
            tone="error"
            role="alert"
            action={
              <Button variant="secondary" size="compact" loading={isFetching} onClick={() => void refetch()}>
                Reintentar
              </Button>
            }
          >
            {firstMessage(error)}
          </Notice>
        )}
        {data && isNotFound(data) && <Notice tone="warn">No encontramos el comprobante.</Notice>}
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
  gap: 20px;
  margin-top: 40px;
`;
