import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DIFFERENCES, writeInto } from './baselines.ts';

/** A picture that is not as agreed, as a run left it. */
export interface Difference {
  name: string;
  /** SHA-256 of the new picture's PNG. */
  print: string;
  chromium: string;
  /** Pixels that differ; null when the picture is new, -1 when its size changed. */
  pixels: number | null;
  /** Its story has no such picture any more. */
  isGone?: boolean;
}

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
  if (isGone) return [figure(name, 'antes.webp', 'Su historia ya no lo tiene')];
  if (pixels === null) return [figure(name, 'ahora.png', 'Nuevo')];
  return [
    figure(name, 'antes.webp', 'Antes'),
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

/** Takes away what the last run left. */
export function startReport(): void {
  rmSync(DIFFERENCES, { recursive: true, force: true });
}

/** Writes the page of all differences, and says so; nothing when there are none. */
export function finishReport(): void {
  const differences = readDifferences();
  if (differences.length === 0) return;
  writeInto(join(DIFFERENCES, 'index.html'), reportPage(differences));
  console.log(`\nRetratos que cambiaron o son nuevos: ${differences.length}. Mírelos en reports/visual/index.html.`);
}
