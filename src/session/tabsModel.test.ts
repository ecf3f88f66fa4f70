import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runs } from '#testing/cases.ts';
import { createTestBrowser, MEMBER, type Tab, type TestBrowser } from './testTabs.ts';

/*
 * Two tabs, their idle clocks and one storage under any order of events. What must hold whenever the messages have arrived: both
 * tabs tell the same, a tab that is signed out holds no token, and what is stored is the open session or nothing.
 */

const IDLE_MS = 180_000;
const LIMIT_MS = 182_000;

interface Model {
  /** Token of the open session; null when signed out. */
  token: string | null;
  /** Moment of the last activity in any tab, ms of the device's awake time. */
  lastActive: number;
  now: number;
  sessions: number;
}

interface Real {
  browser: TestBrowser;
  tabs: [Tab, Tab];
}

type TabIndex = 0 | 1;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const isOver = (model: Model) => model.now - model.lastActive >= LIMIT_MS;

async function check(model: Model, { browser, tabs }: Real): Promise<void> {
  await browser.settle();
  if (model.token !== null && isOver(model)) model.token = null;
  for (const { store } of tabs) expect(store.token()).toBe(model.token ?? '');
  const [first, second] = tabs.map(({ store }) => store.state());
  expect(first?.status).toBe(second?.status);
  const [{ vault }] = tabs;
  expect((await vault.read())?.token).toBe(model.token ?? undefined);
  const kept = [...browser.entries].filter(([key]) => key !== 'bv.actividad');
  expect(kept).toHaveLength(model.token === null ? 0 : 1);
  for (const [key, value] of browser.entries) {
    expect(key + value).not.toContain('tok-');
    expect(key + value).not.toContain(MEMBER.nombres);
  }
}

/** What is done in one of the tabs. */
class OfTab {
  readonly tab: TabIndex;
  constructor(tab: TabIndex) {
    this.tab = tab;
  }
}

class SignIn extends OfTab implements fc.AsyncCommand<Model, Real> {
  check = () => true;
  async run(model: Model, real: Real) {
    model.sessions += 1;
    model.token = `tok-${model.sessions}`;
    // A sign-in is a click; the clock of a tab that was signed in already starts with it.
    model.lastActive = model.now;
    real.tabs[this.tab].click();
    await real.tabs[this.tab].store.open({ ...MEMBER, token: model.token });
    await check(model, real);
  }
  override toString = () => `entra en ${this.tab}`;
}

/** Signs in and closes at once, while the session is still being encrypted. */
class Flash extends OfTab implements fc.AsyncCommand<Model, Real> {
  check = (model: Readonly<Model>) => model.token === null;
  async run(model: Model, real: Real) {
    const { store } = real.tabs[this.tab];
    const opening = store.open({ ...MEMBER, token: 'tok-fugaz' });
    store.close('logout');
    await opening;
    await check(model, real);
  }
  override toString = () => `entra y sale en ${this.tab}`;
}

class Leave extends OfTab implements fc.AsyncCommand<Model, Real> {
  readonly how: 'logout' | '403' | 'old403';
  constructor(tab: TabIndex, how: 'logout' | '403' | 'old403') {
    super(tab);
    this.how = how;
  }
  check = (model: Readonly<Model>) => model.token !== null;
  async run(model: Model, real: Real) {
    const { store } = real.tabs[this.tab];
    const state = store.state();
    if (this.how === 'old403') store.closeIfOpen('una-anterior', 'expired');
    else {
      if (this.how === 'logout') store.close('logout');
      else store.closeIfOpen(state.status === 'signedIn' ? state.session.id : null, 'expired');
      model.token = null;
      expect(store.token()).toBe('');
    }
    await check(model, real);
  }
  override toString = () => `${this.how} en ${this.tab}`;
}

/** Another member signs in in one tab, and the other one ends its own session before it has heard of that. */
class Overtake extends OfTab implements fc.AsyncCommand<Model, Real> {
  readonly isWritten: boolean;
  constructor(tab: TabIndex, isWritten: boolean) {
    super(tab);
    this.isWritten = isWritten;
  }
  check = (model: Readonly<Model>) => model.token !== null;
  async run(model: Model, real: Real) {
    const newer = real.tabs[this.tab];
    const older = real.tabs[this.tab === 0 ? 1 : 0];
    model.sessions += 1;
    model.token = `tok-${model.sessions}`;
    model.lastActive = model.now;
    newer.click();
    const opening = newer.store.open({ ...MEMBER, token: model.token });
    if (this.isWritten) await opening;
    older.store.close('idle');
    await opening;
    await check(model, real);
  }
  override toString = () => `entra en ${this.tab} y el otro cierra ${this.isWritten ? 'después' : 'entretanto'}`;
}

class Click extends OfTab implements fc.AsyncCommand<Model, Real> {
  check = () => true;
  async run(model: Model, real: Real) {
    real.tabs[this.tab].click();
    if (model.token !== null && !isOver(model)) model.lastActive = model.now;
    await check(model, real);
  }
  override toString = () => `clic en ${this.tab}`;
}

/** Time goes by, awake or asleep (only the wall clock goes on and no timer fires); waking up looks at the clocks. */
class Wait implements fc.AsyncCommand<Model, Real> {
  readonly ms: number;
  readonly asleep: boolean;
  constructor(ms: number, asleep: boolean) {
    this.ms = ms;
    this.asleep = asleep;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    const { clock } = real.browser;
    model.now += this.ms;
    clock.wall += this.ms;
    if (!this.asleep) {
      clock.monotonic += this.ms;
      vi.advanceTimersByTime(this.ms);
    }
    for (const { idleClock } of real.tabs) idleClock.check();
    await check(model, real);
    if (model.token !== null) {
      const isIdle = model.now - model.lastActive >= IDLE_MS;
      for (const { idleClock } of real.tabs) expect(idleClock.isIdle()).toBe(isIdle);
    }
  }
  toString = () => `${this.asleep ? 'duerme' : 'pasan'} ${this.ms} ms`;
}

class ClearStorage implements fc.AsyncCommand<Model, Real> {
  check = () => true;
  async run(model: Model, real: Real) {
    real.browser.clearStorage();
    model.token = null;
    await check(model, real);
  }
  toString = () => 'se borra el almacenamiento';
}

class Reload extends OfTab implements fc.AsyncCommand<Model, Real> {
  check = () => true;
  async run(model: Model, real: Real) {
    // The page that goes leaves its session where it is: nothing is closed by a reload.
    const { store } = real.tabs[this.tab];
    const before = store.state();
    await store.restore();
    expect(store.state().status).toBe(before.status);
    await check(model, real);
  }
  override toString = () => `vuelve a leer en ${this.tab}`;
}

class BothLeave implements fc.AsyncCommand<Model, Real> {
  check = (model: Readonly<Model>) => model.token !== null;
  async run(model: Model, real: Real) {
    for (const { store } of real.tabs) store.close('logout');
    model.token = null;
    await check(model, real);
  }
  toString = () => 'salen los dos a la vez';
}

const tab = fc.constantFrom<TabIndex>(0, 1);
const waits = fc
  .tuple(fc.constantFrom(1, 1_000, 60_000, 149_999, 179_999, 180_000, 181_999, 182_000, 600_000), fc.boolean())
  .map(([ms, asleep]) => new Wait(ms, asleep));
const commands = [
  tab.map((at) => new SignIn(at)),
  tab.map((at) => new Flash(at)),
  fc
    .tuple(tab, fc.constantFrom('logout' as const, '403' as const, 'old403' as const))
    .map(([at, how]) => new Leave(at, how)),
  fc.tuple(tab, fc.boolean()).map(([at, isWritten]) => new Overtake(at, isWritten)),
  tab.map((at) => new Click(at)),
  tab.map((at) => new Click(at)),
  waits,
  waits,
  fc.constant(new ClearStorage()),
  tab.map((at) => new Reload(at)),
  fc.constant(new BothLeave()),
];

it('two tabs are one session, whatever happens in which order (D-36, security.md 2.2)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 25 }), async (sequence) => {
      const browser = createTestBrowser();
      const tabs: [Tab, Tab] = [browser.openTab(), browser.openTab()];
      await Promise.all(tabs.map(({ store }) => store.restore()));
      await browser.settle();
      await fc.asyncModelRun(
        () => ({ model: { token: null, lastActive: 0, now: 0, sessions: 0 }, real: { browser, tabs } }),
        sequence,
      );
      vi.clearAllTimers();
    }),
    { numRuns: runs(300) },
  );
}, 600_000);
