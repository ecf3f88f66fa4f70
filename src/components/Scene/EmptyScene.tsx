import styled from 'styled-components';
import { Cloud } from './Cloud.tsx';
import { fallingRidge, frontRidge, levelRidge, Ridge } from './ridges.tsx';

/** A picture's corner; pictures are no surfaces, whose radii are tokens. */
const PICTURE_CORNER = '20px';

const Frame = styled.svg`
  max-width: 100%;
  border-radius: ${PICTURE_CORNER};
  background: var(--surface-brand-soft);
`;
const paper = 'var(--scene-paper)';
const figure = 'var(--scene-figure)';
const sun = 'var(--scene-sun)';
const hill = 'var(--scene-far)';

function Sheet() {
  return (
    <>
      <circle cx="150" cy="46" r="15" fill={sun} />
      <Ridge d={fallingRidge} fill="far" y={70} sx={0.3125} sy={0.32} />
      <Ridge d={levelRidge} fill="mid" y={89} sx={0.3125} sy={0.38} />
      <rect x="62" y="34" width="60" height="70" rx="7" fill={paper} />
      <path d="M72 50H100M72 62H112M72 74H106M72 86H94" stroke={hill} strokeWidth="4" strokeLinecap="round" />
      <Ridge d={frontRidge} fill="ridge1" y={103} sx={0.3125} sy={0.3} />
    </>
  );
}

function People() {
  return (
    <>
      <circle cx="52" cy="40" r="14" fill={sun} />
      <path fill={hill} d="M0 85l5-2 12-1 26-1 9-5 9 0 8-4 14-8 17 4 15 9 18 4 12 8 10-1 6 0 8 3 9-5 6 3 16-2V120H0z" />
      <circle cx="86" cy="62" r="15" fill={figure} />
      <path d="M62 106a24 26 0 0 1 48 0z" fill={figure} />
      <circle cx="124" cy="66" r="13" fill={paper} />
      <path d="M103 106a21 22 0 0 1 42 0z" fill={paper} />
      <Ridge d={frontRidge} fill="mid" y={105} sx={0.3125} sy={0.25} />
    </>
  );
}

function Magnifier() {
  return (
    <>
      <path
        fill={hill}
        d="M0 71l4 2 8-3 5 3 10-2 6 1 8-4 15-1 8 4 8 4 10 0 20-10 22-4 12-1 10 3 4-1 8 1 14-1 8 1 10 5 10 9V120H0z"
      />
      <circle cx="100" cy="58" r="24" fill={paper} stroke={figure} strokeWidth="6" />
      <circle cx="100" cy="58" r="10" fill={sun} />
      <path d="M119 77 136 94" stroke={figure} strokeWidth="8" strokeLinecap="round" />
      <Ridge d={frontRidge} fill="mid" y={101} sx={0.3125} sy={0.31} />
    </>
  );
}

function Clouds() {
  return (
    <>
      <circle cx="100" cy="64" r="20" fill={sun} />
      <path fill={hill} d="M0 88l9-4 19-15 22-4 30 0 20-3 7 4 13 7 12 0 6 2 12-2 9 1 9 4 8 8 9 3 4-1 11 2V120H0z" />
      <Cloud x={34} y={35} scale={0.217} fill={paper} />
      <Cloud x={126} y={27} scale={0.155} fill={paper} />
      <path
        fill="var(--scene-mid)"
        d="M0 93l14 2 14 0 6 2 14-1 18-5 12-4 22-1 12 5 10 1 14 0 30-2 11-3 8 3 15 1V120H0z"
      />
      <Ridge d={frontRidge} fill="ridge1" y={103} sx={0.3125} sy={0.31} />
    </>
  );
}

const objects = { sheet: Sheet, people: People, magnifier: Magnifier, cloud: Clouds };

export interface EmptySceneProps {
  /** The kind of thing that is missing: movements, people, search results or the connection. */
  object?: keyof typeof objects;
}

/** The 200 by 120 picture of an empty or failed block: ridges on the soft brand surface and one object. */
export function EmptyScene({ object = 'sheet' }: EmptySceneProps) {
  const Picture = objects[object];
  return (
    <Frame aria-hidden="true" focusable="false" width="200" height="120">
      <Picture />
    </Frame>
  );
}
