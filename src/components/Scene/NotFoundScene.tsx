import { Mountain } from './Mountain.tsx';
import { SkyScene } from './SkyScene.tsx';

const four = 'M362 236H463V414H500V466H463V520H401V466H260V407Q323 339 362 236zM324 414H401V283H400Q380 344 324 412z';

/** The 404 landscape: two fours and, between them, the sun as a zero rising behind the massif. */
export function NotFoundScene() {
  return (
    <SkyScene>
      <circle cx="720" cy="382" r="150" fill="var(--scene-sun)" />
      <path d={four} fill="var(--scene-snow)" />
      <path d={four} fill="var(--scene-snow)" transform="translate(676)" />
      <Mountain x={645} y={396} sx={4.7} sy={3.89} />
    </SkyScene>
  );
}
