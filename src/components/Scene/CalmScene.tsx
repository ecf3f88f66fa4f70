import { Mountain } from './Mountain.tsx';
import { SkyScene } from './SkyScene.tsx';

/** The landscape of an application without a connection: the sun waits behind the mountain. */
export function CalmScene() {
  return (
    <SkyScene rise={8}>
      <circle cx="838" cy="470" r="108" fill="var(--scene-sun)" />
      <Mountain x={606} y={300} sx={5.2} sy={4.88} />
    </SkyScene>
  );
}
