/**
 * `npm test`: everything, in the order in which a fault should be caught. Stops at the first step that fails, says how long each
 * took, and closes with one line that counts the tests.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './browser.ts';

interface Step {
  name: string;
  command: string;
  args: readonly string[];
  /** Where its runner writes how many tests passed and failed. */
  report?: string;
}

const steps: readonly Step[] = [
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
  vitest('comportamiento'),
  vitest('catalogo'),
  { name: 'construcción', command: 'vite', args: ['build', '--logLevel', 'warn'] },
  { name: 'recorridos', command: 'playwright', args: ['test'], report: 'reports/e2e.json' },
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

/** Runs one step with its output on screen; resolves to whether it succeeded. */
function run({ command, args }: Step): Promise<boolean> {
  return new Promise((resolve) => {
    const env = { ...process.env, E2E_BUILT: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
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

async function main(): Promise<number> {
  rmSync('reports', { recursive: true, force: true });
  mkdirSync('reports', { recursive: true });
  ensureChromium();
  const times: string[] = [];
  let [passed, failed] = [0, 0];
  let broken: string | null = null;
  for (const step of steps) {
    console.log(`\n▶ ${step.name}`);
    const start = performance.now();
    const ok = await run(step);
    times.push(`  ${step.name.padEnd(16)} ${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s`);
    if (step.report && ok) {
      const count = countOf(step.report);
      passed += count.passed;
      failed += count.failed;
    }
    if (!ok) {
      broken = step.name;
      failed += 1;
      break;
    }
  }
  console.log(`\nTiempos\n${times.join('\n')}\n`);
  if (broken) console.error(`Falló: ${broken}`);
  console.log(`${passed} passed, ${failed} failed`);
  return broken ? 1 : 0;
}

process.exitCode = await main();
