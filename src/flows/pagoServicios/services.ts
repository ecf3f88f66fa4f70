import {
  BookOpen,
  Building2,
  Car,
  Droplets,
  GraduationCap,
  type LucideIcon,
  PlugZap,
  ReceiptText,
  Scale,
  ScrollText,
  Smartphone,
  Wifi,
  Zap,
} from 'lucide-react';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import type { categorias, Servicio } from '#api/contract/pagos.ts';
import { mapRows, partialList, unreadableIn } from '#domain/partialList.ts';
import type { ReferenceRule } from '#domain/reference.ts';
import { to } from '#navigation/paths.ts';

/** A reference by which a service is looked up. */
export interface Criterion extends ReferenceRule {
  code: string;
  label: string;
  help: string;
}

/** A service that can be paid. */
export interface Service {
  code: string;
  category: string;
  name: string;
  criteria: readonly Criterion[];
  allowsPartial: boolean;
  several: boolean;
  oldestFirst: boolean;
}

/** A kind of service; `route` is the screen of ours that it has, '' for one of the server's own. */
export interface Category {
  code: string;
  name: string;
  detail: string;
  icon: LucideIcon;
  route: string;
}

/** The codes of `icono`; a code that the program does not know has the sheet of every payment. */
const icons: ReadonlyMap<string, LucideIcon> = new Map(
  Object.entries({
    luz: Zap,
    celular: Smartphone,
    balanza: Scale,
    colegio: GraduationCap,
    agua: Droplets,
    internet: Wifi,
    enchufe: PlugZap,
    vehiculo: Car,
    impuesto: ScrollText,
    edificio: Building2,
    catalogo: BookOpen,
  }),
);

/** A kind of service with a page of its own. */
interface FixedCategory extends Category {
  address: string;
}

/** The four kinds that have a page of their own whatever the server lists (screens.md A.2 pagos «fixed tiles»). */
const fixed: readonly FixedCategory[] = [
  { code: '', name: 'CentroSur', detail: 'Luz eléctrica', icon: Zap, route: 'centrosur', address: to.centrosur },
  {
    code: '',
    name: 'Recargas',
    detail: 'Todas las operadoras',
    icon: Smartphone,
    route: 'recargas',
    address: to.recargas,
  },
  { code: '', name: 'SUPA', detail: 'Pensiones alimenticias', icon: Scale, route: 'supa', address: to.supa },
  {
    code: '',
    name: 'Colegios',
    detail: 'Pensiones y matrículas',
    icon: GraduationCap,
    route: 'colegios',
    address: to.colegios,
  },
];

const ownAddressOf = ({ route }: Pick<Category, 'route'>): string | undefined =>
  fixed.find((one) => one.route === route)?.address;

/** True of a category with a page of its own; one with a route that we do not have is the server's own. */
export function hasOwnPage(category: Pick<Category, 'route'>): boolean {
  return ownAddressOf(category) !== undefined;
}

/** Where a category is paid: on its own page, or on that of the server's own ones. */
export function addressOf(category: Pick<Category, 'route' | 'code'>): string {
  return ownAddressOf(category) ?? to.pagosVarios(category.code);
}

/** The kind of a service; undefined where it is not known. A service that names none is of none, though our own four may lack a code as well. */
export function categoryOf(
  service: Pick<Service, 'category'> | undefined,
  categories: readonly Category[],
): Category | undefined {
  if (!service || service.category === '') return undefined;
  return categories.find(({ code }) => code === service.category);
}

/** Where a service is paid, also one of a kind that is not listed (yet); null for one that names no kind: no page has it. */
export function servicePage(service: Pick<Service, 'category'>, categories: readonly Category[]): string | null {
  if (service.category === '') return null;
  return addressOf(categoryOf(service, categories) ?? { route: '', code: service.category });
}

/** The picture of a category; the sheet of every payment for one that is not known. */
export function iconOf(category: Category | undefined): LucideIcon {
  return category?.icon ?? ReceiptText;
}

/** The server's categories in its order, after those of our four screens that it does not list. */
export function categoriesOf(answer: EndpointAnswer<typeof categorias>): Category[] {
  const listed = [...answer]
    .sort((first, second) => (first.orden ?? Number.MAX_SAFE_INTEGER) - (second.orden ?? Number.MAX_SAFE_INTEGER))
    .map(({ codigoCategoria, descripcion, detalle, icono, ruta }) => ({
      code: codigoCategoria,
      name: descripcion,
      detail: detalle ?? '',
      icon: icons.get(icono ?? '') ?? ReceiptText,
      route: ruta ?? '',
    }));
  const all = [...fixed.filter(({ route }) => listed.every((one) => one.route !== route)), ...listed];
  return partialList(all, unreadableIn(answer));
}

/** A service of the wire. One without criteria cannot be looked up: the caller leaves it out. */
export function serviceOf(answer: Servicio): Service {
  return {
    code: answer.codigoServicio,
    category: answer.codigoCategoria ?? '',
    name: answer.descripcion,
    criteria: mapRows(answer.criterios, ({ codigo, etiqueta, ayuda, longitudMinima, longitudMaxima, soloNumeros }) => ({
      code: codigo,
      label: etiqueta,
      help: ayuda ?? '',
      minLength: longitudMinima ?? null,
      maxLength: longitudMaxima ?? null,
      digitsOnly: soloNumeros === true,
    })),
    allowsPartial: answer.permiteParcial === true,
    several: answer.permiteVarios === true,
    oldestFirst: answer.primeroAntiguos === true,
  };
}
