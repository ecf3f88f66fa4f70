import { describe, expect, it } from 'vitest';
import { type Box, GUTTER, placeMarkers } from './anatomy.ts';

const stage = { width: 400, height: 200 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const whole = box(GUTTER, GUTTER, 320, 120);

describe('the numbers of an anatomy', () => {
  it('stand in a gutter, and never on the drawing', () => {
    const parts = [whole, box(60, 60, 40, 40), box(300, 60, 40, 40), box(150, 120, 100, 20), box(150, 50, 100, 20)];
    const markers = placeMarkers(parts, stage);
    expect(markers).toHaveLength(parts.length);
    for (const { x, y } of markers) {
      expect(
        [GUTTER / 2, stage.width - GUTTER / 2].includes(x) || [GUTTER / 2, stage.height - GUTTER / 2].includes(y),
      ).toBe(true);
    }
  });

  it('keep their distance in one gutter', () => {
    const rows = [0, 1, 2, 3].map((index) => box(GUTTER, GUTTER + index * 12, 320, 10));
    const markers = placeMarkers(rows, stage);
    for (const one of markers) {
      for (const other of markers) {
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(24);
      }
    }
  });

  it('get a line that goes around words where it can', () => {
    const part = box(180, 60, 40, 20);
    const above = placeMarkers([part], stage);
    expect(above[0]?.y).toBe(GUTTER / 2);
    const [marker] = placeMarkers([part], stage, [box(150, 44, 100, 10)]);
    expect(marker?.y).not.toBe(GUTTER / 2);
  });

  it('leave out what is not drawn, and keep the numbers of the rest', () => {
    expect(placeMarkers([null, whole], stage).map(({ index }) => index)).toEqual([1]);
  });
});
