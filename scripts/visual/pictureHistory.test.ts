import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureHistory } from './pictureHistory.ts';

const folder = mkdtempSync(join(tmpdir(), 'retratos-'));
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=QA', '-c', 'user.email=qa@banca.invalid', ...args], {
    cwd,
    encoding: 'utf8',
  }).trim();

/** Agrees on these fingerprints. */
function agree(pictures: Record<string, string>): string {
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ pictures }, null, 2));
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'Retratos');
  return git(folder, 'rev-parse', 'HEAD');
}

describe('docs/visual.md «What is kept»: the commit in which a picture was agreed on', () => {
  const commits: string[] = [];

  beforeAll(() => {
    git(folder, 'init', '-q');
    commits.push(agree({ 'boton/listo.1200': 'a', 'boton/listo.390': 'b' }));
    commits.push(agree({ 'boton/listo.1200': 'c', 'boton/listo.390': 'b' }));
    writeFileSync(join(folder, 'otro.txt'), '');
    git(folder, 'add', '-A');
    git(folder, 'commit', '-qm', 'Otra cosa');
  });

  it('is the one that brought its fingerprint, whatever was agreed on since', () => {
    const history = pictureHistory(folder, 'index.json');
    expect(history.last()).toBe(commits[1]);
    expect(history.of('boton/listo.1200', 'c')).toBe(commits[1]);
    expect(history.of('boton/listo.390', 'b')).toBe(commits[0]);
  });

  it('of a fingerprint that was never agreed on there is none, and without a repository nothing is known', () => {
    expect(pictureHistory(folder, 'index.json').of('boton/listo.390', 'x')).toBeNull();
    expect(pictureHistory(mkdtempSync(join(tmpdir(), 'suelto-')), 'index.json').last()).toBeNull();
  });

  it('where a shallow clone ends nobody knows what was before: its last commit has agreed on nothing', () => {
    const shallow = mkdtempSync(join(tmpdir(), 'corto-'));
    git(shallow, 'clone', '-q', '--depth', '1', `file://${folder}`, '.');
    const history = pictureHistory(shallow, 'index.json');
    expect(history.last()).toBeNull();
    expect(history.of('boton/listo.390', 'b')).toBeNull();
  });
});
