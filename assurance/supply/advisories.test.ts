import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { askedOf, concerning, type Extract, extractFrom, extractFromRetire, extractOf } from './advisories.ts';
import type { Lock } from './packages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const lock = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as Lock;
const kept = extractOf(root);

const lockOf = (version: string): Lock => ({
  packages: {
    '': { dependencies: { 'crypto-js': version }, version: '0.1.0' },
    'node_modules/crypto-js': { version },
    'node_modules/vite': { version: '1.0.0', dev: true },
  },
});
const known: Extract = {
  date: '2026-11-26',
  source: 'npm audit',
  asked: { 'crypto-js': ['4.1.1', '4.2.0', '4.2.0-rc.1'] },
  advisories: [{ id: 'GHSA-xxxx', name: 'crypto-js', range: '<4.2.0', severity: 'critical' }],
};

describe('supply chain: advisories', () => {
  it.each([
    ['4.1.1', ['crypto-js 4.1.1: GHSA-xxxx (critical)']],
    ['4.2.0-rc.1', ['crypto-js 4.2.0-rc.1: GHSA-xxxx (critical)']],
    ['4.2.0', []],
    ['5.0.0', ['crypto-js 5.0.0: not asked about']],
  ])('crypto-js %s: %j', (version, found) => {
    expect(concerning(lockOf(version), known)).toEqual({ tried: 1, found });
  });

  it('asks about every package that members get, tools aside', () => {
    const asked = askedOf(lock);
    expect(Object.keys(asked).length).toBeGreaterThan(50);
    expect(asked).toHaveProperty('react-dom');
    expect(asked).not.toHaveProperty('vite');
  });

  it('keeps of an audit what identifies it, each once', () => {
    const one = {
      name: 'crypto-js',
      url: 'https://x.test/advisories/GHSA-xxxx',
      severity: 'critical',
      range: '<4.2.0',
      title: 'words',
    };
    const answer = { vulnerabilities: { 'crypto-js': { via: [one] }, other: { via: ['crypto-js', one] } } };
    expect(extractFrom(answer, lockOf('4.1.1'), '2026-11-26')).toEqual({
      date: '2026-11-26',
      source: 'npm audit',
      asked: { 'crypto-js': ['4.1.1'] },
      advisories: known.advisories,
    });
  });

  it.each([[{}], [null], [{ statusCode: 405 }]])('is not made of an audit that did not take place: %j', (answer) => {
    expect(() => extractFrom(answer, lock, '2026-11-26')).toThrow('no audit');
  });

  it('keeps of a list what concerns our packages, of whatever version, by the names of npm', () => {
    const weakness = { below: '4.2.0', severity: 'critical', identifiers: { githubID: 'GHSA-xxxx', summary: 'words' } };
    const lists = [
      { crypto: { npmname: 'crypto-js', vulnerabilities: [weakness, { ...weakness, atOrAbove: '3.0.0' }] } },
      { 'crypto-js': { vulnerabilities: [weakness] }, other: { vulnerabilities: [weakness] } },
    ];
    const extract = extractFromRetire(lists, lockOf('4.1.1'), '2026-08-20');
    expect(extract).toEqual({
      date: '2026-08-20',
      source: 'Retire.js',
      asked: { 'crypto-js': ['*'] },
      advisories: [...known.advisories, { ...known.advisories[0], range: '>=3.0.0 <4.2.0' }],
    });
    expect(concerning(lockOf('4.1.1'), extract).found).toHaveLength(2);
    expect(concerning(lockOf('4.2.0'), extract)).toEqual({ tried: 1, found: [] });
  });

  // Without an extract the row of docs/assurance.md says «not measured».
  it('the kept extract concerns none of our packages, and leaves none out', () => {
    expect(kept === null ? [] : concerning(lock, kept).found).toEqual([]);
  });
});
