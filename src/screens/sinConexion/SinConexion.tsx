import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Brand } from '#components/Brand/Brand.tsx';
import { Button } from '#components/Button/Button.tsx';
import { FullPageMessage } from '#components/FullPageMessage/FullPageMessage.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { CalmScene } from '#components/Scene/CalmScene.tsx';

/** The application is opened and its host does not answer: what cannot be done now. It goes on by itself when the connection is back. */
export function SinConexion({ cooperativeName, onRetry }: { cooperativeName: string; onRetry: () => void }) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const back = () => retry();
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
        <Button icon={<Icon icon={RefreshCw} />} onClick={onRetry}>
          Reintentar
        </Button>
      }
    />
  );
}
