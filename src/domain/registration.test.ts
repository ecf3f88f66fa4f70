import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerMessage,
  cleanUserName,
  MAX_ANSWER_LENGTH,
  questionMessage,
  SECURITY_QUESTIONS,
  USER_NAME_HELP,
  userNameMessage,
} from './registration.ts';

const REQUIRED = 'El campo es requerido.';
const BLANKS = 'El usuario no debe tener espacios en blanco';

describe('user name', () => {
  it.each([
    'abcd',
    'mfguaman',
    'maria.guaman',
    'maria_guaman',
    'maria-guaman',
    '1234',
    'a'.repeat(30),
    '  mfguaman  ',
    'MFGuaman',
  ])('«%s» will do', (typed) => {
    expect(userNameMessage(typed)).toBeNull();
  });

  it.each(['abc', 'a'.repeat(31), 'maría', 'niño1', 'maria@guaman', 'maria/guaman', 'maria+1', 'ｍaria', 'maria😀'])(
    '«%s» is told the rule',
    (typed) => {
      expect(userNameMessage(typed)).toBe(USER_NAME_HELP);
    },
  );

  it('screens.md A.1 /registro: the rule in words names all that it takes, and ñ, which it refuses', () => {
    expect(USER_NAME_HELP).toBe('De 4 a 30: letras sin tildes ni ñ, números, punto, guion o guion bajo.');
  });

  it.each(['mf guaman', 'mf\tguaman', 'mf\u00a0guaman', 'a b'])(
    '§5: blanks inside «%s» have the specification’s words',
    (typed) => {
      expect(userNameMessage(typed)).toBe(BLANKS);
    },
  );

  it.each(['', '  '])('§5: «%s» is required', (typed) => {
    expect(userNameMessage(typed)).toBe(REQUIRED);
  });

  it('§5, D-26: it is sent trimmed and in lower case, and that changes nothing more', () => {
    expect(cleanUserName('  MFGuaman ')).toBe('mfguaman');
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9._-]{4,30}$/), (name) => {
        expect(cleanUserName(` ${name.toUpperCase()} `)).toBe(name);
        expect(userNameMessage(name)).toBeNull();
      }),
    );
  });
});

describe('security questions and answers (screens.md A.1)', () => {
  it('there are three, and an answer has at most 200 characters', () => {
    expect(SECURITY_QUESTIONS).toBe(3);
    expect(MAX_ANSWER_LENGTH).toBe(200);
  });

  it.each(['ñ', 'Luna', '¿Quién? Ñandú 😀', 'x'.repeat(200), '😀'.repeat(200), ` ${'ñ'.repeat(200)} `, '-'])(
    'an answer of people’s characters will do: «%s»',
    (typed) => {
      expect(answerMessage(typed)).toBeNull();
    },
  );

  it.each(['x'.repeat(201), '😀'.repeat(201)])('201 are too many, counted as people count', (typed) => {
    expect(answerMessage(typed)).toBe('La respuesta no puede superar 200 caracteres.');
  });

  it.each(['', '   ', '\n'])('§5: «%s» is required', (typed) => {
    expect(answerMessage(typed)).toBe(REQUIRED);
  });

  it('three different questions, told at the one that repeats', () => {
    const messages = (...codes: string[]) => codes.map((_, index) => questionMessage(codes, index));
    expect(messages('01', '02', '03')).toEqual([null, null, null]);
    expect(messages('01', '01', '03')).toEqual([null, 'Elija una pregunta diferente.', null]);
    expect(messages('01', '02', '01')).toEqual([null, null, 'Elija una pregunta diferente.']);
    expect(messages('', '', '03')).toEqual([REQUIRED, REQUIRED, null]);
    expect(questionMessage([], 0)).toBe(REQUIRED);
  });
});
