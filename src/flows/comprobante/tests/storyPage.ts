import styled from 'styled-components';
import { space } from '#theme/tokens.ts';

/** Where the receipt is opened from. */
export const parameters = {
  mundo: { ruta: '/cuentas/010201004871' },
  docs: { story: { inline: false, height: '820px' } },
};

/** A page that is no more than what stands on it. */
export const Room = styled.main`
  min-height: 100vh;
  padding: ${space[6]} ${space[4]} ${space[12]};
`;
