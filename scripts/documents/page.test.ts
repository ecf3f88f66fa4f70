import { describe, expect, it } from 'vitest';
import type { PublicConfig } from '#config/drawnConfig.ts';
import { floorScript } from './oldBrowsers.ts';
import { drawnDocument, type Template, waitingDocument } from './page.ts';

const template: Template = {
  base: '/',
  html: `<!doctype html><html lang="es-EC"><head>
    <meta charset="utf-8" />
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
    <script type="module" crossorigin src="/assets/index-2.js"></script>
  </head><body><div id="raiz"><main>Cargando</main></div><!--fin de raiz--><noscript>x</noscript></body></html>`,
  sheets: new Map([['/assets/index-1.css', '@font-face{src:url("$&")}']]),
  inlineScript: 'start("$1")',
};

const config: PublicConfig = {
  cooperativeName: 'Coop </script><b>',
  legalName: '',
  dateFormat: 'dd/MM/yyyy',
  idleTimeoutMs: 180_000,
  theme: { accent: null, logoUrl: null },
};
const page = drawnDocument(template, {
  path: '/login',
  html: '<h1>Ingrese $& </h1>',
  styles: '<style data-styled="true">.a{}</style>',
  config,
  scripts: ['/assets/index-2.js', '/assets/login-3.js'],
});
const waiting = waitingDocument(template, config);

describe('a document of the build', () => {
  it('has its sheets and its script inside: nothing is fetched before it is painted', () => {
    for (const html of [page, waiting]) {
      expect(html).not.toContain('rel="stylesheet"');
      expect(html).toContain('<style>@font-face{src:url("$&")}</style>');
      expect(html).toContain('<script>start("$1")</script>');
      expect(html).not.toContain('fin de raiz');
    }
  });

  it('finds out first whether the browser is too old, in a script of its own', () => {
    for (const html of [page, waiting])
      expect(html.indexOf(`<script>${floorScript('/')}</script>`)).toBeLessThan(html.indexOf('<script>start('));
    expect(page).toContain(floorScript('/'));
  });

  it('has the page where its program takes it over, and says which one it is', () => {
    expect(page).toContain('<html lang="es-EC" data-page="/login">');
    expect(page).toMatch(/<div id="raiz"><h1>Ingrese \$& <\/h1><\/div>/);
    expect(page).not.toContain('Cargando');
    expect(waiting).not.toContain('data-page');
  });

  it('fetches ahead what its screen needs, each file once', () => {
    expect(page.match(/modulepreload/g)).toHaveLength(1);
    expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/login-3.js">');
  });

  it.each([
    ['drawn', page],
    ['waiting', waiting],
  ])('says whose it is (%s), before the script that reads it, and no name can end the element', (_, html) => {
    expect(html.split('id="dibujado-para"')).toHaveLength(2);
    expect(html).toContain('Coop \\u003c/script>\\u003cb>');
    expect(html.indexOf('dibujado-para')).toBeLessThan(html.indexOf('<script>'));
  });

  it('is refused without the places that it needs', () => {
    expect(() => waitingDocument({ ...template, html: '<html></html>' }, config)).toThrow('El documento no tiene');
  });
});
