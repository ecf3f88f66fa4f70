import type { ReactNode } from 'react';
import { OfflineStrip } from '#components/Online/OfflineStrip.tsx';
import { BackLabel, ReadingBack, ReadingLayout } from '#components/ReadingLayout/ReadingLayout.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { useSession } from '#session/SessionProvider.tsx';

export interface ReadingPageProps {
  /** Says where the way back leads, in place of «Volver a mis productos» or «Volver al ingreso». */
  backLabel?: string | undefined;
  children: ReactNode;
}

/** A page of the cooperative that anybody may read: the way back is that of who reads it. */
export function ReadingPage({ backLabel, children }: ReadingPageProps) {
  const { cooperativeName, theme } = useConfig();
  const signedIn = useSession() !== null;
  return (
    <ReadingLayout
      brandName={cooperativeName}
      logoUrl={theme.logoUrl}
      notice={<OfflineStrip />}
      back={
        <ReadingBack as={Link} to={signedIn ? to.productos : to.login}>
          <BackLabel>{backLabel ?? (signedIn ? 'Volver a mis productos' : 'Volver al ingreso')}</BackLabel>
        </ReadingBack>
      }
    >
      {children}
    </ReadingLayout>
  );
}
