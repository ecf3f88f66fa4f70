import { storyOf } from '../baselines.ts';
import { CARD_KINDS, type CardKind, type Change, type Drawing, titleOf } from '../changes/group.ts';
import type { Box } from '../changes/regions.ts';
import { type PageData, pageScript } from './client.ts';
import { styles } from './styles.ts';

/** A story as the catalogue lists it. */
export interface ShownStory {
  id: string;
  title: string;
  name: string;
}

const KIND_WORDS: Readonly<Record<CardKind, string>> = {
  text: 'Texto',
  colour: 'Color',
  box: 'Caja',
  new: 'Nuevo',
  gone: 'Retirado',
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What is shown around a change at least, px, and the least that is shown at all: a dot says nothing of what it stands in. */
const AROUND = 16;
const LEAST = { width: 128, height: 72 };

/** How large a crop is drawn. */
interface Frame {
  width: number;
  height: number;
  scale: number;
  /** Space before and above the change, in the picture's pixels. */
  left: number;
  top: number;
}

/** The frame into which both sides of a change fit. */
function frameOf(before: Box, now: Box, most: { width: number; height: number; scale: number }): Frame {
  const span = (one: number, other: number, least: number) => Math.max(Math.max(one, other) + 2 * AROUND, least);
  const width = span(before.width, now.width, LEAST.width);
  const height = span(before.height, now.height, LEAST.height);
  const fit = Math.min(most.width / width, most.height / height, most.scale);
  // Whole pixels where they are magnified: their edges are seen.
  const scale = fit >= 1 ? Math.floor(fit * 2) / 2 : fit;
  const left = Math.round((width - Math.max(before.width, now.width)) / 2);
  const top = Math.round((height - Math.max(before.height, now.height)) / 2);
  return { width, height, scale, left, top };
}

const px = (length: number) => `${Math.round(length * 100) / 100}px`;

const image = (file: string, { x, y }: Box, { scale, left, top }: Frame) =>
  `<img src="${file}" alt="" loading="lazy" style="transform:scale(${scale}) translate(${px(left - x)},${px(top - y)})">`;

const outline = ({ width, height }: Box, { scale, left, top }: Frame) =>
  `<i style="left:${px(left * scale - 4)};top:${px(top * scale - 4)};width:${px(width * scale + 8)};height:${px(height * scale + 8)}"></i>`;

const crop = ({ width, height, scale }: Frame, content: string) =>
  `<div class="crop${scale < 1 ? ' small' : ''}" style="width:${px(width * scale)};height:${px(height * scale)}">${content}</div>`;

/** A figure with both, one over the other, and what uncovers them. */
function slider(name: string, before: Box, now: Box, frame: Frame): string {
  const over = `<div class="over">${image(`${name}.ahora.png`, now, frame)}</div>`;
  return `<figure><figcaption>Antes y ahora</figcaption>${crop(frame, image(`${name}.antes.png`, before, frame) + over)}<input type="range" min="0" max="100" value="50" aria-label="Descubrir antes o ahora de ${name}"></figure>`;
}

/** How large a change up to a width is shown: three views stand side by side, or two. */
const VIEWS = [
  { upTo: 300, width: 352, height: 320 },
  { upTo: 520, width: 546, height: 360 },
];

/** Before, now, and both: of the drawing that most pictures show. */
function views({ places: [place] }: Drawing): string {
  if (!place) return '';
  const { name, region } = place;
  if (!region) return '';
  const { before, now } = region;
  const width = Math.max(before.width, now.width);
  const columns = VIEWS.find(({ upTo }) => width <= upTo) ?? { width: 1100, height: 480 };
  const frame = frameOf(before, now, { ...columns, scale: 4 });
  const side = (caption: string, when: string, box: Box) =>
    `<figure><figcaption>${caption}</figcaption>${crop(frame, image(`${name}.${when}.png`, box, frame) + outline(box, frame))}</figure>`;
  return `<div class="views">${side('Antes', 'antes', before)}${side('Ahora', 'ahora', now)}${slider(name, before, now, frame)}</div>`;
}

const WHOLE = { x: 0, y: 0, width: 360, height: 240 };

/** A drawing in small: before and now, or a new picture's beginning. */
function small({ places: [place] }: Drawing, most: { width: number; height: number; scale: number }): string {
  if (!place) return '';
  const { name, region } = place;
  const before = region?.before ?? WHOLE;
  const now = region?.now ?? WHOLE;
  const frame = frameOf(before, now, most);
  const drawn = (when: string, box: Box) => crop(frame, image(`${name}.${when}.png`, box, frame));
  return `<figure>${region ? drawn('antes', before) : ''}${drawn('ahora', now)}</figure>`;
}

const IN_STRIP = { width: 200, height: 112, scale: 1.5 };
const IN_TILE = { width: 92, height: 72, scale: 1 };

/** How many of a change's other drawings are shown at once. */
const AT_ONCE = 12;

function otherDrawings({ drawings, kind }: Change): string {
  // What is new has no large view.
  const others = kind === 'new' ? drawings : drawings.slice(1);
  if (others.length === 0 || kind === 'gone') return '';
  const strip = (some: readonly Drawing[]) =>
    `<div class="strip">${some.map((drawing) => small(drawing, IN_STRIP)).join('')}</div>`;
  const rest = others.slice(AT_ONCE);
  const more = rest.length > 0 ? `<details><summary>${rest.length} más</summary>${strip(rest)}</details>` : '';
  const heading = kind === 'new' ? '' : '<h3>El mismo cambio, dibujado de otra manera</h3>';
  return heading + strip(others.slice(0, AT_ONCE)) + more;
}

function sentence({ kind, growth, colours, drawings, moved }: Change): string {
  const [drawing] = drawings;
  const box = drawing?.places[0]?.region?.now;
  const where = box ? `, ${box.width} × ${box.height} px` : '';
  switch (kind) {
    case 'text':
      return `Se escribió o dibujó otra cosa${where}`;
    case 'colour':
      return colours
        ? `${colours.map((colour) => `<span class="swatch" style="background:${colour}"></span> ${colour}`).join(' a ')}${where}`
        : `Otro color${where}`;
    case 'box':
      if (growth !== 0) return `${growth > 0 ? 'Creció' : 'Se redujo'} ${Math.abs(growth)} px de alto`;
      return moved === undefined
        ? `Otra forma${where}`
        : `Se corrió o se ensanchó ${moved > 4 ? 'más de' : 'hasta'} 4 px`;
    case 'new':
      return 'Retratos que no había';
    case 'gone':
      return 'Su historia ya no los tiene';
  }
}

type Names = ReadonlyMap<string, ShownStory>;

/** The stories that show a change, each with its pictures and the way to it. */
function stories({ pictures, kind }: Change, names: Names): string {
  const stems = [...new Set(pictures.map(storyOf))];
  const items = stems.map((stem) => {
    const story = names.get(stem);
    const label = escaped(story ? `${story.title} › ${story.name}` : stem);
    const link = story
      ? `<a href="../?path=/story/${encodeURIComponent(story.id)}" target="_blank">${label}</a>`
      : label;
    const variants = pictures
      .filter((name) => storyOf(name) === stem)
      .map((name) => {
        const variant = name.slice(stem.length + 1).replace('-oscuro', ' oscuro');
        if (kind === 'gone') return variant;
        const before = kind === 'new' ? '' : ' data-before';
        return `<button type="button" data-picture="${name}"${before} title="${label} · ${variant}">${variant}</button>`;
      });
    return `<li>${link} ${variants.join(' ')}</li>`;
  });
  return `<details><summary>${counted(pictures.length, 'retrato', 'retratos')} de ${counted(stems.length, 'historia', 'historias')}</summary><ul class="stories">${items.join('')}</ul></details>`;
}

/** Where a change is seen, in words: the first pages and how many more. */
function whereOf({ pictures }: Change, names: Names): string {
  const last = (title: string) => title.split('/').at(-1) ?? title;
  const titles = [...new Set(pictures.map((name) => last(names.get(storyOf(name))?.title ?? titleOf(name))))];
  const more = titles.length - 2;
  return escaped(titles.slice(0, 2).join(', ') + (more > 0 ? ` y ${more} más` : ''));
}

function card(change: Change, place: number, names: Names): string {
  const { id, kind, pictures, drawings, size } = change;
  const counts = [
    counted(pictures.length, 'retrato', 'retratos'),
    ...(drawings.length > 1 ? [`${drawings.length} dibujos`] : []),
  ].join(' · ');
  return `<article id="${id}" data-kind="${kind}" data-place="${place}" data-size="${size}" data-pictures="${pictures.length}">
<header><div><h2 id="que-${id}"><span class="kind">${KIND_WORDS[kind]}</span>${sentence(change)}</h2><p class="soft">${whereOf(change, names)} · ${counts}</p></div>
<label class="check"><input type="checkbox" value="${id}" aria-describedby="que-${id}"> Está bien</label></header>
${drawings[0] && kind !== 'new' && kind !== 'gone' ? views(drawings[0]) : ''}${otherDrawings(change)}${stories(change, names)}
</article>`;
}

function tile(change: Change, names: Names): string {
  const { id, kind, pictures, drawings } = change;
  const drawing = drawings[0];
  const picture = drawing && kind !== 'gone' ? `<span class="thumb">${small(drawing, IN_TILE)}</span>` : '';
  return `<a href="#${id}" data-kind="${kind}">${picture}<span><b>${KIND_WORDS[kind]}</b> · ${counted(pictures.length, 'retrato', 'retratos')}<br><span class="soft">${whereOf(change, names)}</span></span></a>`;
}

function tools(changes: readonly Change[]): string {
  const kinds = CARD_KINDS.filter((kind) => changes.some((change) => change.kind === kind));
  const chip = (value: string, label: string, count: number) =>
    `<label class="chip"><input type="radio" name="kind" value="${value}"${value === '' ? ' checked' : ''}>${label} <span class="soft">${count}</span></label>`;
  const chips = kinds.map((kind) =>
    chip(kind, KIND_WORDS[kind], changes.filter((change) => change.kind === kind).length),
  );
  return `<div class="tools row"><fieldset class="row"><legend>Clase</legend>${chip('', 'Todos', changes.length)}${chips.join('')}</fieldset>
<label>Orden <select id="order"><option value="place">por clase</option><option value="size">por tamaño</option><option value="pictures">por retratos</option></select></label></div>`;
}

const dialog = `<dialog aria-labelledby="full"><div class="row spread"><h2 id="full"></h2><button type="button" id="close">Cerrar</button></div>
<input type="range" min="0" max="100" value="50" aria-label="Descubrir antes o ahora"><div class="full"><img data-when="antes" alt="Antes"><div class="over"><img data-when="ahora" alt="Ahora"></div></div></dialog>`;

/**
 * The page «Qué cambió»: each change once, cropped and magnified, with what is needed to say that it is right.
 * @param names the stories, by their part of a picture's name.
 * @param isServed whether a server of ours shows it, which accepts; else it shows the command that does.
 */
export function changesPage(changes: readonly Change[], names: Names, isServed: boolean): string {
  const pictures = new Set(changes.flatMap((change) => change.pictures));
  const data: PageData = {
    pictures: Object.fromEntries(changes.map((change) => [change.id, change.pictures])),
    isServed,
  };
  const cards = changes.map((change, place) => card(change, place, names));
  const rows = `<nav class="tiles" aria-label="Los cambios">${changes.map((change) => tile(change, names)).join('')}</nav>`;
  const bar = `<div class="bar"><div class="row"><span><span id="state" role="status"></span><br><code id="command"></code></span><span class="row"><button type="button" id="all">Marcar todos</button><button type="button" class="main" id="accept">${isServed ? 'Aceptar' : 'Copiar la orden'}</button></span></div></div>`;
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Qué cambió</title><style>${styles}</style></head><body>
<header class="top"><h1>Qué cambió</h1><p class="soft">${counted(changes.length, 'cambio', 'cambios')} en ${counted(pictures.size, 'retrato', 'retratos')}. Lo que se dibujó igual antes y ahora, en cuantos retratos sea, está una sola vez.</p></header>
<main>${changes.length > 0 ? rows + tools(changes) : '<p>Ningún retrato cambió.</p>'}<div id="cards">${cards.join('\n')}</div></main>
${changes.length > 0 ? bar : ''}${dialog}
<script>(${pageScript.toString()})(${JSON.stringify(data).replaceAll('<', '\\u003c')})</script></body></html>\n`;
}
