import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const config = new URL('../../.dependency-cruiser.js', import.meta.url).href;
const { default: rules } = (await import(/* @vite-ignore */ config)) as {
  default: { forbidden: { name: string; comment?: string }[] };
};

/** What each room may import from, as the linter is told. */
const allowed = new Map(
  rules.forbidden
    .filter(({ name }) => name.endsWith('-arrows'))
    .map(({ name, comment = '' }) => [name.replace('-arrows', ''), comment.split(' → ')[1]?.split(', ') ?? []]),
);

/** The picture as arrows: `a --> b & c --> d`. */
function drawnArrows(markdown: string): [string, string][] {
  const picture = /```mermaid\n([\s\S]*?)```/.exec(markdown)?.[1] ?? '';
  return picture
    .split('\n')
    .filter((line) => line.includes(' --> '))
    .flatMap((line) => {
      const stops = line.split(' --> ').map((stop) => stop.split(' & ').map((room) => room.trim()));
      return stops
        .slice(1)
        .flatMap((to, at) => (stops[at] ?? []).flatMap((from) => to.map((room): [string, string] => [from, room])));
    })
    .map(([from, to]) => [from, to.replace(/^\w+\[(.+)\]$/, '$1')]);
}

describe('architecture.md «Rooms and arrows»', () => {
  it('its table says what .dependency-cruiser.js allows', () => {
    const rows = [...read('docs/architecture.md').matchAll(/^\| `(\w+)\/` \| (.+) \|$/gm)];
    expect(new Map(rows.map(([, room = '', rooms = '']) => [room, rooms.split(', ')]))).toEqual(allowed);
  });

  it.each(['README.md', 'docs/architecture.md'])('every arrow of the picture in %s is allowed', (file) => {
    const arrows = drawnArrows(read(file));
    expect(arrows.length).toBeGreaterThan(15);
    expect(arrows.filter(([from, to]) => !allowed.get(from)?.includes(to))).toEqual([]);
  });

  it('both pictures are one', () => {
    expect(drawnArrows(read('docs/architecture.md'))).toEqual(drawnArrows(read('README.md')));
  });
});
