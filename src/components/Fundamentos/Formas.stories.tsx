import styled from 'styled-components';
import preview from '#storybook/preview.tsx';
import { breakpoint, color, layer, motion, radii, radius, shadow, space } from '#theme/tokens.ts';
import { inRoom } from '../storyRoom.tsx';
import { Paper, Sample, Samples, Section, Sheet, SheetTable, Token } from './sheet.ts';

/** The steps that have a use of their own; the others are halves and multiples of these. */
const spaceUses = {
  1: 'Entre un título y su detalle',
  2: 'Entre iconos, chips y botones vecinos',
  3: 'Icono y texto de una fila',
  4: 'Entre tarjetas; relleno en el teléfono',
  5: 'Entre campos; relleno de tarjeta',
  6: 'Relleno de formulario; entre secciones',
  8: 'Relleno de diálogo y de columna',
  10: 'Márgenes de la columna desde 1280 px',
  14: 'Márgenes de la columna desde 1600 px',
} as const satisfies Partial<Record<keyof typeof space, string>>;

/** The corners of surfaces; those of marks and words are too small to be looked at alone. */
const radiusUses = {
  small: 'Filas de menú, indicadores',
  field: 'Campos y cuadros de icono',
  tile: 'Selectores, casillas del código',
  card: 'Tarjetas',
  modal: 'Diálogos y hojas',
  full: 'Botones, filtros, fotos: lo que se acciona',
} as const satisfies Partial<Record<keyof typeof radius, string>>;

const shadowUses: Readonly<Record<keyof typeof shadow, string>> = {
  raised: 'Menús y mensajes emergentes',
  modal: 'Diálogos; en oscuro, además, un borde',
};

const motionUses: Readonly<Record<keyof typeof motion, string>> = {
  state: 'Puntero encima, pulsado, elegido',
  menu: 'Menús y mensajes emergentes',
  modal: 'Hojas y diálogos',
  enter: 'Curva de lo que entra',
  exit: 'Curva de lo que sale',
};

const breakpointUses: Readonly<Record<keyof typeof breakpoint, string>> = {
  menu: 'El menú deja de superponerse y queda fijo; lo fija la especificación',
  wide: 'El panel de ingreso pasa a un lado del formulario',
  profile: 'El panel de perfil queda fijo',
  ultra: 'El contenido se centra en 1080 px',
};

const layerUses: Readonly<Record<keyof typeof layer, string>> = {
  sticky: 'Cabeceras de tabla y barras al pie',
  topBar: 'Barra superior del teléfono',
  menu: 'Menú fijo',
  scrim: 'Velo',
  drawer: 'Menú superpuesto, listas desplegadas',
  notice: 'Mensajes emergentes y aviso de sesión',
  pending: 'Línea de la página en camino',
  skipLink: 'Saltar al contenido',
};

const entries = <Key extends string | number, Value>(tokens: Readonly<Record<Key, Value>>) =>
  Object.entries(tokens) as [Key, Value][];

/** The 4 px grid, as the eye measures it. */
function Spaces() {
  return (
    <Section>
      <h2>Espacio</h2>
      <p>La escala va de 4 en 4 px. Entre el rótulo y su campo hay 6.</p>
      <SheetTable>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Medida</th>
            <th scope="col">Se usa</th>
          </tr>
        </thead>
        <tbody>
          {entries(spaceUses).map(([name, use]) => (
            <tr key={name}>
              <th scope="row">
                <Token>{`space[${name}]`}</Token>
              </th>
              <td>
                <Measure>
                  <Bar style={{ width: space[name] }} />
                  {space[name]}
                </Measure>
              </td>
              <td>{use}</td>
            </tr>
          ))}
        </tbody>
      </SheetTable>
    </Section>
  );
}

/** Corners: buttons are pills, entries are not. */
function Radii() {
  return (
    <Section>
      <h2>Esquinas</h2>
      <p>La forma distingue la acción de la entrada: los botones son píldoras y los campos no.</p>
      <Samples>
        {entries(radiusUses).map(([name, use]) => (
          <Sample key={name}>
            <Tile style={{ borderRadius: radius[name] }} />
            <Token>{`${name} · ${radii[name]}`}</Token>
            <span>{use}</span>
          </Sample>
        ))}
      </Samples>
    </Section>
  );
}

/** Depth: a line before a shadow. */
function Depths() {
  return (
    <Section>
      <h2>Elevación</h2>
      <p>Una línea antes que una sombra, y una sola profundidad de tarjetas. En oscuro la superficie se aclara.</p>
      <Samples $least={240}>
        <Sample>
          <Tile />
          <Token>plano</Token>
          <span>Tarjetas: borde de 1 px, sin sombra</span>
        </Sample>
        {entries(shadow).map(([name, value]) => (
          <Sample key={name}>
            <Tile style={{ boxShadow: value }} />
            <Token>{name}</Token>
            <span>{shadowUses[name]}</span>
          </Sample>
        ))}
      </Samples>
    </Section>
  );
}

/** A name, a value and a use of each. */
function Rows({ rows, unit }: { rows: readonly (readonly [string, string | number, string])[]; unit: string }) {
  return (
    <SheetTable>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">{unit}</th>
          <th scope="col">Se usa</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value, use]) => (
          <tr key={name}>
            <th scope="row">
              <Token>{name}</Token>
            </th>
            <td>{value}</td>
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </SheetTable>
  );
}

/** Durations and curves; a press moves each, where the system does not ask for calm. */
function Motions() {
  return (
    <Section>
      <h2>Movimiento</h2>
      <p>
        Distancias de hasta 16 px, salvo las hojas. Quien pide menos movimiento a su sistema no ve ninguno: solo cambia
        la opacidad. Pase el puntero o el foco por la fila para verlo.
      </p>
      <Paper>
        {(['state', 'menu', 'modal'] as const).map((name) => (
          <Track key={name} tabIndex={0} role="group" aria-label={`Movimiento ${name}, ${motion[name]}`}>
            <span>
              <Token>{`${name} · ${motion[name]}`}</Token>
              {motionUses[name]}
            </span>
            <Dot style={{ transition: `translate ${motion[name]} ${motion.enter}` }} />
          </Track>
        ))}
      </Paper>
      <Rows
        unit="Curva"
        rows={(['enter', 'exit'] as const).map((name) => [name, motion[name], motionUses[name]] as const)}
      />
    </Section>
  );
}

/** The widths at which the shell changes, drawn to scale. */
function Breakpoints() {
  return (
    <Section>
      <h2>Anchos de ventana</h2>
      <p>
        El armazón sigue a la ventana; el contenido sigue al ancho de su columna, porque con el menú fijo una ventana de
        685 px le deja 301.
      </p>
      <Paper aria-hidden="true">
        {entries(breakpoint).map(([name, width]) => (
          <Ruler key={name} style={{ width: `${(width / breakpoint.ultra) * 100}%` }}>
            {width}
          </Ruler>
        ))}
      </Paper>
      <Rows
        unit="Desde"
        rows={entries(breakpoint).map(([name, width]) => [name, `${width} px`, breakpointUses[name]] as const)}
      />
    </Section>
  );
}

/** What stands over what. */
function Layers() {
  return (
    <Section>
      <h2>Capas</h2>
      <p>Los diálogos viven en la capa superior del navegador y no necesitan número.</p>
      <Rows unit="Orden" rows={entries(layer).map(([name, order]) => [name, order, layerUses[name]] as const)} />
    </Section>
  );
}

const meta = preview.meta({ title: 'Fundamentos/Espacio, forma y elevación', component: Spaces, decorators: [inRoom] });

const sheet = (Part: () => React.ReactNode) => () => (
  <Sheet>
    <Part />
  </Sheet>
);

export const Espacio = meta.story({ render: sheet(Spaces) });
export const Radios = meta.story({ name: 'Esquinas', render: sheet(Radii) });
export const Elevacion = meta.story({ name: 'Elevación', render: sheet(Depths) });
export const Movimiento = meta.story({ render: sheet(Motions) });
export const Anchos = meta.story({ name: 'Anchos de ventana', render: sheet(Breakpoints) });
export const Capas = meta.story({ render: sheet(Layers) });

const Measure = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  white-space: nowrap;
`;

const Bar = styled.span`
  height: 12px;
  border-radius: ${radius.mark};
  background: ${color.textLink};
`;

const Tile = styled.div`
  height: 96px;
  margin-bottom: ${space[2]};
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};
`;

const Track = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} 0;
  border-radius: ${radius.small};

  > span {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    color: ${color.textSecondary};
  }

  &:focus-visible {
    outline: 3px solid ${color.focusRing};
    outline-offset: 2px;
  }

  &:hover > i,
  &:focus-visible > i {
    translate: 160px 0;
  }
`;

const Dot = styled.i`
  width: 24px;
  height: 24px;
  border-radius: 50%;
  background: ${color.textLink};
`;

const Ruler = styled.div`
  margin: ${space[1.5]} 0;
  padding: ${space[1.5]} ${space[3]};
  border-radius: ${radius.small};
  background: ${color.surfaceBrandSoft};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;
