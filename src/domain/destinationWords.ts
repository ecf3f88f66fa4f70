/** What a server writes of where an order went: «Talleres del Sur · Banco Andes Demo · •••• 8771», `destino` of its history. */
export interface DestinationWords {
  /** Who was paid, as the server writes it; '' where it says nobody. */
  name: string;
  /** All that follows: institution, number or reference, in the server's order. */
  details: readonly string[];
  /** '' where the server says none, or a number in its place. */
  institution: string;
  /** The last digits of the number, four at most; null where the words do not end in one. */
  lastDigits: string | null;
}

/** Reads such words in their parts. */
export function destinationWords(destino: string | null | undefined): DestinationWords {
  const words = destino ?? '';
  const [name = '', ...details] = words.split(' · ');
  const [second = ''] = details;
  return {
    name,
    details,
    institution: second.startsWith('•') ? '' : second,
    lastDigits: /\d{1,4}$/.exec(words.trim())?.[0] ?? null,
  };
}
