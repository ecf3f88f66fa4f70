import { CircleAlert, CircleCheck } from 'lucide-react';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { contrastRatio } from '#config/contrast.ts';
import preview from '#storybook/preview.tsx';
import { type ColorName, color, darkColors, lightColors } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { inRoom } from '../storyRoom.tsx';

/** WCAG 2.2: 4,5 for text, 3 for the edges of controls and the focus ring. */
const TEXT = 4.5;
const EDGE = 3;

const SURFACES = ['surfaceCanvas', 'surfaceCard', 'surfaceSunken'] as const;

/** What may stand on what (DESIGN.md §2), and the least contrast that it needs. */
const pairs: readonly (readonly [ColorName, ColorName, number])[] = [
  ...(['textPrimary', 'textSecondary', 'textTertiary', 'textLink'] as const).flatMap((text) =>
    SURFACES.map((surface) => [text, surface, TEXT] as const),
  ),
  ['textPrimary', 'surfaceBrandSoft', TEXT],
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
          const Icon = ratio >= least ? CircleCheck : CircleAlert;
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
                  <Icon size={16} strokeWidth={2} aria-hidden="true" />
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

/** Every token of one theme. */
function Tokens({ theme }: { theme: keyof typeof themes }) {
  return (
    <Grid>
      {Object.entries(themes[theme]).map(([name, value]) => (
        <li key={name}>
          <Chip style={{ background: value }} />
          <strong>{name}</strong>
          <span>{value}</span>
        </li>
      ))}
    </Grid>
  );
}

const args: { theme: keyof typeof themes } = { theme: 'claro' };

const meta = preview.meta({
  title: 'Fundamentos/Colores',
  component: Tokens,
  args,
  decorators: [inRoom],
});

export const Claro = meta.story({ name: 'Colores del tema claro' });
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

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: 20px 16px;

  li {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  span {
    ${type.caption}
    color: ${color.textSecondary};
  }
`;

const Chip = styled.div`
  height: 72px;
  margin-bottom: 8px;
  border: 1px solid ${color.borderSubtle};
  border-radius: 12px;
`;

const Table = styled.table`
  width: 100%;
  max-width: 860px;
  border-collapse: collapse;
  ${type.bodySmall}

  caption {
    ${type.h2}
    padding-bottom: 16px;
    text-align: left;
  }

  th,
  td {
    padding: 6px 12px 6px 0;
    border-bottom: 1px solid ${color.borderSubtle};
    text-align: left;
  }
`;

const Figure = styled.td`
  font-variant-numeric: tabular-nums;
`;

const Verdict = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`;

const Swatch = styled.span`
  display: inline-grid;
  place-items: center;
  width: 96px;
  height: 32px;
  border-radius: 8px;
`;

const Edge = styled.span`
  width: 64px;
  height: 18px;
  border: 2px solid;
  border-radius: 6px;
`;
