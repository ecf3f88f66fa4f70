import { Cloud } from './Cloud.tsx';
import { Mountain } from './Mountain.tsx';
import { SkyScene } from './SkyScene.tsx';

/** The landscape of the unexpected error: the sun is behind a cloud. */
export function UnexpectedScene() {
  return (
    <SkyScene rise={8}>
      <circle cx="909" cy="424" r="108" fill="var(--scene-sun)" />
      <Mountain x={606} y={300} sx={5.2} sy={4.88} />
      <Cloud x={838} y={334} />
      <Cloud x={250} y={212} scale={0.564} opacity={0.22} />
      <Cloud x={1120} y={171} scale={0.435} opacity={0.16} />
    </SkyScene>
  );
}
