import { afterEach, describe, expect, it, vi } from 'vitest';
import { wakeContents } from './wakeContents.ts';

/** A page whose content tells where it was placed each time its boxes were asked for. */
function watchedPage(): { content: HTMLElement; placed: string[] } {
  const main = document.createElement('main');
  const content = document.createElement('div');
  main.append(content);
  document.body.append(main);
  const placed: string[] = [];
  Object.defineProperty(content, 'offsetHeight', {
    get: () => {
      placed.push(content.style.position);
      return 0;
    },
  });
  return { content, placed };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** An engine that supports these alone. */
const supporting = (...words: string[]) =>
  vi.spyOn(CSS, 'supports').mockImplementation((condition: string) => words.includes(condition));

describe('wakeContents (D-70: Safari 16.0)', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });

  it('makes the boxes of the page anew in a WebKit that leaves them inert, and leaves them as they were', async () => {
    supporting('-webkit-nbsp-mode: space');
    const { content, placed } = watchedPage();
    content.style.position = 'sticky';
    wakeContents();
    await nextFrame();
    expect(placed).toEqual(['relative', 'sticky']);
  });

  it.each([
    ['a newer WebKit', ['-webkit-nbsp-mode: space', 'height: 1lh']],
    ['another engine', ['height: 1lh']],
    ['an older one of those', []],
  ])('touches nothing in %s', async (_, words) => {
    supporting(...words);
    const { placed } = watchedPage();
    wakeContents();
    await nextFrame();
    expect(placed).toEqual([]);
  });
});
