import { describe, expect, it } from 'vitest';
import { withoutCitations } from './comments.ts';

const plain = (docstring: string) => withoutCitations(docstring, 'components/Button/Button.d.ts');

describe('docstrings for who has not the papers', () => {
  it.each([
    ['/** The scale (DESIGN.md §3). Mixins. */', '/** The scale. Mixins. */'],
    ['/** Escape means no (§9, D-64): a click does nothing. */', '/** Escape means no: a click does nothing. */'],
    ['/** Sheet (Ctrl+P may be blocked, §2). */', '/** Sheet (Ctrl+P may be blocked). */'],
    ['/** One queue (§9: 3000 ms, up to 7). */', '/** One queue (3000 ms, up to 7). */'],
    ['/** Draws `$ ••••` (screens.md A.0 «Hide balances»). */', '/** Draws `$ ••••`. */'],
    ['/** Typed (screens A.0, «Amount field»). */', '/** Typed. */'],
    ['/** Types (contract B.2, copy E); others follow. */', '/** Types; others follow. */'],
    ['/**\n * A press is one\n * (DESIGN.md §4). More.\n */', '/**\n * A press is one. More.\n */'],
    [
      '/** Codes (-0004-02-02, -0004-02-04) and (en casa). */',
      '/** Codes (-0004-02-02, -0004-02-04) and (en casa). */',
    ],
  ])('%s', (written, read) => {
    expect(plain(written)).toBe(read);
  });

  it('code is left alone', () => {
    expect(plain("declare const text: '(§9)';")).toBe("declare const text: '(§9)';");
  });

  it('a citation that is a part of its sentence ends the build, and is named', () => {
    expect(() => plain('/** §5 to the letter. */')).toThrow(
      'components/Button/Button.d.ts: «§5» está fuera de paréntesis; quien usa la biblioteca no tiene ese documento.',
    );
  });
});
