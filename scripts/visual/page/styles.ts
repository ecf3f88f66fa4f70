/** How the page «Qué cambió» looks. A tool's page: it stands alone, and fetches nothing. */
export const styles = `
:root{color-scheme:light dark;--paper:light-dark(#f6f5f0,#07181c);--card:light-dark(#fff,#0f2529);--ink:light-dark(#0a2329,#e6f0f0);--soft:light-dark(#51686b,#9fb5b7);--edge:light-dark(#d5dcd8,#2a4448);--brand:light-dark(#0f5c66,#6fc7cf);--onBrand:light-dark(#fff,#07181c);--mark:#d6249f}
*{box-sizing:border-box}
[hidden]{display:none!important}
html{scroll-padding-block:96px 112px}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main,header.top{max-width:1200px;margin:0 auto;padding:0 24px}
header.top{padding-top:32px}
h1{margin:0;font-size:32px;line-height:1.2}
h2{margin:0;font-size:20px;line-height:1.3}
p{margin:0}
a{color:var(--brand)}
.soft{color:var(--soft)}
.row{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center}
.row.spread{justify-content:space-between}
fieldset{margin:0;padding:0;border:0;min-width:0}
legend{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
button,.chip,select{font:inherit;min-height:40px;border:1px solid var(--edge);border-radius:999px;padding:0 16px;background:var(--card);color:inherit;cursor:pointer}
button:disabled{opacity:.5;cursor:default}
button.main{background:var(--brand);border-color:var(--brand);color:var(--onBrand);font-weight:600}
.chip{display:inline-flex;align-items:center;gap:8px}
.chip:has(:checked){border-color:var(--brand);box-shadow:inset 0 0 0 1px var(--brand)}
.chip input{position:absolute;opacity:0;pointer-events:none}
:focus-visible,.chip:has(:focus-visible){outline:2px solid var(--brand);outline-offset:2px}
nav.tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(232px,1fr));gap:12px;margin:20px 0 0;padding:0;list-style:none}
nav.tiles a{display:flex;flex-direction:column;gap:8px;height:100%;padding:12px;border:1px solid var(--edge);border-radius:12px;background:var(--card);color:inherit;text-decoration:none;font-size:14px;line-height:1.35}
nav.tiles a:hover{border-color:var(--brand)}
nav.tiles .thumb{display:grid;place-items:center;height:72px;overflow:hidden}
nav.tiles figure,.strip figure{display:flex;gap:6px;align-items:center}
.tools{position:sticky;top:0;z-index:2;background:var(--paper);padding:16px 0;margin-top:8px}
article{margin:0 0 24px;padding:20px;border:1px solid var(--edge);border-radius:16px;background:var(--card);scroll-margin-top:80px}
article>header{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline;justify-content:space-between;margin-bottom:16px}
.kind{display:inline-block;margin-right:12px;padding:0 10px;border-radius:999px;background:var(--brand);color:var(--onBrand);font-size:14px;line-height:24px;font-weight:600;vertical-align:2px}
.swatch{display:inline-block;width:16px;height:16px;border:1px solid var(--edge);border-radius:4px;vertical-align:-2px}
.views{display:flex;flex-wrap:wrap;gap:20px;align-items:flex-start}
figure{margin:0;max-width:100%}
figcaption{margin-bottom:4px;font-size:14px;color:var(--soft)}
.crop{position:relative;overflow:hidden;border:1px solid var(--edge);border-radius:8px;background:repeating-conic-gradient(#8883 0 25%,#0000 0 50%) 0 0/16px 16px;max-width:100%}
.crop img{position:absolute;left:0;top:0;max-width:none;transform-origin:0 0;image-rendering:pixelated}
.crop.small img{image-rendering:auto}
.crop i{position:absolute;border:2px solid var(--mark);border-radius:3px;pointer-events:none}
.crop .over{position:absolute;inset:0;overflow:hidden;clip-path:inset(0 0 0 var(--cut,50%))}
.over::before{content:'';position:absolute;z-index:1;top:0;bottom:0;left:var(--cut,50%);border-left:2px solid var(--mark)}
input[type=range]{display:block;width:100%;margin:8px 0 0;accent-color:var(--brand)}
.strip{display:flex;flex-wrap:wrap;gap:12px;margin-top:8px}
h3{margin:20px 0 0;font-size:14px;font-weight:600}
details{margin-top:16px}
summary{cursor:pointer;font-weight:600}
ul.stories{margin:8px 0 0;padding:0;list-style:none;columns:2 420px;column-gap:32px}
ul.stories li{break-inside:avoid;padding:4px 0}
ul.stories button{min-height:28px;padding:0 10px;font-size:14px}
.check{display:inline-flex;gap:10px;align-items:center;min-height:44px;cursor:pointer}
.check input{width:20px;height:20px;accent-color:var(--brand)}
.bar{position:sticky;bottom:0;z-index:2;border-top:1px solid var(--edge);background:var(--card)}
.bar>div{max-width:1200px;margin:0 auto;padding:12px 24px;justify-content:space-between}
code{font:14px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
dialog{max-width:96vw;max-height:94vh;border:1px solid var(--edge);border-radius:16px;background:var(--card);color:inherit;padding:20px}
dialog::backdrop{background:#0009}
dialog .full{position:relative;display:grid;overflow:hidden;margin-top:12px}
dialog .full>*{grid-area:1/1;align-self:start;justify-self:start;position:relative}
dialog .full img{display:block;max-width:100%}
dialog .full .over{clip-path:inset(0 0 0 var(--cut,50%))}
dialog.fresh .over{clip-path:none}
dialog.fresh .over::before{content:none}
`;
