import { CircleX, CloudOff, RefreshCw, ShieldCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Apart } from '#components/Apart/Apart.tsx';
import { Button } from '#components/Button/Button.tsx';
import { ButtonLink } from '#components/Button/ButtonLink.ts';
import { Icon } from '#components/Icon/Icon.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { ResultHeading } from '#components/ResultHeading/ResultHeading.tsx';
import { CloudyScene } from '#components/Scene/CloudyScene.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { formatMinute, toEcuadorIso } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { StuckHelp } from '#flows/help/StuckHelp.tsx';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import type { PendingOrder } from '#session/pendingOrders.ts';
import { color, media, radius, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Buttons, Card, Costs, Middle } from './MoneyFlow.styles.ts';
import type { Unverified } from './moneyFlowState.ts';
import { debitLabel, NOT_DEBITED, type OrderSummary, spokenOrder } from './operation.ts';
import { VerificationWait } from './VerificationWait.tsx';

export interface UnknownOutcomeProps {
  order: PendingOrder;
  verifying: boolean;
  /** What «Verificar» could not find out. */
  unverified: Unverified | null;
  onVerify: () => void;
  /** The member has looked at the movements: the only way out where the server cannot be asked. */
  onDismiss: () => void;
}

/**
 * «No pudimos confirmar el resultado» (DESIGN.md §6 «Unknown outcome»): never green or red, no way back to the form, and a button that
 * only asks.
 */
export function UnknownOutcome({ order, verifying, unverified, onVerify, onDismiss }: UnknownOutcomeProps) {
  const { title, rows, totalCents, withoutCosts, sentAt, idTransaccion, account } = order;
  const { dateFormat } = useConfig();
  return (
    <OutcomeCard
      scene={<CloudyScene />}
      title="No pudimos confirmar el resultado"
      spoken={`No pudimos confirmar el resultado: ${title}, ${spokenOrder(totalCents, rows)}`}
      text={`La conexión se interrumpió mientras procesábamos su ${title.toLowerCase()}. Puede haberse realizado. Verifique antes de intentar de nuevo.`}
    >
      <Facts>
        {rows.map(({ label, value }, index) => (
          // Two references may have one name.
          <div key={`${index} ${label}`}>
            <dt>{label}</dt>
            <dd>
              <Apart text={value} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{debitLabel(!withoutCosts)}</dt>
          <dd>
            <b>{formatMoney(totalCents)}</b>
          </dd>
        </div>
        <div>
          <dt>Fecha de envío</dt>
          <dd>{formatMinute(toEcuadorIso(sentAt), dateFormat)}</dd>
        </div>
        <div>
          <dt>Referencia</dt>
          <dd>{referenceOf(idTransaccion)}</dd>
        </div>
      </Facts>
      {verifying && <VerificationWait sentAt={sentAt} />}
      <div role="status">
        {unverified === 'noAnswer' && !verifying && (
          <Notice tone="warn" icon={CloudOff}>
            <b>Aún no podemos confirmarlo.</b> Intente en unos minutos o llame a la cooperativa. No lo envíe de nuevo
            todavía.
          </Notice>
        )}
        {unverified === 'cannotAsk' && !verifying && (
          <Notice
            tone="warn"
            icon={CloudOff}
            action={
              <Button variant="secondary" size="compact" onClick={onDismiss}>
                Ya revisé mis movimientos
              </Button>
            }
          >
            <b>La cooperativa no puede confirmarlo por este medio.</b> Revise sus movimientos antes de enviarlo de
            nuevo.
          </Notice>
        )}
      </div>
      <Buttons>
        <ButtonLink as={Link} to={to.cuenta(account)} variant="secondary">
          Ver movimientos
        </ButtonLink>
        <Button loading={verifying} icon={<Icon icon={RefreshCw} />} onClick={onVerify}>
          {unverified ? 'Verificar otra vez' : 'Verificar'}
        </Button>
      </Buttons>
      <Advice>
        <Icon icon={ShieldCheck} />
        Verificar no repite el envío ni debita de nuevo. Si el problema continúa, llame a la cooperativa.
      </Advice>
      <StuckHelp />
    </OutcomeCard>
  );
}

/** The bank does not know the order (FM d, `NO_ENCONTRADA`): nothing was debited, and it may be tried again. */
export function NotExecuted({ summary, onResume }: { summary: OrderSummary | null; onResume: () => void }) {
  const canReview = summary !== null;
  return (
    <OutcomeCard
      scene={null}
      tile={<IconTile icon={CircleX} tone="error" size={56} />}
      title={NOT_DEBITED}
      spoken={summary ? `${NOT_DEBITED} ${spokenOrder(summary.cents, summary.payee)}` : NOT_DEBITED}
      text={canReview ? 'Sus datos siguen listos para intentar de nuevo.' : 'Puede hacerlo otra vez.'}
    >
      <Buttons>
        <Button variant="secondary" onClick={onResume}>
          {canReview ? 'Volver a la revisión' : 'Empezar de nuevo'}
        </Button>
      </Buttons>
    </OutcomeCard>
  );
}

interface OutcomeCardProps {
  scene: ReactNode;
  tile?: ReactNode;
  title: string;
  /** The title as it is heard. */
  spoken: string;
  text: string;
  children: ReactNode;
}

function OutcomeCard({ scene, tile, title, spoken, text, children }: OutcomeCardProps) {
  const textId = useId();
  return (
    <Middle $width={560}>
      <Card>
        {scene}
        <Body>
          {tile}
          <Title spoken={spoken} describedBy={textId}>
            {title}
          </Title>
          <Text id={textId}>{text}</Text>
          {children}
        </Body>
      </Card>
    </Middle>
  );
}

/** What the member can read to the call centre: the first eight digits, «8F2C-41D7». */
function referenceOf(idTransaccion: string): string {
  const digits = idTransaccion.replace(/[^\da-z]/gi, '').toUpperCase();
  return [digits.slice(0, 4), digits.slice(4, 8)].filter(Boolean).join('-');
}

const Body = styled.div`
  display: grid;
  padding: ${space[6]} ${space[8]} ${space[7]};

  ${media.belowMenu} {
    padding: ${space[5]};
  }
`;

const Title = styled(ResultHeading)`
  ${type.h2}
  text-wrap: balance;
`;

const Text = styled.p`
  margin: ${space[2]} 0 ${space[5]};
  color: ${color.textSecondary};
`;

const Facts = styled(Costs)`
  margin-bottom: ${space[4]};
  padding-inline: ${space[5]};
  border: 0;
  border-radius: ${radius.field};
`;

const Advice = styled.p`
  ${type.bodySmall}
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  margin-top: ${space[5]};
  color: ${color.textSecondary};

  svg {
    flex: none;
  }
`;
