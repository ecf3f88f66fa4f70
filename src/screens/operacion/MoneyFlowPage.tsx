import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, type ButtonVariant, pillStyle } from '#components/Button/Button.tsx';
import { FlowStepper } from '#components/FlowStepper/FlowStepper.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { ReceiptView } from '#screens/comprobante/ReceiptView.tsx';
import { Buttons, Middle } from './Operacion.styles.ts';
import type { Operation } from './operation.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { NotExecuted, UnknownOutcome } from './UnknownOutcome.tsx';
import type { MoneyFlow } from './useMoneyFlow.ts';

export interface MoneyFlowPageProps<Body extends object> {
  operation: Operation<Body>;
  flow: MoneyFlow<Body>;
  /** Datos: the form. */
  children: ReactNode;
  /** More to do with the receipt, beside print and share. */
  receiptActions?: ReactNode;
  /** What is still to be done once the money has moved, such as keeping a new destination. */
  receiptNotice?: ReactNode;
}

const STEPS = ['Datos', 'Revisión', 'Comprobante'] as const;
const numberOf = { data: 1, review: 2, unknown: 3, notExecuted: 3, receipt: 4 } as const;

/** The page of a money flow in each of its steps (screens.md A.0 «FM»); what is particular to an operation is its form. */
export function MoneyFlowPage<Body extends object>({
  operation,
  flow,
  children,
  receiptActions,
  receiptNotice,
}: MoneyFlowPageProps<Body>) {
  const { stage, order, pending, receipt } = flow;
  return (
    <>
      <PageTitle>{stage === 'review' ? operation.reviewTitle : operation.title}</PageTitle>
      <FlowStepper steps={STEPS} current={numberOf[stage]} />
      {stage === 'data' && children}
      {stage === 'review' && order && (
        <ReviewCard
          amountLabel={operation.amountLabel}
          confirmLabel={operation.confirmLabel}
          summary={order.summary}
          validation={order.validation}
          failure={flow.failure}
          notice={flow.notice}
          busy={flow.busy}
          onModify={flow.backToData}
          onConfirm={() => void flow.confirm()}
        />
      )}
      {stage === 'unknown' && pending && (
        <UnknownOutcome
          operation={pending}
          verifying={flow.verifying}
          unverified={flow.unverified}
          onVerify={() => void flow.verify()}
          onDismiss={() => void flow.dismiss()}
        />
      )}
      {stage === 'notExecuted' && <NotExecuted canReview={order !== null} onResume={flow.resume} />}
      {stage === 'receipt' && receipt && (
        <Middle $width={520}>
          <ReceiptView answer={receipt}>{receiptActions}</ReceiptView>
          {receiptNotice && <Below>{receiptNotice}</Below>}
          <Buttons>
            <Button variant="secondary" onClick={flow.again}>
              {operation.againLabel}
            </Button>
            <HomeLink as={Link} to={to.productos} $variant="primary">
              Volver al inicio
            </HomeLink>
          </Buttons>
        </Middle>
      )}
    </>
  );
}

const Below = styled.div`
  margin-top: 16px;
`;

const HomeLink = styled.a<{ $variant: ButtonVariant }>`
  ${pillStyle}
`;
