import { api } from './reasons/api.ts';
import { config } from './reasons/config.ts';
import { crypto } from './reasons/crypto.ts';
import { domain } from './reasons/domain.ts';
import { flows } from './reasons/flows.ts';
import { navigation } from './reasons/navigation.ts';
import { screens } from './reasons/screens.ts';
import { session } from './reasons/session.ts';
import type { Told } from './reasons/told.ts';
import type { Survivor } from './results.ts';

/** Why a mutant that survives is none that a test could notice. */
export interface Reason extends Pick<Survivor, 'file' | 'from' | 'to'> {
  why: string;
}

/** Where a fallback stands that the types ask for and nothing reaches: what it is changes nothing. */
const UNREACHED: readonly (readonly [file: string, why: string])[] = [
  ['api/contract/answerValidation', 'what is no text is no flag; a field that speaks for another was read as a text'],
  ['api/contract/openapi', 'the pattern that has matched has its group'],
  ['api/contract/requestValidation', 'the pattern that has matched has its group'],
  ['domain/birthDate', 'what is no day has its message already'],
  ['domain/calendar', 'a day that exists has a weekday'],
  ['domain/dates', 'a date has a month'],
  ['domain/elapsed', 'a moment has an hour and a day'],
  ['domain/identification', 'each type is one of the list'],
  ['domain/movementText', 'a text that is split has a first part'],
  ['domain/regularMovements', 'a series has a last day'],
  ['domain/typedDate', 'each group of the pattern that is read has matched'],
  ['flows/search/matcher', 'each index is one of the texts'],
  ['flows/search/soughtMovement', 'a text that is split has a first part'],
  ['flows/comprobante/transferTimeline', 'a text that has a day can be written as one'],
  ['flows/moneyFlow/earlierOrders', 'a text that is split has a first part'],
  ['flows/pagoServicios/givenLookup', 'a list of one has a first element'],
  ['flows/pagoServicios/servicePayment', 'a list of one has a first element'],
  ['session/encryptedVault', 'a text that is split has a first part'],
];

/** Where a fallback stands for which any text would do that means nothing. */
const MEANINGLESS: readonly (readonly [file: string, why: string])[] = [
  ['api/contract/fieldRows', 'no type has that name'],
  ['flows/help/agencyLinks', 'neither can be dialled'],
  ['flows/search/searchText', 'no letter is called either'],
  ['flows/comprobante/receipt', 'no kind or state is called either'],
  ['flows/cuentasDestino/destination', 'neither ends in digits, and a text that is split has a first part'],
  ['flows/entry/pictures', 'neither is an address'],
  ['flows/favoritos/favourite', 'no criterion is called either, and both sides are given the same alias'],
  ['flows/pagoServicios/paidRow', 'neither is the name of an icon, and a text that is split has a first part'],
  ['flows/pagoServicios/services', 'neither is a route of ours, nor the code of an icon'],
  ['flows/productos/products', 'neither says that it is blocked'],
  ['flows/repetir/sentTransfers', 'neither ends in digits'],
];

const fallbacks = (list: typeof UNREACHED, says: string): Reason[] =>
  list.map(([name, why]) => ({
    file: `src/${name}.ts`,
    from: "''",
    to: '"Stryker was here!"',
    why: `${says}: ${why}`,
  }));

const toldOf = ([room, files]: [string, Told]): Reason[] =>
  Object.entries(files).flatMap(([name, told]) =>
    told.map(([from, to, why]) => ({ file: `src/${room}/${name}.ts`, from, to, why })),
  );

/** Survivors that change nothing that can be seen; every other one is a test that is missing. */
export const reasons: readonly Reason[] = [
  ...fallbacks(UNREACHED, 'the fallback is not reached'),
  ...fallbacks(MEANINGLESS, 'what the fallback is changes nothing'),
  ...Object.entries({ api, config, crypto, domain, flows, navigation, screens, session }).flatMap(toldOf),
];
