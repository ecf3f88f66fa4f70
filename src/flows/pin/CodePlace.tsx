import { startsWithEmail } from '#domain/email.ts';

export interface CodePlaceProps {
  /** Where the bank says that it sends the code (`destino`): «celular terminado en 214», an address. */
  sentTo: string;
}

/**
 * Where the code comes to, in a sentence: «recibirá el código en el celular terminado en 214»; an address stands without an article, as in the
 * dialog's own words (docs/decisions.md «Where a code comes from»).
 */
export function CodePlace({ sentTo }: CodePlaceProps) {
  return (
    <>
      {!startsWithEmail(sentTo) && 'el '}
      <bdi>{sentTo}</bdi>
    </>
  );
}
