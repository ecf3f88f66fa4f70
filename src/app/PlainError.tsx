import { Button } from '#components/Button/Button.tsx';
import { UNEXPECTED_ERROR_TEXT } from '#domain/unexpectedError.ts';

/** The unexpected error without any code of its own to fetch: when the network went away under a deployment. */
export function PlainError({ code, onReload }: { code: string; onReload: () => void }) {
  return (
    <main style={{ padding: 24 }}>
      <h1 tabIndex={-1} style={{ outline: 'none' }}>
        Algo no salió bien
      </h1>
      <p>{UNEXPECTED_ERROR_TEXT}</p>
      <Button onClick={onReload}>Volver a cargar</Button>
      <p>Código del error {code}</p>
    </main>
  );
}
