/*
 * For browsers below the floor (D-70): what finds them out, and the page that they get. Both are written in what the oldest of them read: the
 * script in ES5, the page in HTML that needs none.
 */
import { supportedBrowsers } from '../targets.ts';

/** The page's file, which is its address too: a host that has one document for every other address still has its files. */
export const OLD_BROWSERS_FILE = 'navegador.html';

/**
 * Stands before every other script of a document. Container queries came with the very versions that the floor names of Chrome, Edge, Safari
 * and iOS; Firefox had them sooner, and came to the floor with `toSorted`. What has no modules has neither. The page that does not come (a
 * host without it) is not asked for again. `base`: where the site lies.
 */
export const floorScript = (base: string): string =>
  `(function(){var c=window.CSS,a="${base}${OLD_BROWSERS_FILE}";if(c&&c.supports&&c.supports("container-type","size")&&([].toSorted||!c.supports("-moz-appearance","none"))||location.pathname==a)return;if(window.stop)stop();location.replace(a)})()`;

/** Puts the cooperative's telephone there, where `config.json` has one. */
const phoneScript = (base: string): string =>
  `(function(){var r=new XMLHttpRequest;r.onload=function(){try{var p=JSON.parse(r.responseText).phone;if(!/^[+\\d][\\d ()-]*$/.test(p))return;var t=document.getElementById("telefono"),a=document.createElement("a");a.setAttribute("href","tel:"+p.replace(/[^+\\d]/g,""));a.appendChild(document.createTextNode(p));t.appendChild(document.createTextNode(" o llame al "));t.appendChild(a)}catch(e){}};r.open("GET","${base}config.json");r.send()})()`;

/** No variables, no grid: a column of text, in the colours of the document that waits. */
const STYLES =
  'body{margin:0;background:#f6f5f0;color:#0a2329;font:16px/1.5 sans-serif}main{max-width:32em;margin:0 auto;padding:24px}h1{font-size:24px;line-height:1.25}h2{font-size:18px}a{color:#0f5c66}.otra{display:inline-block;padding:12px 28px;border-radius:32px;background:#ffa24d;color:#06222a;font-weight:bold;text-decoration:none}';

/** The page for browsers that are too old: what to do about it, and whom to call. */
export function oldBrowsersDocument(base = '/'): string {
  const items = supportedBrowsers().map((browser) => `<li>${browser}</li>`);
  return `<!doctype html>
<html lang="es-EC">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="referrer" content="no-referrer" />
    <meta name="robots" content="noindex, nofollow" />
    <link rel="icon" href="${base}favicon.svg" type="image/svg+xml" />
    <title>BancaVirtual</title>
    <style>${STYLES}</style>
  </head>
  <body>
    <main>
      <h1>Actualice su navegador para entrar a la banca virtual</h1>
      <p>Este navegador es anterior a los que podemos atender con seguridad. Sus cuentas y su usuario siguen como estaban.</p>
      <h2>Navegadores que sí sirven</h2>
      <ul>
        ${items.join('\n        ')}
      </ul>
      <p>Actualice el suyo, o instale otro, desde la tienda de aplicaciones de su teléfono o en su computador. Luego vuelva a abrir esta dirección.</p>
      <p>Si no puede actualizarlo, acérquese a una agencia<span id="telefono"></span>.</p>
      <p><a class="otra" href="${base}">Volver a intentarlo</a></p>
    </main>
    <script>${phoneScript(base)}</script>
  </body>
</html>
`;
}
