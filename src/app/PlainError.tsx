import { Button } from '#components/Button/Button.tsx';
import { UNEXPECTED_ERROR_TEXT } from '#domain/unexpectedError.ts';

export interface PlainErrorProps {
  code: string;
  /** The reload was asked for, and waits for the answer to what is being sent. */
  isWaiting?: boolean;
  onReload: () => void;
}

/** The unexpected error without any code of its own to fetch: when the network went away under a deployment. */
export function PlainError({ code, isWaiting = false, onReload }: PlainErrorProps) {
  return (
    <main style={{ padding: 24 }}>
      <h1 tabIndex={-1} style={{ outline: 'none' }}>
        Algo no salió bien
      </h1>
      <p>{UNEXPECTED_ERROR_TEXT}</p>
      <Button loading={isWaiting} onClick={onReload}>
        Volver a cargar
      </Button>
      <p>Código del error {code}</p>
    </main>
  );
}
