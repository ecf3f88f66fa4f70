import { matches } from '#domain/search.ts';
import { Malformed } from './refusal.ts';
import { type Criterion, type Operator, operators, type Service } from './seed/services.ts';
import type { World } from './state.ts';

/** Services of a kind, with every word of a text somewhere in their names; an unknown kind has none. */
export function findServices({ services }: World, wanted: { category?: string; text?: string }): Service[] {
  const { category, text = '' } = wanted;
  return services.filter(
    ({ codigoCategoria, descripcion }) =>
      (category === undefined || codigoCategoria === category) && matches(text, descripcion),
  );
}

/** The service with that code. @throws Malformed without one: a client sends only codes that it was given. */
export function serviceOf({ services }: World, codigoServicio: string): Service {
  const found = services.find((one) => one.codigoServicio === codigoServicio);
  if (!found) throw new Malformed('«codigoServicio» no existe.');
  return found;
}

/** The operator with that code. @throws Malformed without one. */
export function operatorOf(codigoOperadora: string): Operator {
  const found = operators.find((one) => one.codigoOperadora === codigoOperadora);
  if (!found) throw new Malformed('«codigoOperadora» no existe.');
  return found;
}

/** A reference of a service with its outer blanks off. @throws Malformed for another service's criterion, or a text that it cannot have. */
export function checkedReference({ criterios }: Service, codigoCriterio: string, referencia: string): string {
  const criterion = criterios.find(({ codigo }) => codigo === codigoCriterio);
  if (!criterion) throw new Malformed('«codigoCriterio» no existe en el servicio.');
  const reference = referencia.trim();
  if (!hasForm(criterion, reference)) throw new Malformed('«referencia» no tiene la forma de su criterio.');
  return reference;
}

/** True for a reference that a criterion can have: what the catalogue tells the member is what the server asks. */
function hasForm({ longitudMinima, longitudMaxima, soloNumeros }: Criterion, reference: string): boolean {
  const length = Array.from(reference).length;
  if (length < longitudMinima || length > longitudMaxima) return false;
  return soloNumeros ? /^\d+$/.test(reference) : !/\p{Cc}/u.test(reference);
}
