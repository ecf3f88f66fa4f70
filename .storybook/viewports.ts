import { breakpoint } from '#theme/tokens.ts';

/** A window of the toolbar, as Storybook takes it. */
export interface Viewport {
  name: string;
  styles: { width: `${number}px`; height: `${number}px` };
}

/** A window's key, by which a story's `globals` name it, and what a designer reads. */
type Named = readonly [key: string, name: string];

/** Both sides of each breakpoint, by what changes there. */
const sides: Readonly<Record<keyof typeof breakpoint, readonly [below: Named, from: Named]>> = {
  menu: [
    ['menuOculto', 'Menú oculto'],
    ['menuFijo', 'Menú fijo'],
  ],
  wide: [
    ['ingresoEnColumna', 'Ingreso en columna'],
    ['ingresoConPanel', 'Ingreso con panel'],
  ],
  profile: [
    ['perfilEnCajon', 'Perfil en cajón'],
    ['perfilFijo', 'Perfil fijo'],
  ],
  ultra: [
    ['contenidoAncho', 'Contenido a lo ancho'],
    ['contenidoCentrado', 'Contenido centrado'],
  ],
};

/** Height of the windows that stand for a width alone, in CSS pixels. */
const HEIGHT = 900;

const viewport = (name: string, width: number, height = HEIGHT): Viewport => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Windows that people have (DESIGN.md §5: from 320 to 1920 px). */
const devices = {
  m320: viewport('Móvil pequeño', 320, 700),
  /** A small phone whose keyboard is open. */
  m360teclado: viewport('Móvil con teclado', 360, 400),
  m390: viewport('Móvil', 390, 844),
  tableta: viewport('Tableta', 768, 1024),
  escritorio: viewport('Escritorio', 1440),
  amplio: viewport('Amplio', 1920, 1080),
};

const atBreakpoints = (Object.keys(sides) as (keyof typeof breakpoint)[]).flatMap((at) => {
  const [[belowKey, below], [fromKey, from]] = sides[at];
  return [[belowKey, viewport(below, breakpoint[at] - 1)] as const, [fromKey, viewport(from, breakpoint[at])] as const];
});

const widthOf = ({ styles }: Viewport) => Number.parseInt(styles.width, 10);

/** The toolbar's windows, narrow to wide: the devices, and both sides of each of the theme's breakpoints. */
export const viewports: Readonly<Record<string, Viewport>> = Object.fromEntries(
  [...Object.entries(devices), ...atBreakpoints].sort(([, first], [, second]) => widthOf(first) - widthOf(second)),
);
