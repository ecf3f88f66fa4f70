import { RefreshCw } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { TopLayer } from '#components/Dialog/TopLayer.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { Strip } from './Strip.styles.ts';

export interface NewVersionProps {
  onReload: () => void;
}

/**
 * The product was published anew while this page is open, and something of it no longer fits (D-73): a reload is offered, and the page goes
 * on until the member takes it.
 */
export function NewVersion({ onReload }: NewVersionProps) {
  return (
    <TopLayer>
      <Strip role="status">
        <Icon icon={RefreshCw} size="large" />
        <p>Hay una versión nueva de la banca virtual. Vuelva a cargar la página para continuar.</p>
        <Button variant="secondary" size="compact" onClick={onReload}>
          Volver a cargar
        </Button>
      </Strip>
    </TopLayer>
  );
}
