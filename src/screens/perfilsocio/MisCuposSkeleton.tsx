import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { limitChannels } from '#domain/limits.ts';
import { Channel, Channels, LimitPlace, Tile } from './MisCupos.styles.ts';

/** The six limits of CONFIGURAR MIS CUPOS to come and the button under them, as high as they will be (DESIGN.md §12). Decorative. */
export function MisCuposSkeleton() {
  return (
    <Channels aria-hidden="true">
      {limitChannels.map(({ daily, monthly }) => (
        <Channel key={daily}>
          <Tile>
            <Skeleton $width="36px" $height="36px" $radius="inset" />
          </Tile>
          {[daily, monthly].map((field) => (
            <LimitPlace key={field}>
              <Skeleton $width="8rem" $height="0.875rem" />
              <Skeleton $width="100%" $height="3.25rem" $radius="field" />
              <span>
                <Skeleton $width="10rem" $height="0.75rem" />
                <Skeleton $width="9rem" $height="0.75rem" />
              </span>
            </LimitPlace>
          ))}
        </Channel>
      ))}
      <Skeleton $width="6.75rem" $height="3rem" $radius="full" />
    </Channels>
  );
}
