import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { drawnConfig } from '#config/drawnConfig.ts';
import { UnreachableHost } from '#config/runtimeConfig.ts';
import { goToPageStart } from '#navigation/pageStart.ts';
import { ErrorConfiguracion } from '#screens/errorConfiguracion/ErrorConfiguracion.tsx';
import { SinConexion } from '#screens/sinConexion/SinConexion.tsx';
import { GlobalStyle } from '#theme/GlobalStyle.ts';
import { Arrival } from './Arrival.tsx';
import type { Aside, Stage } from './stage.tsx';

interface TroublePlace extends Aside {
  show: (element: ReactNode) => void;
}

/**
 * Tells why the program cannot start, until another try. Whatever the document has waits meanwhile, unseen, with all that was typed in it (D-71).
 * Whoever comes to another page by it is put at its heading, which says where they are; a try that ends where it began leaves the focus.
 */
export function tellTrouble(stage: Stage, reason: unknown, retry: () => Promise<void>): void {
  stage.aside(besides).show(
    <StrictMode>
      <GlobalStyle />
      {reason instanceof UnreachableHost ? (
        <Arrival key={reason.isBusy ? 'fuera de servicio' : 'sin conexión'}>
          {/* Also where the document came from the browser's own store, and nothing else does (D-73). */}
          <SinConexion cooperativeName={drawnConfig().cooperativeName} isHostBusy={reason.isBusy} onRetry={retry} />
        </Arrival>
      ) : (
        <Arrival key="configuración">
          <ErrorConfiguracion
            detail={reason instanceof Error ? reason.message : 'configuración: no se pudo leer'}
            onRetry={retry}
          />
        </Arrival>
      )}
    </StrictMode>,
  );
}

/** A place before the document's own, so that its heading is the page's. */
function besides(container: HTMLElement): TroublePlace {
  const place = document.createElement('div');
  container.before(place);
  container.hidden = true;
  const root = createRoot(place);
  const end = (): void => {
    if (!place.isConnected) return;
    place.remove();
    // Somebody may be typing again already.
    if (!container.contains(document.activeElement)) goToPageStart();
    // Not while the other root is being drawn.
    queueMicrotask(() => root.unmount());
  };
  return { place, end, show: (element) => root.render(element) };
}
