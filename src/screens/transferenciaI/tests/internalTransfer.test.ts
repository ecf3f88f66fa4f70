import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { validarInternas } from '#api/contract/transferencias.ts';
import { wireInput } from '#api/contract/wireMoney.ts';
import { EMPTY, internalBody, internalSchema, internalSummary } from '../internalTransfer.ts';

const ORIGIN = '010201004871';
const DESTINATION = '010201015566';
const typed = { ...EMPTY, valor: '1.234,50', concepto: '  Arriendo noviembre ', correo: ' local@example.com ' };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('contract B.2: the body of a transfer inside the cooperative', () => {
  it('is what the contract says, to the letter', () => {
    const body = internalBody(typed, ORIGIN, DESTINATION, 1_234_50);
    expect(body).toEqual({
      numeroCuentaOrigen: ORIGIN,
      numeroCuentaDestino: DESTINATION,
      valor: 1_234_50,
      concepto: 'Arriendo noviembre',
      correo: 'local@example.com',
    });
    expect(validarInternas.body?.isValidSync(body, { strict: true })).toBe(true);
  });

  it.each(['', '   '])('an empty e-mail (%j) is left out', (correo) => {
    expect(internalBody({ ...typed, correo }, ORIGIN, DESTINATION, 1_00)).not.toHaveProperty('correo');
  });

  it.each([
    [1_234_50, 1234.5],
    [1_234_00, 1234],
    [10, 0.1],
    [7, 0.07],
    [9_999_999_99, 9999999.99],
  ])('%d cents are %d dollars on the wire', (cents, dollars) => {
    const body = internalBody(typed, ORIGIN, DESTINATION, cents);
    expect(wireInput(validarInternas, { body }).body).toEqual({ ...body, valor: dollars });
  });
});

describe('what the body says in words: the same on Revisar, on the PIN and on the receipt', () => {
  const payee = { number: DESTINATION, name: 'Comercial San Roque', account: 'Ahorro a la vista', isOwn: false };
  const body = internalBody(typed, ORIGIN, DESTINATION, 1_234_50);
  const summary = internalSummary(body, 'Ahorro a la Vista', payee, 'Cooperativa Sierra Azul');

  it('comes from the body: amount, origin and destination', () => {
    expect(summary.cents).toBe(1_234_50);
    expect(summary.origin).toEqual({ name: 'Ahorro a la Vista', number: ORIGIN });
    expect(summary.payee.map(({ label, value }) => [label, plain(value)])).toEqual([
      ['Beneficiario', 'Comercial San Roque'],
      ['Institución', 'Cooperativa Sierra Azul'],
      ['Cuenta destino', 'Ahorro a la vista •••• 5566'],
    ]);
    const other = internalSummary(
      { ...body, numeroCuentaDestino: '010201007733' },
      'Ahorro a la Vista',
      payee,
      'Cooperativa Sierra Azul',
    );
    expect(plain(other.payee[2]?.value ?? '')).toBe('Ahorro a la vista •••• 7733');
  });

  it('says who is told, or nobody', () => {
    const concept = (order: typeof summary) => order.blocks.find(({ caption }) => caption === 'Concepto');
    expect(concept(summary)).toMatchObject({ name: 'Arriendo noviembre', lines: [['Aviso a ', 'local@example.com']] });
    const { correo: _, ...silent } = body;
    expect(concept(internalSummary(silent, 'A', payee, 'C'))?.lines).toEqual(['Sin aviso por correo']);
  });

  it('shows no account number whole', () => {
    const said = JSON.stringify({ blocks: summary.blocks.map(({ name, lines }) => [name, lines]), p: summary.payee });
    expect(said).not.toContain(ORIGIN);
    expect(said).not.toContain(DESTINATION);
  });

  it('an account whose kind is not known is its masked number alone', () => {
    const [, , account] = internalSummary(body, 'A', { ...payee, account: '' }, 'C').payee;
    expect(plain(account?.value ?? '')).toBe('•••• 5566');
  });
});

describe('the rules that need no bank', () => {
  const faultsOf = async (changes: Partial<typeof EMPTY>) =>
    internalSchema
      .validate({ ...typed, ...changes }, { abortEarly: false })
      .then(() => [])
      .catch((fault: unknown) =>
        fault instanceof ValidationError ? fault.inner.map(({ path, message }) => `${path}: ${message}`) : [],
      );

  it('concept required and at most 60, e-mail optional and one', async () => {
    expect(await faultsOf({})).toEqual([]);
    expect(await faultsOf({ correo: '' })).toEqual([]);
    expect(await faultsOf({ concepto: ' ', correo: 'local@' })).toEqual([
      'concepto: El campo es requerido.',
      'correo: Escriba el correo así: nombre@ejemplo.com.',
    ]);
    expect(await faultsOf({ concepto: 'x'.repeat(61) })).toEqual([
      'concepto: El concepto no puede superar 60 caracteres.',
    ]);
  });
});
