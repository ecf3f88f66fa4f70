import { Button } from '#components/Button/Button.tsx';

/** The unexpected error without any code of its own to fetch: when the network went away under a deployment. */
export function PlainError({ code, onReload }: { code: string; onReload: () => void }) {
  return (
    <main style={{ padding: 24 }}>
      <h1>Algo no salió bien</h1>
      <p>Ocurrió un error. Intente nuevamente. Sus operaciones ya confirmadas no se pierden.</p>
      <Button onClick={onReload}>Volver a cargar</Button>
      <p>Código del error {code}</p>
    </main>
  );
}
