import type { Told } from './told.ts';

const WORDS = 'of a rule its name is read, never its words';

export const api: Told = {
  geolocation: [
    ['() => null', '() => undefined', 'no place either way'],
    ['{ service: false, browser: false }', '{}', 'nothing said is as good as no'],
    ["'null'", '""', 'what cannot be read is nothing that was kept'],
    ["typeof number === 'number'", 'true', 'what is no number is not finite'],
  ],
  query: [
    ['{ retry: false }', '{}', 'an order is not sent again by the library either'],
    ['state.data !== undefined', 'true', 'the library keeps nothing that is not there'],
  ],
  searchedLists: [["'antes'", '""', 'any name does that no call has']],
  transport: [
    ['options.session?.()', 'options.session()', 'it is asked only where there is a session'],
    ['signal?.reason', 'signal.reason', 'it is read only where it was aborted'],
    ["'closed'", '""', 'what catches it says the same'],
    ['{ once: true }', '{}', 'a promise ends once'],
    ['true', 'false', 'a promise ends once'],
    ['body === undefined', 'false', 'a body that is not there is none'],
    ['envelope === undefined', 'false', 'the next line ends with the same words'],
    ["answer.type === 'array'", 'true', 'a part of what is no list fails as the whole would'],
    ["''", '"Stryker was here!"', 'neither is a kind of content'],
    ['{ return undefined; }', '{}', 'what returns nothing returns the same'],
  ],
  'contract/answerValidation': [
    [
      'reading[meta.reads]?.(value, schema)',
      'reading[meta.reads](value, schema)',
      'objects alone have the other kinds',
    ],
    ['spec.meta?.known', 'spec.meta.known', 'a state has its codes'],
    ['[]', '["Stryker was here"]', 'a state has its codes'],
    ["typeof value !== 'string'", 'false', 'what is no text is shown as it is'],
    ['`${field}[${index}]`', '``', 'a row’s fault is told to nobody: the row is left out'],
    ['false', 'true', 'what it is made of has been read: it would be read again'],
    ["'test'", '""', 'a rule has its type'],
  ],
  'contract/autenticacion': [
    ["'no trae sesión ni nombre'", '""', WORDS],
    ['data?.token', 'data.token', 'an answer without data is refused before'],
    ['data?.nombres', 'data.nombres', 'an answer without data is refused before'],
  ],
  'contract/fieldRows': [
    ['[]', '["Stryker was here"]', 'no field has that name'],
    ["' | '", '""', 'no field has two types'],
  ],
  'contract/fields': [
    ["'tiene caracteres que no se ven'", '""', WORDS],
    ['value === undefined', 'false', 'what is missing is refused before'],
    ['`tiene más de ${max} caracteres`', '``', WORDS],
    ['otherwise === undefined', 'false', 'what is absent reads as absent'],
    ["'no es una fecha yyyy-MM-dd'", '""', WORDS],
    ["'no es un número entero'", '""', WORDS],
    ["'no corresponde a ninguna de las formas'", '""', WORDS],
  ],
  'contract/jsonSchema': [
    ['[]', '["Stryker was here"]', 'no field has that name'],
    ['params?.max', 'params.max', 'these rules have their parameters'],
    [
      "name === 'matches' && params?.regex instanceof RegExp",
      "name === 'matches' || params?.regex instanceof RegExp",
      'these rules have their parameters, and no other has a pattern',
    ],
    ["name === 'matches'", 'true', 'these rules have their parameters, and no other has a pattern'],
    ['params?.regex', 'params.regex', 'these rules have their parameters, and no other has a pattern'],
  ],
  'contract/openapi': [['[]', '["Stryker was here"]', 'no field has that name']],
  'contract/pagos': [["'no es un celular de 10 dígitos que empieza con 09'", '""', WORDS]],
  'contract/requestValidation': [
    ["'test'", '""', 'a rule has its type'],
    ['schema?.fields?.[name]', 'schema?.fields[name]', 'what has no fields was refused before'],
    ["typeof value === 'string'", 'true', 'a number reads as itself'],
  ],
  'contract/transferencias': [
    ["'tiene caracteres especiales'", '""', WORDS],
    ['value === undefined', 'false', 'what is missing is refused before'],
  ],
  'contract/wireMoney': [
    [
      'schema.fields || forms.length === 0',
      'schema.fields && forms.length === 0',
      'a field of its own kind is no record',
    ],
    ['forms.length === 0', 'false', 'a field of its own kind is no record'],
    ['{ return undefined; }', '{}', 'what returns nothing returns the same'],
  ],
};
