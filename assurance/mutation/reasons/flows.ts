import { ANY_NAME, type Told } from './told.ts';

export const flows: Told = {
  'help/agencyLinks': [['telefono?.trim', 'telefono.trim', 'there is an address only where there is a telephone']],
  'help/suggestion': [
    ["'email'", '""', ANY_NAME],
    ["'length'", '""', ANY_NAME],
  ],
  'search/groups': [['best?.isClose', 'best.isClose', 'no group is empty']],
  'search/matcher': [
    ['[]', '["Stryker was here"]', 'a text is no place in the name: nothing is marked either way'],
    ['item?.numbers', 'item.numbers', 'each index is one of the items'],
    ['!found', 'false', 'the library finds nothing at all only where no word is asked for'],
    ['/[^\\p{L}\\d]+/gu', '/[^\\p{L}\\d]/gu', 'several blanks are as good as one: a word has one before it'],
    ['at < ranges.length', 'at <= ranges.length', 'a range that is not there ends at the beginning: it is none'],
    ['begin < end', 'begin <= end', 'no range is empty: between the texts there is a blank'],
  ],
  'search/memberItems': [['[]', '["Stryker was here"]', 'a text is no operator: none is found in it']],
  'search/searchText': [['/[^\\p{L}\\d]+/u', '/[^\\p{L}\\d]/u', 'what is empty is neither word nor digits']],
  'comprobante/receiptPicture': [
    ['width > ROOM', 'width >= ROOM', 'what is as wide as the room is made as large as it is'],
    ['all[index]?.height', 'all[index].height', 'each index is one of the list'],
    ['rows[index]?.bold', 'rows[index].bold', 'each index is one of the list'],
    ['size > 40', 'size >= 40', 'no letters are of 40 px'],
  ],
  'comprobante/transferTimeline': [['arrival !== null', 'true', 'nothing is not less than a text']],
  'cuentasDestino/destination': [
    ['digits === undefined', 'false', 'no number ends in «undefined»'],
    [
      'identificationTypes.find(({ codigo }) => codigo === identificationTypeOf(type))?.descripc…',
      'identificationTypes.find(({ codigo }) => codigo === identificationTypeOf(type)).descripci…',
      'each type is one of the list',
    ],
  ],
  'favoritos/favourite': [["subject.kind === 'service'", 'true', 'a top-up has no criterion']],
  'moneyFlow/earlierOrders': [
    ['at === null', 'false', 'what has no moment counts as of 1970: it is not recent'],
    ['[]', '["Stryker was here"]', 'a text has no amount: it is none of the same'],
  ],
  'moneyFlow/operation': [['text .toLowerCase()', 'text.toUpperCase()', 'both sides are folded alike']],
  'pagoServicios/givenLookup': [['services[0]?.code', 'services[0].code', 'a list of one has a first element']],
  'pagoServicios/paidAmount': [
    ['cents === null', 'false', 'it is unknown only where a part is paid, which is asked before'],
  ],
  'pagoServicios/servicePayment': [['debts[0]?.name', 'debts[0].name', 'a list of one has a first element']],
  'repetir/sentTransfers': [
    [
      "collapseBlanks(row.destino ?? '').toLowerCase()",
      "collapseBlanks(row.destino ?? '').toUpperCase()",
      'keys are only compared with each other',
    ],
  ],
};
