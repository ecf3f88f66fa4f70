import type { AnyObject, ISchema } from 'yup';
import { count, howMany, listOf, optionalNumber } from './fields.ts';

/* Lists that come by pages (contract B.0). */

/** Which page of a list is asked for, and of how many rows it is: at most 100. */
export const pageQuery = { pagina: count(), tamano: count().matches(/^(?:[1-9]\d?|100)$/, 'pasa de 100') };

/** One page of a list, and how many there are on all of them. */
export const pageOf = <Item>(item: ISchema<Item, AnyObject>) => ({
  pagina: optionalNumber(),
  tamano: optionalNumber(),
  totalRegistros: howMany(),
  registros: listOf(item),
});
