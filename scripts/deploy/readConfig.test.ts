import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readDeploymentConfig } from './readConfig.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'configuracion-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

function written(text: string): string {
  const file = join(place, 'config.json');
  writeFileSync(file, text);
  return file;
}

const whole = { apiUrl: '/api', encryption: { key: '0'.repeat(64), iv: '0'.repeat(32) } };

it('gives the text as it stands, and what it says', () => {
  const text = JSON.stringify(whole, null, 4);
  const { text: read, config } = readDeploymentConfig(written(text));
  expect(read).toBe(text);
  expect(config.apiUrl).toBe('/api');
});

it.each([
  ['a comma too many', `${JSON.stringify(whole)},`, 'no es JSON válido'],
  [
    'a key of another length',
    JSON.stringify({ ...whole, encryption: { ...whole.encryption, key: '00' } }),
    'encryption.key',
  ],
  ['no API', JSON.stringify({ ...whole, apiUrl: undefined }), 'apiUrl'],
])('%s is refused, where a member would see the error page', (_, text, says) => {
  expect(() => readDeploymentConfig(written(text))).toThrow(says);
});
