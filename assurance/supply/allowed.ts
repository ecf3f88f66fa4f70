/** Licences under which a package may be part of the program or its tools. */
export const LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Tools alone, never part of what members get: they may also be under these. */
export const TOOL_LICENCES: ReadonlySet<string> = new Set(['CC-BY-3.0', 'LGPL-3.0-or-later', 'MPL-2.0']);

/** Packages whose package.json does not say what their licence file does. */
export const READ_LICENCES: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** What may run something when it is installed, and why. */
export const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  'core-js': 'prints a line; comes with a tool',
  esbuild: 'puts its own binary in place; comes with a tool',
};
