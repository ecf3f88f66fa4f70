import { formatMoney } from '#domain/money.ts';
import { filterAmount, type MovementFilter } from '#domain/movementFilter.ts';
import { plainMovementText } from '#domain/movementText.ts';

const ways = { T: '', C: 'Ingresos', D: 'Egresos' } as const;

/** Longest part of a file's name that was typed. */
const LONGEST_WORDS = 40;

/** An amount of the filter after its word; '' without one. */
function bound(word: string, typed: string): string {
  const cents = filterAmount(typed);
  return typeof cents === 'number' ? `${word} ${formatMoney(cents)}` : '';
}

/** What a list is narrowed down to beside its days, part by part; product numbers are masked (D-18). */
const partsOf = ({ tipo, texto, valorMinimo, valorMaximo }: MovementFilter) => ({
  way: ways[tipo],
  text: plainMovementText(texto.trim()),
  bounds: [bound('desde', valorMinimo), bound('hasta', valorMaximo)],
});

/** «Egresos · «centrosur» · desde $10,00», for paper; '' where the list has all of its days. */
export function filterText(filter: MovementFilter): string {
  const { way, text, bounds } = partsOf(filter);
  return [way, text && `«${text}»`, ...bounds].filter(Boolean).join(' · ');
}

/**
 * The same at the end of a file's name, `-egresos-centrosur-desde-10,00`. There and not in the file: a line of words would be a row to
 * whatever program reads its table.
 */
export function filterFileWords(filter: MovementFilter): string {
  const { way, text, bounds } = partsOf(filter);
  return [way.toLowerCase(), text && (fileWords(text) || 'texto'), ...bounds.map(fileWords)]
    .filter(Boolean)
    .map((words) => `-${words}`)
    .join('');
}

/** Letters and figures, which every system takes in a name; the dots of thousands are none of them. */
const fileWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(\d)\.(?=\d{3})/g, '$1')
    .replace(/[^\p{L}\p{N},]+/gu, '-')
    .slice(0, LONGEST_WORDS)
    .replace(/^[-,]+|[-,]+$/g, '');
