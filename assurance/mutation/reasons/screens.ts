import { ANY_NAME, type Told } from './told.ts';

const NO_COUNTRY = 'a longer text is refused by the browser’s own list of countries, and that is caught';

export const screens: Told = {
  'configuracionTarjetas/cardSettings': [
    [
      'wanted.cents !== null',
      'true',
      'a limit that is accepted is unknown only where it was before: it is not changed',
    ],
    ['cents !== null', 'true', 'of no limit both ways say nothing'],
  ],
  'inicio/memberOutlook': [['days[0]?.day', 'days[0].day', 'an outlook has thirty days']],
  'login/confirmDevice': [
    ["''", '"Stryker was here!"', 'the moment that was just taken is a date'],
    ['/^[A-Z]{2}$/i', '/[A-Z]{2}$/i', NO_COUNTRY],
    ['/^[A-Z]{2}$/i', '/^[A-Z]{2}/i', NO_COUNTRY],
    ['/^ZZ$/i', '/ZZ$/i', 'the text has two letters'],
    ['/^ZZ$/i', '/^ZZ/i', 'the text has two letters'],
    ['{ // A browser without the names of countries. return null; }', '{}', 'no answer is as good as none'],
  ],
  'pagoTarjetas/cardPayment': [
    ['elsewhere?.institution', 'elsewhere.institution', 'a card that is not the member’s own has its institution'],
  ],
  'pagoTarjetas/ownCards': [['minimum !== null', 'true', 'nothing is less than no amount']],
  'registro/registrationForm': [
    ["'refused'", '""', ANY_NAME],
    ["'different'", '""', ANY_NAME],
  ],
};
