import { CreditCard, GraduationCap, type LucideIcon, Scale, Smartphone, Zap } from 'lucide-react';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import type { historial } from '#api/contract/transacciones.ts';
import { type Arrival, inProcessText } from '#domain/arrival.ts';
import { destinationWords } from '#domain/destinationWords.ts';
import { cleanMobile } from '#domain/mobileNumber.ts';
import { isSameName } from '#domain/names.ts';
import type { Favourite } from '#flows/favoritos/favourite.ts';
import type { LookupScreen } from './lookupScreens.ts';
import { type Category, categoryOf, iconOf, type Service } from './services.ts';

/** A payment of the history. */
export type Paid = EndpointAnswer<typeof historial>['registros'][number];

/** What is known of what payments were of; empty lists before it is. */
export interface KnownPayees {
  favourites: readonly Favourite[];
  services: readonly Service[];
  categories: readonly Category[];
}

const icons: Readonly<Record<string, LucideIcon>> = {
  RECARGA: Smartphone,
  CENTROSUR: Zap,
  COLEGIO: GraduationCap,
  SUPA: Scale,
  TARJETA: CreditCard,
};

const BETWEEN = ' · ';

/** A payment in words: the favourite's name, or whom it was paid to; under it the number first (DESIGN.md §12 «Phones»). */
export function paidText(
  paid: Pick<Paid, 'tipo' | 'destino'>,
  known: KnownPayees,
): { icon: LucideIcon; name: string; nameParts: readonly string[]; text: readonly string[] } {
  const { name: payee, details } = destinationWords(paid.destino);
  // Our word and the operator's, apart (D-68).
  const called = (paid.tipo === 'RECARGA' ? ['Recarga', payee && ' ', payee] : [payee]).filter(Boolean);
  const alias = aliasOf(paid.tipo, payee, details.at(-1) ?? '', known);
  const lines = [...details.map((detail) => [detail]), ...(alias ? [called] : [])];
  const nameParts = alias ? [alias] : called.length > 0 ? called : ['Pago'];
  return {
    icon: icons[paid.tipo ?? ''] ?? iconOf(known.categories.find((category) => isSameName(category.name, payee))),
    name: nameParts.join(''),
    nameParts,
    text: lines.flatMap((line, index) => (index === 0 ? line : [BETWEEN, ...line])),
  };
}

/** As its receipt says it (copy.md «Comprobante»). */
const RETURNED = 'Pago devuelto. El valor volvió a su cuenta.';

/** What has become of a payment that has not simply been paid; '' where it has, or where the server does not say. `today` is `yyyy-MM-dd`. */
export function paidStateText(paid: Pick<Paid, 'estado'> & Arrival, today: string, dateFormat: string): string {
  const { estado } = paid;
  if (!estado || estado === 'EXITOSA') return '';
  if (estado === 'EN_PROCESO') return inProcessText(paid, today, dateFormat);
  // A state that we do not know is shown as the server writes it, never as done (D-65).
  return estado === 'DEVUELTA' ? RETURNED : estado;
}

/** The name of the favourite that pays the same: by its reference, and by what it is of, for two companies may count alike. */
function aliasOf(tipo: Paid['tipo'], payee: string, reference: string, known: KnownPayees): string | null {
  const favourite = known.favourites.find(({ subject }) => {
    if (subject.kind === 'topUp') return tipo === 'RECARGA' && subject.mobile === cleanMobile(reference);
    if (tipo === 'RECARGA' || subject.reference !== reference) return false;
    const service = known.services.find(({ code }) => code === subject.service);
    const category = categoryOf(service, known.categories);
    return [service?.name, category?.name].some((name) => name !== undefined && isSameName(name, payee));
  });
  return favourite?.alias ?? null;
}

/**
 * True for a payment of a page's services. Those of the server's own categories are of one kind and told by their names alone: one that
 * names neither the page nor a service of it is of another page.
 */
export function isPaidOnPage(
  { tipo, destino }: Pick<Paid, 'tipo' | 'destino'>,
  { kind, title }: Pick<LookupScreen, 'kind' | 'title'>,
  services: readonly Pick<Service, 'name'>[],
): boolean {
  if (tipo !== kind) return false;
  if (kind !== 'SERVICIO') return true;
  const { name: payee } = destinationWords(destino);
  return [title, ...services.map(({ name }) => name)].some((name) => isSameName(name, payee));
}
