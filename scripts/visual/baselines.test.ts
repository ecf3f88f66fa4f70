import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { storyIds } from '../catalogue/storyIds.ts';
import { BASELINES, pictureName, pictureStem, readIndex, storyOf, untakenPictures } from './baselines.ts';

const { chromium, pictures } = readIndex();
const names = Object.keys(pictures);

describe('the baselines', () => {
  it('are named after story and variant, without accents', () => {
    const name = pictureName('componentes-botón--más-ancho', '390-oscuro');
    expect(name).toBe('componentes-boton/mas-ancho.390-oscuro');
    expect(storyOf(name)).toBe(pictureStem('componentes-botón--más-ancho'));
  });

  it('are no longer their story’s when it was photographed without them', () => {
    const index = { chromium: '1', pictures: { 'a/uno.390': '', 'a/uno.1200': '', 'a/uno-dos.390': '' } };
    expect(untakenPictures(index, 'a--uno', new Set(['a/uno.390']))).toEqual(['a/uno.1200']);
    expect(untakenPictures(index, 'a--uno', new Set(['a/uno.390', 'a/uno.1200']))).toEqual([]);
  });

  it('are fingerprints alone: what can be made is not kept, but the sample by which a browser is known', () => {
    expect(readdirSync(BASELINES).sort()).toEqual(['index.json', 'sample.webp']);
    expect(Object.values(pictures).filter((print) => !/^[0-9a-f]{64}$/.test(print))).toEqual([]);
  });

  it('name the whole version of the Chromium that made them', () => {
    expect(chromium).toMatch(/^\d+(?:\.\d+){3}$/);
  });

  it('belong to stories that exist', () => {
    const stories = new Set([...storyIds()].map(pictureStem));
    expect(names.filter((name) => !stories.has(storyOf(name)))).toEqual([]);
  });
});
