/** What became of each journey in one browser. */
export interface WalkedBrowser {
  /** With its version: «Firefox 153.7.0». */
  browser: string;
  /** Below the floor: it has a journey of its own. */
  isTooOld: boolean;
  journeys: readonly { title: string; status: 'passed' | 'failed' | 'skipped' }[];
}

const WORDS = { passed: '✓', failed: '✗', skipped: '–' } as const;

/** `docs/browsers.md`: which journeys were walked in which browser, and when. */
export function browserTable(all: readonly WalkedBrowser[], day: string): string {
  const walked = all.filter(({ isTooOld }) => !isTooOld);
  const tooOld = all
    .filter(({ isTooOld }) => isTooOld)
    .flatMap(({ browser, journeys }) => journeys.map(({ status }) => `${browser} ${WORDS[status]}`));
  const titles = walked[0]?.journeys.map(({ title }) => title) ?? [];
  const rows = titles.map((title, at) => {
    const marks = walked.map(({ journeys }) => WORDS[journeys[at]?.status ?? 'skipped']);
    return `| ${[title, ...marks].join(' | ')} |`;
  });
  return `# Browsers

The floor (D-70) is stated once, in \`browserslist\` of package.json: Chrome, Edge and Android WebView 105, Firefox 115, Safari and iOS 16.0. The build,
the linters of script and styles and a check of what was built read it.

Stylelint's own rule \`bank/fallback-first\` (stylelint.config.js) asks for what stands before a \`color-mix\` or a \`mask\`, of which the linters' lists
know too little.

Lints do not see everything: a property that an old browser lacks is \`undefined\` there and nothing is said. So the main journeys are walked in real
browsers (\`npm run test:browsers\`), one script for all of them (\`e2e/browsers/walk.ts\`). An error in the console, a rejected promise or a call that
the bank refuses fails a journey. This page is written by the run itself (\`npm run test:browsers -- --write\`).

A browser below the floor gets a page of its own (\`navegador.html\`, scripts/documents/oldBrowsers.ts): which browsers work, from the same list, and
the cooperative's telephone where \`config.json\` has one. A short script before all others finds it out by what the floor's browsers have and those
before them lack; the page itself needs no script. Walked there: ${tooOld.join(', ')}.

Walked on ${day}: ✓ passed, ✗ failed, – not tried. \`npm test\` walks them all where they are installed or can be (as root on Debian), two at a time;
no step may take more than 90 s. The Chromiums are packages of the lockfile. Firefox 115 is taken from the Debian release that has it, signed as that
is, and unpacked beside the project without being installed. WebKit is Debian's GTK port on a screen that nobody sees, where no window is narrower than
447 px (what asks for 390 is tried there at 447); and, for iOS 16.0, its port for devices of that version: one window of 800 × 600 px that saves no files, so what needs more is not tried there.
In both WebKits, errors that a page reports while it is still loading are not heard.

The WebKit of iOS 16.0 showed two faults that no other had. A class with a static block, in the build of pdf.js that is called legacy: it is put into older words
now (scripts/oldWords.ts). And under a dialog that closes while the page changes, what stands in a size container stayed inert, seen but deaf
(src/components/Dialog/wakeContents.ts).

| Journey | ${walked.map(({ browser }) => browser).join(' | ')} |
|---|${walked.map(() => '---|').join('')}
${rows.join('\n')}
`;
}
