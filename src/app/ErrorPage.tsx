import { lazy, type ReactNode, Suspense } from 'react';
import { Arrival } from './Arrival.tsx';
import { PlainError } from './PlainError.tsx';
import { useErrorCode } from './useErrorCode.ts';

/** The illustrated page, and in its place the plain one when not even its code can be fetched. */
const Illustrated = lazy(() =>
  import('#screens/errorInesperado/ErrorInesperado.tsx')
    .then(({ ErrorInesperado }) => ({ default: ErrorInesperado }))
    .catch(() => ({ default: PlainError })),
);

export interface ErrorPageProps {
  cooperativeName: string;
  logoUrl?: string | null;
  error: unknown;
  /** The way to the cooperative, where there is one. */
  help?: ReactNode;
}

/** The page for an unexpected error: takes the focus to its heading, names a code, offers a fresh start, never leaves a white screen. */
export function ErrorPage({ cooperativeName, logoUrl = null, error, help }: ErrorPageProps) {
  const code = useErrorCode(error);
  return (
    <Suspense fallback={null}>
      <Arrival>
        <Illustrated
          cooperativeName={cooperativeName}
          logoUrl={logoUrl}
          code={code}
          onReload={() => location.reload()}
          help={help}
        />
      </Arrival>
    </Suspense>
  );
}
