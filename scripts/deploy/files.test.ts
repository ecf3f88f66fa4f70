import { expect, it } from 'vitest';
import { COMPRESSIBLE, TYPES } from '#mocks/sandbox/staticFiles.ts';
import { FILE_KINDS } from './files.ts';

it('`npm start` and the journeys serve what a deployment does, with its types, and compress what it does', () => {
  const kinds = FILE_KINDS.flatMap(({ extensions, contentType, isText }) =>
    extensions.map((end) => ({ end: `.${end}`, contentType, isText })),
  );
  expect(TYPES).toEqual(Object.fromEntries(kinds.map(({ end, contentType }) => [end, contentType])));
  expect([...COMPRESSIBLE].sort()).toEqual(kinds.flatMap(({ end, isText }) => (isText ? [end] : [])).sort());
});
