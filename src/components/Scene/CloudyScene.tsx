import styled from 'styled-components';
import { Cloud } from './Cloud.tsx';
import { fallingRidge, frontRidge, levelRidge, Ridge } from './ridges.tsx';

/** The sky for what is not known yet: a sun half behind its cloud over three ridges, 140 px high and as wide as its card. */
export function CloudyScene() {
  return (
    <Sky aria-hidden="true" focusable="false" viewBox="0 0 560 140" preserveAspectRatio="xMidYMax slice">
      <circle cx="278" cy="64" r="36" fill="var(--scene-sun)" />
      <Ridge d={fallingRidge} fill="far" y={66} sx={0.875} sy={0.42} />
      <Cloud x={168} y={20} scale={0.24} fill="var(--scene-paper)" />
      <Cloud x={360} y={10} scale={0.18} fill="var(--scene-paper)" />
      <Cloud x={252} y={54} scale={0.38} fill="var(--scene-paper)" />
      <Ridge d={levelRidge} fill="mid" y={100} sx={0.875} sy={0.4} />
      <Ridge d={frontRidge} fill="ridge1" y={122} sx={0.875} sy={0.3} />
    </Sky>
  );
}

const Sky = styled.svg`
  display: block;
  width: 100%;
  height: 140px;
  background: var(--surface-brand-soft);
`;
