import {
  ArrowDownLeft,
  BookOpen,
  Car,
  CreditCard,
  HandCoins,
  MessageCircleQuestionMark,
  PiggyBank,
  ReceiptText,
  Smartphone,
  Sprout,
  Store,
  Wallet,
  Zap,
} from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DATE_FORMAT } from '#domain/constants.ts';
import { destinationOf } from '#flows/cuentasDestino/destination.ts';
import type { Favourite } from '#flows/favoritos/favourite.ts';
import { flowStart } from '#flows/moneyFlow/flowStart.ts';
import { type Category, categoriesOf, type Service, serviceOf } from '#flows/pagoServicios/services.ts';
import { type AccountKind, productsOf } from '#flows/productos/products.ts';
import { to } from '#navigation/paths.ts';
import {
  accountItems,
  cardItems,
  loanItems,
  movementItems,
  payeeItems,
  questionItems,
  serviceItems,
} from '../memberItems.ts';
import { soughtMovement } from '../soughtMovement.ts';

/** A mask and its digits, which stay on one line. */
const masked = (digits: string) => `••••\u00a0${digits}`;

const account = (numeroCuenta: string, descripcion: string, tipo: AccountKind, saldoDisponible: number | null) => ({
  numeroCuenta,
  descripcion,
  tipo,
  saldoDisponible,
  estado: 'ACTIVA',
});
const loan = (numeroCredito: string, descripcion: string) => ({ numeroCredito, descripcion, saldoCapital: 8_343_07 });

/** demo-bank.md C.2, C.3 and C.4: what the member has, in cents. */
const products = productsOf({
  ahorros: [
    account('010201004871', 'AHORRO A LA VISTA', 'VISTA', 2_846_37),
    account('010201012604', 'AHORRO NEGOCIO', 'VISTA', 1_238_90),
  ],
  inversiones: [account('010201009356', 'AHORRO PROGRAMADO HOGAR', 'PROGRAMADO', 0)],
  certificados: [account('010203000417', 'CERTIFICADOS DE APORTACION', 'CERTIFICADO', null)],
  creditos: [loan('020110004417', 'CREDITO DE CONSUMO'), loan('020120001932', 'MICROCREDITO')],
  tarjetas: [
    { codigoTarjeta: 'TC-01', marca: 'VISA', producto: 'VISA CLASICA', numeroEnmascarado: '************4502' },
  ],
});
const accounts = accountItems(products);

describe('screens.md «Search»: payees', () => {
  const payee = (tipo: string, codigoCuentaDestino: string, numeroCuenta: string, rest: object) =>
    destinationOf({ codigoCuentaDestino, numeroCuenta, tipo, ...rest }, 'internal');

  it('a transfer of their kind with the payee chosen, and where they are kept', () => {
    const loja = payee('INTERNA', 'CD-01', '010201007733', { beneficiario: 'CARLOS ANDRES LOJA PERALTA' });
    const rosa = payee('EXTERNA', 'CD-03', '2209988771', {
      beneficiario: 'ROSA ELENA ORDONEZ',
      alias: 'Arriendo',
      institucion: 'Banco Andes Demo',
    });
    expect(payeeItems([loja, rosa])).toEqual([
      {
        id: 'payees internal CD-01',
        kind: 'payees',
        name: 'Carlos Andres Loja Peralta',
        detail: masked('7733'),
        icon: null,
        numbers: ['010201007733'],
        main: {
          verb: 'Transferir',
          lead: { to: to.transferenciaInterna, state: flowStart({ fuente: 'registradas', destino: 'CD-01' }) },
        },
        second: { verb: 'Ver', lead: { to: to.transferencias } },
      },
      {
        id: 'payees external CD-03',
        kind: 'payees',
        name: 'Rosa Elena Ordonez',
        detail: `${masked('8771')} · Arriendo · Banco Andes Demo`,
        icon: null,
        numbers: ['2209988771'],
        main: {
          verb: 'Transferir',
          lead: { to: to.transferenciaExterna, state: flowStart({ fuente: 'registradas', destino: 'CD-03' }) },
        },
        second: { verb: 'Ver', lead: { to: to.transferencias } },
      },
    ]);
  });
});

describe('screens.md «Search»: the member’s own accounts, loans and cards', () => {
  it('every account opens its page; it is found by its number and shows no more of it than its end', () => {
    const item = (number: string, digits: string, rest: object) => ({
      id: `accounts ${number}`,
      kind: 'accounts',
      detail: masked(digits),
      keywords: 'cuenta',
      numbers: [number],
      main: { verb: '', lead: { to: to.cuenta(number) } },
      ...rest,
    });
    expect(accounts).toEqual([
      item('010201004871', '4871', { name: 'Ahorro a la vista', icon: Wallet, cents: 2_846_37 }),
      item('010201012604', '2604', { name: 'Ahorro negocio', icon: Store, cents: 1_238_90 }),
      item('010201009356', '9356', { name: 'Ahorro programado hogar', icon: PiggyBank, cents: 0 }),
      // D-65: what the server does not say is no zero.
      item('010203000417', '0417', { name: 'Certificados de aportación', icon: Sprout, cents: null }),
    ]);
  });

  it('a loan opens its page, and is found by what members call it', () => {
    const item = (number: string, digits: string, rest: object) => ({
      id: `loans ${number}`,
      kind: 'loans',
      detail: masked(digits),
      keywords: 'crédito préstamo deuda cuota',
      numbers: [number],
      main: { verb: '', lead: { to: to.credito(number) } },
      ...rest,
    });
    expect(loanItems(products)).toEqual([
      item('020110004417', '4417', { name: 'Crédito de consumo', icon: Car }),
      item('020120001932', '1932', { name: 'Microcrédito', icon: HandCoins }),
    ]);
  });

  it('a card is paid with itself chosen, whoever gave it; the member’s name for it is the first', () => {
    const other = (codigoCuentaDestino: string, numeroCuenta: string, rest: object) =>
      destinationOf({ codigoCuentaDestino, numeroCuenta, beneficiario: 'LUCIA VINTIMILLA', ...rest }, 'card');
    const item = (code: string, last4: string, rest: object) => ({
      kind: 'cards',
      detail: masked(last4),
      icon: CreditCard,
      main: {
        verb: 'Pagar',
        lead: { to: to.pagoTarjetas, state: flowStart({ fuente: 'otras', destino: code }) },
      },
      second: { verb: 'Ver', lead: { to: to.ajustesTarjeta(code) } },
      ...rest,
    });
    expect(
      cardItems(products.cards, [
        other('CD-06', '4000009988127778', { alias: 'Tarjeta mamá', institucion: 'Banco del Litoral Demo' }),
        other('CD-07', '5100009988120449', {}),
      ]),
    ).toEqual([
      item('TC-01', '4502', {
        id: 'cards TC-01',
        name: 'Visa Clásica',
        keywords: 'tarjeta',
        numbers: ['4502'],
        main: { verb: 'Pagar', lead: { to: to.pagoTarjetas, state: flowStart({ destino: 'TC-01' }) } },
        second: { verb: 'Ajustes', lead: { to: to.ajustesTarjeta('TC-01') } },
      }),
      item('CD-06', '7778', {
        id: 'cards other CD-06',
        name: 'Tarjeta mamá',
        detail: `${masked('7778')} · Banco del Litoral Demo`,
        keywords: 'tarjeta Lucia Vintimilla',
        numbers: ['4000009988127778'],
      }),
      // Without an alias it is called as its holder, and nothing stands where its institution would.
      item('CD-07', '0449', {
        id: 'cards other CD-07',
        name: 'Lucia Vintimilla',
        keywords: 'tarjeta Lucia Vintimilla',
        numbers: ['5100009988120449'],
      }),
    ]);
  });
});

describe('screens.md «Search»: movements that pages have shown', () => {
  const movement = {
    numeroCuenta: '010201012604',
    idMovimiento: 'M-1',
    fecha: '2026-11-13T08:14:00',
    descripcion: 'TRANSFERENCIA RECIBIDA – CARLOS LOJA',
    tipo: 'C' as const,
    valor: 203_00,
    saldo: 1_238_90,
  };
  const state = soughtMovement('2026-11-13', 'transferencia recibida – carlos loja');
  const item = {
    id: 'movements 010201012604 M-1',
    kind: 'movements',
    name: 'Transferencia recibida · Carlos Loja',
    detail: `13/11/2026 · Ahorro negocio · ${masked('2604')}`,
    icon: ArrowDownLeft,
    keywords: 'movimiento',
    main: { verb: '', lead: { to: to.cuenta('010201012604'), state } },
    cents: 203_00,
  };

  it.each([
    ['what comes in, and the account’s name', {}, {}],
    ['what goes out is negative', { tipo: 'D' as const }, { cents: -203_00 }],
    [
      'a description of one part has no dot after it',
      { descripcion: 'TRANSFERENCIA RECIBIDA' },
      {
        name: 'Transferencia recibida',
        main: {
          verb: '',
          lead: {
            to: to.cuenta('010201012604'),
            state: soughtMovement('2026-11-13', 'transferencia recibida'),
          },
        },
      },
    ],
    [
      'an account that is not listed is told by its number alone',
      { numeroCuenta: '010201018840' },
      {
        id: 'movements 010201018840 M-1',
        detail: `13/11/2026 · ${masked('8840')}`,
        main: { verb: '', lead: { to: to.cuenta('010201018840'), state } },
      },
    ],
    [
      'a day that is none is left out, and is nothing to look for',
      { fecha: '' },
      { detail: `Ahorro negocio · ${masked('2604')}`, main: { verb: '', lead: { to: to.cuenta('010201012604') } } },
    ],
  ])('%s', (_, given, expected) => {
    expect(movementItems([{ ...movement, ...given }], accounts, DEFAULT_DATE_FORMAT)).toEqual([
      { ...item, ...expected },
    ]);
  });
});

describe('screens.md «Search»: services with favourites', () => {
  const service = (codigoServicio: string, codigoCategoria: string, descripcion: string) =>
    serviceOf({ codigoServicio, codigoCategoria, descripcion, criterios: [] });
  const light = service('CENTROSUR-LUZ', 'CENTROSUR', 'Luz eléctrica CentroSur');
  const retama = service('CAT-RETAMA', 'CATALOGO', 'Catálogo Flor de Retama');
  const centrosur: Category = {
    code: 'CENTROSUR',
    name: 'CentroSur',
    detail: 'Luz eléctrica',
    icon: Zap,
    route: 'centrosur',
  };
  const catalogue: Category = {
    code: 'CATALOGO',
    name: 'Catálogo',
    detail: 'Ventas por catálogo',
    icon: BookOpen,
    route: '',
  };
  const lookup: Favourite = {
    code: 'FAV-1',
    alias: 'Luz casa',
    subject: { kind: 'service', service: 'CENTROSUR-LUZ', criterion: 'CODIGO', reference: '1203456' },
  };
  const mobile: Favourite = {
    code: 'FAV-3',
    alias: 'Celular Sofía',
    subject: { kind: 'topUp', operator: 'CLARO', mobile: '0900000321' },
  };

  it('a favourite says so, and is paid or topped up with all that it knows', () => {
    const [first, second] = serviceItems([light], [centrosur], [lookup, mobile]);
    expect([first, second]).toEqual([
      {
        id: 'services favourite FAV-1',
        kind: 'services',
        name: 'Luz casa',
        detail: 'Favorito · 1203456 · CentroSur',
        icon: Zap,
        main: {
          verb: 'Pagar',
          lead: {
            to: to.centrosur,
            state: flowStart({ servicio: 'CENTROSUR-LUZ', criterio: 'CODIGO', referencia: '1203456', revisar: true }),
          },
        },
      },
      {
        id: 'services favourite FAV-3',
        kind: 'services',
        name: 'Celular Sofía',
        detail: 'Favorito · 0900000321 · Recarga',
        icon: Smartphone,
        main: {
          verb: 'Recargar',
          lead: { to: to.recargas, state: flowStart({ operadora: 'CLARO', referencia: '0900000321' }) },
        },
      },
    ]);
  });

  it('a favourite that no page could pay is left out', () => {
    expect(serviceItems([], [], [lookup])).toEqual([]);
  });

  const categoryItem = (id: string, { name, detail, icon }: Category, address: string) => ({
    id,
    kind: 'services',
    name,
    detail,
    icon,
    keywords: 'pagar servicio',
    main: { verb: '', lead: { to: address } },
  });
  const serviceItem = ({ code, name }: Service, detail: string, icon: unknown, address: string) => ({
    id: `services ${code}`,
    kind: 'services',
    name,
    detail,
    icon,
    keywords: 'pagar servicio',
    main: { verb: 'Pagar', lead: { to: address, state: flowStart({ servicio: code }) } },
  });

  it('a kind opens its page; a service is chosen on the page of its kind', () => {
    expect(serviceItems([light, retama], [centrosur, catalogue], [])).toEqual([
      categoryItem('services category centrosur CENTROSUR', centrosur, to.centrosur),
      categoryItem('services category  CATALOGO', catalogue, to.pagosVarios('CATALOGO')),
      serviceItem(light, 'CentroSur', Zap, to.centrosur),
      serviceItem(retama, 'Catálogo', BookOpen, to.pagosVarios('CATALOGO')),
    ]);
  });

  it('a service of a kind that the server does not list is paid at its code', () => {
    expect(serviceItems([retama], [], [])).toEqual([serviceItem(retama, '', ReceiptText, to.pagosVarios('CATALOGO'))]);
  });
});

describe('contract B.0: a service that names no kind', () => {
  const gas = serviceOf({ codigoServicio: 'GAS', descripcion: 'Gas del Austro', criterios: [] });
  const kept: Favourite = {
    code: 'FAV-9',
    alias: 'Gas',
    subject: { kind: 'service', service: 'GAS', criterion: 'CODIGO', reference: '77' },
  };

  it.each([
    ['among no kinds', []],
    ['among ours, which lack a code', categoriesOf([])],
  ])('%s: no page could pay it, it is left out with its favourite', (_, categories) => {
    expect(serviceItems([gas], categories, [kept])).toHaveLength(categories.length);
  });
});

describe('screens.md «Search»: help', () => {
  it('a question opens with its answer, and is found by the words of it', () => {
    const pin = {
      pregunta: '¿Dónde veo el código de confirmación?',
      respuesta: 'En el dispositivo móvil que registró.',
      categoria: 'Ingreso',
    };
    const alone = { pregunta: '¿Puedo ahorrar?', respuesta: 'Sí.' };
    const item = (index: number, { pregunta, respuesta }: typeof alone, detail: string) => ({
      id: `help question ${index}`,
      kind: 'help',
      name: pregunta,
      detail,
      icon: MessageCircleQuestionMark,
      keywords: respuesta,
      main: { verb: '', lead: { help: 'question', about: pregunta } },
    });
    expect(questionItems([pin, alone])).toEqual([item(0, pin, 'Ingreso'), item(1, alone, '')]);
  });
});
