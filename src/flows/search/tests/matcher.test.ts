import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMatcher, type Searchable } from '../matcher.ts';

const items: readonly Searchable[] = [
  { name: 'Carlos Andrés Loja Peralta', detail: '•••• 8771 · Arriendo', numbers: ['010201008771'] },
  { name: 'María Fernanda Guamán Vintimilla', detail: '•••• 4871', numbers: ['0102-0100-4871'] },
  { name: 'Rosa Elena Ordóñez', detail: 'Banco Andes Demo', keywords: '' },
  { name: 'Ahorro a la vista', detail: '•••• 4872', numbers: ['010201004872'] },
  { name: 'Luz eléctrica CentroSur', detail: 'Servicios básicos' },
  { name: 'Agua potable de Cuenca', detail: 'ETAPA' },
  { name: 'Transferencia interna', detail: '', keywords: 'enviar dinero' },
  { name: 'Cambiar contraseña', detail: 'Perfil del socio' },
  { name: '¿Qué hago si olvidé mi usuario?', detail: 'Acceso' },
  { name: 'Compra Supermaxi', detail: '20/11/2026 · Ahorro a la vista' },
];
const find = createMatcher(items);
const names = (typed: string) => find(typed).map(({ item }) => item.name);
const first = (typed: string) => names(typed)[0];

describe('accents, capitals, order of the words and slips aside', () => {
  test.each([
    ['carlos', 'Carlos Andrés Loja Peralta'],
    ['CARLÓS', 'Carlos Andrés Loja Peralta'],
    ['loja carlos', 'Carlos Andrés Loja Peralta'],
    ['peralta loja andres', 'Carlos Andrés Loja Peralta'],
    ['elnea', 'Rosa Elena Ordóñez'],
    ['elema', 'Rosa Elena Ordóñez'],
    ['carlso', 'Carlos Andrés Loja Peralta'],
    ['arriendo', 'Carlos Andrés Loja Peralta'],
    ['maria', 'María Fernanda Guamán Vintimilla'],
    ['guaman', 'María Fernanda Guamán Vintimilla'],
    ['aman', 'María Fernanda Guamán Vintimilla'],
    ['gauman', 'María Fernanda Guamán Vintimilla'],
    ['fernada', 'María Fernanda Guamán Vintimilla'],
    ['bintimilla', 'María Fernanda Guamán Vintimilla'],
    ['vintimila', 'María Fernanda Guamán Vintimilla'],
    ['ordonez', 'Rosa Elena Ordóñez'],
    ['ordoñes', 'Rosa Elena Ordóñez'],
    ['ordones', 'Rosa Elena Ordóñez'],
    ['luz electrica', 'Luz eléctrica CentroSur'],
    ['electrica', 'Luz eléctrica CentroSur'],
    ['elctrica', 'Luz eléctrica CentroSur'],
    ['lus', 'Luz eléctrica CentroSur'],
    ['sentrosur', 'Luz eléctrica CentroSur'],
    ['centrsur', 'Luz eléctrica CentroSur'],
    ['agua cuenca', 'Agua potable de Cuenca'],
    ['cuenca agua', 'Agua potable de Cuenca'],
    ['kuenca', 'Agua potable de Cuenca'],
    ['transf', 'Transferencia interna'],
    ['trasferencia', 'Transferencia interna'],
    ['transfernecia', 'Transferencia interna'],
    ['tranferencia intrena', 'Transferencia interna'],
    ['transferensia', 'Transferencia interna'],
    ['enviar dinero', 'Transferencia interna'],
    ['contrasena', 'Cambiar contraseña'],
    ['contraceña', 'Cambiar contraseña'],
    ['canbiar', 'Cambiar contraseña'],
    ['olvide', '¿Qué hago si olvidé mi usuario?'],
    ['olbide usuario', '¿Qué hago si olvidé mi usuario?'],
    ['  ¿que   hago ', '¿Qué hago si olvidé mi usuario?'],
    ['guama\u0301n'.normalize('NFD'), 'María Fernanda Guamán Vintimilla'],
  ])('«%s» finds «%s» first', (typed, expected) => {
    expect(first(typed)).toBe(expected);
  });

  test.each(['', '   ', '•••• ', '¿?', '.*', '\\', '-', '"', 'xyz', 'zzz carlos', 'crlso', 'lzu', 'rsoa', 'y', '日本'])(
    '«%s» finds nothing',
    (typed) => {
      expect(names(typed)).toEqual([]);
    },
  );

  test('what has no slip comes before what has one', () => {
    const search = createMatcher([
      { name: 'Carlas', detail: '' },
      { name: 'Carlos', detail: '' },
    ]);
    expect(search('carlos').map(({ item }) => item.name)).toEqual(['Carlos', 'Carlas']);
  });

  test('a whole word comes before a word that only begins so', () => {
    const search = createMatcher([
      { name: 'Anabel Loja', detail: '' },
      { name: 'Ana Loja', detail: '' },
    ]);
    expect(search('ana').map(({ item }) => item.name)).toEqual(['Ana Loja', 'Anabel Loja']);
  });

  test('a slip is forgiven from the beginning of a word on, which may follow digits; not inside a word', () => {
    const search = createMatcher([{ name: 'Farmacia 24Horas', detail: '' }]);
    expect(search('hroas')).toHaveLength(1);
    expect(search('armacia')).toHaveLength(1);
    expect(search('armaxia')).toEqual([]);
  });

  test('a sign of the search that the library knows is only a sign', () => {
    expect(names('agua -cuenca')).toEqual(['Agua potable de Cuenca']);
    expect(names('"agua"')).toEqual(['Agua potable de Cuenca']);
  });
});

describe('numbers', () => {
  test.each(['4871', '•••• 4871', '****4871', '010201004871', '0102 0100 4871', '0102-0100-4871', '10201004871'])(
    '«%s» finds its account',
    (typed) => {
      expect(names(typed)).toEqual(['María Fernanda Guamán Vintimilla']);
    },
  );

  test('a part of several numbers finds all of them', () => {
    expect(names('010201')).toHaveLength(3);
  });

  test.each(['10 20 10', '01-02-01-00-48', '0 1 0 2'])('the groups of «%s» are one number', (typed) => {
    expect(names(typed)).toContain('María Fernanda Guamán Vintimilla');
  });

  test.each([
    ['010', 3],
    ['48', 2],
    ['10', 0],
    ['02010', 3],
  ])('«%s» is found %i times: three digits tell a number, fewer are found in what is shown alone', (typed, times) => {
    expect(names(typed)).toHaveLength(times);
  });

  test('words and digits together', () => {
    expect(names('ahorro 10 20')).toEqual([]);
    expect(names('ahorro 4872')).toEqual(['Ahorro a la vista']);
    expect(names('ahorro 8771')).toEqual([]);
    expect(names('supermaxi 20/11')).toEqual(['Compra Supermaxi']);
  });

  test('a slip in a number finds nothing', () => {
    expect(names('4817')).toEqual([]);
    expect(names('010201004817')).toEqual([]);
  });
});

describe('what is marked', () => {
  const parts = (typed: string, of: 'name' | 'detail') => {
    const [found] = find(typed);
    const ranges = found?.[of] ?? [];
    return ranges.flatMap((begin, at) => (at % 2 === 0 ? [found?.item[of].slice(begin, ranges[at + 1])] : []));
  };

  test.each([
    ['guaman', 'name', ['Guamán']],
    ['loja carlos', 'name', ['Carlos', 'Loja']],
    ['ordones', 'name', ['Ordóñez']],
    ['arriendo', 'detail', ['Arriendo']],
    ['4871', 'detail', ['4871']],
    ['871', 'detail', ['871']],
    ['010201004871', 'detail', ['4871']],
    ['010048', 'detail', ['48']],
    ['0102010', 'detail', []],
    ['01020100', 'detail', []],
    ['48 71', 'detail', ['4871']],
    ['4871', 'name', []],
    ['ahorro 48 72', 'detail', ['48']],
    ['supermaxi 20', 'detail', ['20']],
    ['supermaxi 2026', 'detail', ['2026']],
    ['andes', 'detail', ['Andes']],
    ['banco', 'detail', ['Banco']],
    ['banco', 'name', []],
    ['enviar', 'name', []],
    ['enviar', 'detail', []],
  ] as const)('«%s» marks in %s %j', (typed, of, expected) => {
    expect(parts(typed, of)).toEqual(expected);
  });

  test('what has no slip is marked where it stands, not what is like it', () => {
    const [found] = createMatcher([{ name: 'Marina Loja', detail: 'Arriendo de Martina' }])('martina loja');
    expect(found).toMatchObject({ name: [7, 11], detail: [12, 19] });
  });

  test('the end of a number that stands without a mask', () => {
    const [found] = createMatcher([{ name: 'Visa', detail: '4502', numbers: ['4000009988124502'] }])('9988124502');
    expect(found?.detail).toEqual([0, 4]);
  });

  test('a letter with an accent of its own moves no mark', () => {
    const [found] = createMatcher([{ name: 'G\u0303ua Loja', detail: '' }])('loja');
    expect(found?.name).toEqual([5, 9]);
  });

  test('close is what begins the words of a name', () => {
    expect(find('carl loj')[0]?.isClose).toBe(true);
    expect(find('que hago')[0]?.isClose).toBe(true);
    expect(find('arriendo')[0]?.isClose).toBe(false);
    expect(find('aman')[0]?.isClose).toBe(false);
    expect(find('carlso')[0]?.isClose).toBe(false);
  });
});

describe('what the library does not rank is found all the same, unmarked', () => {
  test('more than four words, in whatever order', () => {
    expect(find('agua de cuenca potable etapa')).toEqual([{ item: items[5], name: [], detail: [], isClose: false }]);
    expect(find('agua de cuenca potable loja')).toEqual([]);
  });

  test('more than a thousand items', () => {
    const many = Array.from({ length: 1001 }, (_, index) => ({ name: `Agua ${index}`, detail: '' }));
    expect(createMatcher([{ name: 'Luz', detail: '' }, ...many])('agua')).toEqual(
      many.map((item) => ({ item, name: [], detail: [], isClose: true })),
    );
  });
});

test('any text may be typed, and marks lie inside what is shown', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, typed) => {
      const search = createMatcher([{ name, detail: name }, ...items]);
      for (const found of search(typed)) {
        for (const text of ['name', 'detail'] as const)
          for (const place of found[text]) expect(place).toBeLessThanOrEqual(found.item[text].normalize('NFC').length);
      }
    }),
  );
});

test('a word that the library keeps for itself is one like any other', () => {
  expect(names('eexxaacctt')).toEqual([]);
  expect(createMatcher([{ name: 'Eexxaacctt', detail: '' }])('luz eexxaacctt')).toEqual([]);
  expect(createMatcher([{ name: 'Eexxaacctt', detail: '' }])('eexxaacctt')).toHaveLength(1);
});

test('what is typed whole is found, whatever it is made of', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-záéíóúñ]{1,12}( [a-záéíóúñ]{1,12}){0,3}$/), (name) => {
      const search = createMatcher([...items, { name, detail: '' }]);
      expect(search(name).map(({ item }) => item.name)).toContain(name);
    }),
  );
});
