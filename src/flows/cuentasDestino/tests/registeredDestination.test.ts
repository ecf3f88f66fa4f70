import { describe, expect, it } from 'vitest';
import type { Asked } from '#api/asked.ts';
import { type Destination, destinationOf, isMineOrRegistered } from '../destination.ts';

const listed = (kind: Destination['kind'], ...codes: (string | null)[]): Asked<readonly Destination[]> => ({
  kind: 'ready',
  value: codes.map((codigoInstitucion, index) =>
    destinationOf({ codigoCuentaDestino: `CD-${index}`, numeroCuenta: '2209988771', codigoInstitucion }, kind),
  ),
});

describe('-0006-01-02: what the bank does not register, as far as it is known here', () => {
  it('an account of one’s own, whatever the list', () => {
    expect(isMineOrRegistered({ number: '1', isOwn: true }, { kind: 'loading' })).toBe(true);
  });

  it.each(['2209988771', ' 2209-988 771 '])('a number of the cooperative’s list, typed as «%s»', (number) => {
    // Also where the cooperative has a code of its own.
    for (const list of [listed('internal', null), listed('internal', '7')])
      expect(isMineOrRegistered({ number, isOwn: false }, list)).toBe(true);
  });

  it.each([
    ['at the same institution', '1001', true],
    ['at another one', '1003', false],
    ['at none yet', '', false],
  ])('elsewhere, %s', (_, institutionCode, isKnown) => {
    expect(isMineOrRegistered({ number: '2209988771', institutionCode }, listed('external', '1002', '1001'))).toBe(
      isKnown,
    );
  });

  it.each([null, ''])('a list that names the institution «%s» leaves it to the bank', (code) => {
    for (const institutionCode of ['1001', ''])
      expect(isMineOrRegistered({ number: '2209988771', institutionCode }, listed('card', code))).toBe(false);
  });

  it('another number; a list that has not come', () => {
    expect(isMineOrRegistered({ number: '2209988770' }, listed('internal', null))).toBe(false);
    expect(isMineOrRegistered({ number: '2209988771' }, { kind: 'loading' })).toBe(false);
  });
});
