import { existsSync, globSync, readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { contract } from '#api/contract/all.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { routeEntries } from '#navigation/routeTable.ts';
import { importsIn, ownFile, root } from '../modules/imports.ts';

const sources = `${root}src${sep}`;

/** The README, and what stands around the table that is written into it. */
export const README = `${root}README.md`;
const BEGIN = '<!-- llamadas: las escribe `npm run routes` -->';
const END = '<!-- /llamadas -->';

/** One import of a file of ours by another: what is taken from where. */
interface OwnImport {
  file: string;
  names: readonly string[];
}

/** What a file of ours imports from others below src/, types aside. */
function ownImportsOf(file: string): OwnImport[] {
  return importsIn(file, readFileSync(file, 'utf8')).flatMap(({ from, names }) => {
    const target = ownFile(from, file);
    const isModule = target !== null && /\.tsx?$/.test(from) && target.startsWith(sources) && existsSync(target);
    return isModule ? [{ file: target, names }] : [];
  });
}

/** The flow that a file is part of, `null` for one of another room. */
function flowOf(file: string): string | null {
  const [room = '', folder = ''] = relative(sources, file).split(sep);
  return room === 'flows' ? folder : null;
}

/** What a part of the product calls by itself, and the flows that it is made with. */
interface Usage {
  calls: Set<AnyEndpoint>;
  flows: Set<string>;
}

/** Follows what `start` imports, up to other flows. */
async function usageOf(start: readonly string[]): Promise<Usage> {
  const home = new Set(start.map(flowOf));
  const use: Usage = { calls: new Set(), flows: new Set() };
  const seen = new Set<string>();
  const waiting = [...start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const { file: target, names } of ownImportsOf(file)) {
      const flow = flowOf(target);
      if (target.startsWith(resolve(sources, 'api/contract') + sep)) await takeCalls(target, names, use.calls);
      else if (flow !== null && !home.has(flow)) use.flows.add(flow);
      else waiting.push(target);
    }
  }
  return use;
}

const known = new Set<unknown>(contract);

async function takeCalls(file: string, names: readonly string[], calls: Set<AnyEndpoint>): Promise<void> {
  const values = (await import(file)) as Readonly<Record<string, unknown>>;
  for (const name of names) {
    if (known.has(values[name])) calls.add(values[name] as AnyEndpoint);
  }
}

/** The program's own files of a flow. */
const filesOf = (flow: string): string[] =>
  globSync(`${sources}flows/${flow}/*.{ts,tsx}`).filter((file) => !file.endsWith(`${sep}calls.ts`));

/** Which screen uses which call, as a table in Markdown: a row for each route, then one for each flow. */
export async function callsTable(): Promise<string> {
  const rows: [name: string, use: Usage][] = [];
  for (const [, { path, title, screen }] of routeEntries)
    rows.push([`${title}, \`${path}\``, await usageOf([`${sources}screens/${screen}.tsx`])]);
  rows.push(['around every page after sign-in', await usageOf([`${sources}app/SignedInArea.tsx`])]);
  const shared = new Map<string, Usage>();
  const waiting = rows.flatMap(([, { flows }]) => [...flows]);
  for (let flow = waiting.pop(); flow !== undefined; flow = waiting.pop()) {
    if (shared.has(flow)) continue;
    const use = await usageOf(filesOf(flow));
    shared.set(flow, use);
    waiting.push(...use.flows);
  }
  for (const [flow, use] of [...shared].sort(([one], [other]) => one.localeCompare(other)))
    if (use.calls.size > 0 || use.flows.size > 0) rows.push([`\`flows/${flow}\``, use]);
  return ['| Screen | Calls | Made with |', '|---|---|---|', ...rows.map(([name, use]) => row(name, use))].join('\n');
}

/** Proposals bear an asterisk. */
function row(name: string, { calls, flows }: Usage): string {
  const called = contract
    .filter((call) => calls.has(call))
    .map(({ path, origin }) => `\`${path}\`${origin === 'proposal' ? '*' : ''}`);
  return `| ${name} | ${called.join(', ')} | ${[...flows].sort().join(', ')} |`;
}

/** The README with the table as it is now in it. */
export async function readmeWithCalls(): Promise<string> {
  const text = readFileSync(README, 'utf8');
  const [before, after] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (before < 0 || after < before) throw new Error(`README.md: faltan «${BEGIN}» y «${END}»`);
  return `${text.slice(0, before)}${BEGIN}\n\n${await callsTable()}\n\n${text.slice(after)}`;
}
