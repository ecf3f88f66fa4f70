import browserslist from 'browserslist';

/** How the build names the browsers of the list; phones' own names are those of their engines. */
const ENGINES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  safari: 'safari',
};

/** The oldest browsers that are supported (D-70), from package.json, as the build asks for them: `chrome105`, `ios16.0`. */
export function buildTargets(): string[] {
  return browserslist().map((browser) => {
    const [name = '', version = ''] = browser.split(' ');
    const engine = ENGINES[name];
    if (!engine) throw new Error(`El navegador «${browser}» de package.json no tiene nombre para la construcción.`);
    return engine + (version.split('-')[0] ?? '');
  });
}

/** How a member knows each of them. */
const NAMES: Readonly<Record<string, string>> = {
  chrome: 'Google Chrome',
  edge: 'Microsoft Edge',
  firefox: 'Mozilla Firefox',
  ios_saf: 'iPhone y iPad con iOS',
  safari: 'Safari',
};

/** The same browsers in words, for members whose own is older: «Google Chrome 105 o posterior». */
export function supportedBrowsers(): string[] {
  const order = Object.keys(NAMES);
  return browserslist()
    .map((browser) => browser.split(' '))
    .toSorted(([one = ''], [other = '']) => order.indexOf(one) - order.indexOf(other))
    .map(([name = '', version = '']) => `${NAMES[name] ?? name} ${version.split('-')[0] ?? ''} o posterior`);
}
