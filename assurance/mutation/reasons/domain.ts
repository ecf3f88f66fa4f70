import type { Told } from './told.ts';

export const domain: Told = {
  balanceHistory: [['day < desde', 'day <= desde', 'the first day’s own balance is taken on that day as well']],
  accountNumber: [["'account'", '""', 'it is only asked whether it is a loan']],
  calendar: [
    ['day !== null', 'true', 'both are there or neither is'],
    ['month !== null', 'true', 'both are there or neither is'],
    ['day !== null && month !== null', 'day !== null || month !== null', 'both are there or neither is'],
  ],
  cardNumber: [
    [
      'total + (weighted > 9 ? weighted - 9 : weighted)',
      'total - (weighted > 9 ? weighted - 9 : weighted)',
      'the same sum below zero, which ten divides as well',
    ],
  ],
  datePattern: [['[]', '["Stryker was here"]', 'one field that is none is no more a date than no field']],
  orderCosts: [['more !== null', 'true', 'nothing is not above zero either']],
  outlook: [
    ['due.day < today', 'due.day <= today', 'what is due today is due today either way'],
    ['balances.at(-1)?.cents', 'balances.at(-1).cents', 'where there is a lowest day there is a last one'],
  ],
  partialList: [["'unreadableRows'", '""', 'any name does that nothing else has']],
  pinEntry: [
    ['/^[0-9]$/', '/[0-9]$/', 'it is asked of one character'],
    ['/^[0-9]$/', '/^[0-9]/', 'it is asked of one character'],
  ],
  foreignText: [
    [
      '!HAS_HIDDEN.test(text)',
      'false',
      'a text with nothing hidden in it comes out of the longer pattern as it is; this spares it the way',
    ],
  ],
  identification: [
    [
      'total + (weighted > 9 ? weighted - 9 : weighted)',
      'total - (weighted > 9 ? weighted - 9 : weighted)',
      'the same sum below zero, which ten divides as well',
    ],
    [
      'identificationTypes.find(({ codigo }) => codigo === type)?.descripcion',
      'identificationTypes.find(({ codigo }) => codigo === type).descripcion',
      'each type is one of the list',
    ],
  ],
  monthlyFlow: [['hasta < today', 'hasta <= today', 'where both are the same day, either is it']],
  movementFilter: [["typeof least === 'number'", 'true', 'no least amount counts as nothing, and no amount is less']],
  regularMovements: [
    ['one < other', 'one <= other', 'no two groups have the same id'],
    ["'outgo'", '""', 'it is only asked whether the side is income'],
    [
      'index % 2 === half',
      'index % 2 !== half',
      'the two halves the other way round are the same two halves, and their days are sorted',
    ],
    ['month === null', 'false', 'there is at least one day, and it has set the month; the types ask for the check'],
    ['day < last', 'day <= last', 'where both are the same day, either is it'],
    ['day < today', 'day <= today', 'where both are the same day, either is it'],
  ],
  dollars: [
    ['dollars < 0', 'dollars <= 0', 'no dollars are no cents, which have no sign: the magnitude is looked at too'],
  ],
};
