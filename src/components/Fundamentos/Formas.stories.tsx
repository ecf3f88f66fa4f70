import styled from 'styled-components';
import preview from '#storybook/preview.tsx';
import { color, motion, radius, shadow, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { inRoom } from '../storyRoom.tsx';

/** The 4 px grid. */
function Spaces() {
  return (
    <Row>
      {Object.entries(space).map(([name, size]) => (
        <li key={name}>
          <Bar style={{ width: size, height: size }} />
          {size}
        </li>
      ))}
    </Row>
  );
}

/** Corners: buttons are pills, entries are not. */
function Radii() {
  return (
    <Row>
      {Object.entries(radius).map(([name, corner]) => (
        <li key={name}>
          <Card style={{ borderRadius: corner }} />
          {name} {corner}
        </li>
      ))}
    </Row>
  );
}

/** Depth: a line before a shadow. */
function Depths() {
  return (
    <Row>
      <li>
        <Card />
        plano
      </li>
      {Object.entries(shadow).map(([name, value]) => (
        <li key={name}>
          <Card style={{ boxShadow: value, borderColor: 'transparent' }} />
          {name}
        </li>
      ))}
    </Row>
  );
}

/** Durations and curves, as text: nothing moves in the catalogue. */
function Motions() {
  return (
    <Row>
      {Object.entries(motion).map(([name, value]) => (
        <li key={name}>
          <strong>{name}</strong>
          {value}
        </li>
      ))}
    </Row>
  );
}

const meta = preview.meta({ title: 'Fundamentos/Espacio, forma y elevación', component: Spaces, decorators: [inRoom] });

export const Espacio = meta.story({});
export const Radios = meta.story({ render: () => <Radii /> });
export const Elevacion = meta.story({ name: 'Elevación', render: () => <Depths /> });
export const Movimiento = meta.story({ render: () => <Motions /> });

const Row = styled.ul`
  ${type.caption}
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 32px;
  color: ${color.textSecondary};

  li {
    display: grid;
    justify-items: center;
    gap: 8px;
  }
`;

const Bar = styled.div`
  border-radius: 2px;
  background: ${color.textLink};
`;

const Card = styled.div`
  width: 96px;
  height: 72px;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};
`;
