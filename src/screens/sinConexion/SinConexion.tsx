import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Brand } from '#components/Brand/Brand.tsx';
import { Button } from '#components/Button/Button.tsx';
import { FullPageMessage } from '#components/FullPageMessage/FullPageMessage.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { CalmScene } from '#components/Scene/CalmScene.tsx';
import { useTryAgain } from '#flows/consulta/useTryAgain.ts';

export interface SinConexionProps {
  cooperativeName: string;
  /** Resolves when the try has ended, however it did. */
  onRetry: () => Promise<void>;
}

/** The application is opened and its host does not answer: what cannot be done now. It goes on by itself when the connection is back. */
export function SinConexion({ cooperativeName, onRetry }: SinConexionProps) {
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
      title="Sin conexión"
      text="Hasta que vuelva no puede ingresar, consultar saldos, transferir ni pagar. Sus operaciones ya confirmadas no se pierden."
      actions={
        <Button icon={<Icon icon={RefreshCw} />} loading={isTrying} onClick={press}>
          Reintentar
        </Button>
      }
    />
  );
}
