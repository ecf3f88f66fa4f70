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
