import { describe, expect, it } from 'vitest';
import * as cuentas from '#api/contract/cuentas.ts';
import { startEachTestAtTheBank, VISTA, YEAR } from '#testing/handlerWorld.ts';

const { maria, bank } = startEachTestAtTheBank();

describe('documents', () => {
  const text = (document: unknown) => atob((document as { documento: string }).documento);
  const pagesOf = (pdf: string) => Number(/\/Count (\d+)/.exec(pdf)?.[1]);
  const statement = (query: Record<string, string>, numeroCuenta = VISTA) =>
    maria.dataOf(cuentas.estadoCuenta, { params: { numeroCuenta }, query });

  it('a year is a PDF of several pages with every movement and their totals', async () => {
    const document = await statement(YEAR);
    expect(document).toMatchObject({ nombre: 'estado-cuenta-4871.pdf', tipoContenido: 'application/pdf' });
    const pdf = text(document);
    const pages = pagesOf(pdf);
    expect(pages).toBeGreaterThan(5);
    for (let page = 1; page <= pages; page += 1) expect(pdf).toContain(`(P\xE1gina ${page} de ${pages})`);
    expect(pdf.match(/\((RECARGA CELULAR)\)/g)).toHaveLength(12);
    for (const shown of [
      'Maria Fernanda Guaman Vintimilla',
      'Ahorro a la vista \x95\x95\x95\x95 4871',
      '21/11/2025 a 20/11/2026',
      'Cooperativa de Ahorro y Cr\xE9dito Sierra Azul Ltda.',
      '$1.923,00',
      '$2.896,37',
      '17.360,94',
      '16.387,57',
      '254 movimientos',
    ])
      expect(pdf).toContain(`(${shown})`);
    expect(pdf).not.toContain(VISTA);
  });

  it('a range without movements is one page with the balance as it was', async () => {
    const pdf = text(await statement({ desde: '2026-11-19', hasta: '2026-11-19' }));
    expect(pagesOf(pdf)).toBe(1);
    expect(pdf).toContain('($2.906,37)');
    expect(text(await statement({ desde: '2026-01-01', hasta: '2026-01-31' }, '010205003388'))).toContain('($0,00)');
    expect(text(await statement({ desde: '2025-01-01', hasta: '2025-01-31' }))).toContain('($1.923,00)');
  });

  it('a certificate is one page', async () => {
    const document = await maria.dataOf(cuentas.certificado, { params: { numeroCuenta: VISTA } });
    const pdf = text(document);
    expect(pagesOf(pdf)).toBe(1);
    expect(pdf).toContain('(N\xFAmero de cuenta: 010201004871)');
    expect(pdf).toContain('(Fecha de apertura: 14/03/2017)');
    expect(pdf).toContain('(Estado: Activa)');
  });

  it('B.2 «CuentaResumen»: a certificate says of a blocked account that it is blocked', async () => {
    const account = bank.state.accounts.find(({ numeroCuenta }) => numeroCuenta === VISTA);
    if (account) account.isBlocked = true;
    const pdf = text(await maria.dataOf(cuentas.certificado, { params: { numeroCuenta: VISTA } }));
    expect(pdf).toContain('(Estado: Bloqueada)');
    expect(pdf).not.toContain('Activa');
  });

  it.each([
    ['F', '(Socia)', 'socia n\xFAmero 48213'],
    ['M', '(Socio)', 'socio n\xFAmero 48213'],
    [null, '(Socia o socio)', ', n\xFAmero 48213'],
  ] as const)('B.2 «perfilSocio»: paper calls a member as the cédula does, sexo %s', async (sexo, label, numbered) => {
    const member = Object.values(bank.state.members).find(({ numeroSocio }) => numeroSocio === '48213');
    if (member) member.sexo = sexo;
    expect(text(await statement(YEAR))).toContain(label);
    // A paragraph goes over several lines, each a text of its own.
    const certificate = text(await maria.dataOf(cuentas.certificado, { params: { numeroCuenta: VISTA } }));
    expect([...certificate.matchAll(/\(([^()]*)\) Tj/g)].map(([, line]) => line).join(' ')).toContain(numbered);
  });

  it('a statement with one movement counts it as one', async () => {
    const pdf = text(await statement({ desde: '2026-11-20', hasta: '2026-11-20' }));
    expect(pdf).toContain('(1 movimiento)');
  });
});
