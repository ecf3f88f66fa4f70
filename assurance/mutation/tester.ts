import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';

/** What a test file passes of the mutated program: mutants by how often. */
export interface Passed {
  /** Absolute. */
  test: string;
  hits: Readonly<Record<string, number>>;
  /** How long its tests took without a mutant, ms. */
  ms: number;
}

/** Runs test files over a mutated copy, with one mutant on at a time. */
export interface Tester {
  /**
   * All test files without any mutant.
   * @throws Error where one fails on the copy itself: it would seem to notice every mutant.
   */
  first: () => Promise<readonly Passed[]>;
  /** Whether this test file notices it. */
  notices: (mutant: string, hitLimit: number, test: string) => Promise<boolean>;
  close: () => Promise<void>;
}

/** How long one test may take without a mutant, ms: it counts what it passes, and the machine may be busy. */
const PATIENCE_MS = 120_000;
/** The same with one: what nobody ends any more is noticed by it. Some of the tests take a second. */
const TIMEOUT_MS = 20_000;

/** How long a file may take until it says so, ms. A runner one of whose processes was ended was seen to wait for it for good. */
const RUN_LIMIT_MS = 180_000;

/** What is read of a run. */
interface Ran {
  /** Of each file that the runner has ever run, as it was the last time: a run tells of more than its own files. */
  testModules: readonly { moduleId: string; ok: () => boolean }[];
  unhandledErrors: readonly unknown[];
}

/**
 * Whether a run of that test file alone has failed.
 * @throws Error where it tells nothing of the file.
 */
export function hasNoticed({ testModules, unhandledErrors }: Ran, test: string): boolean {
  if (unhandledErrors.length > 0) return true;
  const own = testModules.find(({ moduleId }) => moduleId === test);
  if (!own) throw new Error(`«${test}» no se ha ejecutado.`);
  return !own.ok();
}

/** Opens Vitest over the copy: unit tests alone, each file in a world of its own. */
async function openRunner(root: string, name: string, include: readonly string[]): Promise<Vitest> {
  const vitest = await createVitest(
    {
      root,
      config: false,
      watch: false,
      include: [...include],
      setupFiles: [join(root, 'src/testing/seed.ts'), join(root, 'assurance/mutation/setup.ts')],
      env: { RUNS_TIMES: '0.1', SEED: '20261126' },
      reporters: [{}],
      pool: 'forks',
      maxWorkers: 1,
      testTimeout: PATIENCE_MS,
      hookTimeout: PATIENCE_MS,
    },
    { logLevel: 'silent', cacheDir: join(root, `.cache-${name}`), server: { watch: null } },
  );
  await vitest.standalone();
  return vitest;
}

/** `null` when it has not come after so long. */
async function withinLimit<Result>(what: Promise<Result>): Promise<Result | null> {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    clock = setTimeout(() => resolve(null), RUN_LIMIT_MS);
  });
  return Promise.race([what, late]).finally(() => clearTimeout(clock));
}

/**
 * Starts a runner over the copy in `root`; of a mutant's tests the first failure is enough. Stryker's own runner for Vitest is not used: it was
 * seen to report survivors that are none with this version.
 */
export async function startTester(root: string, name: string, include: readonly string[]): Promise<Tester> {
  const coverageFile = join(root, `passed-${name}.jsonl`);
  const endedFile = join(root, `ended-${name}`);
  let vitest = await openRunner(root, name, include);
  let specifications = await vitest.globTestSpecifications();
  const provide = (mutant: string, hitLimit: number, file: string): void => {
    vitest.provide('mutant', mutant);
    vitest.provide('hitLimit', hitLimit);
    vitest.provide('coverageFile', file);
    vitest.provide('endedFile', endedFile);
  };
  return {
    first: async () => {
      writeFileSync(coverageFile, '');
      provide('', Number.MAX_SAFE_INTEGER, coverageFile);
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
        await vitest.globTestSpecifications(),
      );
      if (unhandledErrors.length > 0) throw new Error(String(unhandledErrors[0]));
      const broken = testModules
        .filter((module) => !module.ok())
        .map(({ moduleId }) => moduleId.slice(root.length + 1));
      if (broken.length > 0) throw new Error(`Fallan sin ningún mutante: ${broken.join(', ')}`);
      const lines = readFileSync(coverageFile, 'utf8').trim().split('\n');
      rmSync(coverageFile);
      const ms = new Map(testModules.map((module) => [module.moduleId, module.diagnostic().duration]));
      return lines
        .map((line) => JSON.parse(line) as Omit<Passed, 'ms'>)
        .map((one) => ({ ...one, ms: ms.get(one.test) ?? 0 }));
    },
    notices: async (mutant, hitLimit, test) => {
      for (const project of vitest.projects)
        Object.assign(project.config, { bail: 1, testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS });
      vitest.config.bail = 1;
      provide(mutant, hitLimit, '');
      const wanted = specifications.filter(({ moduleId }) => moduleId === test);
      const outcome = await withinLimit(vitest.runTestSpecifications(wanted));
      if (outcome === null) {
        // It is left to itself: to be closed it would have to answer.
        vitest = await openRunner(root, name, include);
        specifications = await vitest.globTestSpecifications();
        return true;
      }
      return hasNoticed(outcome, test);
    },
    close: () => vitest.close(),
  };
}
