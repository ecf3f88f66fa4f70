import styled, { css } from 'styled-components';
import preview from '#storybook/preview.tsx';
import { color } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { inRoom } from '../storyRoom.tsx';

type Style = keyof typeof type;

const samples: Readonly<Record<Style, string>> = {
  display: 'Su dinero, cerca',
  h1: 'Buenos días, María Fernanda',
  h1Compact: 'Mis productos, en el teléfono',
  h2: 'Transferencia interna',
  h2Small: 'Aún no tiene movimientos',
  h3: 'Certificados de aportación',
  body: 'Ingrese el código de confirmación generado en su dispositivo móvil',
  bodySmall: 'Disponible hoy $1.000,00 de $1.000,00',
  caption: 'Último acceso: 19-nov-2026 20:42',
  label: 'Contraseña Actual',
  overline: 'TRANSFERENCIA INTERNA',
};

/** The type scale, each style with a text of its own use. */
function Scale() {
  return (
    <List>
      {(Object.keys(type) as Style[]).map((style) => (
        <div key={style}>
          <dt>{style}</dt>
          <Sample $style={style}>{samples[style]}</Sample>
        </div>
      ))}
    </List>
  );
}

/** What both families must be able to write. */
function Alphabet() {
  return (['h2', 'body'] as const).map((style) => (
    <Sample key={style} as="p" $style={style}>
      áéíóú ÁÉÍÓÚ ü ñ Ñ ¿? ¡! • – − ª º 0123456789 $1.234,56
    </Sample>
  ));
}

const meta = preview.meta({ title: 'Fundamentos/Tipografía', component: Scale, decorators: [inRoom] });

export const Escala = meta.story({});
export const Caracteres = meta.story({ name: 'Caracteres del español', render: () => <Alphabet /> });
export const Movil = meta.story({ name: 'Escala, móvil 320', globals: { viewport: { value: 'm320' } } });

const List = styled.dl`
  display: grid;
  gap: 20px;

  > div {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    align-items: baseline;
    gap: 16px;
  }

  dt {
    ${type.caption}
    color: ${color.textSecondary};
  }
`;

const Sample = styled.dd<{ $style: Style }>`
  ${({ $style }) => css`
    ${type[$style]}
  `}
  min-width: 0;
  overflow-wrap: anywhere;
`;
