import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { useDelayed, WORDS_AFTER_MS } from '#components/Button/useDelayed.ts';
import { TopLayer } from '#components/Dialog/TopLayer.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { Strip } from './Strip.styles.ts';

const TEXT = 'Hay una versión nueva de la banca virtual. Vuelva a cargar la página para continuar.';

export interface NewVersionProps {
  /** It was pressed, and waits for the answer to what is being sent. */
  isWaiting?: boolean;
  onReload: () => void;
}

/**
 * The product was published anew while this page is open, and something of it no longer fits (D-73): a reload is offered, and the page goes
 * on until the member takes it.
 */
export function NewVersion({ isWaiting = false, onReload }: NewVersionProps) {
  // Known out here: a dialog that opens or closes draws all of it anew, and what has been said is not said again.
  const [isSaid, setIsSaid] = useState(false);
  return (
    <TopLayer>
      <Strip data-offer>
        <Icon icon={RefreshCw} size="large" />
        <Words isSaid={isSaid} onSaid={setIsSaid} />
        <Button variant="secondary" size="compact" loading={isWaiting} onClick={onReload}>
          Volver a cargar
        </Button>
      </Strip>
    </TopLayer>
  );
}

interface WordsProps {
  isSaid: boolean;
  onSaid: (isSaid: true) => void;
}

/** The words of the offer. Where a dialog takes their region away before they were in it, they wait again in the new one. */
function Words({ isSaid, onSaid }: WordsProps) {
  const [wasSaid] = useState(isSaid);
  const hasStood = useDelayed(!wasSaid, WORDS_AFTER_MS);
  useEffect(() => {
    if (hasStood) onSaid(true);
  }, [hasStood, onSaid]);
  return <p role="status">{wasSaid || hasStood ? TEXT : <span aria-hidden="true">{TEXT}</span>}</p>;
}
