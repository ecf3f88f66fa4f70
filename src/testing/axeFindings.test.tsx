import { describe, expect, onTestFinished, test } from 'vitest';
import { contrastIsTheMembers } from '#components/Fundamentos/forcedColours.ts';
import { axeFindings } from '#storybook/testRun/axe.ts';

/** A text of that colour on white. */
function show(color: string): void {
  const text = document.createElement('p');
  text.textContent = 'Saldo disponible';
  text.style.cssText = `color: ${color}; background: #ffffff`;
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
    expect(await found({ test: 'error' }, what)).not.toContain('color-contrast-enhanced');
  });

  // axe has two rules for it, and each finds only what the other does not.
  test.each([
    ['#6e6e6e', 'color-contrast-enhanced'],
    ['#aaaaaa', 'color-contrast'],
  ])('%s is found, by %s', async (color, rule) => {
    show(color);
    expect(await found({ test: 'error' })).toEqual([rule]);
    expect(await found({ test: 'error' }, 'everything')).toContain(rule);
  });

  test.each(['#6e6e6e', '#aaaaaa'])('who excepts contrast excepts it for %s', async (color) => {
    show(color);
    expect(await found({ test: 'error', config: { rules: [contrastIsTheMembers] } })).toEqual([]);
  });
});
