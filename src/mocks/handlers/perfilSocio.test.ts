import { describe, expect, it } from 'vitest';
import { actualizarDatos, solicitudActualizarDatos } from '#api/contract/perfilSocio.ts';
import { MALFORMED, startEachTestAtTheBank } from '#testing/handlerWorld.ts';
import { signedInCaller } from '../memberCaller.ts';

const { demo, maria } = startEachTestAtTheBank();

const contact = { correo: 'nueva@example.com', Telefono: '0900000999' };

describe('D-14: SolicitudActualizarDatos', () => {
  const asked = (idTransaccion: string, change: object = {}, who = maria) =>
    who.codesOf(solicitudActualizarDatos, { body: { idTransaccion, ...contact, ...change } });

  it('-0005-01-08: wants a transaction that is authorised, of this session, and not over', async () => {
    expect(await asked('nada')).toEqual([200, '-0005-01-08']);
    const id = await maria.authorised();
    expect(await asked(id, {}, signedInCaller(demo))).toEqual([200, '-0005-01-08']);
    demo.clock.advance(180_000);
    expect(await asked(id)).toEqual([200, '-0005-01-08']);
  });

  it('uses nothing up and saves nothing: ActualizarDatos goes on with the same transaction', async () => {
    const before = { ...demo.bank.memberOf('mfguaman') };
    const id = await maria.authorised();
    expect(await asked(id)).toEqual([200]);
    expect(await asked(id, { Telefono: '0900000888' })).toEqual([200]);
    expect(demo.bank.memberOf('mfguaman')).toEqual(before);
    const body = { idTransaccion: id, ...contact };
    expect(await maria.codesOf(actualizarDatos, { body })).toEqual([200]);
    expect(await asked(id)).toEqual([200, '-0005-01-08']);
  });

  it('D-12: looks at both values under a good transaction', async () => {
    const id = await maria.authorised();
    expect(await asked(id, { correo: 'x', Telefono: '1' })).toEqual([200, '-0002-02-01', '-0002-02-02']);
  });
});

describe.each([solicitudActualizarDatos, actualizarDatos])('D-68: what $id takes', (endpoint) => {
  it.each([
    ['a mark of direction in the e-mail', { correo: 'nueva\u202e@example.com' }],
    ['a zero-width character in the e-mail', { correo: 'nueva\u200b@example.com' }],
    ['a mark of direction in the telephone', { Telefono: '\u202a0900000999' }],
  ])('is nothing with %s', async (_, change) => {
    expect(await maria.orderedCodesOf(endpoint, { ...contact, ...change })).toEqual(MALFORMED);
  });
});
