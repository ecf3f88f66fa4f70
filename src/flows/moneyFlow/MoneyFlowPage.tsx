import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { BackLink, BackLinkLabel } from '#components/BackLink/BackLink.tsx';
import { Button } from '#components/Button/Button.tsx';
import { ButtonLink } from '#components/Button/ButtonLink.ts';
import { FlowStepper } from '#components/FlowStepper/FlowStepper.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { LiveText } from '#components/LiveText/LiveText.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { ReceiptView } from '#flows/comprobante/ReceiptView.tsx';
import { receiptOf } from '#flows/comprobante/receipt.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { breakpoint, color, media, space, windowFrom } from '#theme/tokens.ts';
import { useMediaQuery } from '#theme/useMediaQuery.ts';
import { useSimpleMode } from '#theme/useSimpleMode.ts';
import { Buttons, Middle } from './MoneyFlow.styles.ts';
import type { MoneyFlowStage } from './moneyFlowState.ts';
import { type Operation, spokenOrder } from './operation.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { NotExecuted, UnknownOutcome } from './UnknownOutcome.tsx';
import type { MoneyFlow } from './useMoneyFlow.ts';

export interface MoneyFlowPageProps<Body extends object> {
  operation: Operation<Body>;
  flow: MoneyFlow<Body>;
  /** Datos: the form. */
  children: ReactNode;
  /** Beside Datos, where the window has room for it ({@link FormAside}). */
  aside?: ReactNode;
  /** Of a page below another one: the way back, a picture and what can be done here; on Datos alone. */
  lead?: { back: { to: string; label: string }; icon: LucideIcon; text: ReactNode };
  /** More to do with the receipt, beside print and share. */
  receiptActions?: ReactNode;
  /** What is still to be done once the money has moved, such as keeping a new destination. */
  receiptNotice?: ReactNode;
}

const STEPS = ['Datos', 'Revisión', 'Comprobante'] as const;
/** The step under way would be one after the last: with its receipt an order has nothing left to do. */
const ALL_DONE = STEPS.length + 1;
const numberOf = { data: 1, review: 2, unknown: 3, notExecuted: 3, receipt: ALL_DONE } as const;

/** The page of a money flow in each of its steps (screens.md A.0 «FM»); what is particular to an operation is its form. */
export function MoneyFlowPage<Body extends object>({
  operation,
  flow,
  children,
  aside,
  lead,
  receiptActions,
  receiptNotice,
}: MoneyFlowPageProps<Body>) {
  const { stage } = flow;
  const said = stage.kind === 'review' ? spokenOrder(stage.order.summary.cents, stage.order.summary.payee) : null;
  const isUltra = useMediaQuery(windowFrom(breakpoint.ultra));
  const [simple] = useSimpleMode();
  const shownLead = stage.kind === 'data' ? lead : undefined;
  useFocusAfterOutcome(stage.kind);
  return (
    <>
      {shownLead && (
        <BackLink as={Link} to={shownLead.back.to}>
          <BackLinkLabel>{shownLead.back.label}</BackLinkLabel>
        </BackLink>
      )}
      <Head>
        {shownLead && <IconTile icon={shownLead.icon} size={56} />}
        <div>
          {said === null ? (
            <PageTitle>{operation.title}</PageTitle>
          ) : (
            <PageTitle spoken={`${operation.reviewTitle}, ${said}`}>{operation.reviewTitle}</PageTitle>
          )}
          {shownLead && !simple && <p>{shownLead.text}</p>}
        </div>
      </Head>
      <Steps $quiet={shownLead !== undefined}>
        <FlowStepper steps={STEPS} current={numberOf[stage.kind]} />
      </Steps>
      <LiveText text={said === null ? '' : orderNews(flow, operation, said)} />
      <AtStage
        operation={operation}
        flow={flow}
        aside={isUltra && !simple && aside}
        receiptActions={receiptActions}
        receiptNotice={receiptNotice}
      >
        {children}
      </AtStage>
    </>
  );
}

/** What the flow is about where it stands; the rest of the page is the same everywhere. */
function AtStage<Body extends object>({
  operation,
  flow,
  children,
  aside,
  receiptActions,
  receiptNotice,
}: Omit<MoneyFlowPageProps<Body>, 'lead'>) {
  const { stage } = flow;
  switch (stage.kind) {
    case 'data':
      return (
        <Beside>
          <Form>{children}</Form>
          {aside}
        </Beside>
      );
    case 'review':
      return (
        <ReviewCard
          kind={operation.kind}
          amountLabel={operation.amountLabel}
          confirmLabel={operation.confirmLabel}
          summary={stage.order.summary}
          validation={stage.order.validation}
          failure={flow.failure}
          notice={flow.notice}
          repeated={flow.repeated}
          busy={flow.busy}
          sendingText={flow.sending ? operation.sendingText : null}
          onModify={flow.backToData}
          onConfirm={() => void flow.confirm()}
        />
      );
    case 'unknown':
      return (
        <UnknownOutcome
          order={stage.pending}
          verifying={flow.verifying}
          unverified={stage.unverified}
          onVerify={() => void flow.verify()}
          onDismiss={() => void flow.dismiss()}
        />
      );
    case 'notExecuted':
      return <NotExecuted summary={stage.order?.summary ?? null} onResume={() => void flow.resume()} />;
    case 'receipt':
      return (
        <Middle $width={520}>
          <ReceiptView answer={stage.answer} spokenOrder={spokenOrder(receiptOf(stage.answer).cents, stage.payee)}>
            {receiptActions}
          </ReceiptView>
          {receiptNotice && <Below>{receiptNotice}</Below>}
          <Buttons>
            <Button variant="secondary" onClick={flow.again}>
              {operation.againLabel}
            </Button>
            <ButtonLink as={Link} to={to.productos} variant="primary">
              Volver al inicio
            </ButtonLink>
          </Buttons>
        </Middle>
      );
  }
}

/**
 * What is said of an outcome goes with the button that was pressed, and the step may stay the same: what comes in its place begins at its heading
 * (screens.md A.0 «Accessibility»).
 */
function useFocusAfterOutcome(kind: MoneyFlowStage<object>['kind']): void {
  const before = useRef(kind);
  useEffect(() => {
    const wasOutcome = before.current === 'unknown' || before.current === 'notExecuted';
    before.current = kind;
    if (wasOutcome && (kind === 'data' || kind === 'review'))
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [kind]);
}

/** What is said of an order on Revisar while the focus has nowhere to go: it is on its way, or its code was closed. */
function orderNews<Body extends object>(
  { sending, notice, failure }: MoneyFlow<Body>,
  { sendingText }: Operation<Body>,
  said: string,
): string {
  if (sending) return `${sendingText} ${said}`;
  return notice && !failure ? `No hubo ningún débito: ${said}` : '';
}

/** On a wide window a form is no wider than one reads, and what helps with it stays beside it (DESIGN.md §12). */
const Beside = styled.div`
  display: contents;

  ${media.fromUltra} {
    display: grid;
    grid-template-columns: minmax(0, 45rem) minmax(15rem, 1fr);
    gap: ${space[8]};
    align-items: start;

    > aside {
      position: sticky;
      top: ${space[8]};
    }
  }
`;

const Form = styled.div`
  display: contents;

  ${media.fromUltra} {
    display: block;
    container: main / inline-size;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};

  > div {
    flex: 1;
    min-width: 0;
  }

  p {
    color: ${color.textSecondary};
  }

  /* In a narrow column the words are enough. */
  @container main (width < 30rem) {
    > :first-child:not(:last-child) {
      display: none;
    }
  }
`;

/** Where a lookup comes before the form, a wide column has no steps yet to show. */
const Steps = styled.div<{ $quiet: boolean }>`
  @container main (width >= 30rem) {
    ${({ $quiet }) => $quiet && quietSteps}
  }
`;

const quietSteps = css`
  height: 1.25rem;
  visibility: hidden;
`;

const Below = styled.div`
  margin-top: ${space[4]};
`;
