/**
 * `npm test`: everything, in the order in which a fault should be caught. A step that fails is the last of its lane; it says how long
 * each took, and closes with one line that counts the tests.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { ensureChromium } from './browser.ts';

interface Step {
  name: string;
  command: string;
  args: readonly string[];
  /** Where its runner writes how many tests passed and failed. */
  report?: string;
}

/** The quick ones, one after another: what they find makes the rest worthless. */
const first: readonly Step[] = [
  { name: 'formato', command: 'biome', args: ['ci', '.'] },
  { name: 'tipos', command: 'tsc', args: ['--noEmit'] },
  { name: 'lint rápido', command: 'oxlint', args: ['--deny-warnings'] },
  {
    name: 'flechas',
    command: 'depcruise',
    args: ['src', '--config', '.dependency-cruiser.js', '--output-type', 'err'],
  },
  { name: 'lint con tipos', command: 'eslint', args: ['.'] },
  vitest('unidad'),
];

/** What drives a browser keeps one core busy: two lanes at a time, the catalogue being as long as the rest. */
const lanes: readonly (readonly Step[])[] = [
  [vitest('catalogo')],
  [
    vitest('comportamiento'),
    { name: 'construcción', command: 'vite', args: ['build', '--logLevel', 'warn'] },
    { name: 'recorridos', command: 'playwright', args: ['test', '--workers=1'], report: 'reports/e2e.json' },
  ],
];

function vitest(project: string): Step {
  const report = `reports/${project}.json`;
  const args = [
    'run',
    '--project',
    project,
    '--reporter',
    'default',
    '--reporter',
    'json',
    `--outputFile.json=${report}`,
  ];
  return { name: project, command: 'vitest', args, report };
}

/** Runs one step, each line of its output under its name; resolves to whether it succeeded. */
function run({ name, command, args }: Step): Promise<boolean> {
  return new Promise((resolve) => {
    const env = { ...process.env, E2E_BUILT: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    const say = (lines: Readable) =>
      createInterface({ input: lines }).on('line', (line) => console.log(`${name} │ ${line}`));
    say(child.stdout);
    say(child.stderr);
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

/** Reads a runner's own count; a report that is missing or counts nothing is a failure, not a zero. */
function countOf(report: string): { passed: number; failed: number } {
  const content = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests?: number;
    numFailedTests?: number;
    stats?: { expected: number; unexpected: number; flaky: number };
  };
  const passed = content.numPassedTests ?? content.stats?.expected ?? 0;
  const failed = content.numFailedTests ?? (content.stats ? content.stats.unexpected + content.stats.flaky : 0);
  if (passed + failed === 0) throw new Error(`«${report}» no cuenta ninguna prueba.`);
  return { passed, failed };
}

/** What has been seen so far. */
interface Tally {
  times: string[];
  passed: number;
  failed: number;
  broken: string[];
}

/** One step after another, until one fails. */
async function runLane(steps: readonly Step[], tally: Tally): Promise<void> {
  for (const step of steps) {
    console.log(`\n▶ ${step.name}`);
    const start = performance.now();
    const ok = await run(step);
    tally.times.push(`  ${step.name.padEnd(16)} ${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s`);
    if (!ok) {
      tally.broken.push(step.name);
      tally.failed += 1;
      return;
    }
    if (step.report) {
      const count = countOf(step.report);
      tally.passed += count.passed;
      tally.failed += count.failed;
    }
  }
}

async function main(): Promise<number> {
  rmSync('reports', { recursive: true, force: true });
  mkdirSync('reports', { recursive: true });
  ensureChromium();
  const tally: Tally = { times: [], passed: 0, failed: 0, broken: [] };
  await runLane(first, tally);
  if (tally.broken.length === 0) await Promise.all(lanes.map((lane) => runLane(lane, tally)));
  console.log(`\nTiempos\n${tally.times.join('\n')}\n`);
  if (tally.broken.length > 0) console.error(`Falló: ${tally.broken.join(', ')}`);
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  return tally.broken.length > 0 ? 1 : 0;
}

process.exitCode = await main();
