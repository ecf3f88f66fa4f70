import { ALIAS_LENGTH, type Favorito } from '#api/contract/pagos.ts';
import { shownText } from '#domain/foreignText.ts';
import { cleanMobile } from '#domain/mobileNumber.ts';
import { validationTexts } from '#domain/validationTexts.ts';

/** What a favourite replays: a lookup of a service, or an operator's mobile. */
export type FavouriteSubject =
  | { kind: 'service'; service: string; criterion: string; reference: string }
  | { kind: 'topUp'; operator: string; mobile: string };

/** A favourite of the member's. */
export interface Favourite {
  code: string;
  alias: string;
  subject: FavouriteSubject;
}

/** A favourite of the wire; null for one that says of what it is by neither of its codes. */
export function favouriteOf(answer: Favorito): Favourite | null {
  const { codigoFavorito: code, alias, codigoServicio, codigoOperadora, codigoCriterio } = answer;
  // It is shown and looked up again: what is sent is what is seen (D-68).
  const referencia = shownText(answer.referencia);
  if (codigoOperadora)
    return { code, alias, subject: { kind: 'topUp', operator: codigoOperadora, mobile: cleanMobile(referencia) } };
  if (!codigoServicio) return null;
  return {
    code,
    alias,
    subject: { kind: 'service', service: codigoServicio, criterion: codigoCriterio ?? '', reference: referencia },
  };
}

/** What is sent of one, its code aside (contract B.3); a criterion that is not known is left out (B.0). */
export function favouriteBody(alias: string, subject: FavouriteSubject) {
  const name = alias.trim();
  return subject.kind === 'topUp'
    ? { alias: name, codigoOperadora: subject.operator, referencia: subject.mobile }
    : {
        alias: name,
        codigoServicio: subject.service,
        ...(subject.criterion === '' ? {} : { codigoCriterio: subject.criterion }),
        referencia: subject.reference,
      };
}

/**
 * True when both replay the same. One that the server names without its criterion is looked up by the first of its service (contract B.0), which
 * is `firstCriterion` where it is known.
 */
export function isSameSubject(one: FavouriteSubject, other: FavouriteSubject, firstCriterion = ''): boolean {
  const replayed = (subject: FavouriteSubject) => {
    const isUnsaid = subject.kind === 'service' && subject.criterion === '';
    return JSON.stringify(favouriteBody('', isUnsaid ? { ...subject, criterion: firstCriterion } : subject));
  };
  return replayed(one) === replayed(other);
}

/** The fault of a favourite's name, or null: required and at most {@link ALIAS_LENGTH} characters. */
export function favouriteAliasMessage(alias: string): string | null {
  const name = alias.trim();
  if (name === '') return validationTexts.required;
  return Array.from(name).length > ALIAS_LENGTH ? `El alias no puede superar ${ALIAS_LENGTH} caracteres.` : null;
}
