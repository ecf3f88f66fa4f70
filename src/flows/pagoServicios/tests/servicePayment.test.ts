import { Wallet, Zap } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/apiError.ts';
import type { ApiClient } from '#api/client.ts';
import { pagar, validarPago } from '#api/contract/pagos.ts';
import { wireInput } from '#api/contract/wireMoney.ts';
import { VALUE_CHANGED_CODE } from '#domain/errorCodes.ts';
import type { Operation } from '#flows/moneyFlow/operation.ts';
import { centrosur, colegios, supa } from '../lookupScreens.ts';
import {
  hearingChange,
  lookupToKeepOf,
  ownReferences,
  type PaidDebts,
  type PaymentBody,
  paymentBody,
  paymentSummary,
  servicePayment,
} from '../servicePayment.ts';

const ORIGIN = '010201004871';
const paid: PaidDebts = {
  service: {
    code: 'CENTROSUR-LUZ',
    category: 'CENTROSUR',
    name: 'Luz eléctrica CentroSur',
    criteria: [],
    allowsPartial: false,
    several: true,
    oldestFirst: false,
  },
  criterion: { code: 'MEDIDOR', label: 'N.º de medidor', help: '', minLength: 7, maxLength: 7, digitsOnly: true },
  reference: '8841207',
  contract: {
    code: '200009871',
    holder: 'Maria F*** Guaman V***',
    description: '',
    debts: [],
    least: null,
    most: null,
    facts: [],
  },
  debts: [
    { code: 'PL-1', name: 'Planilla octubre 2026' },
    { code: 'PL-0', name: 'Planilla noviembre 2026' },
  ],
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('contract B.3: the body of a payment', () => {
  it('is what the contract says, to the letter', () => {
    const body = paymentBody(paid, ORIGIN, 59_16);
    expect(body).toEqual({
      numeroCuentaOrigen: ORIGIN,
      codigoServicio: 'CENTROSUR-LUZ',
      codigoContrato: '200009871',
      codigosRubro: ['PL-1', 'PL-0'],
      valor: 59_16,
    });
    expect(validarPago.body?.isValidSync(body, { strict: true })).toBe(true);
    expect(pagar.body?.isValidSync({ ...body, idTransaccion: 'T' }, { strict: true })).toBe(true);
  });

  it('carries what is paid of the debts, not what they come to', () => {
    expect(paymentBody(paid, ORIGIN, 10_01)).toMatchObject({ valor: 10_01, codigosRubro: ['PL-1', 'PL-0'] });
  });

  it.each([
    [1, 0.01],
    [10, 0.1],
    [29_99, 29.99],
    [1_234_56, 1234.56],
  ])('%d cents are %d dollars', (cents, dollars) => {
    const body = paymentBody(paid, ORIGIN, cents);
    expect(wireInput(pagar, { body }).body).toEqual({ ...body, valor: dollars });
  });
});

describe('what the body says in words: the same on Revisar, on the PIN and on the receipt', () => {
  const body = paymentBody(paid, ORIGIN, 59_16);
  const summary = paymentSummary(body, 'Ahorro a la Vista', paid, centrosur);

  it('comes from the body: amount and origin', () => {
    expect(summary.cents).toBe(59_16);
    expect(summary.origin).toEqual({ name: 'Ahorro a la Vista', number: ORIGIN });
    const other = paymentSummary({ ...body, valor: 1_50, numeroCuentaOrigen: '010201012604' }, 'B', paid, centrosur);
    expect(other).toMatchObject({ cents: 1_50, origin: { name: 'B', number: '010201012604' } });
  });

  it('says the service, the reference by its own name, and whose it is', () => {
    expect(summary.payee).toEqual([
      { label: 'Servicio', value: 'Luz eléctrica CentroSur' },
      { label: 'N.º de medidor', value: '8841207' },
      { label: 'Titular', value: 'Maria F*** Guaman V***' },
    ]);
    expect(paymentSummary(body, 'A', paid, colegios).payee[2]?.label).toBe('Estudiante');
    expect(paymentSummary(body, 'A', paid, supa).payee[2]?.label).toBe('Beneficiario');
  });

  it('the contract’s own reference stands beside the one that found it, and is known again in the history', () => {
    const labels = ['Código de cliente', 'N.º de medidor'];
    const service = { ...paid.service, criteria: labels.map((label) => ({ ...paid.criterion, label })) };
    const rows = { Servicio: 'CentroSur', 'Código de cliente': '1187302', Titular: 'M', 'Total a debitar': '$1,00' };
    const checked = (detalle: Record<string, string>) => ({
      valor: 1_00,
      total: 1_00,
      detalle: Object.entries(detalle).map(([etiqueta, valor]) => ({ etiqueta, valor })),
    });
    const ownOf = (detalle: Record<string, string>) => ownReferences(checked(detalle), { ...paid, service });
    const own = ownOf(rows);
    expect(own).toEqual([{ label: 'Código de cliente', value: '1187302' }]);
    for (const found of ['8841207', ' 8841207 ']) expect(ownOf({ 'N.º de medidor': found })).toEqual([]);
    for (const other of [{ 'N.º de medidor': '5550001' }, { 'Código de cliente': '8841207' }])
      expect(ownOf(other)).toHaveLength(1);
    expect(ownReferences({ valor: 1_00, total: 1_00 }, paid)).toEqual([]);
    const both = paymentSummary(body, 'A', paid, centrosur, own);
    expect(both.payee.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Servicio Luz eléctrica CentroSur',
      'N.º de medidor 8841207',
      'Código de cliente 1187302',
      'Titular Maria F*** Guaman V***',
    ]);
    expect(both.blocks[0]?.lines).toHaveLength(3);
    expect(both.identity.endings).toContain('1187302');
  });

  it('D-67: a contract of a service is told from all others, and known again by whatever the bank says of it', () => {
    const facts = [{ label: 'Cuenta contrato', value: '400012345' }];
    const identityOf = (change: Partial<PaidDebts>) =>
      paymentSummary(body, 'A', { ...paid, ...change }, centrosur).identity;
    expect(identityOf({ contract: { ...paid.contract, facts } }).endings).toEqual([
      '8841207',
      '200009871',
      '400012345',
    ]);
    const others = [
      { contract: { ...paid.contract, code: '200009872' } },
      { service: { ...paid.service, code: 'CENTROSUR-GAS' } },
    ];
    for (const other of others) expect(identityOf(other).key).not.toBe(identityOf({}).key);
    expect(identityOf({ reference: '1187302' }).key).toBe(identityOf({}).key);
  });

  it('blocks of Revisar: service, debts, account', () => {
    const [service, debts, account] = summary.blocks;
    expect(summary.blocks).toHaveLength(3);
    expect(service).toEqual({
      field: 'service',
      caption: 'Servicio',
      name: 'Luz eléctrica CentroSur',
      lines: [['N.º de medidor', ' ', '8841207'], 'Maria F*** Guaman V***'],
      tile: Zap,
    });
    expect(debts).toEqual({
      field: 'debts',
      caption: 'Valores',
      name: '2 planillas',
      lines: ['Planilla octubre 2026', 'Planilla noviembre 2026'],
      tile: Zap,
    });
    expect(account).toMatchObject({ caption: 'Cuenta de origen', name: 'Ahorro a la Vista', tile: Wallet });
    expect(plain(account?.lines.join() ?? '')).toBe('•••• 4871');
  });

  it('one debt alone is its own name', () => {
    const [, debts] = paymentSummary({ ...body, codigosRubro: ['PL-1'] }, 'A', paid, centrosur).blocks;
    expect(debts).toMatchObject({ name: 'Planilla octubre 2026', lines: [] });
  });

  it('whose it is may not be known: nothing stands in its place', () => {
    const anonymous = { ...paid, contract: { ...paid.contract, holder: '' } };
    const { payee, blocks } = paymentSummary(body, 'A', anonymous, centrosur);
    expect(payee).toHaveLength(2);
    expect(blocks[0]?.lines).toEqual([['N.º de medidor', ' ', '8841207']]);
  });

  it('shows no account number whole', () => {
    const said = JSON.stringify({ blocks: summary.blocks.map(({ name, lines }) => [name, lines]), p: summary.payee });
    expect(said).not.toContain(ORIGIN);
  });
});

describe('screens.md A.0 «FM»: the words of a payment', () => {
  it('«Cancelar pago» on the PIN, and the page’s own title, address and kind', () => {
    expect(servicePayment(centrosur)).toMatchObject({
      kind: 'CENTROSUR',
      title: 'Luz eléctrica CentroSur',
      orderTitle: 'Pago',
      address: '/pagos/centrosur',
      reviewTitle: 'Revise su pago',
      amountLabel: 'Usted va a pagar',
      confirmLabel: 'Confirmar pago',
      cancelLabel: 'Cancelar pago',
      againLabel: 'Hacer otro pago',
    });
    expect([supa, colegios].map((screen) => servicePayment(screen).kind)).toEqual(['SUPA', 'COLEGIO']);
  });

  it('contract B.3 pagos/servicios: its body goes to its own two calls', async () => {
    const call = vi.fn(() => Promise.resolve(null));
    const body = paymentBody(paid, ORIGIN, 59_16);
    const ordered = { ...body, idTransaccion: 'T' };
    await servicePayment(centrosur).validate({ call } as unknown as ApiClient, body);
    await servicePayment(centrosur).execute({ call } as unknown as ApiClient, ordered);
    expect(call.mock.calls).toEqual([
      [validarPago, { body }],
      [pagar, { body: ordered }],
    ]);
  });
});

describe('-0008-02-01: what is owed has changed', () => {
  const api = {} as ApiClient;
  const body = paymentBody(paid, ORIGIN, 59_16);
  const refusing = (code: string): Operation<PaymentBody> => {
    const refusal = new ApiError('refused', 200, [{ code, text: 'No.' }]);
    const refuse = () => Promise.reject(refusal);
    return { ...servicePayment(centrosur), validate: refuse, execute: refuse };
  };

  it('is told by the check and by the order, and the refusal goes on as it came', async () => {
    const onChange = vi.fn();
    const operation = hearingChange(refusing(VALUE_CHANGED_CODE), onChange);
    await expect(operation.validate(api, body)).rejects.toThrow('No.');
    expect(onChange).toHaveBeenCalledTimes(1);
    await expect(operation.execute(api, { ...body, idTransaccion: 'T' })).rejects.toThrow('No.');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('is not told of another refusal', async () => {
    const onChange = vi.fn();
    await expect(hearingChange(refusing('-0005-01-01'), onChange).validate(api, body)).rejects.toThrow('No.');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is not told of an answer, which goes on as it came', async () => {
    const onChange = vi.fn();
    const answer = { valor: 1_00, total: 1_00 };
    const answering = { ...servicePayment(centrosur), validate: () => Promise.resolve(answer) };
    expect(await hearingChange(answering, onChange).validate(api, body)).toBe(answer);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('screens.md A.2 pagos: what a favourite keeps', () => {
  it('contract B.0: with the criterion that its page asks for first', () => {
    const service = { ...paid.service, criteria: [{ ...paid.criterion, code: 'CODIGO' }, paid.criterion] };
    expect(lookupToKeepOf(service, paid.criterion, paid.reference).firstCriterion).toBe('CODIGO');
  });

  it('the lookup by its codes, and in words', () => {
    expect(lookupToKeepOf(paid.service, paid.criterion, paid.reference)).toEqual({
      subject: { kind: 'service', service: 'CENTROSUR-LUZ', criterion: 'MEDIDOR', reference: '8841207' },
      firstCriterion: '',
      facts: [
        { label: 'Servicio', value: 'Luz eléctrica CentroSur' },
        { label: 'Buscar por', value: 'N.º de medidor' },
        { label: 'Referencia', value: '8841207' },
      ],
    });
  });
});
