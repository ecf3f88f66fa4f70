import { ALIAS_LENGTH } from '#api/contract/pagos.ts';
import { coreText } from './ledger.ts';
import { Malformed, refuse } from './refusal.ts';
import { checkedReference, operatorOf, serviceOf } from './services.ts';
import type { Favourite, Member, World } from './state.ts';

/** What the wire says of a favourite: a service by one of its criteria, or an operator's mobile. */
export interface FavouriteData {
  alias: string;
  codigoServicio?: string | undefined;
  codigoOperadora?: string | undefined;
  codigoCriterio?: string | undefined;
  referencia: string;
}

/** What a favourite replays. */
type Subject = Pick<Favourite, 'codigoServicio' | 'codigoOperadora' | 'codigoCriterio' | 'referencia'>;

/** The member's favourites in the order in which they were kept. */
export function favouritesOf({ state }: World, { numeroSocio }: Member): Favourite[] {
  return state.favourites.filter(({ owner }) => owner === numeroSocio);
}

/** Keeps a favourite and answers its code. @throws Refusal -9999-00-02 when the member already has that lookup; Malformed. */
export function keepFavourite(world: World, member: Member, data: FavouriteData): string {
  const alias = checkedAlias(data.alias);
  const subject = checkedSubject(world, data);
  if (favouritesOf(world, member).some((one) => isSame(one, subject))) refuse('-9999-00-02');
  world.state.lastFavourite += 1;
  const codigoFavorito = `FAV-${world.state.lastFavourite}`;
  world.state.favourites.push({ codigoFavorito, owner: member.numeroSocio, alias, ...subject });
  return codigoFavorito;
}

/**
 * Gives a favourite another name and answers its code. @throws Refusal -9999-00-02 for one that the member has not; Malformed, also where what is
 * sent along is not what it is of: another lookup is another favourite.
 */
export function changeFavourite(
  world: World,
  member: Member,
  { codigoFavorito, ...data }: FavouriteData & { codigoFavorito: string },
): string {
  const alias = checkedAlias(data.alias);
  const subject = checkedSubject(world, data);
  const favourite = favouriteOf(world, member, codigoFavorito);
  if (!isSame(favourite, subject)) throw new Malformed('«codigoFavorito» es de otra referencia.');
  favourite.alias = alias;
  return codigoFavorito;
}

/** Deletes a favourite. @throws Refusal -9999-00-02 for one that the member has not. */
export function removeFavourite(world: World, member: Member, codigoFavorito: string): void {
  const favourite = favouriteOf(world, member, codigoFavorito);
  world.state.favourites = world.state.favourites.filter((one) => one !== favourite);
}

/** One of the member's own. Another's is not told from one that does not exist. */
function favouriteOf(world: World, member: Member, code: string): Favourite {
  return favouritesOf(world, member).find(({ codigoFavorito }) => codigoFavorito === code) ?? refuse('-9999-00-02');
}

/** True for one lookup, whatever the letters of its reference. */
function isSame(one: Subject, other: Subject): boolean {
  return (
    one.codigoServicio === other.codigoServicio &&
    one.codigoOperadora === other.codigoOperadora &&
    one.codigoCriterio === other.codigoCriterio &&
    coreText(one.referencia) === coreText(other.referencia)
  );
}

function checkedAlias(text: string): string {
  const alias = text.trim();
  if (alias === '' || Array.from(alias).length > ALIAS_LENGTH || /\p{Cc}/u.test(alias))
    throw new Malformed('«alias» no es un nombre.');
  return alias;
}

/** @throws Malformed unless it is of one service, by one of its criteria, or of one operator. */
function checkedSubject(world: World, data: FavouriteData): Subject {
  const { codigoServicio, codigoOperadora, codigoCriterio, referencia } = data;
  if ((codigoServicio === undefined) === (codigoOperadora === undefined))
    throw new Malformed('Un favorito es de un servicio o de una operadora.');
  if (codigoServicio !== undefined) {
    const reference = checkedReference(serviceOf(world, codigoServicio), codigoCriterio ?? '', referencia);
    return { codigoServicio, codigoOperadora: null, codigoCriterio: codigoCriterio ?? '', referencia: reference };
  }
  operatorOf(codigoOperadora ?? '');
  if (codigoCriterio !== undefined) throw new Malformed('Una recarga no tiene «codigoCriterio».');
  if (!/^09\d{8}$/.test(referencia)) throw new Malformed('«referencia» no es un celular.');
  return { codigoServicio: null, codigoOperadora: codigoOperadora ?? '', codigoCriterio: null, referencia };
}
