import { describe, expect, it } from 'vitest';
import { actualizarDatos, solicitudActualizarDatos } from '#api/contract/perfilSocio.ts';
import { MALFORMED, startEachTestAtTheBank } from '#testing/handlerWorld.ts';
import { mobilePrefixes } from '../bank/seed/catalogues.ts';
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

describe('D-12: telephones and e-mails that no page finds fault with are saved', () => {
  const saved = async (change: object) => {
    expect(await maria.orderedCodesOf(actualizarDatos, { ...contact, ...change })).toEqual([200]);
    return demo.bank.memberOf('mfguaman');
  };

  it.each(mobilePrefixes)('of $descripcion (+$codigo)', async ({ codigo, longitud }) => {
    const number = `9${'0'.repeat(longitud - 1)}`;
    expect((await saved({ Telefono: `+${codigo} ${number}` }))?.celular).toBe(
      codigo === '593' ? `0${number}` : `+${codigo}${number}`,
    );
  });

  it.each([
    ['(09) 0000.0214', '0900000214'],
    ['00593 90 000 0214', '0900000214'],
    ['593-90-000-0214', '0900000214'],
    ['0057 (301) 234-5678', '00573012345678'],
  ])('«%s» is kept as %s', async (Telefono, kept) => {
    expect((await saved({ Telefono }))?.celular).toBe(kept);
  });

  it.each(['+57 301 234 567', '+39 301 234 5678', '0700000214', '(-)'])('«%s» is none', async (Telefono) => {
    expect(await maria.orderedCodesOf(actualizarDatos, { ...contact, Telefono })).toEqual([200, '-0002-02-02']);
  });

  it('an e-mail by the rule of every form', async () => {
    expect((await saved({ correo: 'ana@correo.x' }))?.correo).toBe('ana@correo.x');
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
