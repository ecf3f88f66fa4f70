/* What a document of the build is made of: text in, text out. */
import { DRAWN_CONFIG_ID, type PublicConfig } from '#config/drawnConfig.ts';
import { HEARD_ID } from '#document/earlyHand.ts';
import { floorScript } from './oldBrowsers.ts';

/** The document that Vite wrote, taken apart. */
export interface Template {
  /** Where the site lies: `/`, or `/banca/`. */
  base: string;
  html: string;
  /** Style sheets that it names, with their text: they stand in the document instead, for nothing is painted before they have come. */
  sheets: ReadonlyMap<string, string>;
  /** The script that runs before anything is painted. */
  inlineScript: string;
}

/** What a page brings that its program then takes over. */
export interface PageParts {
  /** Address in the table of routes. */
  path: string;
  html: string;
  styles: string;
  /** What it was drawn with. */
  config: PublicConfig;
  /** Addresses of the scripts that it needs beside the entry's. */
  scripts: readonly string[];
}

const LINKED_SHEET = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>\s*/g;
const ROOT = /(<div id="raiz">)[\s\S]*(<\/div>)(?=\s*<!--fin de raiz-->)/;
/** Says, unseen at first, that the program of a drawn page does not come; the program takes it away (src/app/main.tsx). */
const DELAY = `<div class="demora" id="demora" role="alert"><h2>La página tarda más de lo normal</h2><p>Lo que escribió sigue aquí. Revise su conexión y espere un momento, o vuelva a intentarlo.</p><a href="">Reintentar</a></div>`;
/** Where readers of the screen hear that a button was heard before its program was there. */
const HEARD = `<p class="atencion" id="${HEARD_ID}" role="status"></p>`;
const HEAD_END = '</head>';
const HTML = '<html lang="es-EC"';

/** Puts `part` where it cannot be taken for a pattern's own signs. @throws where the document has no such place. */
function put(html: string, place: string | RegExp, part: string): string {
  const found = typeof place === 'string' ? html.includes(place) : place.test(html);
  if (!found) throw new Error(`El documento no tiene «${String(place)}».`);
  return html.replace(place, () => part);
}

/** Data for the program, before the first script that reads it; no text in it can end the element. */
const dataElement = (config: PublicConfig): string =>
  `<script type="application/json" id="${DRAWN_CONFIG_ID}">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>`;

/** Scripts and style sheets that had to be fetched stand in the document, and what it was written for. */
function withOwnParts({ base, html, sheets, inlineScript }: Template, config: PublicConfig): string {
  const styled = html.replace(LINKED_SHEET, (link, address: string) => {
    const sheet = sheets.get(address);
    return sheet === undefined ? link : `<style>${sheet}</style>\n    `;
  });
  // Two of them: a browser that is too old cannot read the second.
  const scripts = [floorScript(base), inlineScript].map((text) => `\n    <script>${text}</script>`).join('');
  return put(styled, '<meta charset="utf-8" />', `<meta charset="utf-8" />\n    ${dataElement(config)}${scripts}`);
}

/**
 * The document for every address whose page is not drawn: it waits for its program. With `config` it can say whose bank it is also where nothing
 * but what the browser keeps can be had (D-73).
 */
export const waitingDocument = (template: Template, config: PublicConfig): string =>
  withOwnParts(template, config).replace('<!--fin de raiz-->', '');

/** The document of one drawn page. */
export function drawnDocument(template: Template, { path, html, styles, config, scripts }: PageParts): string {
  const preloads = scripts
    .filter((script) => !template.html.includes(`"${script}"`))
    .map((script) => `<link rel="modulepreload" crossorigin href="${script}">\n`);
  const own = withOwnParts(template, config);
  const root = ROOT.exec(own);
  if (!root) throw new Error('El documento no tiene dónde dibujar.');
  const [, opening = '', closing = ''] = root;
  const drawn = put(own, ROOT, `${opening}${html}${closing}${HEARD}${DELAY}`).replace('<!--fin de raiz-->', '');
  return put(put(drawn, HEAD_END, `${styles}${preloads.join('')}${HEAD_END}`), HTML, `${HTML} data-page="${path}"`);
}
