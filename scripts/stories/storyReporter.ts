import type { FullResult, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { findingsOf } from './findings.ts';

/** A line a story, and at the end what is wrong with each that failed. The run fails when one has: what is noted fails no test by itself. */
export default class StoryReporter implements Reporter {
  private readonly failures: string[] = [];
  private total = 0;
  private ended = 0;

  onBegin(_: unknown, suite: Suite): void {
    this.total = suite.allTests().length;
  }

  onTestEnd(test: TestCase, { annotations, duration, errors, status }: TestResult): void {
    this.ended += 1;
    const found = [...findingsOf(annotations), ...errors.map(({ message = '' }) => message)];
    const isGood = status === 'passed' && found.length === 0;
    if (!isGood) this.failures.push(`${test.title}\n    ${found.join('\n').replaceAll('\n', '\n    ') || status}`);
    console.log(`${isGood ? '✓' : '✘'} ${this.ended}/${this.total} ${test.title} (${(duration / 1000).toFixed(1)} s)`);
  }

  /** What went wrong outside of a story: the run's own files, the catalogue's server. */
  onError({ message, stack }: TestError): void {
    console.error(stack ?? message);
  }

  onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const { failures, ended } = this;
    failures.forEach((failure, index) => {
      console.log(`\n${index + 1}) ${failure}`);
    });
    console.log(`\n${ended - failures.length} historias pasan, ${failures.length} no.`);
    return Promise.resolve({ status: status === 'passed' && failures.length > 0 ? 'failed' : status });
  }

  printsToStdio(): boolean {
    return true;
  }
}
