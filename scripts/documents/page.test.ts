import { describe, expect, it } from 'vitest';
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

const page = drawnDocument(template, {
  path: '/login',
  html: '<h1>Ingrese $& </h1>',
  styles: '<style data-styled="true">.a{}</style>',
  config: {
    cooperativeName: 'Coop </script><b>',
    legalName: '',
    dateFormat: 'dd/MM/yyyy',
    idleTimeoutMs: 180_000,
    theme: { accent: null, logoUrl: null },
  },
  scripts: ['/assets/index-2.js', '/assets/login-3.js'],
});

describe('a document of the build', () => {
  it('has its sheets and its script inside: nothing is fetched before it is painted', () => {
    for (const html of [page, waitingDocument(template)]) {
      expect(html).not.toContain('rel="stylesheet"');
      expect(html).toContain('<style>@font-face{src:url("$&")}</style>');
      expect(html).toContain('<script>start("$1")</script>');
      expect(html).not.toContain('fin de raiz');
    }
  });

  it('finds out first whether the browser is too old, in a script of its own', () => {
    for (const html of [page, waitingDocument(template)])
      expect(html.indexOf(`<script>${floorScript('/')}</script>`)).toBeLessThan(html.indexOf('<script>start('));
    expect(page).toContain(floorScript('/'));
  });

  it('has the page where its program takes it over, and says which one it is', () => {
    expect(page).toContain('<html lang="es-EC" data-page="/login">');
    expect(page).toMatch(/<div id="raiz"><h1>Ingrese \$& <\/h1><\/div>/);
    expect(page).not.toContain('Cargando');
    expect(waitingDocument(template)).not.toContain('data-page');
  });

  it('fetches ahead what its screen needs, each file once', () => {
    expect(page.match(/modulepreload/g)).toHaveLength(1);
    expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/login-3.js">');
  });

  it('says what it was drawn with, before the script that reads it, and no name can end the element', () => {
    expect(page).toContain('Coop \\u003c/script>\\u003cb>');
    expect(page.indexOf('dibujado-para')).toBeLessThan(page.indexOf('start('));
  });

  it('is refused without the places that it needs', () => {
    expect(() => waitingDocument({ ...template, html: '<html></html>' })).toThrow('El documento no tiene');
  });
});
