import { ReceiptText, Share2, X } from 'lucide-react';
import type { Movimiento } from '#api/contract/cuentas.ts';
import { AccountNumber } from '#components/AccountNumber/AccountNumber.tsx';
import { Button } from '#components/Button/Button.tsx';
import { IconButton } from '#components/Button/IconButton.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { Money } from '#components/Money/Money.tsx';
import { MovementFace } from '#components/MovementList/MovementFace.tsx';
import { useShareText } from '#components/Share/useShareText.ts';
import { SideSheet } from '#components/SideSheet/SideSheet.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { maskAccountPlain } from '#domain/accountNumber.ts';
import { formatMinute, hasHour } from '#domain/dates.ts';
import { shownText } from '#domain/foreignText.ts';
import { formatMoney, opposite } from '#domain/money.ts';
import { movementText, plainMovementText } from '#domain/movementText.ts';
import { productName, titleCase } from '#domain/names.ts';
import { useReceipt } from '#flows/comprobante/useReceipt.tsx';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import type { AccountDetail } from './accountDetail.ts';
import { DetailBody, DetailFoot, DetailHead, DetailPanel } from './Movements.styles.ts';

export interface MovementDetailProps {
  movement: Movimiento;
  account: AccountDetail;
  onClose: () => void;
}

/** One movement in a drawer (DESIGN.md §6 «Drawer»). */
export function MovementDetail({ movement, account, onClose }: MovementDetailProps) {
  const { descripcion, tipo, valor, saldo, fecha, numeroDocumento, canal, agencia, numeroComprobante } = movement;
  const { dateFormat } = useConfig();
  const [hidden] = useHiddenBalances();
  const share = useShareText();
  const openReceipt = useReceipt();
  const isIncome = tipo === 'C';
  const cents = isIncome ? valor : opposite(valor);
  const when = formatMinute(fecha, dateFormat) ?? fecha;
  const shareMovement = (): Promise<void> => {
    const { title, detail } = movementText(plainMovementText(descripcion));
    const text = [title, detail, formatMoney(cents), when, `Cuenta ${maskAccountPlain(account.number)}`]
      .filter(Boolean)
      .join('\n');
    return share(text, { copied: 'Datos copiados' });
  };
  return (
    <SideSheet label="Detalle del movimiento" side="end" width="min(30rem, 100vw)" risesWhenNarrow onClose={onClose}>
      <DetailPanel>
        <DetailHead>
          <h2>Detalle del movimiento</h2>
          <IconButton label="Cerrar" icon={<Icon icon={X} size="large" />} onClick={onClose} />
        </DetailHead>
        <DetailBody tabIndex={0} role="region" aria-label="Datos del movimiento">
          <MovementFace description={descripcion} isIncome={isIncome} />
          <p>
            <Money cents={cents} size="lg" flow={isIncome ? 'income' : 'outgoing'} hidden={hidden} />
          </p>
          <dl>
            <div>
              <dt>{hasHour(fecha) ? 'Fecha y hora' : 'Fecha'}</dt>
              <dd>{when}</dd>
            </div>
            <div>
              <dt>Cuenta</dt>
              <dd>
                <bdi>{account.name}</bdi> <AccountNumber number={account.number} />
              </dd>
            </div>
            {numeroDocumento && (
              <div>
                <dt>N.º de documento</dt>
                <dd>{shownText(numeroDocumento)}</dd>
              </div>
            )}
            {canal && (
              <div>
                <dt>Canal</dt>
                <dd>{productName(canal)}</dd>
              </div>
            )}
            {agencia && (
              <div>
                <dt>Agencia</dt>
                <dd>{titleCase(agencia)}</dd>
              </div>
            )}
            {numeroComprobante && (
              <div>
                <dt>Comprobante N.º</dt>
                <dd>{shownText(numeroComprobante)}</dd>
              </div>
            )}
            <div>
              <dt>Saldo después</dt>
              <dd>
                <Money cents={saldo} hidden={hidden} />
              </dd>
            </div>
          </dl>
        </DetailBody>
        <DetailFoot>
          <Button variant="secondary" icon={<Icon icon={Share2} />} onClick={() => void shareMovement()}>
            Compartir
          </Button>
          {numeroComprobante && (
            <Button icon={<Icon icon={ReceiptText} />} onClick={() => void openReceipt(numeroComprobante)}>
              Ver comprobante
            </Button>
          )}
        </DetailFoot>
      </DetailPanel>
    </SideSheet>
  );
}
