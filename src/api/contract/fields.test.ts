import { describe, expect, it } from 'vitest';
import type { Schema } from 'yup';
import { partialList } from '#domain/partialList.ts';
import { isRecord } from '#domain/records.ts';
import { ContractMismatch, readAnswer } from './answerValidation.ts';
import { type AnyEndpoint, endpoint } from './endpoint.ts';
import {
  accountNumber,
  catalogue,
  code,
  count,
  date,
  day,
  dollars,
  either,
  file,
  flag,
  howMany,
  identificationType,
  label,
  limitedText,
  listOf,
  neededCode,
  oneOf,
  optionalAccountNumber,
  optionalCode,
  optionalDate,
  optionalDollars,
  optionalEditable,
  optionalFile,
  optionalFlag,
  optionalNumber,
  optionalOneOf,
  optionalProse,
  optionalRecord,
  optionalShownCode,
  optionalText,
  prose,
  record,
  requiredText,
  state,
  text,
  writtenText,
} from './fields.ts';
import { refusalOf } from './requestValidation.ts';

const call = (parts: Partial<Pick<AnyEndpoint, 'body' | 'answer'>>): AnyEndpoint =>
  endpoint({
    id: 'prueba.campo',
    method: 'POST',
    path: 'prueba',
    summary: 'Solo para esta prueba.',
    answer: null,
    ...parts,
  });

const readRecord = (fields: Readonly<Record<string, Schema>>, data: unknown): unknown =>
  readAnswer(call({ answer: record(fields) }), { ok: true, data });

const MISSING = Symbol('missing');

/** What a field of an answer is read as. */
function read(field: Schema, given: unknown): unknown {
  const answer = readRecord({ campo: field }, given === MISSING ? {} : { campo: given });
  return isRecord(answer) ? answer.campo : answer;
}

describe('D-65, D-68: what a field of an answer is read as', () => {
  const HIDDEN = 'Ana\u202e\nPaz';
  const SHOWN = 'Ana�Paz';
  const LINES = 'Ana�\nPaz';

  it.each<[string, Schema, unknown, unknown]>([
    ['a text', text(), HIDDEN, SHOWN],
    ['a text that may be missing', optionalText(), HIDDEN, SHOWN],
    ['a text that may be missing', optionalText(), 24, '24'],
    ['a text that may be missing', optionalText(), { es: 'Ana' }, undefined],
    ['a text that may be missing', optionalText(), null, null],
    ['what a form begins with', optionalEditable(), ' ana@x.ec\u200b ', 'ana@x.ec'],
    ['what a form begins with', optionalEditable(), 990001122, '990001122'],
    ['a text of several lines', prose(), HIDDEN, LINES],
    ['several lines that may be missing', optionalProse(), HIDDEN, LINES],
    ['several lines that may be missing', optionalProse(), 24, '24'],
    ['a name', label('Cuenta'), HIDDEN, SHOWN],
    ['a name', label('Cuenta'), null, 'Cuenta'],
    ['a name', label('Cuenta'), MISSING, 'Cuenta'],
    ['a name', label('Cuenta'), '  ', 'Cuenta'],
    ['a name', label('Cuenta'), 24, '24'],
    ['a code', code(), HIDDEN, HIDDEN],
    ['a code', code(), 24, '24'],
    ['a code that may be missing', optionalCode(), HIDDEN, HIDDEN],
    ['a code that may be missing', optionalCode(), 24, '24'],
    ['a code that may be missing', optionalCode(), 1.5, undefined],
    ['a code that is needed', neededCode(), HIDDEN, HIDDEN],
    ['a code that is needed', neededCode(), 24, '24'],
    ['the number of an account', accountNumber(), HIDDEN, HIDDEN],
    ['the number of an account that may be missing', optionalAccountNumber(), HIDDEN, HIDDEN],
    ['the number of an account that may be missing', optionalAccountNumber(), null, null],
    ['a file', file(), HIDDEN, HIDDEN],
    ['a file that may be missing', optionalFile(), HIDDEN, HIDDEN],
    ['a file that may be missing', optionalFile(), {}, undefined],
    ['a day', date(), '2026-11-20', '2026-11-20'],
    ['a day that may be missing', optionalDate(), null, null],
    ['one of a closed set', optionalOneOf(['SIMILAR', 'EXACTA']), ' exacta ', 'EXACTA'],
    ['one of a closed set', optionalOneOf(['SIMILAR', 'EXACTA']), 'CASI', undefined],
    ['one of a closed set, another one', optionalOneOf(['SIMILAR', 'EXACTA'], 'SIMILAR'), 'CASI', 'SIMILAR'],
    ['one of a closed set, none', optionalOneOf(['SIMILAR', 'EXACTA'], 'SIMILAR'), null, null],
    ['a state', state(['ACTIVA']), 'Activa', 'ACTIVA'],
    ['a state that nobody knows', state(['ACTIVA']), 'En mora', 'En mora'],
    ['a state that nobody knows', state(['ACTIVA']), 7, '7'],
    ['a code that is shown', optionalShownCode(['EXITOSA']), 'TAL_VEZ', 'TAL_VEZ'],
    ['a code that is shown', optionalShownCode(['EXITOSA']), {}, undefined],
    ['a code that is shown, and none', optionalShownCode(['EXITOSA'], 'DESCONOCIDO'), {}, 'DESCONOCIDO'],
    ['a code that is shown, and nothing', optionalShownCode(['EXITOSA'], 'DESCONOCIDO'), null, null],
    ['money', dollars(), 12.5, 12_50],
    ['money that may be missing', optionalDollars(), 12.5, 12_50],
    ['money that may be missing', optionalDollars(), null, null],
    ['a number', howMany(), 12.5, 12.5],
    ['a number that may be missing', optionalNumber(), 12.5, 12.5],
    ['a number that may be missing', optionalNumber(), '12', undefined],
    ['a flag', flag(), ' s ', true],
    ['a flag', flag(), 0, false],
    ['a flag that may be missing', optionalFlag(), 'N', false],
    ['a flag that may be missing', optionalFlag(), 'TAL VEZ', undefined],
    ['a flag that may be missing', optionalFlag(), null, null],
    ['a flag, where an odd one is one', optionalFlag(true), 'TAL VEZ', true],
    ['a flag, where an odd one is none', optionalFlag(false), 'TAL VEZ', false],
    ['what no screen depends on', optionalRecord({ valor: dollars() }), null, null],
    ['what no screen depends on', optionalRecord({ valor: dollars() }), 'x', undefined],
  ])('%s (%#)', (_, field, given, expected) => {
    expect(read(field, given)).toBe(expected);
  });

  it.each<[string, Schema, unknown]>([
    ['a text', text(), 24],
    ['a text', text(), MISSING],
    ['a text of several lines', prose(), 24],
    ['a code', code(), 1.5],
    ['a code', code(), MISSING],
    ['a code that is needed', neededCode(), ''],
    ['the number of an account', accountNumber(), 4871],
    ['the number of an account that may be missing', optionalAccountNumber(), 4871],
    ['a file', file(), 24],
    ['a day', date(), 20_261_120],
    ['a day that may be missing', optionalDate(), 20_261_120],
    ['one of a closed set', oneOf(['C', 'D']), 'c'],
    ['a state', state(['ACTIVA']), {}],
    ['money', dollars(), '12.50'],
    ['money', dollars(), null],
    ['money', dollars(), 1e300],
    ['money that may be missing', optionalDollars(), '12.50'],
    ['a number', howMany(), '12'],
    ['a flag', flag(), 'TAL VEZ'],
    ['a flag', flag(), null],
    ['a record', record({}), null],
    ['a list', listOf(text()), null],
  ])('%s is never guessed (%#)', (_, field, given) => {
    expect(() => read(field, given)).toThrow(ContractMismatch);
  });

  it('contract B.0: an entry of a catalogue without words is called by its code', () => {
    const list = readAnswer(call({ answer: catalogue({ longitud: optionalNumber() }) }), {
      ok: true,
      data: [
        { codigo: 'BAN' },
        { codigo: 7, descripcion: null, longitud: 9 },
        { codigo: 'COO', descripcion: 'Cooperativa' },
      ],
    });
    expect(list).toEqual([
      { codigo: 'BAN', descripcion: 'BAN' },
      { codigo: '7', descripcion: '7', longitud: 9 },
      { codigo: 'COO', descripcion: 'Cooperativa' },
    ]);
  });

  it('of a list only the rows that can be read are there, and how many are not', () => {
    expect(read(listOf(record({ valor: dollars() })), [{ valor: 1 }, { valor: '2' }, null])).toEqual(
      partialList([{ valor: 1_00 }], 2),
    );
  });
});

/** Why a field of a request is refused, by the name of the rule; null for one that is taken. */
function refusal(field: Schema, given: unknown): string | null {
  const refused = refusalOf(call({ body: record({ campo: field }) }), {
    body: given === MISSING ? {} : { campo: given },
  });
  return refused === null ? null : (/\((\w+)\)/.exec(refused)?.[1] ?? refused);
}

describe('contract B.2: what a field of a request may be', () => {
  const missing = 'Falta «body.campo».';

  it.each<[string, Schema, unknown, string | null]>([
    ['a text', requiredText(), 'x', null],
    ['a text', requiredText(), '', 'required'],
    ['a text', requiredText(), MISSING, missing],
    ['a written text', writtenText(), 'Ñandú ❤️ 2', null],
    ['a written text', writtenText(), 'Ana\u202e', 'seen'],
    ['a written text', writtenText(), MISSING, missing],
    ['a short text', limitedText(3), '👩‍🦰', null],
    ['a short text', limitedText(3), '👍👍👍', null],
    ['a short text', limitedText(3), '👍👍👍👍', 'max'],
    ['a short text', limitedText(3), 'a\u200b', 'seen'],
    ['a short text', limitedText(3), MISSING, missing],
    ['a short text that may be left out', limitedText(3).optional(), MISSING, null],
    ['one of a closed set', oneOf(['C', 'D']), 'D', null],
    ['one of a closed set', oneOf(['C', 'D']), 'd', 'oneOf'],
    ['a kind of document', identificationType(), 3, null],
    ['a kind of document', identificationType(), 4, 'oneOf'],
    ['a kind of document', identificationType(), '1', 'typeError'],
    ['a kind of document', identificationType(), MISSING, missing],
    ['a day', day(), '2026-11-20', null],
    ['a day', day(), '20-11-2026', 'matches'],
    ['a day', day(), '2026-11-20T10:15:00', 'matches'],
    ['a day', day(), ' 2026-11-20', 'matches'],
    ['a day', day(), '12026-11-20', 'matches'],
    ['a day', day(), '2026-11-2', 'matches'],
    ['a day', day(), '2026-1-20', 'matches'],
    ['a day', day(), 'aaaa-bb-cc', 'matches'],
    ['a count', count(), '1', null],
    ['a count', count(), '120', null],
    ['a count', count(), '0', 'matches'],
    ['a count', count(), '-1', 'matches'],
    ['a count', count(), '1.5', 'matches'],
    ['a count', count(), '1a', 'matches'],
    ['money', dollars(), 10.5, null],
    ['money', dollars(), '10.50', 'typeError'],
    ['money', dollars(), MISSING, missing],
    ['a flag', flag(), false, null],
    ['a flag', flag(), 'S', 'typeError'],
    ['a flag', flag(), MISSING, missing],
    ['a list', listOf(text()), [], null],
    ['a list', listOf(text()), MISSING, missing],
    ['a record', record({}), {}, null],
    ['a record', record({}), MISSING, missing],
  ])('%s (%#)', (_, field, given, rule) => {
    expect(refusal(field, given)).toBe(rule);
  });

  it.each<[unknown, boolean]>([
    [{ codigo: 'a' }, true],
    [{ numero: 1 }, true],
    [{ numero: '1' }, false],
    [{}, false],
    [undefined, false],
  ])('either of two forms: %j', (given, isOne) => {
    const form = either(record({ codigo: requiredText() }), record({ numero: howMany() }));
    expect(form.isValidSync(given, { strict: true })).toBe(isOne);
  });
});
