import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { groupChanges } from '../changes/group.ts';
import type { Difference } from '../report.ts';
import { changesPage } from './changesPage.ts';

const box = { x: 40, y: 300, width: 55, height: 11 };
const word: Difference = {
  id: 'pantallas-mis-datos--listo',
  name: 'pantallas-mis-datos/listo.390',
  print: '1',
  pixels: 80,
  regions: [{ kind: 'text', before: box, now: box, pattern: 'a' }],
};
const names = new Map([
  ['pantallas-mis-datos/listo', { id: 'pantallas-mis-datos--listo', title: 'Pantallas/Mis <datos>', name: 'Listo' }],
]);
const changes = groupChanges([word]);

describe('the page «Qué cambió»', () => {
  it('shows a change cut out of both pictures, with the way to its story', () => {
    const page = changesPage(changes, names, true);
    expect(page).toContain('pantallas-mis-datos/listo.390.antes.png');
    expect(page).toContain('pantallas-mis-datos/listo.390.ahora.png');
    expect(page).toContain('../?path=/story/pantallas-mis-datos--listo');
    expect(page).toContain('"isServed":true');
  });

  it('opened as a file, hands out the command that accepts', () => {
    const page = changesPage(changes, names, false);
    expect(page).toContain('Copiar la orden');
    expect(page).toContain('"isServed":false');
  });

  it('takes names for text', () => {
    expect(changesPage(changes, names, false)).toContain('Mis &lt;datos&gt;');
    expect(changesPage(changes, names, false)).not.toContain('<datos>');
  });

  it('says so when nothing changed', () => {
    expect(changesPage([], names, false)).toContain('Ningún retrato cambió');
  });

  it('carries a script that a browser can read', () => {
    const script = /<script>(.*)<\/script>/s.exec(changesPage(changes, names, false))?.[1] ?? '';
    expect(() => new Script(script)).not.toThrow();
  });
});
