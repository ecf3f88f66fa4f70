import { createContext, runInContext } from 'node:vm';
import browserslist from 'browserslist';
import { feature, features } from 'caniuse-lite';
import { describe, expect, it } from 'vitest';
import { floorScript, OLD_BROWSERS_FILE, oldBrowsersDocument } from './oldBrowsers.ts';

/** What a browser that has these does with the script: where it is sent, and whether it stops first. */
function sentTo(supported: readonly string[], { toSorted = true, pathname = '/login', base = '/' } = {}): string[] {
  const done: string[] = [];
  const css = { supports: (name: string) => supported.includes(name) };
  const scope = {
    window: { CSS: supported.length > 0 ? css : undefined, stop: true },
    stop: () => done.push('stop'),
    location: { pathname, replace: (address: string) => done.push(address) },
  };
  const context = createContext(scope);
  if (!toSorted) runInContext('delete Array.prototype.toSorted', context);
  runInContext(floorScript(base), context);
  return done;
}

describe('D-70: browsers below the floor', () => {
  const away = ['stop', `/${OLD_BROWSERS_FILE}`];

  it('are sent to their page, once, and no other is', () => {
    expect(sentTo(['container-type'])).toEqual([]);
    expect(sentTo(['container-type', '-moz-appearance'])).toEqual([]);
    expect(sentTo([])).toEqual(away);
    expect(sentTo(['-moz-appearance'])).toEqual(away);
    expect(sentTo(['container-type', '-moz-appearance'], { toSorted: false })).toEqual(away);
    // Chrome came to it later than to the floor.
    expect(sentTo(['container-type'], { toSorted: false })).toEqual([]);
    expect(sentTo([], { pathname: `/${OLD_BROWSERS_FILE}` })).toEqual([]);
    expect(sentTo([], { base: '/banca/' })).toEqual(['stop', `/banca/${OLD_BROWSERS_FILE}`]);
  });

  it('are those that lack what is looked for: each browser of the floor has it, but for Firefox the one before has not', () => {
    const { stats } = feature(features['css-container-queries']);
    const has = (browser: string, version: string) => /^[ya]/.test(stats[browser]?.[version] ?? '');
    for (const one of browserslist()) {
      const [browser = '', version = ''] = one.split(' ');
      expect(has(browser, version), one).toBe(true);
      const versions = browserslist.data[browser]?.versions ?? [];
      const before = versions[versions.indexOf(version) - 1] ?? '';
      expect(has(browser, before), `${browser} ${before}`).toBe(browser === 'firefox');
    }
  });

  it('find scripts that they can read, and the page without any', () => {
    const html = oldBrowsersDocument();
    const scripts = [floorScript('/'), ...[...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)];
    expect(scripts).toHaveLength(2);
    for (const script of scripts) expect(script).not.toMatch(/=>|\b(?:let|const|class|async)\b|`|\?\.|\?\?|\.\.\./);
    expect(html).not.toMatch(/type="module"|<link rel="stylesheet"/);
  });

  it('§2, D-41: see the title that every page has', () => {
    expect(oldBrowsersDocument().match(/<title>.*?<\/title>/g)).toEqual(['<title>BancaVirtual</title>']);
  });

  it('are told which ones work, as package.json lists them', () => {
    expect(oldBrowsersDocument().match(/<li>.*?<\/li>/g)).toEqual([
      '<li>Google Chrome 105 o posterior</li>',
      '<li>Microsoft Edge 105 o posterior</li>',
      '<li>Mozilla Firefox 115 o posterior</li>',
      '<li>iPhone y iPad con iOS 16.0 o posterior</li>',
      '<li>Safari 16.0 o posterior</li>',
    ]);
  });
});
