import type { CataloguePart } from './catalogue.ts';
import { titleName } from './titleName.ts';

/** A way from the front page: to a part of the catalogue, or to one of the pages that stand beside it. */
export interface FrontCard {
  name: string;
  id: string;
  about: string;
}

/** The part that the front page itself stands in. */
const START = 'Inicio';
const FRONT = 'Bienvenida';

const ABOUTS: Readonly<Record<string, string>> = {
  Fundamentos: 'Colores con su contraste, tipografía, espacio y forma, iconos y reglas de contenido.',
  Componentes: 'Cada pieza con su anatomía, qué hacer y qué no, el teclado y todas sus situaciones.',
  Pantallas: 'Cada pantalla en cada situación: cargando, vacía, con cada error, sin conexión, en el teléfono.',
  Recorridos: 'Las tareas del socio de principio a fin, paso a paso.',
  Contrato: 'Las llamadas a la cooperativa, campo por campo, y los códigos que responden.',
  Biblioteca: 'Lo que trae el paquete de componentes sin página propia: partes, hooks, tema y reglas.',
  Códigos: 'Cada código de error: qué llamada lo responde, qué lee el socio y en qué pantallas.',
  Novedades: 'Las situaciones nuevas y las que se ven distinto desde la última versión, con sus notas.',
  'Qué cambió': 'Cada diferencia que halló la última corrida de los retratos, una sola vez y de cerca.',
};

/** The ways from the front page: the catalogue's parts, then the pages beside the front page. @throws Error for one of which nothing is said. */
export function frontCards(parts: readonly Pick<CataloguePart, 'name' | 'titles'>[]): FrontCard[] {
  const others = parts
    .filter(({ name }) => name !== START)
    .map(({ name, titles }) => ({ name, id: titles[0]?.id ?? '' }));
  const pages = parts
    .filter(({ name }) => name === START)
    .flatMap(({ titles }) => titles.map(({ title, id }) => ({ name: titleName(title), id })))
    .filter(({ name }) => name !== FRONT);
  return [...others, ...pages].map(({ name, id }) => {
    const about = ABOUTS[name];
    if (about === undefined) throw new Error(`.storybook/pages/frontPage.ts: falta decir qué es «${name}».`);
    return { name, id, about };
  });
}
