import { Clock, Smartphone, Zap } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { Validacion } from '#api/contract/validacion.ts';
import { Apart } from '#components/Apart/Apart.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { Initials } from '#components/Initials/Initials.tsx';
import { useLowerEdge } from '#components/LowerEdge/lowerEdge.ts';
import { Money } from '#components/Money/Money.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { useOffline } from '#components/Online/useOffline.ts';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { arrivalText } from '#domain/arrival.ts';
import { formatDate } from '#domain/dates.ts';
import { costText, orderCosts } from '#domain/orderCosts.ts';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import { LineButton } from '#flows/submission/LineButton.tsx';
import type { FailureShown } from '#flows/submission/useSendOnce.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { warningsOf } from './earlierOrders.ts';
import { AmountHead, Block, Costs, Foot, ModifyButton, Over, Review, Reviewed, Step } from './MoneyFlow.styles.ts';
import { type OrderField, type OrderKind, type OrderSummary, type ReviewBlock, spokenOrder } from './operation.ts';
import { RepeatedNotice } from './RepeatedNotice.tsx';
import type { RepeatedOrder } from './useRepeatedOrder.ts';

export interface ReviewCardProps {
  kind: OrderKind;
  /** «Usted va a transferir». */
  amountLabel: string;
  confirmLabel: string;
  summary: OrderSummary;
  /** Null when the server says no costs beforehand. */
  validation: Validacion | null;
  /** What the server refused, in its words. */
  failure: FailureShown;
  /** «No se realizó ningún débito.» after a PIN that was closed. */
  notice: string | null;
  /** Equal orders of the last 24 hours (D-67). */
  repeated: RepeatedOrder;
  busy: boolean;
  /** «Enviando su transferencia…» while the answer of the order is awaited. */
  sendingText: string | null;
  /** Back to Datos, at the field of a block where it is one's own «Modificar». */
  onModify: (field?: OrderField) => void;
  onConfirm: () => void;
}

/** What was refused before there was anything to debit, such as a code that could not be made. */
const NOT_CONFIRMED = 'No se pudo confirmar.';

/**
 * A press that is not the second half of a double click: that half was meant for the page before, and nobody has read this one yet
 * (screens.md A.0 «Double-submission protection»).
 */
const whenRead =
  (press: () => void) =>
  ({ detail: clicks }: MouseEvent): void => {
    if (clicks < 2) press();
  };

/** Revisar (screens.md A.0 «FM» 2, DESIGN.md §6 «Money flow»): every datum, cost, arrival and the balance afterwards, before the PIN. */
export function ReviewCard({
  kind,
  amountLabel,
  confirmLabel,
  summary,
  validation,
  failure,
  notice,
  repeated,
  busy,
  sendingText,
  onModify,
  onConfirm,
}: ReviewCardProps) {
  const offline = useOffline();
  useLowerEdge();
  const over = useRef<HTMLDivElement>(null);
  const isNoticed = notice !== null && !failure;
  // On a phone whoever closes the code comes back to the button, far below. A failure's heading takes the focus by itself.
  useEffect(() => {
    if (isNoticed) over.current?.scrollIntoView({ block: 'nearest' });
  }, [isNoticed]);
  const warnings = warningsOf(validation?.advertencias, summary.cents, repeated.earlier.length > 0);
  return (
    <>
      <Over ref={over}>
        <FailureNotice
          failure={failure}
          result={{
            title: notice ?? NOT_CONFIRMED,
            spoken: `${notice ?? NOT_CONFIRMED} ${spokenOrder(summary.cents, summary.payee)}.`,
          }}
        />
        {isNoticed && <Notice tone="info">{notice}</Notice>}
        {warnings.others.map((warning, index) => (
          <Notice key={`${warning}-${index}`} tone="warn">
            {warning}
          </Notice>
        ))}
        <UnreadableRows of={[validation?.advertencias]} />
      </Over>
      <Review aria-label="Datos por confirmar">
        <Reviewed>
          <AmountHead>
            <div>
              {amountLabel}
              <Money cents={summary.cents} size="xl" />
            </div>
            {validation?.acreditacion && <Arrival validation={validation} code={validation.acreditacion} />}
          </AmountHead>
          {summary.blocks.map((block) => (
            <Row key={block.caption} block={block} disabled={busy} onModify={() => onModify(block.field)} />
          ))}
          {validation ? (
            <CostRows validation={validation} isBalanceOld={repeated.isBalanceOld} />
          ) : (
            <UnknownCosts summary={summary} />
          )}
          <RepeatedNotice kind={kind} summary={summary} repeated={repeated} warnings={warnings.same} disabled={busy} />
        </Reviewed>
        <Foot>
          {(!offline || busy) && (
            <p>
              <Icon icon={Smartphone} />
              {sendingText ?? 'Al confirmar le pediremos el código generado en su dispositivo móvil.'}
            </p>
          )}
          <Button variant="secondary" onClick={whenRead(() => onModify())} disabled={busy}>
            Volver
          </Button>
          <Step>
            <LineButton step="confirmar" loading={busy} onClick={whenRead(onConfirm)}>
              {confirmLabel}
            </LineButton>
          </Step>
        </Foot>
      </Review>
    </>
  );
}

function Arrival({ validation: { fechaAcreditacion }, code }: { validation: Validacion; code: string }) {
  const { dateFormat } = useConfig();
  const isImmediate = code === 'INMEDIATA';
  const day = isImmediate ? null : formatDate(fechaAcreditacion, dateFormat);
  return (
    <Badge tone={isImmediate ? 'ok' : 'info'} icon={isImmediate ? Zap : Clock}>
      <bdi>{arrivalText(code)}</bdi>
      {day && `, ${day}`}
    </Badge>
  );
}

function Row({ block, disabled, onModify }: { block: ReviewBlock; disabled: boolean; onModify: () => void }) {
  const { caption, name, lines, tile, badge } = block;
  return (
    <Block>
      {typeof tile === 'string' ? <Initials name={tile} /> : <IconTile icon={tile} />}
      <div>
        <span>{caption}</span>
        <b>{name}</b>
        {lines.map((line, index) => (
          <span key={index}>
            <Apart text={line} />
          </span>
        ))}
        {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
      </div>
      <ModifyButton
        type="button"
        disabled={disabled}
        onClick={onModify}
        aria-label={`Modificar ${caption.toLowerCase()}`}
      >
        Modificar
      </ModifyButton>
    </Block>
  );
}

/**
 * screens.md A.0 «Fee before confirm»: what it costs without a fee is said too. Whoever hides balances hides the one afterwards; what is
 * about to be signed is always seen.
 */
function CostRows({ validation, isBalanceOld }: { validation: Validacion; isBalanceOld: boolean }) {
  const { valor, total, saldoPosterior } = validation;
  const [hidden] = useHiddenBalances();
  return (
    <Costs>
      <div>
        <dt>Valor</dt>
        <dd>
          <Money cents={valor} />
        </dd>
      </div>
      {orderCosts(validation).map(({ label, cents }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{cents === 0 ? costText(cents) : <Money cents={cents} />}</dd>
        </div>
      ))}
      <div>
        <dt>Total a debitar</dt>
        <dd>
          <b>
            <Money cents={total} />
          </b>
        </dd>
      </div>
      {typeof saldoPosterior === 'number' && !isBalanceOld && (
        <div>
          <dt>Saldo después</dt>
          <dd>
            <Money cents={saldoPosterior} hidden={hidden} />
          </dd>
        </div>
      )}
    </Costs>
  );
}

/** A server that knows the specification alone has no «validar»: the costs are on the receipt. */
function UnknownCosts({ summary }: { summary: OrderSummary }) {
  return (
    <Costs>
      <div>
        <dt>Valor</dt>
        <dd>
          <Money cents={summary.cents} />
        </dd>
      </div>
      <div>
        <dt>Comisión e impuestos</dt>
        <dd>Los verá en el comprobante</dd>
      </div>
    </Costs>
  );
}
