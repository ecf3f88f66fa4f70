import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Brand } from '#components/Brand/Brand.tsx';
import { Button } from '#components/Button/Button.tsx';
import { FullPageMessage } from '#components/FullPageMessage/FullPageMessage.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { CalmScene } from '#components/Scene/CalmScene.tsx';
import { useTryAgain } from '#flows/asyncContent/useTryAgain.ts';

export interface SinConexionProps {
  cooperativeName: string;
  /** The host answers, but not now: it is in maintenance or has too much to do. */
  isHostBusy?: boolean;
  /** Resolves when the try has ended, however it did. */
  onRetry: () => Promise<void>;
}

const NO_CONNECTION = {
  title: 'Sin conexión',
  text: 'Hasta que vuelva no puede ingresar, consultar saldos, transferir ni pagar. Sus operaciones ya confirmadas no se pierden.',
};

const BUSY = {
  title: 'La banca virtual no está disponible',
  text: 'Intente nuevamente en unos minutos. Sus operaciones ya confirmadas no se pierden.',
};

/**
 * The application is opened and its host does not answer: what cannot be done now. It goes on by itself when the connection is back. The heading takes
 * the focus and is heard by it (`Arrival`, src/app/), what stands below is heard as an alert.
 */
export function SinConexion({ cooperativeName, isHostBusy = false, onRetry }: SinConexionProps) {
  const { title, text } = isHostBusy ? BUSY : NO_CONNECTION;
  const { isTrying, tryAgain, press } = useTryAgain(onRetry);
  const retryWhenBack = useEffectEvent(tryAgain);
  useEffect(() => {
    const back = () => void retryWhenBack();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
  return (
    <FullPageMessage
      scene={<CalmScene />}
      brand={<Brand name={cooperativeName} />}
      title={title}
      text={<span role="alert">{text}</span>}
      actions={
        <Button icon={<Icon icon={RefreshCw} />} loading={isTrying} onClick={press}>
          Reintentar
        </Button>
      }
    />
  );
}
