import { expect, it } from 'vitest';
import { buildTargets } from './targets.ts';

it('D-70: the build is made for the oldest browsers that are supported, as package.json lists them', () => {
  expect(buildTargets().toSorted()).toEqual(['chrome105', 'edge105', 'firefox115', 'ios16.0', 'safari16.0']);
});
