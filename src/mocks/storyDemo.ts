import { createAnswers } from './answers.ts';
import { createDemo } from './demo.ts';

/**
 * The one demo of a page of stories or of a test file: steady clock at 2026-11-20 10:15, random key. Whoever uses it resets it
 * before each story or test (`demo.reset()`).
 */
export const demo = createDemo();

/** Its overrides: `answers.withCode(tokens.autorizar, '-0004-02-03')`. */
export const answers = createAnswers(demo);
