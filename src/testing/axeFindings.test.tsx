import { describe, expect, onTestFinished, test } from 'vitest';
import { contrastIsTheMembers } from '#components/Fundamentos/forcedColours.ts';
import { axeFindings } from '#storybook/testRun/axe.ts';

/** A text of that colour and size on white. */
function show(color: string, size = '16px'): void {
  const text = document.createElement('p');
  text.textContent = 'Saldo disponible';
  text.style.cssText = `color: ${color}; background: #ffffff; font-size: ${size}`;
  document.body.append(text);
  onTestFinished(() => text.remove());
}

/** The rules that find something on the page. */
async function found(settings: Parameters<typeof axeFindings>[0], what: 'everything' | 'colours' = 'colours') {
  const findings = await axeFindings(settings, 'aquí', what);
  return findings.map((text) => /: ([\w-]+):/.exec(text)?.[1]);
}

describe('DESIGN.md §2: every text has 7:1', () => {
  test.each(['everything', 'colours'] as const)('what has it is not found among %s', async (what) => {
    show('#595959');
    expect(await found({ test: 'error' }, what)).not.toContain('color-contrast');
  });

  test.each(['#6e6e6e', '#aaaaaa'])('%s is found', async (color) => {
    show(color);
    expect(await found({ test: 'error' })).toEqual(['color-contrast']);
    expect(await found({ test: 'error' }, 'everything')).toContain('color-contrast');
  });

  test.each([
    ['#757575', []],
    ['#7a7a7a', ['color-contrast']],
  ] as const)('a large one has 4.5:1: %s', async (color, findings) => {
    show(color, '24px');
    expect(await found({ test: 'error' })).toEqual(findings);
  });

  test.each(['#6e6e6e', '#aaaaaa'])('who excepts contrast excepts it for %s', async (color) => {
    show(color);
    expect(await found({ test: 'error', config: { rules: [contrastIsTheMembers] } })).toEqual([]);
  });
});
