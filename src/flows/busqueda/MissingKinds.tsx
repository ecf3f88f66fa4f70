import { TextButton } from '#components/Button/TextButton.tsx';
import { listed } from '#domain/listed.ts';
import { Quiet } from './Search.styles.ts';
import type { Missing } from './useSearchItems.ts';

/** What did not come, in one line, and the way to ask for all of it again; the rest is searched meanwhile. */
export function MissingKinds({ missing }: { missing: readonly Missing[] }) {
  const names = [...new Set(missing.map(({ name }) => name))];
  const isRetrying = missing.some((one) => one.isRetrying);
  if (names.length === 0) return null;
  return (
    <Quiet role="status">
      No pudimos buscar en {listed(names).join('')}.{' '}
      <TextButton
        type="button"
        aria-disabled={isRetrying}
        onClick={() => {
          for (const { retry } of missing) retry();
        }}
      >
        {isRetrying ? 'Reintentando…' : 'Reintentar'}
      </TextButton>
    </Quiet>
  );
}
