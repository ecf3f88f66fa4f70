import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { policySections } from '#screens/politicasprivacidad/policy.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');
const shipped = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:test|stories)\.tsx?$|\/tests\/|\/testing\/|\/mocks\//.test(file),
);

/** Names under which the program keeps something, `bv.tema`, and what the vaults are called. */
const namesIn = (text: string): Set<string> =>
  new Set([
    ...[...text.matchAll(/['`](bv\.\w+)['`]/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/createEncryptedVault\(\{[^}]*name: '(\w+)'/g)].map(([, name = '']) => name),
  ]);

/** The names of the table of what stays. */
function namesTold(): Set<string> {
  const [, table = ''] = read('docs/data.md').split('## What stays in the browser');
  const rows = table.split('\nNot kept anywhere')[0] ?? '';
  return new Set([...rows.matchAll(/`(bv\.\w+|sesion|pendientes|ordenes)`/g)].map(([, name = '']) => name));
}

/** In which words the policy tells members of each; null for a mark that says nothing of anybody. */
const POLICY_WORDS: Readonly<Record<string, string | null>> = {
  sesion: 'su nombre y su sesión',
  'bv.sesion': null,
  'bv.ubicacion': 'la dirección de internet y la ubicación',
  pendientes: 'cuyo resultado aún no conocemos',
  'bv.pendientes': null,
  ordenes: 'las de las últimas 24 horas',
  'bv.ordenes': null,
  'bv.recarga': null,
  'bv.ingreso': null,
  'bv.dispositivo': 'un identificador de este dispositivo',
  'bv.actividad': 'el momento de su última actividad',
  'bv.tema': 'tema',
  'bv.sencillo': 'modo sencillo',
  'bv.saldosOcultos': 'saldos y avisos ocultos',
  'bv.alcanzaOculto': 'saldos y avisos ocultos',
  'bv.teclaBuscar': 'la tecla de la búsqueda',
};

it('the privacy policy tells members of all that stays in their browser', () => {
  const policy = policySections('Cooperativa')
    .flatMap(({ paragraphs }) => paragraphs)
    .join('\n');
  expect(Object.keys(POLICY_WORDS).sort()).toEqual([...namesTold()].sort());
  expect(Object.values(POLICY_WORDS).filter((words) => words !== null && !policy.includes(words))).toEqual([]);
});

it('data.md «Cryptography» and asvs.md 11.5.1 say by which generators random values are made', () => {
  const code = read('src/crypto/browserCrypto.ts');
  const generators = ['crypto.getRandomValues', 'Math.random'].filter((name) => code.includes(`${name}(`));
  const rowOf = (file: string, begin: string): string =>
    read(file)
      .split('\n')
      .find((line) => line.startsWith(begin)) ?? '';
  expect(generators).toHaveLength(2);
  expect(generators.filter((name) => !rowOf('docs/data.md', '| random values |').includes(name))).toEqual([]);
  // The browser's own is what the requirement asks for: it has to be told of any other.
  expect(rowOf('docs/asvs.md', '| 11.5.1 |')).toContain('Math.random');
});

it('data.md «What stays in the browser» names all that the program keeps, and nothing else', () => {
  const kept = namesIn(shipped.map(read).join('\n'));
  expect(kept.size).toBeGreaterThan(10);
  expect([...namesTold()].sort()).toEqual([...kept].sort());
});
