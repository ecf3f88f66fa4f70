import { useState } from 'react';
import { longDate } from '#domain/calendar.ts';
import { greetingAt } from '#domain/greeting.ts';
import { titleCase } from '#domain/names.ts';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { useProducts } from '#flows/productos/useProducts.ts';
import { useSession } from '#session/SessionProvider.tsx';
import { InicioView } from './InicioView.tsx';

/** The summary (§2 inicio, D-45): what there is, what is owed, what falls due, what moved last. The logo leads here. */
export function Inicio() {
  const session = useSession();
  const products = useProducts();
  const today = useCurrentDay();
  // Whoever comes is greeted, once: only the day goes on while the page stands.
  const [greeting] = useState(() => greetingAt(Date.now()));
  const name = titleCase(session?.nombres);
  return (
    <InicioView greeting={name === '' ? [greeting] : [greeting, ', ', name]} date={longDate(today)} asked={products} />
  );
}
