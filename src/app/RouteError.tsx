import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { DialogProvider } from '#components/Dialog/DialogProvider.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { StuckHelp } from '#flows/ayuda/StuckHelp.tsx';
import { useRouteError } from '#navigation/router.ts';
import { color, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { useChangeWatch } from './ChangeWatchContext.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { mayReloadFor, tabStorage } from './staleChunk.ts';
import { useErrorCode } from './useErrorCode.ts';
import { Waiting } from './Waiting.tsx';

/** What a route shows when it throws, or when its code is gone after a deployment: then one reload comes first. */
export function RouteError() {
  const { cooperativeName, theme } = useConfig();
  const error = useRouteError();
  if (useReload(error)) return <Waiting />;
  return (
    <ErrorPage
      cooperativeName={cooperativeName}
      logoUrl={theme.logoUrl}
      error={error}
      help={
        <DialogProvider>
          <StuckHelp onInk />
        </DialogProvider>
      }
    />
  );
}

/** The same inside the shell: menu and profile stay, only the screen's place tells of the trouble. */
export function ScreenError() {
  const error = useRouteError();
  return useReload(error) ? <Waiting /> : <ScreenTrouble error={error} />;
}

function ScreenTrouble({ error }: { error: unknown }) {
  const code = useErrorCode(error);
  return (
    <Trouble role="alert">
      <h1 tabIndex={-1}>Algo no salió bien</h1>
      <p>Ocurrió un error. Intente nuevamente. Sus operaciones ya confirmadas no se pierden.</p>
      <Button onClick={() => location.reload()}>Volver a cargar</Button>
      <StuckHelp />
      <p>Código del error {code}</p>
    </Trouble>
  );
}

const Trouble = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;

  h1 {
    ${type.h1}
    outline: none;
  }

  p:last-child {
    ${type.bodySmall}
    color: ${color.textSecondary};
  }
`;

/** Whether the page is being reloaded for this error. */
function useReload(error: unknown): boolean {
  const { isChanging } = useChangeWatch();
  const [reloading] = useState(() =>
    mayReloadFor(error, {
      isChanging: isChanging(),
      isOnline: navigator.onLine,
      storage: tabStorage(),
      now: Date.now(),
    }),
  );
  useEffect(() => {
    if (reloading) location.reload();
  }, [reloading]);
  return reloading;
}
