import { CircleAlert, CircleCheck } from 'lucide-react';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { contrastRatio } from '#config/contrast.ts';
import preview from '#storybook/preview.tsx';
import { type ColorName, color, darkColors, lightColors, radius, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Icon } from '../Icon/Icon.tsx';
import { inRoom } from '../storyRoom.tsx';
import { Sample, Samples, Section, Sheet, SheetTable, Token } from './sheet.ts';

/** WCAG 2.2: 7 for text (1.4.6), 3 for the edges of controls and the focus ring. */
const TEXT = 7;
const EDGE = 3;

const SURFACES = ['surfaceCanvas', 'surfaceCard', 'surfaceSunken'] as const;

/** What may stand on what (DESIGN.md §2), and the least contrast that it needs. */
const pairs: readonly (readonly [ColorName, ColorName, number])[] = [
  ...(['textPrimary', 'textSecondary', 'textTertiary', 'textLink'] as const).flatMap((text) =>
    SURFACES.map((surface) => [text, surface, TEXT] as const),
  ),
  ['textPrimary', 'surfaceBrandSoft', TEXT],
  ['textSecondary', 'surfaceBrandSoft', TEXT],
  ['textLink', 'surfaceBrandSoft', TEXT],
  ['textOnInverse', 'surfaceInverse', TEXT],
  ['actionText', 'actionBg', TEXT],
  ['actionText', 'actionHover', TEXT],
  ['actionText', 'actionPressed', TEXT],
  ['accentText', 'surfaceCard', TEXT],
  ['accentText', 'accentSoft', TEXT],
  ...(['ok', 'error', 'warn', 'info'] as const).flatMap((status) => [
    [status, 'surfaceCard', TEXT] as const,
    [status, `${status}Soft`, TEXT] as const,
    ['textPrimary', `${status}Soft`, TEXT] as const,
  ]),
  ['onError', 'error', TEXT],
  ['onError', 'errorHover', TEXT],
  ['navText', 'surfaceNav', TEXT],
  ['navActiveText', 'surfaceNav', TEXT],
  ['navInverseText', 'navActiveText', TEXT],
  ['navAccentText', 'navAccent', TEXT],
  ['navIcon', 'surfaceNav', EDGE],
  ['navAccent', 'surfaceNav', EDGE],
  ...(['borderControl', 'focusRing'] as const).flatMap((edge) =>
    SURFACES.map((surface) => [edge, surface, EDGE] as const),
  ),
];

const themes = { claro: lightColors, oscuro: darkColors } as const;

const inSpanish = (ratio: number) => (Math.trunc(ratio * 10) / 10).toFixed(1).replace('.', ',');

/** One theme's pairs with their contrast, reckoned from the tokens at this moment. */
function Contrasts({ theme }: { theme: keyof typeof themes }) {
  const colors = themes[theme];
  return (
    <Table>
      <caption>Contraste de los pares permitidos, tema {theme}</caption>
      <thead>
        <tr>
          <th scope="col">Muestra</th>
          <th scope="col">Color</th>
          <th scope="col">Sobre</th>
          <th scope="col">Contraste</th>
          <th scope="col">Mínimo</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([front, back, least]) => {
          const ratio = contrastRatio(colors[front], colors[back]);
          const icon = ratio >= least ? CircleCheck : CircleAlert;
          return (
            <tr key={`${front}-${back}`}>
              <td>
                <Swatch style={{ background: colors[back] }}>
                  {least === TEXT ? (
                    <span style={{ color: colors[front] }}>Muestra</span>
                  ) : (
                    <Edge style={{ borderColor: colors[front] }} />
                  )}
                </Swatch>
              </td>
              <td>{front}</td>
              <td>{back}</td>
              <Figure>{inSpanish(ratio)}</Figure>
              <td>
                <Verdict>
                  <Icon icon={icon} size="small" />
                  {ratio >= least ? 'Cumple' : 'No cumple'} {String(least).replace('.', ',')}
                </Verdict>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** The tokens by what they colour. The story looks that none is missing. */
const groups: Readonly<Record<string, Partial<Record<ColorName, string>>>> = {
  Superficies: {
    surfaceCanvas: 'Fondo de la página',
    surfaceCard: 'Tarjetas, campos, diálogos',
    surfaceSunken: 'Bloques informativos, lo inactivo',
    surfaceBrandSoft: 'Cuadros de icono, opción elegida',
    surfacePanel: 'Panel de perfil',
    surfaceNav: 'Menú y barra del teléfono',
    surfaceInk: 'Paneles de marca, comprobante',
    borderInk: 'Borde de la tarjeta sobre una superficie oscura',
    surfacePaper: 'Papel impreso, en ambos temas',
    surfaceInverse: 'Filtro elegido, paso actual',
    surfaceSkeleton: 'Bloques de carga',
    overlayScrim: 'Velo detrás de un diálogo',
  },
  Texto: {
    textPrimary: 'Títulos, valores, texto corrido',
    textSecondary: 'Rótulos, detalles',
    textTertiary: 'Ayuda dentro del campo, «$»',
    textDisabled: 'Lo que no se puede usar',
    textLink: 'Enlaces y botones de texto',
    textOnInverse: 'Sobre la superficie inversa',
    accentText: 'Contador de pasos, cuadro del código',
    accentSoft: 'Fondo de ese cuadro',
  },
  'Bordes y foco': {
    borderSubtle: 'Tarjetas y divisiones',
    borderControl: 'Campos, casillas, interruptores',
    focusRing: 'Anillo de foco',
    focusHalo: 'Halo del campo con foco',
    errorHalo: 'Halo del campo con error',
  },
  Acción: {
    actionBg: 'El botón naranja: uno por vista',
    actionHover: 'Con el puntero encima',
    actionPressed: 'Pulsado',
    actionText: 'Su texto',
  },
  Estados: {
    ok: 'Exitosa, vigente, ingreso',
    okSoft: 'Su fondo',
    warn: 'Vence pronto, verifique',
    warnSoft: 'Su fondo',
    error: 'Error, vencido, eliminar',
    errorSoft: 'Su fondo',
    errorHover: 'Eliminar, con el puntero encima',
    onError: 'Texto sobre el rojo',
    info: 'En proceso, información',
    infoSoft: 'Su fondo',
  },
  Menú: {
    navText: 'Entradas del menú',
    navIcon: 'Sus iconos',
    navActiveText: 'Entrada actual',
    navActiveBg: 'Fondo de la entrada actual',
    navHoverBg: 'Fondo con el puntero encima',
    navInverseText: 'Número del paso actual',
    navAccent: 'Marca de la entrada actual',
    navAccentText: 'Sobre esa marca: paso completado',
  },
};

/** Every token of one theme. */
function Tokens({ theme }: { theme: keyof typeof themes }) {
  return (
    <Sheet>
      {Object.entries(groups).map(([group, uses]) => (
        <Section key={group}>
          <h2>{group}</h2>
          <Samples>
            {(Object.entries(uses) as [ColorName, string][]).map(([name, use]) => (
              <Sample key={name}>
                <Chip style={{ background: themes[theme][name] }} />
                <Token>{name}</Token>
                <span>{themes[theme][name]}</span>
                <span>{use}</span>
              </Sample>
            ))}
          </Samples>
        </Section>
      ))}
    </Sheet>
  );
}

const args: { theme: keyof typeof themes } = { theme: 'claro' };

const meta = preview.meta({
  title: 'Fundamentos/Colores',
  component: Tokens,
  args,
  decorators: [inRoom],
});

export const Claro = meta.story({
  name: 'Colores del tema claro',
  play: async ({ canvas }) => {
    for (const name of Object.keys(lightColors)) await expect(canvas.getByText(name)).toBeInTheDocument();
  },
});
export const Oscuro = meta.story({ name: 'Colores del tema oscuro', args: { theme: 'oscuro' } });
export const ContrasteClaro = meta.story({
  name: 'Contraste, tema claro',
  render: () => <Contrasts theme="claro" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByText(/No cumple/)).toEqual([]);
  },
});
export const ContrasteOscuro = meta.story({
  name: 'Contraste, tema oscuro',
  render: () => <Contrasts theme="oscuro" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByText(/No cumple/)).toEqual([]);
  },
});

const Chip = styled.div`
  height: 72px;
  margin-bottom: ${space[2]};
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.field};
`;

const Table = styled(SheetTable)`
  caption {
    ${type.h2}
    padding-bottom: ${space[4]};
    text-align: left;
  }
`;

const Figure = styled.td`
  font-variant-numeric: tabular-nums;
`;

const Verdict = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1.5]};
`;

const Swatch = styled.span`
  display: inline-grid;
  place-items: center;
  width: 96px;
  height: 32px;
  border-radius: ${radius.small};
`;

const Edge = styled.span`
  width: 64px;
  height: 18px;
  border: 2px solid;
  border-radius: ${radius.text};
`;
