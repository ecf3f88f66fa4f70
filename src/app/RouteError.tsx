import { useEffect, useState } from 'react';
import { useConfig } from '#config/ConfigProvider.tsx';
import { useRouteError } from '#navigation/router.ts';
import { useChangeWatch } from './ChangeWatchContext.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { mayReloadFor, tabStorage } from './staleChunk.ts';
import { Waiting } from './Waiting.tsx';

/** What a route shows when its screen throws, or when its code is gone after a deployment: then one reload comes first. */
export function RouteError() {
  const { cooperativeName, theme } = useConfig();
  const { isChanging } = useChangeWatch();
  const error = useRouteError();
  const [reloading] = useState(() => mayReloadFor(error, isChanging(), tabStorage(), Date.now()));
  useEffect(() => {
    if (reloading) location.reload();
  }, [reloading]);
  if (reloading) return <Waiting />;
  return <ErrorPage cooperativeName={cooperativeName} logoUrl={theme.logoUrl} error={error} />;
}
