import { describe, expect, it } from 'vitest';
import { contract } from './all.ts';
import { iniciarSesion } from './autenticacion.ts';
import { cambiarClave } from './credenciales.ts';
import { movimientos } from './cuentas.ts';
import { endpoint } from './endpoint.ts';
import { fieldRows } from './fieldRows.ts';
import { either, record, requiredText } from './fields.ts';
import { consultar, pagar } from './pagos.ts';
import { leer as perfil, recuperaEstadoTratamientoDatos } from './perfilSocio.ts';
import { validarExternas } from './transferencias.ts';

const paths = (rows: { path: string }[]) => rows.map(({ path }) => path);

describe('contract B.0: the fields of a call, read from its schemas', () => {
  it('names them from the outside in, lists too', () => {
    expect(paths(fieldRows(consultar).answer)).toContain('[].rubros[].total');
    expect(paths(fieldRows(movimientos).answer)).toContain('registros[].idMovimiento');
    expect(paths(fieldRows(movimientos).query)).toContain('pagina');
  });

  it('says what is secret, what is required, what is money and what is ours', () => {
    expect(fieldRows(cambiarClave).body).toEqual([
      { path: 'claveAnterior', type: 'string', required: true, secret: true, proposed: false },
      { path: 'claveNueva', type: 'string', required: true, secret: true, proposed: false },
    ]);
    const total = fieldRows(consultar).answer.find(({ path }) => path === '[].rubros[].total');
    expect(total).toMatchObject({ type: 'number (USD)', required: true });
    const own = fieldRows(perfil).answer.filter(({ proposed }) => proposed);
    expect(paths(own)).toEqual(['identificacion', 'usuario', 'numeroSocio', 'sexo']);
    const token = fieldRows(iniciarSesion).answer.find(({ path }) => path === 'token');
    expect(token).toEqual({ path: 'token', type: 'string', required: false, secret: false, proposed: false });
    const fee = fieldRows(validarExternas).answer.find(({ path }) => path === 'comision');
    expect(fee).toMatchObject({ type: 'number (USD)', required: false });
  });

  it('shows both forms of a call that has two', () => {
    const forms = paths(fieldRows(validarExternas).body);
    expect(forms).toContain('(forma 1).codigoCuentaDestino');
    expect(forms.some((path) => path.startsWith('(forma 2).destino.'))).toBe(true);
  });

  it('shows both forms of a field that has two', () => {
    const body = record({
      destino: either(record({ codigo: requiredText() }), record({ numero: requiredText() })),
    });
    const call = endpoint({ id: 'prueba.formas', method: 'POST', path: 'prueba', summary: '', body, answer: null });
    expect(paths(fieldRows(call).body)).toEqual(['destino (forma 1).codigo', 'destino (forma 2).numero']);
  });

  it('of a list has to be there what the list itself has to be', () => {
    const row = { type: 'string', secret: false, proposed: false };
    const rows = [...fieldRows(pagar).body, ...fieldRows(validarExternas).answer];
    expect(rows.find(({ path }) => path === 'codigosRubro[]')).toEqual({
      path: 'codigosRubro[]',
      required: true,
      ...row,
    });
    expect(rows.find(({ path }) => path === 'advertencias[]')).toEqual({
      path: 'advertencias[]',
      required: false,
      ...row,
    });
  });

  it('calls an answer that is one value «data»', () => {
    expect(fieldRows(recuperaEstadoTratamientoDatos)).toEqual({
      query: [],
      body: [],
      answer: [{ path: 'data', type: 'boolean', required: true, secret: false, proposed: false }],
    });
  });

  it('has rows for every call that sends a body', () => {
    const empty = contract.filter((one) => one.body && fieldRows(one).body.length === 0);
    // tokens/generar sends an empty object.
    const ids = empty.map(({ id }) => id).filter((id) => id !== 'tokens.generar');
    expect(ids, 'su archivo en src/api/contract/: el cuerpo (body) no tiene campos').toEqual([]);
  });
});
