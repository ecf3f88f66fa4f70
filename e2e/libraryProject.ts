import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LibraryManifest } from '../scripts/library/manifest.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the package's page says to install beside it. */
function toldPackages(): string[] {
  const [, names = ''] = /^ {4}npm install \S+ (.+)$/m.exec(readFileSync(join(root, 'docs/library.md'), 'utf8')) ?? [];
  return names.split(' ');
}

/** What an empty project with React and TypeScript has, what the package's page says to install with it, and a form library. */
const PROJECT_PACKAGES = {
  dependencies: [...toldPackages(), 'react-hook-form'],
  devDependencies: ['typescript', '@types/node', '@types/react', '@types/react-dom'],
} as const;

/** The package as `npm pack` makes it. */
export interface PackedLibrary {
  /** What the build wrote, not packed. */
  folder: string;
  tarball: string;
  /** Paths inside of the tarball. */
  files: readonly string[];
  manifest: LibraryManifest;
}

/** A command's output. Fails with all that the command said. */
export function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  // npm tells its children where it was called: an npm further down would work on that project instead of its own.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_')),
  );
  return new Promise((resolve, reject) => {
    execFile(
      command,
      args,
      { cwd, env: { ...env, NEXT_TELEMETRY_DISABLED: '1' }, maxBuffer: 20_000_000 },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`));
        else resolve(stdout);
      },
    );
  });
}

/** Runs a tool of the repository, such as `tsc`, in another folder. */
export function runTool(tool: string, args: readonly string[], cwd: string): Promise<string> {
  return run(join(root, 'node_modules/.bin', tool), args, cwd);
}

/** A folder outside of the repository, where no node_modules above helps out. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'banca-biblioteca-'));
}

/** Builds the library and packs it, in a folder that need not exist. */
export async function packLibrary(base: string): Promise<PackedLibrary> {
  const folder = join(base, 'library');
  await run(process.execPath, [join(root, 'scripts/library/build.ts'), folder], root);
  const answer = JSON.parse(
    await run(
      'npm',
      ['pack', '--json', '--offline', `--cache=${join(base, 'cache')}`, '--pack-destination', base],
      folder,
    ),
  ) as { filename: string; files: { path: string }[] }[];
  const [packed] = answer;
  if (!packed) throw new Error('npm pack no hizo ningún paquete.');
  return {
    folder,
    tarball: join(base, packed.filename),
    files: packed.files.map(({ path }) => path),
    manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as LibraryManifest,
  };
}

/** What makes a page of a project. */
export type Framework = 'vite' | 'next';

/**
 * An empty project of a framework with the package installed, its files beside.
 *
 * The tarball is installed by npm, which also checks that all of its `dependencies` are there in a fitting version. They, and the peers,
 * are links to the repository's own packages: nothing is fetched, and the test does not hang on the registry's speed. What the package
 * imports without declaring it is not linked, and not found.
 */
export async function installInto(
  base: string,
  library: PackedLibrary,
  framework: Framework,
  files: Record<string, string>,
): Promise<string> {
  const project = join(base, `project-${framework}`);
  const asked = new Set([
    framework,
    ...Object.values(PROJECT_PACKAGES).flat(),
    ...Object.keys({ ...library.manifest.peerDependencies, ...library.manifest.dependencies }),
  ]);
  for (const name of asked) {
    const link = join(project, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link, 'dir');
  }
  const { dependencies, devDependencies } = PROJECT_PACKAGES;
  const versions = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, manifestOf(join(root, 'node_modules', name)).version]));
  const manifest = {
    name: 'proyecto-vacio',
    private: true,
    type: 'module',
    dependencies: versions(dependencies),
    devDependencies: versions([...devDependencies, framework]),
  };
  writeFiles(project, { ...files, 'package.json': JSON.stringify(manifest) });
  // npm asks the registry about peers even when they are there: «legacy» leaves them to the compiler and the bundler.
  // A build in this process leaves NODE_ENV=production behind, for which npm would leave out what compiles the project.
  const quiet = ['--legacy-peer-deps', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', ['install', library.tarball, '--offline', `--cache=${join(base, 'cache')}`, ...quiet], project);
  return project;
}

/** React's majors that the package is for, by the names under which the repository has them. */
export const reacts = {
  '18': { react: 'react-18', 'react-dom': 'react-dom-18', '@types/react': 'types-react-18' },
  '19': { react: 'react', 'react-dom': 'react-dom', '@types/react': '@types/react' },
} as const;

/**
 * A project with one major of React, in which everything else is the repository's. Its packages are links that must not be followed
 * (`--preserve-symlinks`, Vite's and TypeScript's `preserveSymlinks`): what they import is looked for in the project, and is that React.
 */
export function projectWithReact(
  base: string,
  library: PackedLibrary,
  major: keyof typeof reacts,
  files: Record<string, string>,
): string {
  const project = join(base, `project-react-${major}`);
  const packages = join(project, 'node_modules');
  const swapped: Readonly<Record<string, string>> = reacts[major];
  const names = readdirSync(join(root, 'node_modules'))
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name === '@types' ? readdirSync(join(root, 'node_modules', name)).map((one) => `${name}/${one}`) : name,
    );
  for (const name of names) {
    const link = join(packages, name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', swapped[name] ?? name), link, 'dir');
  }
  cpSync(library.folder, join(packages, library.manifest.name), { recursive: true });
  writeFiles(project, { ...files, 'package.json': JSON.stringify({ private: true, type: 'module' }) });
  return project;
}

/** Runs a script of such a project in Node, without a bundler. */
export function runInNode(script: string, project: string): Promise<string> {
  return run(process.execPath, ['--preserve-symlinks', '--preserve-symlinks-main', script], project);
}

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

function manifestOf(folder: string): { version: string } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
}
