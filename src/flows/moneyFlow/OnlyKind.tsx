import type { ReactNode } from 'react';
import { Redirect } from '#navigation/Redirect.tsx';
import { useParams } from '#navigation/router.ts';

export interface OnlyKindProps {
  /** The one kind that the address may name. */
  kind: string;
  /** The address with that kind. */
  address: string;
  children: ReactNode;
}

/** A page whose address names its kind, of which there is one: any other becomes it (D-46), with what was handed over on the way. */
export function OnlyKind({ kind, address, children }: OnlyKindProps) {
  const { tipo } = useParams();
  if (tipo !== kind) return <Redirect to={address} handsOn />;
  return children;
}
