import { browserName } from './browserName.ts';
import { ERROR_NAMES, ERROR_WORDS } from './errorWords.ts';

/**
 * All that leaves the browser about one error (security.md 4.2). Each field is made of what is known beforehand (words of a list, files of
 * the build, routes of the table), never of what is left after taking out what looks secret: nobody knows all that a secret looks like.
 */
export interface ErrorReport {
  /** `TypeError`. */
  name: string;
  /** In the words of engines alone; «…» stands for all others. */
  message: string;
  /** Files of the build with line and column, the place of the error first: `Productos-Aa11Bb22.js:1:2345`. */
  frames: readonly string[];
  /** The program's own file, whose name changes with each build. */
  release: string;
  /** The route's pattern: `/cuentas/:numeroCuenta`, and `*` for an address of no route. */
  route: string;
  /** `Firefox`. */
  browser: string;
}

/** Where the error happened. */
export interface ErrorScene {
  /** Address below which this build's files lie: `https://banca.coop.ec/assets/`. */
  assets: string;
  /** Name of the program's own file. */
  release: string;
  /** Path of the page below the site's own place. */
  path: string;
  /** All patterns of the router. */
  routes: readonly string[];
  userAgent: string;
}

const HIDDEN = '…';
/** Characters of a message that are looked at, and of one that is told. */
const LONGEST_READ = 2000;
const LONGEST_TOLD = 200;
/** Places of a stack that are told, and characters of one that are looked at. */
const MOST_FRAMES = 10;
const LONGEST_STACK = 20_000;

/** A file of the build: its hash is part of its name. */
const BUILT_FILE = String.raw`[A-Za-z][\w.-]*-[\w-]{8}\.m?js`;
const FRAME = new RegExp(String.raw`^(${BUILT_FILE}:\d{1,5}:\d{1,7})\)?$`);

/** Makes the report of one error; also of something thrown that is none. Never throws, whatever the error's own fields do. */
export function errorReportOf(error: unknown, scene: ErrorScene): ErrorReport {
  const { name, message, stack } = textsOf(error);
  return {
    name: ERROR_NAMES.has(name) ? name : 'Error',
    message: toldMessage(message),
    frames: toldFrames(withoutHead(stack, name, message), scene.assets),
    release: toldRelease(scene.release),
    route: routeOf(scene.path, scene.routes),
    browser: browserName(scene.userAgent),
  };
}

/** Same error, same place: told once. */
export const fingerprintOf = ({ name, message, frames }: ErrorReport): string => [name, message, ...frames].join('\n');

/** The message in words of the list; digits, names, addresses and all else are «…». */
export function toldMessage(message: string): string {
  const react = /^Minified React error #\d{1,3}(?=;)/.exec(message)?.[0];
  if (react !== undefined) return react;
  const told = message
    .slice(0, LONGEST_READ)
    .replace(/[^\s'"`«»“”‘’()[\]{},;:<>=!|]+/gu, (token) =>
      ERROR_WORDS.has(token.replace(/[.?]$/u, '').toLowerCase()) ? token : HIDDEN,
    )
    // Nor how many words there were, or how an amount was written.
    .replace(/…(?:[\s,;:<>=!|]*…)+/gu, HIDDEN)
    .replace(/\s+/gu, ' ')
    .trim();
  if (told.length <= LONGEST_TOLD) return told;
  // Up to a whole word; nothing of what has no blank in all that length.
  return `${told.slice(0, Math.max(0, told.lastIndexOf(' ', LONGEST_TOLD)))} ${HIDDEN}`.trim();
}

/** Places in files of this build; of whatever else a stack names (documents, extensions, other hosts) nothing is told. */
export function toldFrames(stack: string, assets: string): string[] {
  return stack
    .slice(0, LONGEST_STACK)
    .split('\n')
    .flatMap((line) => {
      const at = line.indexOf(assets);
      if (at < 0) return [];
      // «at f (address:1:2)» of Chromium, «f@address:1:2» of Firefox and Safari.
      return FRAME.exec(line.slice(at + assets.length).trimEnd())?.[1] ?? [];
    })
    .slice(0, MOST_FRAMES);
}

const toldRelease = (release: string): string => (new RegExp(`^${BUILT_FILE}$`).test(release) ? release : '');

/** Chromium begins a stack with name and message: what stands in a message is no place. */
function withoutHead(stack: string, name: string, message: string): string {
  const head = stack.indexOf(message);
  return head >= 0 && head <= name.length + ': '.length ? stack.slice(head + message.length) : stack;
}

/** The pattern that a path fits, the most particular one first: more of it is fixed. */
export function routeOf(path: string, routes: readonly string[]): string {
  const parts = path.replace(/\/+$/, '').split('/');
  const fits = routes.filter((route) => {
    const own = route.split('/');
    return own.length === parts.length && own.every((part, at) => part.startsWith(':') || part === parts[at]);
  });
  return fits.sort((one, other) => one.split(':').length - other.split(':').length)[0] ?? '*';
}

/** What an error says of itself. Anything may be thrown, also what throws when it is looked at. */
function textsOf(error: unknown): Record<'name' | 'message' | 'stack', string> {
  const thrown = (typeof error === 'string' ? { message: error } : Object(error)) as object;
  const read = (field: string): string => {
    try {
      const value: unknown = Reflect.get(thrown, field);
      return typeof value === 'string' ? value : '';
    } catch {
      return '';
    }
  };
  return { name: read('name'), message: read('message'), stack: read('stack') };
}
