/**
 * `npm run test:browsers`: walks the main journeys (`walk.ts`) on real browsers: the old Chromiums of the lockfile, Firefox and WebKit, of today and
 * the oldest supported, where they are installed or can be. Names choose (`-- firefox`), `--step Words` takes one journey, or several, and `--write` writes what became of them
 * into docs/browsers.md. `E2E_BUILT=1` takes the built site that is there.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import type { Engine, EngineKind } from './engine.ts';
import { chromium, tooOldChromium } from './engines/chromium.ts';
import { firefox, oldestFirefox } from './engines/firefox.ts';
import { oldestWebkit, webkit } from './engines/webkit.ts';
import { sitDown } from './person.ts';
import { intranetAddress, type RunningBank, serveBank } from './serve.ts';
import { browserTable } from './table.ts';
import { type Scene, type WalkStep, walk, walkOfTooOld } from './walk.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const REPORT = `${root}reports/navegadores.json`;
const KINDS: readonly EngineKind[] = [chromium, tooOldChromium, firefox, oldestFirefox, webkit, oldestWebkit];
/** What became of one step in one browser. */
interface Outcome {
  title: string;
  status: 'passed' | 'failed' | 'skipped';
  reason: string;
  seconds: number;
  /** It has not ended. */
  hangs?: true;
}

/** What became of one browser. */
interface Run {
  kind: EngineKind;
  /** `null` when it is not there. */
  version: string | null;
  outcomes: Outcome[];
}

/** How long one step may take, in ms: who hangs fails. A machine with other work takes three times as long as one without. */
const LIMIT = 90_000;

interface Stage {
  bank: RunningBank;
  intranet: RunningBank | null;
  rejected: string[];
}

/** A cooperative of a browser's own, for as long as it walks. */
async function onStage<Result>(dist: string, play: (stage: Stage) => Promise<Result>): Promise<Result> {
  const rejected: string[] = [];
  const address = intranetAddress();
  const bank = await serveBank(dist, '127.0.0.1', rejected);
  const intranet = address === null ? null : await serveBank(dist, address, rejected);
  try {
    return await play({ bank, intranet, rejected });
  } finally {
    for (const one of [bank, intranet]) await one?.close();
  }
}

/** One step from the beginning: the bank as it was, nobody signed in, one tab. */
async function take(step: WalkStep, engine: Engine, { bank, intranet, rejected }: Stage): Promise<void> {
  // The step before may have ended without its server.
  await bank.resume();
  for (const one of [bank, intranet]) one?.demo.reset();
  rejected.length = 0;
  engine.takeTroubles();
  const allowed: RegExp[] = [];
  const person = await sitDown(engine);
  try {
    const site = step.needsIntranet ? intranet : bank;
    if (site) {
      await person.tab.open(`${site.url}/favicon.svg`);
      await person.tab.run(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
    engine.takeTroubles();
    const scene: Scene = { engine, bank, intranet, person, allow: (text) => void allowed.push(text) };
    await step.walk(scene);
  } finally {
    await person.tab.close();
  }
  const troubles = [...engine.takeTroubles(), ...rejected.map((line) => `el banco rechazó: ${line}`)];
  const unexpected = troubles.filter((line) => !allowed.some((text) => text.test(line)));
  if (unexpected.length > 0) throw new Error(`El navegador se queja: ${unexpected.join('\n')}`);
}

const leftOut = ({ title }: WalkStep, reason: string): Outcome => ({ title, status: 'skipped', reason, seconds: 0 });

/** A step that does not end. */
class Hangs extends Error {
  override message = `El paso no acaba en ${LIMIT / 1000} s.`;
}

/** What comes of it. @throws Hangs when nothing comes in time. */
async function inTime<Result>(what: Promise<Result>): Promise<Result> {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new Hangs()), LIMIT);
  });
  return Promise.race([what, late]).finally(() => clearTimeout(clock));
}

async function outcomeOf(step: WalkStep, engine: Engine, stage: Stage): Promise<Outcome> {
  const { title } = step;
  if (step.needsIntranet && !stage.intranet)
    return leftOut(step, 'la máquina no tiene otra dirección que la suya propia');
  if (step.needsWindows && engine.hasOneWindow) return leftOut(step, 'una sola ventana, de un tamaño');
  const start = performance.now();
  const seconds = (): number => (performance.now() - start) / 1000;
  try {
    await inTime(take(step, engine, stage));
    return { title, status: 'passed', reason: '', seconds: seconds() };
  } catch (reason) {
    const troubles = engine.takeTroubles().map((line) => `\n  ${line}`);
    const text = reason instanceof Error ? reason.message : String(reason);
    return {
      title,
      status: 'failed',
      reason: text + troubles.join(''),
      seconds: seconds(),
      ...(reason instanceof Hangs && { hangs: true }),
    };
  }
}

const MARKS = { passed: '✓', failed: '✗', skipped: '–' } as const;

async function runEngine(kind: EngineKind, steps: readonly WalkStep[], stage: Stage): Promise<Run> {
  const engine = await kind.start();
  try {
    const outcomes: Outcome[] = [];
    // What a step that hangs would still do gets in the way of the others.
    let hangs = false;
    for (const step of steps) {
      const outcome: Outcome = hangs ? leftOut(step, 'uno de antes no acabó') : await outcomeOf(step, engine, stage);
      hangs ||= outcome.hangs === true;
      outcomes.push(outcome);
      const { title, status, reason, seconds } = outcome;
      console.log(`${MARKS[status]} ${engine.version} › ${title} (${seconds.toFixed(1)} s) ${reason}`);
    }
    return { kind, version: engine.version, outcomes };
  } finally {
    await engine.close();
  }
}

/** One line for all that was left out, and why; `null` where nothing was. */
function leftOutLine(runs: readonly Run[]): string | null {
  const parts = runs.flatMap(({ kind, version, outcomes }) => {
    const skipped = outcomes.filter(({ status }) => status === 'skipped');
    const reasons = [...new Set(skipped.map(({ reason }) => reason))].join('; ');
    const what = version === null ? kind.title : `${version}: ${skipped.map(({ title }) => title).join(', ')}`;
    return skipped.length > 0 ? `${what} (${reasons})` : [];
  });
  return parts.length > 0 ? `Omitido: ${parts.join('; ')}.` : null;
}

/** As Vitest's reporter writes, so that `npm test` reads one more of the same; what was left out beside it. */
function writeReport(runs: readonly Run[]): void {
  const assertion =
    (version: string | null) =>
    ({ title, status, reason }: Outcome) => ({
      status,
      fullName: `${version ?? ''} › ${title}`,
      failureMessages: status === 'failed' ? [reason] : [],
    });
  const testResults = runs.map(({ kind, version, outcomes }) => ({
    name: kind.name,
    assertionResults: outcomes.filter(({ status }) => status !== 'skipped').map(assertion(version)),
  }));
  const skipped = runs.flatMap(({ outcomes }) => outcomes).filter(({ status }) => status === 'skipped').length;
  mkdirSync(`${root}reports`, { recursive: true });
  writeFileSync(REPORT, JSON.stringify({ testResults, leftOut: skipped }));
}

function writeTable(runs: readonly Run[]): void {
  const walked = runs.flatMap(({ kind, version, outcomes }) =>
    version === null ? [] : [{ browser: version, isTooOld: kind.isTooOld === true, journeys: outcomes }],
  );
  writeFileSync(`${root}docs/browsers.md`, browserTable(walked, new Date().toISOString().slice(0, 10)));
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { step: { type: 'string', multiple: true }, write: { type: 'boolean' } },
    allowPositionals: true,
  });
  const kinds = positionals.length === 0 ? KINDS : KINDS.filter(({ name }) => positionals.includes(name));
  const stepsOf = ({ isTooOld }: EngineKind): WalkStep[] =>
    (isTooOld ? walkOfTooOld : walk).filter(({ title }) => values.step?.some((words) => title.includes(words)) ?? true);
  const dist = `${root}dist`;
  if (!process.env.E2E_BUILT || !existsSync(`${dist}/index.html`)) await build({ root, logLevel: 'warn' });
  const wanted = kinds.filter((kind) => stepsOf(kind).length > 0);
  const ended = new Map<EngineKind, Run>();
  const left: EngineKind[] = [];
  // One after the other, and before any walk: packages may have to be installed.
  for (const kind of wanted) {
    const missing = await kind.missing();
    if (missing === null) left.push(kind);
    else {
      const outcomes = stepsOf(kind).map((step) => leftOut(step, `falta ${missing}`));
      ended.set(kind, { kind, version: null, outcomes });
    }
  }
  const lane = async (): Promise<void> => {
    for (let kind = left.shift(); kind; kind = left.shift())
      ended.set(kind, await onStage(dist, (stage) => runEngine(kind, stepsOf(kind), stage)));
  };
  // A walk waits more than it works.
  await Promise.all([lane(), lane()]);
  const runs = wanted.flatMap((kind) => ended.get(kind) ?? []);
  const line = leftOutLine(runs);
  if (line !== null) console.log(line);
  writeReport(runs);
  if (values.write) writeTable(runs);
  return runs.some(({ outcomes }) => outcomes.some(({ status }) => status === 'failed')) ? 1 : 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
// What a step that ran out of time still waits for is not waited for.
process.exit(await main());
