import type { Bank } from '../bank.ts';
import type { Service } from './services.ts';

/** Of what the invented services are made, so that a search finds some of them and not all. */
const KINDS = ['Agua potable', 'Internet', 'Empresa eléctrica', 'Municipio', 'Catálogo', 'Telefonía', 'Colegio'];
const PLACES = ['Río Verde', 'Peña Blanca', 'San Jacinto', 'El Mirador', 'Loma Alta', 'Tres Esquinas', 'Vado Hondo'];

/**
 * Gives the catalogue `count` services in all, for benchmarks: after those of demo-bank.md C.5 stand invented ones, always the same, that
 * nobody owes anything. @throws RangeError for fewer than there are.
 */
export function seedManyServices(bank: Bank, count: number): void {
  const { services } = bank;
  const [pattern] = services.filter(({ codigoCategoria }) => codigoCategoria === 'AGUA');
  if (!pattern || count < services.length) throw new RangeError('Son muy pocos servicios.');
  const added = Array.from({ length: count - services.length }, (_, index): Service => {
    const kind = KINDS[index % KINDS.length] ?? '';
    const place = PLACES[Math.floor(index / KINDS.length) % PLACES.length] ?? '';
    const number = String(index + 1).padStart(4, '0');
    return { ...pattern, codigoServicio: `INV-${number}`, descripcion: `${kind} ${place} ${number}` };
  });
  bank.replaceServices([...services, ...added]);
}
