/** What Storybook says in English, where it has no setting for another language. Names of panels: manager/inSpanish.ts. */
const WORDS: Readonly<Record<string, string>> = {
  'Find components': 'Buscar',
  'Type to find...': 'Escriba lo que busca…',
  'Search for components': 'Buscar en el catálogo',
  'Clear search': 'Borrar la búsqueda',
  'No components found': 'No se encontró nada',
  'Find components by name or path.': 'Busque por nombre, por código de error o por lo que lee el socio.',
  'Recently opened': 'Abiertos hace poco',
  'Clear recently opened items': 'Borrar los abiertos hace poco',
  'Skip to content': 'Ir al contenido',
  'Skip to sidebar': 'Ir al menú',
  Copy: 'Copiar',
  'Copied!': 'Copiado',
  'Copied to clipboard': 'Copiado',
  'Set boolean': 'Poner sí o no',
  'Set string': 'Poner un texto',
  'Set number': 'Poner un número',
  'Set object': 'Poner un objeto',
  'Reset controls': 'Restablecer los controles',
};

/** Attributes that are read or heard. */
const ATTRIBUTES = ['placeholder', 'aria-label', 'title'] as const;

/** A story on a page: what it says is its own, in English too. */
const STORY = '.sb-story';

/** The end that Storybook gives every title of the window. */
const TITLE_END = / ⋅ Storybook$/;
const OWN_TITLE = 'Catálogo de la banca virtual';

/** A text of Storybook in Spanish, the blanks around it kept; any other text as it is. */
export function inSpanish(text: string): string {
  const word = text.trim();
  const spanish = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
  return spanish === undefined ? text : text.replace(word, spanish);
}

/** A title of the window, which names the catalogue instead of its tool. */
export const ownTitle = (title: string): string =>
  title === 'Storybook' ? OWN_TITLE : title.replace(TITLE_END, ` · ${OWN_TITLE}`);

/** A text, or the attributes of an element without what is in it. */
function translateOne(node: Node): void {
  const element = node instanceof Element ? node : node.parentElement;
  if (element?.closest(STORY)) return;
  if (node instanceof Text) {
    const spanish = inSpanish(node.data);
    if (spanish !== node.data) node.data = spanish;
  }
  if (!(node instanceof Element)) return;
  for (const name of ATTRIBUTES) {
    const value = node.getAttribute(name);
    if (value !== null && inSpanish(value) !== value) node.setAttribute(name, inSpanish(value));
  }
}

function translate(node: Node): void {
  translateOne(node);
  for (const child of node.childNodes) translate(child);
}

/**
 * Has a part of a page say in Spanish what Storybook writes into it in English, now and whenever it changes.
 * @returns what ends it
 */
export function keepSpanish(root: Element): () => void {
  const watch = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'childList') addedNodes.forEach(translate);
      else translateOne(target);
  });
  translate(root);
  watch.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...ATTRIBUTES],
  });
  return () => watch.disconnect();
}

/** Keeps the tool's name out of the title of the window. */
export function keepTitle(): void {
  const rename = (): void => {
    const title = ownTitle(document.title);
    if (title !== document.title) document.title = title;
  };
  rename();
  new MutationObserver(rename).observe(document.head, { subtree: true, childList: true, characterData: true });
}
