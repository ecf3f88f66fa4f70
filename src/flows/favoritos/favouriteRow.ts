import type { LucideIcon } from 'lucide-react';
import { Smartphone } from 'lucide-react';
import { shownText } from '#domain/foreignText.ts';
import { type CarriedStart, flowStart } from '#flows/moneyFlow/flowStart.ts';
import { type Category, categoryOf, iconOf, type Service, servicePage } from '#flows/pagoServicios/services.ts';
import type { Operator } from '#flows/recargas/operators.ts';
import { to } from '#navigation/paths.ts';
import type { Favourite } from './favourite.ts';

/** What is known of the services and operators that favourites name; empty lists before they are. */
export interface Known {
  services: readonly Service[];
  categories: readonly Category[];
  operators: readonly Operator[];
}

/** A favourite in words, and where it is paid. */
export interface FavouriteRow {
  icon: LucideIcon;
  /** «1203456 · CentroSur», «RC-1 · Escuela Rio Claro», in its parts: the end of a line may not be seen (DESIGN.md §12). */
  text: readonly string[];
  /** Null while its service is not known, or no longer, or is of no kind: there is no page that could pay it. */
  address: string | null;
  state: CarriedStart;
  /** More than one of its debts may be paid at once; so too of a service that is not known: nothing is paid there. */
  several: boolean;
  /** The same for the dialog. */
  facts: { label: string; value: string }[];
}

/** A service that nobody lists any more is named by its reference alone. */
export function favouriteRow({ subject }: Favourite, { services, categories, operators }: Known): FavouriteRow {
  if (subject.kind === 'topUp') {
    const operator = operators.find(({ code }) => code === subject.operator)?.name ?? '';
    return {
      icon: Smartphone,
      text: [subject.mobile, ' · ', 'Recarga', ...(operator ? [' ', operator] : [])],
      address: to.recargas,
      state: flowStart({ operadora: subject.operator, referencia: subject.mobile }),
      several: true,
      facts: [
        { label: 'Operadora', value: operator || shownText(subject.operator) },
        { label: 'Número celular', value: subject.mobile },
      ],
    };
  }
  const service = services.find(({ code }) => code === subject.service);
  const category = categoryOf(service, categories);
  const criterion = service?.criteria.find(({ code }) => code === subject.criterion)?.label ?? '';
  const name = (category?.route === 'centrosur' || category?.route === 'supa' ? category.name : service?.name) ?? '';
  return {
    icon: iconOf(category),
    text: [subject.reference, ...(name ? [' · ', name] : [])],
    address: service ? servicePage(service, categories) : null,
    state: flowStart({
      servicio: subject.service,
      criterio: subject.criterion,
      referencia: subject.reference,
      revisar: true,
    }),
    several: service?.several ?? true,
    facts: [
      { label: 'Servicio', value: service?.name ?? shownText(subject.service) },
      ...(criterion ? [{ label: 'Buscar por', value: criterion }] : []),
      { label: 'Referencia', value: subject.reference },
    ],
  };
}
