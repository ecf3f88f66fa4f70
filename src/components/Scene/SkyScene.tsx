import type { ReactNode } from 'react';
import styled from 'styled-components';
import { sceneSky } from '../../theme/sceneTokens.ts';
import { fallingRidge, hollowRidge, Ridge, saddleRidge } from './ridges.tsx';

const Sky = styled.svg`
  position: absolute;
  inset: 0;
  background: ${sceneSky};
`;

/**
 * The full-window landscape of the 404 and the unexpected error: sky, the children in the middle, ridges in front.
 * It fills its nearest positioned ancestor. The children are drawn on 1440 by 630 and shrink with the window; the flat
 * front ridge begins at about three quarters of the height (`rise` lifts the ridges by that many pixels).
 */
export function SkyScene({ rise = 0, children }: { rise?: number; children: ReactNode }) {
  return (
    <Sky aria-hidden="true" focusable="false" width="100%" height="100%">
      <svg width="100%" height="70%" viewBox="220 0 1000 630" preserveAspectRatio="xMidYMax meet">
        {children}
      </svg>
      <svg y="62%" width="100%" height="38%" viewBox="0 0 1440 342" preserveAspectRatio="xMidYMin slice">
        <Ridge d={fallingRidge} fill="haze2" y={12 - rise} sx={2.25} sy={0.79} />
        <Ridge d={saddleRidge} fill="haze3" y={51 - rise} sx={2.25} sy={0.64} />
        <Ridge d={hollowRidge} fill="haze4" y={98 - rise} sx={2.25} sy={0.49} />
      </svg>
    </Sky>
  );
}
