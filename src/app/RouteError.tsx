import { useConfig } from '#config/ConfigProvider.tsx';
import { useRouteError } from '#navigation/router.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** What a route shows when its screen or its code cannot be had. */
export function RouteError() {
  const { cooperativeName, theme } = useConfig();
  return <ErrorPage cooperativeName={cooperativeName} logoUrl={theme.logoUrl} error={useRouteError()} />;
}
