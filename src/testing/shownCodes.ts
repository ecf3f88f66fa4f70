import type { StoryContext } from '@storybook/react-vite';
import type { AnyEndpoint, CodeOf } from '#api/contract/endpoint.ts';
import { type ErrorCode, errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';

/**
 * A code that a story shows, as its `parameters: { codes: … }` say it. A test run believes none of them: it fails the story whose code was
 * not sent by that call or whose words were not seen (.storybook/testRun/codes.ts), and the index of the catalogue is made of what it saw.
 */
export interface ShownCode {
  /** The call's `id` in the contract. */
  call: string;
  code: ErrorCode;
  /** What the member reads; null where the screen says nothing of it, and goes on with what it has. */
  words: string | null;
}

/** Codes that the bank itself answers to what the story does: `parameters: { codes: shown(autorizar, '-0004-02-03') }`. */
export const shown = <E extends AnyEndpoint>(call: E, ...codes: readonly CodeOf<E>[]): readonly ShownCode[] =>
  codes.map((code) => ({ call: call.id, code, words: errorCodes[code].text }));

/** A code that the screen knows and puts in words of its own: part of them. */
export const shownAs = <E extends AnyEndpoint>(call: E, code: CodeOf<E>, words: string): readonly ShownCode[] => [
  { call: call.id, code, words },
];

/** Codes of which the screen says nothing, because it can do without what the call would have answered; the run sees that it says nothing. */
export const unsaid = <E extends AnyEndpoint>(call: E, ...codes: readonly CodeOf<E>[]): readonly ShownCode[] =>
  codes.map((code) => ({ call: call.id, code, words: null }));

/**
 * A story in which a call is refused, whatever it asks: `...refusing(generar, '-0004-01-01')`. What is answered and what the story says that
 * it shows are written once.
 */
export const refusing = <E extends AnyEndpoint>(call: E, ...codes: readonly CodeOf<E>[]) => ({
  parameters: { codes: shown(call, ...codes) },
  beforeEach({ msw }: Pick<StoryContext, 'msw'>) {
    msw.use(answers.withCode(call, ...codes));
  },
});
