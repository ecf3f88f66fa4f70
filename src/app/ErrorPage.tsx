import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { inTime } from '#api/inTime.ts';
import { Arrival } from './Arrival.tsx';
import { PlainError } from './PlainError.tsx';
import { useCalmReload } from './useCalmReload.ts';
import { useErrorCode } from './useErrorCode.ts';

/** How long a page may stay white while the illustrated one is fetched, ms. */
const WHITE_MS = 1_000;

/** The illustrated page, and in its place the plain one when not even its code can be fetched. */
const Illustrated = lazy(() =>
  inTime(import('#screens/errorInesperado/ErrorInesperado.tsx'))
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

/** The plain page, once the illustrated one takes long to come. */
function PlainMeanwhile(props: ComponentProps<typeof PlainError>) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), WHITE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <Arrival>
      <PlainError {...props} />
    </Arrival>
  );
}

/** The page for an unexpected error: takes the focus to its heading, names a code, offers a fresh start, never leaves a white screen. */
export function ErrorPage({ cooperativeName, logoUrl = null, error, help }: ErrorPageProps) {
  const code = useErrorCode(error);
  const { isWaiting, ask } = useCalmReload(() => location.reload());
  return (
    <Suspense fallback={<PlainMeanwhile code={code} isWaiting={isWaiting} onReload={ask} />}>
      <Arrival>
        <Illustrated
          cooperativeName={cooperativeName}
          logoUrl={logoUrl}
          code={code}
          isWaiting={isWaiting}
          onReload={ask}
          help={help}
        />
      </Arrival>
    </Suspense>
  );
}
