import { type ReactNode, useState } from 'react';
import { to } from '#navigation/paths.ts';
import { Redirect } from '#navigation/Redirect.tsx';
import { useSession } from '#session/SessionProvider.tsx';

/** Who comes already signed in has lost nothing and goes on to the products; signing in elsewhere meanwhile takes no form away. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const signedIn = useSession() !== null;
  const [cameSignedIn] = useState(signedIn);
  return cameSignedIn ? <Redirect to={to.productos} /> : children;
}
