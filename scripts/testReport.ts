import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { findingsOf } from './stories/findings.ts';

/** What Vitest's JSON reporter writes, as far as it is read here; the walk of the browsers (e2e/browsers) writes alike. */
interface VitestReport {
  /** How many tests were left out because what they need is not there, and were said to be. */
  leftOut?: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string; failureMessages?: string[] }[] }[];
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  status: string;
  annotations?: { type: string; description?: string }[];
  results?: { error?: { message?: string } }[];
}

/** How many tests passed, and which did not, each with the beginning of its reason. */
export interface TestCount {
  passed: number;
  leftOut: number;
  failures: string[];
}

/** The annotation by which a journey tells how much it has tried (e2e/cases.ts). */
export const CASES = 'casos';

/** How many lines of a reason are told: what differs stands in the first ones. */
const REASON_LINES = 8;

interface Outcome {
  isPassed: boolean;
  /** It ran to a fault of its own: neither skipped, nor left out because another had failed. */
  hasFailed: boolean;
  name: string;
  reason: string;
}

const fileName = (path: string) => path.split('/').at(-1) ?? path;

const ofVitest = ({ testResults }: VitestReport): Outcome[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName, failureMessages = [] }) => ({
      isPassed: status === 'passed',
      hasFailed: status === 'failed',
      name: `${fileName(name)} › ${fullName}`,
      reason: failureMessages.join('\n'),
    })),
  );

const ofSuite = ({ file, suites = [], specs }: PlaywrightSuite): Outcome[] => [
  // Its own `ok` takes a test that was not run for a good one.
  ...specs.map(({ title, tests }) => ({
    hasFailed: tests.some(
      ({ status, annotations = [] }) =>
        status === 'unexpected' || status === 'flaky' || findingsOf(annotations).length > 0,
    ),
    isPassed:
      tests.length > 0 &&
      tests.every(({ status, annotations = [] }) => status === 'expected' && findingsOf(annotations).length === 0),
    name: `${fileName(file)} › ${title}`,
    reason: tests
      .flatMap(({ annotations = [], results = [] }) => [
        ...findingsOf(annotations),
        ...results.flatMap(({ error }) => error?.message ?? []),
      ])
      .join('\n'),
  })),
  ...suites.flatMap(ofSuite),
];

/** A test's name and the beginning of its reason, as a block of text. */
const failureText = ({ name, reason }: Outcome): string => {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [name, ...lines.slice(0, REASON_LINES).map((line) => `    ${line}`)].join('\n');
};

function outcomesIn(content: VitestReport | PlaywrightReport): Outcome[] {
  return 'testResults' in content ? ofVitest(content) : content.suites.flatMap(ofSuite);
}

/** The tests that ran and failed, by name: not one that was skipped, and nothing of a file that could not be loaded. */
export function failedTests(text: string): string[] {
  const outcomes = outcomesIn(JSON.parse(text) as VitestReport | PlaywrightReport);
  return outcomes.filter(({ hasFailed }) => hasFailed).map(({ name }) => name);
}

/** A runner's own count, from the text of its report. A test that was skipped counts as failed: none is to be. */
export function countTests(text: string): TestCount {
  const content = JSON.parse(text) as VitestReport | PlaywrightReport;
  const outcomes = outcomesIn(content);
  return {
    passed: outcomes.filter(({ isPassed }) => isPassed).length,
    leftOut: ('leftOut' in content && content.leftOut) || 0,
    failures: outcomes.filter(({ isPassed }) => !isPassed).map(failureText),
  };
}

const casesOfSuite = ({ suites = [], specs }: PlaywrightSuite): number[] => [
  ...specs.flatMap(({ tests }) =>
    tests
      .flatMap(({ annotations = [] }) => annotations)
      .flatMap(({ type, description }) => (type === CASES ? Number(description) : [])),
  ),
  ...suites.flatMap(casesOfSuite),
];

/** How many cases the tests of a report say to have tried (e2e/cases.ts), each once: a report names it again with each of a test's results. */
export function countCases(text: string): number {
  const content = JSON.parse(text) as VitestReport | PlaywrightReport;
  return 'testResults' in content ? 0 : content.suites.flatMap(casesOfSuite).reduce((sum, count) => sum + count, 0);
}

/**
 * Reads a runner's report.
 * @throws Error when a runner that succeeded counts nothing: that is a fault, not a zero.
 */
export function readReport(file: string, hasSucceeded: boolean): TestCount {
  const count = existsSync(file) ? countTests(readFileSync(file, 'utf8')) : { passed: 0, leftOut: 0, failures: [] };
  if (hasSucceeded && count.passed + count.leftOut === 0) throw new Error(`«${file}» no cuenta ninguna prueba.`);
  return count;
}
