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
  ['domain/movements', 'a text that is split has a first part'],
  ['domain/regularMovements', 'a series has a last day'],
  ['domain/typedDate', 'each group of the pattern that is read has matched'],
  ['flows/busqueda/matcher', 'each index is one of the texts'],
  ['flows/comprobante/transferTimeline', 'a text that has a day can be written as one'],
  ['flows/operacion/earlierOrders', 'a text that is split has a first part'],
  ['flows/pagoServicios/lookupFields', 'a list of one has a first element'],
  ['flows/pagoServicios/servicePayment', 'a list of one has a first element'],
  ['session/encryptedVault', 'a text that is split has a first part'],
];

/** Where a fallback stands for which any text would do that means nothing. */
const MEANINGLESS: readonly (readonly [file: string, why: string])[] = [
  ['api/contract/fieldRows', 'no type has that name'],
  ['flows/ayuda/agencyLinks', 'neither can be dialled'],
  ['flows/cuentasDestino/destination', 'neither ends in digits, and a text that is split has a first part'],
  ['flows/pagoServicios/paidRow', 'neither is the name of an icon, and a text that is split has a first part'],
  ['flows/repetir/sentTransfers', 'neither ends in digits'],
];

const fallbacks = (list: typeof UNREACHED, says: string): Reason[] =>
  list.map(([name, why]) => ({
    file: `src/${name}.ts`,
    from: "''",
    to: '"Stryker was here!"',
    why: `${says}: ${why}`,
  }));

/** Survivors that change nothing that can be seen; every other one is a test that is missing. */
export const reasons: readonly Reason[] = [
  ...fallbacks(UNREACHED, 'the fallback is not reached'),
  ...fallbacks(MEANINGLESS, 'what the fallback is changes nothing'),
  {
    file: 'src/flows/ayuda/agencyLinks.ts',
    from: 'telefono?.trim',
    to: 'telefono.trim',
    why: 'there is an address only where there is a telephone',
  },
  {
    file: 'src/flows/busqueda/matcher.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'a text is no place in the name: nothing is marked either way',
  },
  {
    file: 'src/crypto/webCryptoCipher.ts',
    from: 'bytes.length === 0',
    to: 'false',
    why: 'WebCrypto refuses an empty text with the same error; this spares it the call',
  },
  {
    file: 'src/crypto/webCryptoCipher.ts',
    from: 'throw new CipherError();',
    to: ';',
    why: 'WebCrypto refuses an empty text with the same error; this spares it the call',
  },
  {
    file: 'src/crypto/browserCrypto.ts',
    from: '{ return undefined; }',
    to: '{}',
    why: 'what returns nothing returns the same',
  },
  {
    file: 'src/crypto/bytes.ts',
    from: '{ return Number.NaN; }',
    to: '{}',
    why: 'nothing is no number either',
  },
  {
    file: 'src/crypto/bytes.ts',
    from: 'at < binary.length',
    to: 'at <= binary.length',
    why: 'the byte after the last one is the next slice’s, which writes it, or none of the target’s',
  },
  {
    file: 'src/crypto/bytes.ts',
    from: 'from < bytes.length',
    to: 'from <= bytes.length',
    why: 'the characters of no bytes are no characters',
  },
  {
    file: 'src/crypto/createCipher.ts',
    from: 'subtle',
    to: 'true',
    why: 'what is not there cannot be called, and that is caught: crypto-js either way',
  },
  {
    file: 'src/crypto/cryptoJsCipher.ts',
    from: 'at < bytes.length',
    to: 'at <= bytes.length',
    why: 'a list of bytes keeps its length: nothing is written after its last one',
  },
  {
    file: 'src/crypto/sha256.ts',
    from: 'subtle',
    to: 'true',
    why: 'what is not there cannot be called, and that is caught: crypto-js either way',
  },
  {
    file: 'src/api/geolocation.ts',
    from: '{ return {}; }',
    to: '{}',
    why: 'it is spread, and nothing spread is nothing',
  },
  {
    file: 'src/domain/balanceHistory.ts',
    from: 'day < desde',
    to: 'day <= desde',
    why: 'the first day’s own balance is taken on that day as well',
  },
  {
    file: 'src/domain/accountNumber.ts',
    from: "'account'",
    to: '""',
    why: 'it is only asked whether it is a loan',
  },
  {
    file: 'src/domain/calendar.ts',
    from: 'day !== null',
    to: 'true',
    why: 'both are there or neither is',
  },
  {
    file: 'src/domain/calendar.ts',
    from: 'month !== null',
    to: 'true',
    why: 'both are there or neither is',
  },
  {
    file: 'src/domain/calendar.ts',
    from: 'day !== null && month !== null',
    to: 'day !== null || month !== null',
    why: 'both are there or neither is',
  },
  {
    file: 'src/domain/cardNumber.ts',
    from: 'total + (weighted > 9 ? weighted - 9 : weighted)',
    to: 'total - (weighted > 9 ? weighted - 9 : weighted)',
    why: 'the same sum below zero, which ten divides as well',
  },
  {
    file: 'src/domain/datePattern.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'one field that is none is no more a date than no field',
  },
  {
    file: 'src/domain/orderCosts.ts',
    from: 'more !== null',
    to: 'true',
    why: 'nothing is not above zero either',
  },
  {
    file: 'src/domain/outlook.ts',
    from: 'due.day < today',
    to: 'due.day <= today',
    why: 'what is due today is due today either way',
  },
  {
    file: 'src/domain/outlook.ts',
    from: 'balances.at(-1)?.cents',
    to: 'balances.at(-1).cents',
    why: 'where there is a lowest day there is a last one',
  },
  {
    file: 'src/domain/partialList.ts',
    from: "'unreadableRows'",
    to: '""',
    why: 'any name does that nothing else has',
  },
  {
    file: 'src/domain/pinEntry.ts',
    from: '/^[0-9]$/',
    to: '/[0-9]$/',
    why: 'it is asked of one character',
  },
  {
    file: 'src/domain/pinEntry.ts',
    from: '/^[0-9]$/',
    to: '/^[0-9]/',
    why: 'it is asked of one character',
  },
  {
    file: 'src/domain/foreignText.ts',
    from: '!HAS_HIDDEN.test(text)',
    to: 'false',
    why: 'a text with nothing hidden in it comes out of the longer pattern as it is; this spares it the way',
  },
  {
    file: 'src/domain/identification.ts',
    from: 'total + (weighted > 9 ? weighted - 9 : weighted)',
    to: 'total - (weighted > 9 ? weighted - 9 : weighted)',
    why: 'the same sum below zero, which ten divides as well',
  },
  {
    file: 'src/domain/identification.ts',
    from: 'identificationTypes.find(({ codigo }) => codigo === type)?.descripcion',
    to: 'identificationTypes.find(({ codigo }) => codigo === type).descripcion',
    why: 'each type is one of the list',
  },
  {
    file: 'src/domain/monthlyFlow.ts',
    from: 'hasta < today',
    to: 'hasta <= today',
    why: 'where both are the same day, either is it',
  },
  {
    file: 'src/domain/movements.ts',
    from: "typeof least === 'number'",
    to: 'true',
    why: 'no least amount counts as nothing, and no amount is less',
  },
  {
    file: 'src/domain/regularMovements.ts',
    from: 'one < other',
    to: 'one <= other',
    why: 'no two groups have the same id',
  },
  {
    file: 'src/domain/regularMovements.ts',
    from: "'outgo'",
    to: '""',
    why: 'it is only asked whether the side is income',
  },
  {
    file: 'src/domain/regularMovements.ts',
    from: 'index % 2 === half',
    to: 'index % 2 !== half',
    why: 'the two halves the other way round are the same two halves, and their days are sorted',
  },
  {
    file: 'src/domain/regularMovements.ts',
    from: 'month === null',
    to: 'false',
    why: 'there is at least one day, and it has set the month; the types ask for the check',
  },
  {
    file: 'src/domain/dollars.ts',
    from: 'dollars < 0',
    to: 'dollars <= 0',
    why: 'no dollars are no cents, which have no sign: the magnitude is looked at too',
  },
  {
    file: 'src/config/runtimeConfig.ts',
    from: 'reason instanceof ValidationError',
    to: 'true',
    why: 'nothing else is thrown there',
  },
  {
    file: 'src/config/contrast.ts',
    from: 'value <= 0.04045',
    to: 'value < 0.04045',
    why: 'none of the 256 values of a channel is that one',
  },
  {
    file: 'src/config/runtimeConfig.ts',
    from: 'contrastRatio(value, ACTION_TEXT) >= LEAST_CONTRAST',
    to: 'contrastRatio(value, ACTION_TEXT) > LEAST_CONTRAST',
    why: 'no colour has exactly that contrast',
  },
  {
    file: 'src/config/runtimeConfig.ts',
    from: "''",
    to: '"Stryker was here!"',
    why: 'nothing is no address over http, and each fault has its place',
  },
  {
    file: 'src/domain/regularMovements.ts',
    from: 'day < last',
    to: 'day <= last',
    why: 'where both are the same day, either is it',
  },
  {
    file: 'src/domain/regularMovements.ts',
    from: 'day < today',
    to: 'day <= today',
    why: 'where both are the same day, either is it',
  },
  {
    file: 'src/navigation/carried.ts',
    from: 'given += 1',
    to: 'given -= 1',
    why: 'names differ whichever way they are counted',
  },
  {
    file: 'src/navigation/carried.ts',
    from: "typeof name === 'string'",
    to: 'true',
    why: 'nothing but a text is the name of anything',
  },
  {
    file: 'src/session/device.ts',
    from: '/^(.{8})(.{4})(.{4})(.{4})(.{12})$/',
    to: '/(.{8})(.{4})(.{4})(.{4})(.{12})$/',
    why: 'there are 32 figures each time',
  },
  {
    file: 'src/session/device.ts',
    from: '/^(.{8})(.{4})(.{4})(.{4})(.{12})$/',
    to: '/^(.{8})(.{4})(.{4})(.{4})(.{12})/',
    why: 'there are 32 figures each time',
  },
  {
    file: 'src/session/encryptedVault.ts',
    from: 'iv?.length',
    to: 'iv.length',
    why: 'what fails there is caught, and answers the same',
  },
  {
    file: 'src/session/activity.ts',
    from: 'stored === null',
    to: 'false',
    why: 'its text, «null», is no moment either',
  },
  {
    file: 'src/session/idleClock.ts',
    from: 'shared > wallStart',
    to: 'shared >= wallStart',
    why: 'the same moment changes nothing',
  },
  {
    file: 'src/session/idleClock.ts',
    from: 'started > monotonicStart',
    to: 'started >= monotonicStart',
    why: 'as long ago by the one clock, it is as long ago by the other',
  },
  {
    file: 'src/session/idleClock.ts',
    from: 'shared > wall',
    to: 'shared >= wall',
    why: 'a moment that is now begins anew by either way',
  },
  {
    file: 'src/session/pendingOperations.ts',
    from: "'keep'",
    to: '""',
    why: 'only «forget» does anything',
  },
  {
    file: 'src/session/pendingOperations.ts',
    from: '!Array.isArray(value)',
    to: 'false',
    why: 'what fails there is caught, and answers the same',
  },
  {
    file: 'src/session/recentOrders.ts',
    from: "'keep'",
    to: '""',
    why: 'only «forget» does anything',
  },
  {
    file: 'src/session/recentOrders.ts',
    from: '!Array.isArray(value)',
    to: 'false',
    why: 'what fails there is caught, and answers the same',
  },
  {
    file: 'src/session/session.ts',
    from: 'usuario.toLowerCase()',
    to: 'usuario.toUpperCase()',
    why: 'capitals make no difference by either way',
  },
  {
    file: 'src/session/sessionStore.ts',
    from: 'false',
    to: 'true',
    why: 'each session that begins says it anew',
  },
  {
    file: 'src/session/sessionStore.ts',
    from: "'1'",
    to: '""',
    why: 'it is only asked whether the mark is there',
  },
  {
    file: 'src/session/sessionStore.ts',
    from: "next.status === 'signedOut'",
    to: 'true',
    why: 'only a sign-out has a reason',
  },
  {
    file: 'src/session/sessionStore.ts',
    from: "state.status === 'signedIn'",
    to: 'true',
    why: 'no other state has a session',
  },
  {
    file: 'src/session/sessionStore.ts',
    from: '(await vault.read())?.id',
    to: '(await vault.read()).id',
    why: 'what fails there is caught, and nothing is stored then',
  },
  {
    file: 'src/session/sharedList.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'what is no order has no number: none is gone by it',
  },
  {
    file: 'src/session/sharedList.ts',
    from: '() => true',
    to: '() => undefined',
    why: 'nothing known and nothing stored differ in nothing',
  },
  {
    file: 'src/session/sharedList.ts',
    from: 'true',
    to: 'false',
    why: 'nothing known and nothing stored differ in nothing',
  },
  {
    file: 'src/session/tabs.ts',
    from: '{ return null; }',
    to: '{}',
    why: 'no channel is no channel: it is only asked whether there is one',
  },
];
