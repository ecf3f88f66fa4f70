import fc from 'fast-check';
import { beforeEach, expect, inject, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { actualizarDatos } from '#api/contract/perfilSocio.ts';
import type { Member } from '#mocks/bank/state.ts';
import { demo } from '#mocks/storyDemo.ts';
import { CODE } from '#testing/member.ts';
import { openBank, startEachTestFresh, type TestBank } from '#testing/testWorld.tsx';

/*
 * Answers that come in any order, beside what the member does meanwhile: the page shows the chosen account's limits or none, nothing that was
 * given up is sent, and nothing private is left once the session is over.
 */

startEachTestFresh();

/** How many schedules: 1,000 in all in `npm run assurance`, a fast part of them in `npm test`. */
const TIMES = inject('isWhole') ? { selector: 400, code: 600 } : { selector: 12, code: 8 };

const FIRST = '010201004871';
const SECOND = '010201012604';
/** Of each account another one, as its field shows it. */
const LIMITS: Readonly<Record<string, string>> = { [FIRST]: '111,00', [SECOND]: '222,00' };
const NEW_PHONE = '0900000777';
const SAVED = 'Actualización realizada exitosamente';

/** Requests on their way: each arrives when it is called. */
let waiting: (() => void)[] = [];
/** Called with each request in the moment in which the page makes it. */
let onRequest: (request: Request) => void = () => undefined;

beforeEach(() => {
  const bank = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(`${demo.config.apiUrl}/`)) return bank(request);
    onRequest(request);
    return new Promise((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
      waiting.push(() => resolve(bank(request)));
    });
  });
});

/** What waits in the page goes first. A timer would do as well, and wait four ms. */
const turn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

const timer = () => new Promise((resolve) => setTimeout(resolve));

/** Lets the page go on: often it reads what has come and draws it, sometimes the next thing happens before. */
async function settle(): Promise<void> {
  for (let count = 0; count < 8; count += 1) await turn();
  await timer();
}

/** One of the requests that are on their way arrives, and its answer comes back. */
async function answerOne(which: number): Promise<void> {
  const [arrive] = waiting.splice(which % Math.max(1, waiting.length), 1);
  arrive?.();
  await settle();
}

/** All of them, and those that they lead to. */
async function answerAll(): Promise<void> {
  for (let idle = 0; idle < 20; idle += 1) {
    while (waiting.length > 0) {
      idle = 0;
      await answerOne(0);
    }
    await timer();
  }
}

/** Until it is there, while all that is asked for is answered. */
async function answeredUntil<Found>(find: () => Found | null | undefined): Promise<Found> {
  for (const end = performance.now() + 20_000; performance.now() < end; ) {
    const found = find();
    if (found) return found;
    await answerOne(0);
    await timer();
  }
  throw new Error(`No aparece lo que ${String(find)} busca.`);
}

const buttonNamed = (name: string) =>
  [...document.querySelectorAll('button')].find(
    ({ textContent, disabled, ariaBusy }) => textContent === name && !disabled && ariaBusy !== 'true',
  );

/** What a press of the mouse brings about. */
function press(target: HTMLElement | null): void {
  for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    target?.dispatchEvent(new (kind.startsWith('p') ? PointerEvent : MouseEvent)(kind, { bubbles: true, detail: 1 }));
}

/** A fresh cooperative and page for one schedule; the page's own requests are answered until `find` has something. */
async function open(find: () => unknown): Promise<{ bank: TestBank; member: Member }> {
  await cleanup();
  demo.reset();
  localStorage.clear();
  waiting = [];
  onRequest = () => undefined;
  const member = demo.bank.memberOf('mfguaman');
  if (!member) throw new Error('No hay socia.');
  const bank = await openBank({ route: '/perfilsocio' });
  await answeredUntil(find);
  await answerAll();
  return { bank, member };
}

/** Ends the session, and counts what the page still asks for in its name. */
function leave(bank: TestBank): () => number {
  let later = 0;
  bank.services.store.close('logout');
  onRequest = (request) => {
    if (request.headers.has('Authorization')) later += 1;
  };
  return () => later;
}

async function expectOver(callsSince: () => number): Promise<void> {
  await answerAll();
  await expect.element(page.getByRole('heading', { name: 'Ingrese a su banca virtual' })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/4871|2604|Guaman|maria\.guaman/i);
  expect(document.querySelectorAll('dialog')).toHaveLength(0);
  expect(callsSince(), 'calls in the name of a session that is over').toBe(0);
}

/** What happens next: an answer, three times out of five, or something that the member does. */
const steps = <Does extends string>(...does: readonly Does[]) =>
  fc.array(
    fc.record({
      does: fc.constantFrom('answer' as const, 'answer' as const, 'answer' as const, ...does),
      which: fc.nat({ max: 9 }),
    }),
    { minLength: 4, maxLength: 14 },
  );

test(`§3, §4: ${TIMES.selector} schedules of accounts, answers and a logout: never another account’s limits, nothing once it is over`, async () => {
  const trigger = () => document.querySelector<HTMLElement>('main [role="combobox"]');
  const chosen = () => [FIRST, SECOND].find((number) => trigger()?.textContent.includes(number.slice(-4)));
  const optionOf = (number: string) =>
    [...document.querySelectorAll<HTMLElement>('[role="option"]')].find(({ textContent }) =>
      textContent.includes(number.slice(-4)),
    );
  const shown = () =>
    [...document.querySelectorAll('label')].find(({ textContent }) => textContent === 'Interno Diario')?.control;
  const choose = async (number: string): Promise<void> => {
    press(trigger());
    press(await answeredUntil(() => optionOf(number)));
    await settle();
  };
  const expectTruth = (): void => {
    const account = chosen();
    const field = shown() as HTMLInputElement | null | undefined;
    if (account && field) expect(field.value).toBe(LIMITS[account]);
  };

  await fc.assert(
    fc.asyncProperty(steps('choose', 'choose'), fc.boolean(), async (schedule, leaves) => {
      const { bank } = await open(() => buttonNamed('CONFIGURAR MIS CUPOS'));
      for (const { numeroCuenta, limits } of demo.bank.state.accounts)
        if (limits) limits.valorInternoDiario = numeroCuenta === FIRST ? 111_00 : 222_00;
      buttonNamed('CONFIGURAR MIS CUPOS')?.click();
      await answeredUntil(chosen);
      let last = FIRST;
      for (const { does, which } of schedule) {
        if (does === 'answer') await answerOne(which);
        else {
          last = which % 2 === 0 ? FIRST : SECOND;
          await choose(last);
        }
        expectTruth();
      }
      if (leaves) return expectOver(leave(bank));
      await answerAll();
      await expect.poll(() => (shown() as HTMLInputElement | null)?.value).toBe(LIMITS[last]);
      expect(chosen()).toBe(last);
    }),
    { numRuns: TIMES.selector },
  );
}, 3_600_000);

const phone = () =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent === 'Celular')?.control;
const openForm = () => open(() => (phone() as HTMLInputElement | null)?.value);
const sendCode = async (): Promise<void> => {
  await page.getByLabelText('Dígito 1 de 6').fill(CODE);
  buttonNamed('Continuar')?.click();
};

test('§4: the schedules are not empty: asked for, sent and answered in a row, the data are saved', async () => {
  const { member } = await openForm();
  await page.getByLabelText('Celular', { exact: true }).fill(NEW_PHONE);
  buttonNamed('Guardar')?.click();
  await answeredUntil(() => buttonNamed('Continuar'));
  await sendCode();
  await answeredUntil(() => document.body.textContent.includes(SAVED));
  expect(member.celular).toBe(NEW_PHONE);
});

test(`§4, D-64: ${TIMES.code} schedules of codes, answers and a logout: what was given up is not sent, what is saved is told`, async () => {
  const dialogIsOpen = () => document.querySelector('dialog') !== null;
  await fc.assert(
    fc.asyncProperty(steps('ask', 'send', 'give up'), fc.boolean(), async (schedule, leaves) => {
      const { bank, member } = await openForm();
      await page.getByLabelText('Celular', { exact: true }).fill(NEW_PHONE);
      let isAllowed = false;
      let sent = 0;
      let unasked = 0;
      onRequest = ({ url }) => {
        if (!url.endsWith(`/${actualizarDatos.path}`)) return;
        if (!isAllowed) unasked += 1;
        isAllowed = false;
        sent += 1;
      };
      for (const { does, which } of schedule) {
        if (does === 'answer') await answerOne(which);
        if (does === 'ask') buttonNamed('Guardar')?.click();
        if (does === 'send' && buttonNamed('Continuar')) {
          isAllowed = true;
          await sendCode();
        }
        if (does === 'give up') document.querySelector<HTMLElement>('dialog button[aria-label="Cerrar"]')?.click();
        await settle();
        isAllowed &&= dialogIsOpen();
      }
      if (!leaves) await answerAll();
      expect(unasked, 'saved without a code, or with one that was given up').toBe(0);
      if (leaves) return expectOver(leave(bank));
      const isSaved = member.celular === NEW_PHONE;
      expect(isSaved).toBe(sent > 0);
      expect(document.body.textContent.includes(SAVED)).toBe(isSaved);
    }),
    { numRuns: TIMES.code },
  );
}, 3_600_000);
