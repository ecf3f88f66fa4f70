import { createElement, type ReactNode } from 'react';
import { Button } from 'storybook/internal/components';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';

/**
 * «Reiniciar con esta red»: the story from its first moment, over the network that the toolbar stands at. A change of the toolbar alone
 * leaves what has been reached (toolbar.ts), and «lenta» would show nothing of a screen that is there already.
 */
export function RestartTool(): ReactNode {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  return createElement(
    Button,
    {
      padding: 'small',
      variant: 'ghost',
      ariaLabel: 'Reiniciar con esta red',
      disabled: !storyId,
      onClick: () => api.emit(FORCE_REMOUNT, { storyId }),
    },
    'Reiniciar',
  );
}
