import type { StoryContext } from '@storybook/react-vite';
import { fireEvent } from 'storybook/test';
import type { AnyEndpoint, CodeOf } from '#api/contract/endpoint.ts';
import { autorizar } from '#api/contract/tokens.ts';
import { comprobante } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import { createPendingVault, type PendingOrder } from '#session/pendingOrders.ts';
import { localStore } from '#session/safeStorage.ts';
import { stableProperties } from '#session/stableProperties.ts';
import { pendingOrders } from '#session/usePendingOrders.ts';
import { given } from './given.ts';
import { lineIsBack } from './line.ts';
import { ownerMark } from './sessionOf.ts';
import { refusing, shownAs } from './shownCodes.ts';
import { SLOWNESS_MS, type Stage } from './storyStage.tsx';
import { asksCode, busy, inTurn, press, presses, type Step, sendCode, showsInPage, stands } from './storySteps.ts';
import { EXPIRED, NOT_DEBITED, OFFLINE, OUTCOME_UNKNOWN } from './storyTexts.ts';

/** What a page that moves money has of its own. */
interface MoneyPage<Data> {
  /** Fills Datos, all of it right where nothing else is said. */
  fillData: (stage: Stage, data?: Data) => Promise<void>;
  /** The title of Revisar, its amount left out. */
  review: RegExp;
  /** The button of Revisar. */
  confirm: string;
}

/** The steps of an order of money from Datos to its end, which all pages have in common (flows/moneyFlow). */
export function moneySteps<Data>({ fillData, review, confirm }: MoneyPage<Data>) {
  /** Fills Datos and asks for the review. */
  const askReview = async (stage: Stage, data?: Data): Promise<void> => {
    await fillData(stage, data);
    await press(stage, 'Revisar');
  };
  /** Goes to Revisar. */
  const toReview = async (stage: Stage, data?: Data): Promise<void> => {
    await askReview(stage, data);
    await stands(review)(stage);
  };
  /** From Revisar to the dialog of the code. */
  const openPin = inTurn(presses(confirm), asksCode);
  /** Goes to the dialog of the code. */
  const toPin = async (stage: Stage, data?: Data): Promise<void> => {
    await toReview(stage, data);
    await openPin(stage);
  };
  /** Goes through the dialog of the code with the right one: the order is sent. */
  const execute = async (stage: Stage, data?: Data): Promise<void> => {
    await toPin(stage, data);
    await sendCode(stage);
  };
  /** Goes to «No pudimos confirmar el resultado». */
  const toUnknown = async (stage: Stage, data?: Data): Promise<void> => {
    await execute(stage, data);
    await stands(OUTCOME_UNKNOWN)(stage);
  };
  /** Asks for the review and waits for what the page says instead. */
  const refusedWith = (text: string | RegExp, data?: Data): Step =>
    inTurn((stage) => askReview(stage, data), showsInPage(text));
  /** Goes to Revisar, which says so. */
  const reviewedWith = (text: string | RegExp, data?: Data): Step =>
    inTurn((stage) => toReview(stage, data), showsInPage(text));
  /** Sends the order and waits for what the page says. */
  const executedWith = (text: string | RegExp, data?: Data): Step =>
    inTurn((stage) => execute(stage, data), showsInPage(text));
  /** The story of a code that the check of the order answers. */
  const checkAnswers = <E extends AnyEndpoint>(call: E, code: CodeOf<E>) => ({
    ...refusing(call, code),
    play: refusedWith(errorCodes[code].text),
  });
  /** The story of a code that the execution answers: back at Revisar, and nothing was debited. */
  const executionAnswers = <E extends AnyEndpoint>(call: E, code: CodeOf<E>) => ({
    ...refusing(call, code),
    play: inTurn(executedWith(NOT_DEBITED), showsInPage(errorCodes[code].text)),
  });
  /** The stories of the check of an order: on its way, slow, without a connection, of a session that has ended. */
  const checkStories = (call: AnyEndpoint) => ({
    sending: { ...given(answers.never(call)), play: inTurn(askReview, busy('Revisar')) },
    slow: { ...given(answers.slow(call, SLOWNESS_MS)), play: inTurn(askReview, busy('Revisar')) },
    offline: { ...given(answers.offline(call)), play: refusedWith(OFFLINE) },
    expired: { ...given(answers.sessionExpired(call)), play: refusedWith(EXPIRED) },
  });
  /** The stories of an order that was confirmed: its code is being checked, it is on its way, it has no answer. */
  const executionStories = (call: AnyEndpoint) => ({
    authorising: { ...given(answers.never(autorizar)), play: inTurn(execute, busy('Continuar')) },
    sending: { ...given(answers.never(call)), play: inTurn(execute, busy(confirm)) },
    unanswered: { ...given(answers.offline(call)), play: toUnknown },
  });
  return {
    askReview,
    toReview,
    openPin,
    toPin,
    execute,
    toUnknown,
    refusedWith,
    reviewedWith,
    executedWith,
    checkAnswers,
    executionAnswers,
    checkStories,
    executionStories,
  };
}

/** Every story of money: the list of orders without an answer is one per page, and the catalogue is one page. */
export const freshOrders = {
  async beforeEach() {
    await pendingOrders().load();
  },
};

/** An order without an answer that an earlier visit left, a minute ago. */
export async function leavePending(
  order: Pick<PendingOrder, 'address' | 'title' | 'rows' | 'totalCents'>,
): Promise<void> {
  const left: PendingOrder = {
    ...order,
    idTransaccion: '8f2c41d7-0000-4000-8000-000000000000',
    owner: ownerMark(),
    account: '010201004871',
    sentAt: Date.now() - 60_000,
  };
  await createPendingVault(localStore, stableProperties()).write([left]);
  await pendingOrders().load();
}

/** The stories of an order without an answer that `left` leaves: what Verificar finds. */
export const verificationStories = (left: () => Promise<void>) => ({
  unanswered: {
    parameters: { codes: shownAs(comprobante, '-9999-00-01', 'Aún no podemos confirmarlo') },
    async beforeEach({ msw }: Pick<StoryContext, 'msw'>) {
      msw.use(answers.withCode(comprobante, '-9999-00-01'));
      await left();
    },
    play: inTurn(presses('Verificar'), showsInPage(/^Aún no podemos confirmarlo/)),
  },
  notExecuted: { beforeEach: left, play: inTurn(presses('Verificar'), stands(NOT_DEBITED)) },
});

/** A story of Revisar in which the connection is lost: reads wait for one, and the next story has it again. */
export const losesConnection = (toReview: Step) => ({
  beforeEach: () => lineIsBack,
  play: inTurn(
    toReview,
    async () => {
      await fireEvent(window, new Event('offline'));
    },
    showsInPage('Sin conexión no puede confirmar. Espere a recuperarla.'),
  ),
});
