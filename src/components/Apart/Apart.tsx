/** Between the parts of a line, «Banco Andes · Ahorros •••• 8771»; the mask of a number begins a part of its own. */
const BETWEEN = /( · | (?=•))/;

export interface ApartProps {
  /** A line whose parts stand as the bank writes them, or its parts one by one, ours and others', with the blanks between them. */
  text: string | readonly string[];
}

/**
 * A line that is made of texts of others and of ours (D-68): each part is kept apart, so that one that is written from right to left turns
 * neither the number beside it nor the words around it. Nothing is added to the text itself: it is read and copied as it is.
 */
export function Apart({ text }: ApartProps) {
  const parts = typeof text === 'string' ? text.split(BETWEEN) : text;
  const [only, ...others] = parts;
  if (others.length === 0) return <bdi>{only}</bdi>;
  return parts.map((part, index) => <bdi key={index}>{part}</bdi>);
}
