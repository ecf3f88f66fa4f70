import { existsSync, mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { catalogueOf, tidyKept } from './keptPictures.ts';

const commit = (digit: string) => digit.repeat(40);

it('what no later run asks for is taken away: pictures that are agreed on no more, and all but the newest catalogues', () => {
  const cache = mkdtempSync(join(tmpdir(), 'guardados-'));
  const kept = join(cache, 'agreed-pictures');
  for (const browser of ['153', '156']) {
    mkdirSync(join(kept, `prints-${browser}`), { recursive: true });
    for (const print of ['acordado', 'anterior']) writeFileSync(join(kept, `prints-${browser}`, `${print}.png`), '');
  }
  const commits = ['1', '2', '3', '4', '5'].map(commit);
  for (const [age, one] of commits.entries()) {
    mkdirSync(catalogueOf(one, cache));
    mkdirSync(join(kept, `${one}-153`));
    utimesSync(catalogueOf(one, cache), 1_000 - age, 1_000 - age);
  }
  mkdirSync(join(cache, 'drawn-pages'));
  tidyKept({ chromium: '153', pictures: { 'inicio/listo.390': 'acordado' } }, cache);
  for (const browser of ['153', '156']) expect(readdirSync(join(kept, `prints-${browser}`))).toEqual(['acordado.png']);
  expect(commits.map((one) => existsSync(catalogueOf(one, cache)))).toEqual([true, true, true, false, false]);
  expect(commits.map((one) => existsSync(join(kept, `${one}-153`)))).toEqual([true, true, true, false, false]);
  expect(existsSync(join(cache, 'drawn-pages'))).toBe(true);
  tidyKept({ chromium: '', pictures: {} }, join(cache, 'no-hay'));
});
