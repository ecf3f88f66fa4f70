import { Hourglass, Printer, Share2 } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { firstMessage } from '#api/apiError.ts';
import { comprobante } from '#api/contract/transacciones.ts';
import { useApiQuery } from '#api/query.ts';
import { Brand } from '#components/Brand/Brand.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { usePrintSheet } from '#components/PrintSheet/usePrintSheet.tsx';
import { Receipt } from '#components/Receipt/Receipt.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { formatDate, toEcuadorIso } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { fullName } from '#domain/names.ts';
import { useSession } from '#session/SessionProvider.tsx';
import { visuallyHidden } from '#theme/accessibility.ts';
import { color, radius } from '#theme/tokens.ts';
import { PrintedReceipt } from './PrintedReceipt.tsx';
import { isNotFound, receiptOf } from './receipt.ts';

export interface ComprobanteProps {
  /** A receipt's number or an `idTransaccion`. */
  number: string;
  onClose: () => void;
}

/** The receipt of something that was done (screens.md A.0 «CMP»), over the page that asked for it. */
export function Comprobante({ number, onClose }: ComprobanteProps) {
  const { cooperativeName, theme } = useConfig();
  const session = useSession();
  const member = session ? fullName(session) : '';
  const titleId = useId();
  const toast = useToast();
  const { print, sheet } = usePrintSheet();
  const { data, error, refetch, isFetching } = useApiQuery(comprobante, { params: { numero: number } });
  const receipt = data && !isNotFound(data) ? receiptOf(data) : null;
  const brand = <Brand name={cooperativeName} logoUrl={theme.logoUrl ?? null} />;

  const share = async (): Promise<void> => {
    if (!receipt) return;
    const { title, cents, rows, legend } = receipt;
    const text = [
      title,
      cents === null ? '' : formatMoney(cents),
      ...rows.map(({ label, value }) => `${label}: ${value}`),
      legend,
    ]
      .filter(Boolean)
      .join('\n');
    try {
      if (navigator.share) await navigator.share({ text });
      else {
        await navigator.clipboard.writeText(text);
        toast.ok('Comprobante copiado');
      }
    } catch (reason) {
      // Closing the sheet is no failure.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) toast.error('No pudimos compartirlo.');
    }
  };

  return (
    <Dialog labelledBy={titleId} onDismiss={onClose} dismissLabel="Cerrar" sheet>
      <Hidden id={titleId}>Comprobante</Hidden>
      <Content>
        {data === undefined && !error && (
          <div aria-busy="true">
            <p role="status">Cargando el comprobante</p>
            <Skeleton $width="100%" $height="380px" $radius="16px" />
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
        {receipt && (
          <Desk>
            <Receipt {...receipt} brand={brand} />
          </Desk>
        )}
        {receipt?.state === 'inProcess' && (
          <Notice tone="info" icon={Hourglass}>
            La otra institución debe acreditarla. Si la rechaza, el valor vuelve a su cuenta.
          </Notice>
        )}
        {receipt && (
          <Actions>
            <Button
              variant="secondary"
              icon={<Printer size={20} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() =>
                print(
                  <PrintedReceipt
                    {...receipt}
                    cooperativeName={cooperativeName}
                    member={member}
                    printedAt={formatDate(toEcuadorIso(Date.now()), 'dd/MM/yyyy HH:mm') ?? ''}
                  />,
                )
              }
            >
              Imprimir
            </Button>
            <Button
              variant="secondary"
              icon={<Share2 size={20} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => void share()}
            >
              Compartir
            </Button>
          </Actions>
        )}
      </Content>
      {sheet}
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

/** What the paper lies on. */
const Desk = styled.div`
  padding: 16px 16px 20px;
  border-radius: ${radius.card};
  background: ${color.surfaceSunken};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;

  > * {
    flex: 1 1 160px;
  }
`;
