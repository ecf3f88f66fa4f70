import { Mountain } from './Mountain.tsx';
import { fallingRidge, frontRidge, hollowRidge, levelRidge, Ridge, saddleRidge } from './ridges.tsx';

const sun = 'var(--scene-sun)';
const farHills =
  'M0 186l8-3 10 0 12-5 9 0 21-8 11 0 7-3 18-4 100-33 300 56 17 0 27-14 11-2 17-2 8-2 13-1 8 1 8-2 11 0 9 4 10-3 10 2V500H0z';

/** The lower part of a brand panel, drawn for 640 by 500; it grows with the width and stays at the bottom. */
function PanelScene() {
  return (
    <svg aria-hidden="true" focusable="false" width="100%" viewBox="0 0 640 500" preserveAspectRatio="xMidYMax slice">
      <circle cx="518" cy="134" r="51" fill={sun} />
      <path d={farHills} fill="var(--scene-haze1)" />
      <Mountain x={254} y={30} sx={3.2} sy={3.17} snow="var(--scene-cloud)" />
      <Ridge d={fallingRidge} fill="haze2" y={215} />
      <Ridge d={saddleRidge} fill="haze3" y={271} />
      <Ridge d={hollowRidge} fill="haze4" y={348} />
      <Ridge d={frontRidge} fill="ground" y={400} />
    </svg>
  );
}

/** The foot of the side menu: 240 px high unless its place says otherwise; its sides are cut when that is narrower than 384 px. */
function MenuScene() {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="100%"
      height="240"
      viewBox="0 0 384 240"
      preserveAspectRatio="xMidYMax slice"
    >
      <circle cx="318" cy="52" r="26" fill={sun} />
      <Mountain x={137.5} y={10} sx={1.9} sy={1.94} rock="var(--scene-ridge1)" shade="var(--scene-ridge-shade)" />
      <Ridge d={fallingRidge} fill="ridge2" y={118.5} sx={0.6} sy={0.5} />
      <Ridge d={levelRidge} fill="ridge3" y={148} sx={0.6} sy={0.6} />
      <Ridge d={frontRidge} fill="ridge4" y={179} sx={0.6} sy={0.6} />
    </svg>
  );
}

/** The foot of a mobile header: ridges as wide as the header, the massif held at its right end. */
function HeaderScene({ login, at = '100%' }: { login?: boolean; at?: string }) {
  const height = login ? 108 : 142;
  return (
    <svg aria-hidden="true" focusable="false" width="100%" height={height}>
      <svg x={at} overflow="visible">
        <circle cx={login ? -28 : -40} cy={login ? 18 : 21} r={login ? 16 : 18} fill={sun} />
        {login ? (
          <Mountain x={-97.5} y={12} sx={1.17} sy={1.18} />
        ) : (
          <Mountain x={-125.5} y={6} sx={1.38} sy={1.39} rock="var(--scene-near-rock)" shade="var(--scene-haze2)" />
        )}
      </svg>
      <svg width="100%" height="100%" viewBox={`0 0 640 ${height}`} preserveAspectRatio="none">
        <Ridge d={fallingRidge} fill="near" y={login ? 58 : 74} sy={login ? 0.41 : 0.47} />
        <Ridge d={hollowRidge} fill="ground" y={login ? 86.5 : 118} sy={login ? 0.33 : 0.25} />
      </svg>
    </svg>
  );
}

export interface SceneProps {
  variant: 'panel' | 'menu' | 'header' | 'loginHeader' | 'readingHeader';
}

/** The Andean landscape at the foot of an ink surface; the surface itself is the container's background. */
export function Scene({ variant }: SceneProps) {
  if (variant === 'panel') return <PanelScene />;
  if (variant === 'menu') return <MenuScene />;
  // The head of a reading page keeps its right end for the way back.
  if (variant === 'readingHeader') return <HeaderScene at="78%" />;
  return <HeaderScene login={variant === 'loginHeader'} />;
}
