import { describe, expect, it } from 'vitest';
import { coreText } from '#mocks/bank/ledger.ts';
import { statementText } from '#mocks/bank/payments.ts';
import { seedServices } from '#mocks/bank/seed/services.ts';
import { movementKind, movementKindNames, movementText, plainMovementText } from './movementText.ts';

describe('demo-bank.md C.2: what a movement was, by the core’s words', () => {
  it.each([
    ['ACREDITACION SUELDO SPI – TRANSFERENCIA SPI RECIBIDA', 'salary'],
    ['CAPITALIZACION INTERES – AHORRO A LA VISTA', 'interest'],
    ['TRANSFERENCIA RECIBIDA – CARLOS LOJA', 'received'],
    ['TRANSFERENCIA ENVIADA – ARRIENDO', 'sent'],
    ['TRANSFERENCIA SPI ENVIADA – ROSA ELENA ORDONEZ', 'interbank'],
    ['COMISION TRANSFERENCIA SPI', 'interbank'],
    ['IVA COMISION', 'interbank'],
    ['RETIRO CAJERO', 'cash'],
    ['DEPOSITO EN EFECTIVO – VENTANILLA MATRIZ CENTRO', 'deposit'],
    ['CONSUMO POS SUPERMERCADO', 'shop'],
    ['CONSUMO POS FARMACIA', 'shop'],
    ['DEBITO CUOTA 18 CREDITO', 'loan'],
    ['DESEMBOLSO CREDITO – MICROCREDITO 020120001932', 'loan'],
    ['AHORRO PROGRAMADO – APORTE MENSUAL', 'savings'],
    ['APERTURA DEL DEPOSITO – MATRIZ CENTRO', 'deposit'],
    ['PAGO TARJETA DE CREDITO – VISA CLASICA', 'card'],
    ['PAGO DE TARJETA DEVUELTO – CARMEN V*** O***', 'card'],
    ['CONSUMO POS SUPERMERCADO – COMPRA CON TARJETA DE DEBITO', 'shop'],
    ['PAGO PENSION ALIMENTICIA – SUPA 0101-48213', 'support'],
    ['PAGO IMPUESTOS – APORTES DE AFILIACION VOLUNTARIA', 'other'],
    ['PAGO PASAPORTE', 'other'],
    ['PENSION JUBILAR IESS', 'other'],
    ['NOTA DE CREDITO – AJUSTE', 'other'],
    ['PAGO LUZ ELECTRICA – EMPRESA ELECTRICA', 'power'],
    ['PAGO CENTROSUR – CODIGO DE CLIENTE 1203456', 'power'],
    ['PAGO AGUA Y TELEFONO – SERVICIOS BASICOS', 'water'],
    ['PAGO INTERNET – INTERNET Y TV', 'internet'],
    ['PAGO PENSION COLEGIO – UNIDAD EDUCATIVA CORDILLERA AZUL', 'school'],
    ['RECARGA CELULAR – CLARO 0900000321', 'phone'],
    ['INTERÉS GANADO', 'interest'],
    ['CAPITALIZACIÓN', 'interest'],
    ['NÓMINA EMPRESA', 'salary'],
    ['COMISIÓN', 'interbank'],
    ['DEPÓSITO EN VENTANILLA', 'deposit'],
    ['DÉBITO CUOTA 18 CRÉDITO', 'loan'],
    ['MULTA', 'other'],
    ['', 'other'],
  ])('«%s» is %s', (description, kind) => {
    expect(movementKind(description)).toBe(kind);
    expect(movementKind(description.toLowerCase())).toBe(kind);
  });

  it('demo-bank.md C.5: what a payment of each service of the catalogue is', () => {
    const kinds = new Map<string, Set<string>>();
    for (const service of seedServices) {
      const text = coreText(statementText(service, { etiqueta: 'REFERENCIA', valor: '1203456' }));
      const found = kinds.get(service.codigoCategoria) ?? new Set();
      kinds.set(service.codigoCategoria, found.add(movementKind(text)));
    }
    expect(Object.fromEntries([...kinds].map(([category, found]) => [category, [...found].join(', ')]))).toEqual({
      AGUA: 'water',
      CATALOGO: 'other',
      CENTROSUR: 'power',
      COLEGIOS: 'school',
      IMPUESTOS: 'other',
      INTERNET: 'internet',
      LUZ: 'power',
      MUNICIPIO: 'other',
      SUPA: 'support',
      TRANSITO: 'other',
    });
  });

  it('abbreviations count as words only: a hospital is no interbank transfer', () => {
    expect(movementKind('PAGO HOSPITAL')).toBe('other');
    expect(movementKind('PAGO GRUPOS')).toBe('other');
  });
});

it('what several movements of a kind are called together', () => {
  expect(movementKindNames).toEqual({
    salary: 'Sueldo',
    interest: 'Intereses',
    received: 'Transferencias recibidas',
    sent: 'Transferencias enviadas',
    interbank: 'Otras instituciones y comisiones',
    cash: 'Retiros en efectivo',
    deposit: 'Depósitos',
    shop: 'Compras',
    card: 'Tarjetas',
    support: 'Pensiones alimenticias',
    loan: 'Créditos',
    savings: 'Ahorro programado',
    power: 'Luz',
    water: 'Agua',
    internet: 'Internet',
    school: 'Educación',
    phone: 'Teléfono y recargas',
    other: 'Otros movimientos',
  });
});

describe('a core’s description as two lines', () => {
  it.each([
    ['TRANSFERENCIA RECIBIDA – CARLOS LOJA', 'Transferencia recibida', 'Carlos Loja'],
    ['TRANSFERENCIA SPI ENVIADA – ROSA ELENA ORDONEZ', 'Transferencia SPI enviada', 'Rosa Elena Ordonez'],
    ['TRANSFERENCIA RECIBIDA — MARIA DE LOS ÁNGELES', 'Transferencia recibida', 'Maria De Los Ángeles'],
    ['TRANSFERENCIA RECIBIDA  – \u00a0CARLOS LOJA', 'Transferencia recibida', 'Carlos Loja'],
    ['TRANSFERENCIA ENVIADA – CUOTA 3 DE ABRIL', 'Transferencia enviada', 'Cuota 3 de abril'],
    ['COMISION PAGO – APORTE MENSUAL', 'Comisión pago', 'Aporte mensual'],
    ['ACREDITACION SUELDO SPI – TRANSFERENCIA SPI RECIBIDA', 'Acreditación sueldo SPI', 'Transferencia SPI recibida'],
    ['CAPITALIZACION INTERES', 'Capitalización interés', ''],
    ['CONSUMO POS FARMACIA', 'Consumo POS farmacia', ''],
    ['DEBITO CUOTA 18 CREDITO', 'Débito cuota 18 crédito', ''],
    ['PAGO PRÉSTAMO – CREDITO DE CONSUMO', 'Pago préstamo', 'Crédito de consumo'],
    ['COMISION', 'Comisión', ''],
    ['IVA', 'IVA', ''],
    ['PAGO AGUA Y TELEFONO – SERVICIOS BASICOS', 'Pago agua y teléfono', 'Servicios básicos'],
    ['PAGO CENTROSUR - CODIGO DE CLIENTE 1203456', 'Pago CentroSur', 'Código de cliente 1203456'],
    ['UNO – DOS – TRES', 'Uno', 'Dos · tres'],
    ['  ', 'Movimiento', ''],
  ])('«%s» → «%s» and «%s»', (description, title, detail) => {
    expect(movementText(description)).toEqual({ title, detail });
  });

  it('§9, D-18: product numbers are masked, telephone numbers are not', () => {
    const description = 'DEBITO CUOTA 18 CREDITO – CREDITO DE CONSUMO 020110004417';
    expect(movementText(description).detail).toBe('Crédito de consumo •••• 4417');
    expect(plainMovementText(description)).toBe('DEBITO CUOTA 18 CREDITO – CREDITO DE CONSUMO ****4417');
    expect(movementText('RECARGA CELULAR – CLARO 0900000321').detail).toContain('0900000321');
    expect(movementText('PAGO LUZ – SUMINISTRO 2001234567').detail).toContain('2001234567');
    expect(movementText('PAGO TARJETA 4502').title).toBe('Pago tarjeta 4502');
  });

  it.each([
    ['TRANSFERENCIA A CUENTA 010201004871', 'Transferencia a cuenta •••• 4871'],
    ['DEBITO CREDITO 020110004417 – CUOTA 3', 'Débito crédito •••• 4417'],
    ['010201004871', '•••• 4871'],
    // Other institutions' accounts are shorter, and a card's digits come in groups.
    ['TRANSFERENCIA SPI ENVIADA CTA 2209988771', 'Transferencia SPI enviada cta •••• 8771'],
    ['TRANSFERENCIA A CUENTA NRO. 880120034 DE ROSA', 'Transferencia a cuenta nro. •••• 0034 de rosa'],
    ['PAGO TARJETA 4000-0099-8812-4502', 'Pago tarjeta •••• 4502'],
    ['PAGO TARJETA 4000 0099 8812 4502', 'Pago tarjeta •••• 4502'],
  ])('§9, D-18: wherever the number stands: %s', (description, title) => {
    expect(movementText(description).title).toBe(title);
  });

  it.each([
    'CUENTA N° 2209988771',
    'CUENTA Nº 2209988771',
    'CUENTA N.º 2209988771',
    'CUENTA N°. 2209988771',
    'CUENTA No. 2209988771',
    'CUENTA Nº: 2209988771',
    'CUENTA NUMERO 2209988771',
    'CUENTA NÚMERO 2209988771',
    'CUENTA NU\u0301MERO 2209988771',
    'CUENTA DESTINO 2209988771',
    'CUENTA DE AHORROS N° 2209988771',
    'CUENTA AHORRO N° 2209988771',
    'CUENTA - 2209988771',
    'CUENTA2209988771',
    'CTA # 2209988771',
    'CTA: 2209988771',
    'CTA AHO 2209988771',
    'CTA. CTE. 2209988771',
    'CTA-2209988771',
    'CTAS 2209988771',
    'AHO 2209988771',
    'COR 2209988771',
  ])('§1, §9, D-18: however the core says whose number follows: %s', (words) => {
    expect(plainMovementText(`TRANSFERENCIA A ${words} DE ROSA`)).toBe(
      `TRANSFERENCIA A ${words.replace('2209988771', '****8771')} DE ROSA`,
    );
  });

  it.each([
    'PAGO LUZ – CUENTA CONTRATO 200012034',
    'PAGO LUZ – CUENTA CONTRATO N° 200012034',
    'RECARGA CELULAR – CLARO 0900000321',
    'NOTA DE CREDITO 200012034',
    'PAGO CORTE 200012034',
  ])('D-18: what is no product keeps its number: %s', (words) => {
    expect(plainMovementText(words)).toBe(words);
  });

  it.each([
    '400000******4502',
    '400000xxxxxx4502',
    '400000XXXXXX4502',
    '4000 00** **** 4502',
    '4000-00XX-XXXX-4502',
    '**** **** **** 4502',
    'XXXXXXXXXXXX4502',
    'XXXX4502',
    '************4502',
  ])('D-18: a number that the core has masked in its own way gets our mask: %s', (number) => {
    expect(movementText(`PAGO TARJETA ${number}`).title).toBe('Pago tarjeta •••• 4502');
    expect(plainMovementText(`PAGO TARJETA ${number} – VISA`)).toBe('PAGO TARJETA ****4502 – VISA');
  });

  it('D-18: in a copied message the mask is plain', () => {
    const description = 'TRANSFERENCIA A CUENTA 010201004871 – AHORRO 010201099999';
    expect(movementText(plainMovementText(description))).toEqual({
      title: 'Transferencia a cuenta ****4871',
      detail: 'Ahorro ****9999',
    });
  });

  it('D-21: a person’s name is in title case; a hyphen inside a word parts nothing from the title', () => {
    expect(movementText('TRANSFERENCIA RECIBIDA – ANA PEREZ-VERA')).toEqual({
      title: 'Transferencia recibida',
      detail: 'Ana Perez-Vera',
    });
    expect(movementText('PAGO DE TARJETA DEVUELTO – CARMEN V*** O***').detail).toBe('Carmen V*** O***');
    expect(movementText('PRE-PAGO').title).toBe('Pre-pago');
  });

  it.each([
    ['PAGO PENSION COLEGIO – UNIDAD EDUCATIVA CORDILLERA AZUL', 'Unidad Educativa Cordillera Azul'],
    ['PAGO COLEGIO – RIO CLARO', 'Rio Claro'],
    ['PAGO CATALOGO – FERRISARIATO S.A.', 'Ferrisariato S.A.'],
    ['PAGO AGUA – ETAPA EP', 'Etapa EP'],
    ['PAGO TARJETA DE CREDITO – BANCO DEL LITORAL DEMO', 'Banco del Litoral Demo'],
    ['PAGO TARJETA DE CREDITO – VISA CLASICA', 'Visa Clásica'],
    ['PAGO INTERNET – INTERNET Y TV', 'Internet y TV'],
    ['PAGO TRANSITO – MATRICULA VEHICULAR', 'Matrícula vehicular'],
    ['PAGO CUOTA 5 – CREDITO DE CONSUMO', 'Crédito de consumo'],
    ['AHORRO PROGRAMADO – APORTE MENSUAL', 'Aporte mensual'],
  ])('one spelling of a payee’s name: «%s» was paid to «%s»', (description, detail) => {
    expect(movementText(description).detail).toBe(detail);
  });

  it('every service of the catalogue is spelled after a payment as its receipt spells it, accents of names aside', () => {
    const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
    for (const { descripcion } of seedServices)
      expect(bare(movementText(coreText(`PAGO SERVICIOS – ${descripcion}`)).detail)).toBe(bare(descripcion));
  });
});
