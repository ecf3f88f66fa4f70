import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DIFFERENCES, REPORTS, writeInto } from './baselines.ts';

/** A picture that is not as agreed, as a run left it. */
export interface Difference {
  name: string;
  /** SHA-256 of the new picture's PNG. */
  print: string;
  /** Pixels that differ; null when there is none to compare it with, -1 when its size changed. */
  pixels: number | null;
  /** Its story has no such picture any more. */
  isGone?: boolean;
}

/** What is known of a run as a whole. */
export interface PictureRun {
  /** The whole version of the browser that took the pictures. */
  chromium: string;
  /** How many pictures were not taken, because this browser draws otherwise. */
  leftOut: number;
}

const RUN = join(REPORTS, 'visual.json');
const SAMPLE_NOW = join(DIFFERENCES, 'sample.png');

/** The last run; none of whose pictures was left out when there was none. */
export const readRun = (): PictureRun =>
  existsSync(RUN) ? (JSON.parse(readFileSync(RUN, 'utf8')) as PictureRun) : { chromium: '', leftOut: 0 };

/** The sample that the last run's browser drew. */
export const readDrawnSample = (): Buffer => readFileSync(SAMPLE_NOW);

/** What the last run left, by name. */
export function readDifferences(): Difference[] {
  if (!existsSync(DIFFERENCES)) return [];
  return readdirSync(DIFFERENCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(DIFFERENCES, file), 'utf8')) as Difference)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

const figure = (name: string, kind: string, caption: string) =>
  `<figure><img src="${name}.${kind}" alt="" loading="lazy"><figcaption>${caption}</figcaption></figure>`;

function figures({ name, pixels, isGone }: Difference): string[] {
  if (isGone) return ['<p>Su historia ya no lo tiene.</p>'];
  if (pixels === null) return [figure(name, 'ahora.png', 'Nuevo')];
  return [
    figure(name, 'antes.png', 'Antes'),
    figure(name, 'ahora.png', 'Ahora'),
    figure(name, 'diferencia.png', pixels < 0 ? 'Cambió el tamaño' : `${pixels} píxeles distintos`),
  ];
}

const section = (difference: Difference) =>
  `<section><h2>${difference.name}</h2><div>${figures(difference).join('')}</div></section>`;

/** The page on which a person looks at before, now and difference side by side. */
export function reportPage(differences: readonly Difference[]): string {
  return `<!doctype html><html lang="es"><meta charset="utf-8"><title>Retratos que cambiaron</title>
<style>body{font:16px system-ui;margin:2rem}div{display:flex;gap:1rem;align-items:flex-start;overflow:auto}figure{margin:0;flex:1 1 0;min-width:16rem}img{width:100%;border:1px solid #888}</style>
<h1>Retratos que cambiaron: ${differences.length}</h1>
<p>Si así deben ser: <code>npm run visual:accept</code>, o uno solo con <code>npm run visual:accept -- nombre</code>.</p>
${differences.map(section).join('\n')}</html>\n`;
}

/** Takes away what the last run left, and says with which browser this one is made. */
export function startReport(run: PictureRun, sample: Buffer): void {
  rmSync(DIFFERENCES, { recursive: true, force: true });
  writeInto(SAMPLE_NOW, sample);
  writeInto(RUN, JSON.stringify(run));
}

/** Writes the page of all differences, and says so; nothing when there are none. */
export function finishReport(): void {
  const differences = readDifferences();
  if (differences.length === 0) return;
  writeInto(join(DIFFERENCES, 'index.html'), reportPage(differences));
  console.log(`\nRetratos que cambiaron o son nuevos: ${differences.length}. Mírelos en reports/visual/index.html.`);
}
