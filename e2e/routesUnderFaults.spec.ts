import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { paths } from '#navigation/paths.ts';
import { routeEntries } from '#navigation/routeTable.ts';
import { isWhole, sampled } from '#testing/cases.ts';
import { type Bank, expect, test } from './bank.ts';
import { tried } from './cases.ts';
import { everyRoute } from './everyRoute.ts';
import { GIBBERISH, type RouteFault, routeFaults, waiting } from './routeFaults.ts';
import { expectLogin, texts } from './shown.ts';
import { signIn } from './steps.ts';
import type { Watch } from './watch.ts';

/*
 * security.md 2.1 on the pages: whatever every call of a route answers, the page stands, says what is wrong in words, waits no longer
 * than the client has patience, and comes whole by «Reintentar». The page's clock is the test's: nothing here waits.
 */

/** When a title must stand, and when the last wait must be over, in ms of the page's clock. */
const TITLE_BY = 2_000;
const PATIENCE = 35_000;
/**
 * What only adds to its page (`isAside`), by title and addresses: it stays away without a word where it cannot be read, and comes with the next
 * visit.
 */
const ASIDES = [
  { title: 'Repetir una transferencia', on: /^\/transferencia/ },
  { title: 'Últimos pagos', on: /^\/pagos\/./ },
] as const;
/** How often a page is looked at until it changes no more, in ms. */
const LOOK_EVERY = 50;

/** Who may see an address: that of its route. */
const areaOf = new Map<string, string>(
  Object.values(paths).map((path, index) => [
    everyRoute[index] ?? '',
    routeEntries.find(([, entry]) => entry.path === path)?.[1].area ?? 'entry',
  ]),
);

interface Case {
  route: string;
  fault: RouteFault;
}

/** What a page says. */
interface Said {
  titles: readonly string[];
  notices: readonly string[];
  lines: readonly string[];
}

/** True where no call of a page is answered, and none is one that the server does not have. */
const mustSay = ({ hides, answers, ends }: RouteFault): boolean => !hides && !answers && ends === undefined;

const cases: readonly Case[] = everyRoute.flatMap((route) => routeFaults.map((fault) => ({ route, fault })));

/** A case tried: what is wrong with it, in words; nothing where all is well. */
class Trial {
  private isSignedIn = false;
  private readonly page: Page;
  private readonly bank: Bank;
  private readonly watch: Watch;
  readonly wrong: string[] = [];

  constructor(page: Page, bank: Bank, watch: Watch) {
    this.page = page;
    this.bank = bank;
    this.watch = watch;
  }

  async start(): Promise<void> {
    this.watch.allowFailure(/\/api\//);
    await this.page.clock.install({ time: DEMO_NOW });
  }

  async run({ route, fault }: Case): Promise<void> {
    const { page, bank } = this;
    await this.beWhoMaySee(route);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const note = (what: string) => void this.wrong.push(`${route} × ${fault.id}: ${what}`);
    const before = bank.calls.length;
    bank.answerAs(fault.answer(released));
    await page.goto(route);
    if (!(await this.titleStands())) note('sin título a los 2 s');
    // A member who is there: an idle one would be signed out.
    await page.mouse.move(200, 200);
    await page.mouse.move(220, 210);
    const left = await this.waitsEnd();
    if (left.length > 0) note(`espera más de 35 s: ${left.join(' ')}`);
    await this.look(note);
    if (mustSay(fault) && !(await this.says(route))) {
      const unsaid = await this.missing(route);
      if (unsaid.length > 0) note(`no lo dice: falta ${unsaid.slice(0, 3).join(' · ')}`);
    }
    release();
    const isClosed = fault.ends === 'signIn' && this.isSignedIn && bank.calls.length > before;
    if (isClosed) {
      await expectLogin(page);
      if (!(await page.getByText(texts.expired).first().isVisible())) note('sin el aviso de la sesión');
      this.isSignedIn = false;
    }
    // What a page makes of odd data may be odd as well; what it asks for with the right ones may not.
    if (fault.hides || fault.answers) bank.forgiveRejected();
    bank.heal();
    if (!isClosed) await this.retry(note);
    if (!isClosed && !fault.hides) await this.comesWhole(route, fault, note);
  }

  /** What a page says that nothing is wrong with: its titles, its notices, and every line of it. */
  private readonly whole = new Map<string, Said>();

  /** Looks at a route in order: what it is to come to by «Reintentar», and what it says anyway. */
  async learn(route: string): Promise<void> {
    await this.beWhoMaySee(route);
    await this.page.goto(route);
    await this.titleStands();
    await this.waitsEnd({ answers: true });
    this.whole.set(route, {
      titles: await this.titlesNow(),
      notices: await this.noticesNow(),
      lines: await this.linesNow(),
    });
  }

  /** True where the page offers to ask again, or says what it does not say in order. */
  private async says(route: string): Promise<boolean> {
    if ((await this.page.getByRole('button', { name: 'Reintentar' }).count()) > 0) return true;
    const known = this.whole.get(route)?.notices ?? [];
    return (await this.noticesNow()).some((notice) => !known.includes(notice));
  }

  /** Lines that are not there though they are in order: a page that lacks none, as where only a picture stays away, has nothing to say. */
  private async missing(route: string): Promise<string[]> {
    const now = new Set(await this.linesNow());
    return (this.whole.get(route)?.lines ?? []).filter((line) => !now.has(line));
  }

  private async linesNow(): Promise<string[]> {
    const text = await this.page.locator('body').innerText();
    return text.split('\n').flatMap((line) => line.trim() || []);
  }

  /** What alerts and states read, as far as it can be seen. */
  private async noticesNow(): Promise<string[]> {
    const notices = this.page.getByRole('alert').or(this.page.getByRole('status'));
    return notices.evaluateAll((all) =>
      (all as HTMLElement[])
        // A height of one pixel is for those who listen.
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height > 1)
        .flatMap((one) => one.innerText.trim() || []),
    );
  }

  private async comesWhole(route: string, { answers }: RouteFault, note: (what: string) => void): Promise<void> {
    const titles = this.whole.get(route)?.titles ?? [];
    const now = await this.titlesNow();
    // Where texts are odd, so are titles.
    if (answers)
      return void (now.length < titles.length && note(`no está entera: ${now.length} títulos de ${titles.length}`));
    const missing = titles.filter((title) => !now.includes(title));
    if (missing.length > 0) note(`no vuelve entera: falta ${missing.join(' · ')}`);
  }

  private async titlesNow(): Promise<string[]> {
    const titles = await this.page.locator('main').getByRole('heading').allInnerTexts();
    const { pathname } = new URL(this.page.url());
    return titles.filter((title) => !ASIDES.some((aside) => aside.title === title && aside.on.test(pathname)));
  }

  /** Signs in for what a member sees, and out for what only others do. */
  private async beWhoMaySee(route: string): Promise<void> {
    const { page } = this;
    const area = areaOf.get(route);
    const wantsMember = area === 'member';
    if (this.isSignedIn === wantsMember) return;
    if (page.url() !== 'about:blank') await page.evaluate(() => localStorage.clear());
    await page.goto(paths.login);
    if (wantsMember) await signIn(page);
    this.isSignedIn = wantsMember;
  }

  private async titleStands(): Promise<boolean> {
    const title = this.page.getByRole('heading').first();
    for (let passed = 0; passed <= TITLE_BY; passed += TITLE_BY / 4) {
      const stands = await title.waitFor({ timeout: passed < TITLE_BY ? 1_000 : 10_000 }).then(
        () => true,
        () => false,
      );
      if (stands) return true;
      await this.page.clock.runFor(TITLE_BY / 4);
    }
    return false;
  }

  /**
   * Lets the page's time pass until nothing waits any more; what still does when patience is over. A bank that `answers` is waited for
   * before more of the time passes: it is slow where the machine is, which the page's clock knows nothing of.
   */
  private async waitsEnd({ answers = false } = {}): Promise<string[]> {
    const { page } = this;
    let busy: string[] = [];
    for (const step of [1_000, 1_000, 9_000, 10_000, 10_000, PATIENCE - 31_000]) {
      await page.clock.runFor(step);
      busy = await this.still(answers);
      if (busy.length === 0) return [];
    }
    return busy;
  }

  /** Waits until the page changes no more by itself: what it still waits for then. */
  private async still(answers: boolean): Promise<string[]> {
    let last = '';
    let same = 0;
    let busy: string[] = [];
    await expect
      .poll(
        async () => {
          busy = await waiting(this.page);
          const now = `${this.bank.calls.length} ${busy.length} ${await this.page.locator('body').innerText()}`;
          const isAnswered = !answers || this.watch.underway() === 0;
          same = now === last && isAnswered ? same + 1 : 0;
          last = now;
          return same;
        },
        { intervals: [LOOK_EVERY] },
      )
      .toBeGreaterThanOrEqual(2);
    return busy;
  }

  private async look(note: (what: string) => void): Promise<void> {
    const text = await this.page.locator('body').innerText();
    if (text.trim().length < 20) note('página en blanco');
    if ((await this.page.getByRole('heading').count()) === 0) note('sin título');
    const gibberish = GIBBERISH.exec(text);
    if (gibberish) note(`se lee «${text.slice(Math.max(0, gibberish.index - 30), gibberish.index + 30)}»`);
  }

  /** With the fault gone: each «Reintentar» brings what it stands for. */
  private async retry(note: (what: string) => void): Promise<void> {
    const again = this.page.getByRole('button', { name: 'Reintentar' });
    const first = await again.count();
    if (first === 0) return;
    for (let presses = 0; presses < first + 4 && (await again.count()) > 0; presses += 1) {
      await again.first().click();
      await this.waitsEnd({ answers: true });
    }
    const left = await again.count();
    if (left > 0) note(`«Reintentar» no lo trae: quedan ${left}`);
    const text = await this.page.locator('body').innerText();
    if (/No pudimos cargar/.test(text)) note(`sigue diciendo «${/No pudimos cargar[^.]*/.exec(text)?.[0] ?? ''}»`);
    await this.look(note);
  }
}

async function tryAll(list: readonly Case[], page: Page, bank: Bank, watch: Watch): Promise<void> {
  const trial = new Trial(page, bank, watch);
  await trial.start();
  for (const route of new Set(list.map((one) => one.route))) await trial.learn(route);
  for (const one of list) await trial.run(one);
  tried(list.length);
  expect(trial.wrong).toEqual([]);
}

test('conventions.md 1: what stays away without a word is what the code calls an aside, and nothing else', () => {
  const sources = globSync(fileURLToPath(new URL('../src/{app,flows,screens}/**/*.{ts,tsx}', import.meta.url)));
  const own = sources.filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file));
  const asides = own.flatMap((file) => readFileSync(file, 'utf8').match(/\bisAside: true\b/g) ?? []);
  expect(asides).toHaveLength(ASIDES.length);
});

if (isWhole)
  for (const route of everyRoute)
    test(`${routeFaults.length} faults of every call: ${route} stands, says so and comes whole again`, async ({
      page,
      bank,
      watch,
    }) => {
      test.slow();
      const list = cases.filter((one) => one.route === route);
      await tryAll(list, page, bank, watch);
    });
else {
  // Spread over both: the number of faults and the step share no divisor with the number of routes.
  const sample = sampled(cases, everyRoute.length + 2);
  test(`${sample.length} times a route under a fault of every call: each stands, says so and comes whole again`, async ({
    page,
    bank,
    watch,
  }) => {
    test.slow();
    await tryAll(sample, page, bank, watch);
  });
}
