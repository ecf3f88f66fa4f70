import { describe, expect, it } from 'vitest';
import { contract } from './all.ts';
import { iniciarSesion } from './autenticacion.ts';
import { cambiarClave } from './credenciales.ts';
import { movimientos } from './cuentas.ts';
import { fieldRows } from './fieldRows.ts';
import { consultar } from './pagos.ts';
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
    expect(fieldRows(iniciarSesion).answer.find(({ path }) => path === 'token')?.required).toBe(false);
  });

  it('shows both forms of a call that has two', () => {
    const forms = paths(fieldRows(validarExternas).body);
    expect(forms).toContain('(forma 1).codigoCuentaDestino');
    expect(forms.some((path) => path.startsWith('(forma 2).destino.'))).toBe(true);
  });

  it('calls an answer that is one value «data»', () => {
    expect(paths(fieldRows(recuperaEstadoTratamientoDatos).answer)).toEqual(['data']);
  });

  it('has rows for every call that sends a body', () => {
    const empty = contract.filter((endpoint) => endpoint.body && fieldRows(endpoint).body.length === 0);
    // tokens/generar sends an empty object.
    const ids = empty.map(({ id }) => id).filter((id) => id !== 'tokens.generar');
    expect(ids, 'su archivo en src/api/contract/: el cuerpo (body) no tiene campos').toEqual([]);
  });
});
