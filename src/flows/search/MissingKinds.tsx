import { TextButton } from '#components/Button/TextButton.tsx';
import { useFocusPassedOn } from '#components/Dialog/useFocusPassedOn.ts';
import { listed } from '#domain/listed.ts';
import { Quiet } from './Search.styles.ts';
import type { Missing } from './useSearchItems.ts';

export interface MissingKindsProps {
  missing: readonly Missing[];
  /** All of it is asked for again. */
  onRetry: () => void;
}

/** What did not come, in one line, and the way to ask for all of it again; the rest is searched meanwhile. */
export function MissingKinds(props: MissingKindsProps) {
  return props.missing.length > 0 && <MissingLine {...props} />;
}

function MissingLine({ missing, onRetry }: MissingKindsProps) {
  const names = [...new Set(missing.map(({ name }) => name))];
  const isRetrying = missing.some((one) => one.isRetrying);
  const retryButton = useFocusPassedOn((button) => button.closest('dialog')?.querySelector('input') ?? null);
  return (
    <Quiet role="status">
      No pudimos buscar en {listed(names).join('')}.{' '}
      <TextButton
        ref={retryButton}
        type="button"
        aria-disabled={isRetrying}
        onClick={() => {
          onRetry();
          for (const { retry } of missing) retry();
        }}
      >
        {isRetrying ? 'Reintentando…' : 'Reintentar'}
      </TextButton>
    </Quiet>
  );
}
