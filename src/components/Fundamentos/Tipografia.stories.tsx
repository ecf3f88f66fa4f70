import { useEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import preview from '#storybook/preview.tsx';
import { color, media, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Money, type MoneySize } from '../Money/Money.tsx';
import { inRoom } from '../storyRoom.tsx';
import { Paper, Section, Sheet, Token } from './sheet.ts';

/** The styles that texts are written in; the others are the same stronger or tighter, or belong to one component. */
const samples = {
  display: ['Su dinero, cerca', 'Panel de ingreso'],
  h1: ['Buenos días, María Fernanda', 'Título de página'],
  h1Compact: ['Mis productos, en el teléfono', 'Título por debajo de 685 px'],
  h2: ['Transferencia interna', 'Sección y diálogo'],
  h2Small: ['Aún no tiene movimientos', 'Estado vacío, sección menor'],
  h3: ['Certificados de aportación', 'Grupo y tarjeta'],
  body: ['Ingrese el código de confirmación generado en su dispositivo móvil', 'Texto corrido'],
  bodySmall: ['Disponible hoy $1.000,00 de $1.000,00', 'Tablas, ayudas, mensajes'],
  caption: ['Último acceso: 19-nov-2026 20:42', 'Lo más pequeño que se escribe'],
  label: ['Contraseña Actual', 'Rótulo de un campo'],
  overline: ['TRANSFERENCIA INTERNA', 'Menú; las mayúsculas vienen en el texto'],
} as const satisfies Partial<Record<keyof typeof type, readonly [string, string]>>;

type Style = keyof typeof samples;

const sizes: readonly MoneySize[] = ['xl', 'lg', 'md', 'sm', 'table'];

const px = (value: string) => String(Math.round(Number.parseFloat(value) * 10) / 10).replace('.', ',');

/** A style with its measures, read from what the browser has made of the token. */
function Measured({ style }: { style: Style }) {
  const sample = useRef<HTMLElement>(null);
  const [measures, setMeasures] = useState('');
  useEffect(() => {
    if (!sample.current) return;
    const { fontSize, lineHeight, fontWeight, fontFamily } = getComputedStyle(sample.current);
    const family = fontFamily.split(' ')[0]?.replaceAll(/["']/g, '') ?? '';
    setMeasures(`${family} · ${px(fontSize)} / ${px(lineHeight)} px · ${fontWeight}`);
  }, [style]);
  const [text, use] = samples[style];
  return (
    <Row>
      <dt>
        <Token>{style}</Token>
        <span>{use}</span>
        <span>{measures}</span>
      </dt>
      <Text ref={sample} $style={style}>
        {text}
      </Text>
    </Row>
  );
}

/** The type scale, each style with a text of its own use. */
function Scale() {
  return (
    <Sheet>
      <Section>
        <h2>Escala</h2>
        <p>
          Bricolage Grotesque para títulos y dinero, Figtree para lo demás. Las medidas se leen del estilo que aplica el
          navegador.
        </p>
        <List>
          {(Object.keys(samples) as Style[]).map((style) => (
            <Measured key={style} style={style} />
          ))}
        </List>
      </Section>
      <Section>
        <h2>Dinero</h2>
        <p>
          El símbolo más liviano, los centavos al 60 % y en texto secundario desde sm; el lector de pantalla oye una
          sola cifra. Nunca se parte en dos líneas: baja un tamaño antes.
        </p>
        <List>
          {sizes.map((size) => (
            <Row key={size}>
              <dt>
                <Token>{size}</Token>
              </dt>
              <dd>
                <Money cents={2_846_37} size={size} />
              </dd>
            </Row>
          ))}
        </List>
      </Section>
    </Sheet>
  );
}

/** What both families must be able to write. */
function Alphabet() {
  return (
    <Paper>
      {(['h2', 'body'] as const).map((style) => (
        <Text key={style} as="p" $style={style}>
          áéíóú ÁÉÍÓÚ ü ñ Ñ ¿? ¡! • – − ª º 0123456789 $1.234,56
        </Text>
      ))}
    </Paper>
  );
}

const meta = preview.meta({ title: 'Fundamentos/Tipografía', component: Scale, decorators: [inRoom] });

export const Escala = meta.story({});
export const Caracteres = meta.story({ name: 'Caracteres del español', render: () => <Alphabet /> });

const List = styled.dl`
  border-top: 1px solid ${color.borderSubtle};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 16.25rem minmax(0, 1fr);
  align-items: center;
  gap: ${space[1]} ${space[6]};
  padding: ${space[4]} 0;
  border-bottom: 1px solid ${color.borderSubtle};

  dt {
    ${type.caption}
    display: grid;
    gap: ${space[0.5]};
    color: ${color.textSecondary};
  }

  ${media.belowMenu} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Text = styled.dd<{ $style: Style }>`
  ${({ $style }) => css`
    ${type[$style]}
  `}
  min-width: 0;
  overflow-wrap: anywhere;
`;
