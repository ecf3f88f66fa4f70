import { movimientos } from '#api/contract/cuentas.ts';
import type { WireAnswer } from '#api/contract/endpoint.ts';
import { favoritos } from '#api/contract/pagos.ts';
import { leer } from '#api/contract/productos.ts';
import { leer as leerTarjeta } from '#api/contract/tarjetas.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { inMain, type Stage, shows } from '#testing/storyStage.tsx';
import { Inicio } from '../Inicio.tsx';

const meta = preview.meta({
  title: 'Pantallas/Inicio, hasta cuándo le alcanza',
  component: Inicio,
  parameters: { mundo: { ruta: '/inicio' } },
  decorators: [inMain],
});

type Movement = WireAnswer<typeof movimientos>['registros'][number];

const movementsOf = (registros: Movement[]): WireAnswer<typeof movimientos> => ({
  totalRegistros: registros.length,
  registros,
  totalCreditos: 0,
  totalDebitos: 0,
});

/** The same words on one day of the last three months. */
const monthly = (date: string, tipo: 'C' | 'D', descripcion: string, valor: number): Movement[] =>
  ['2026-10', '2026-09', '2026-08'].map((month) => ({
    idMovimiento: `${month}-${date}-${descripcion}`,
    fecha: `${month}-${date}T08:00:00`,
    descripcion,
    tipo,
    valor,
    saldo: 0,
  }));

const salary = (valor: number) => monthly('25', 'C', 'ACREDITACION SUELDO SPI – TRANSFERENCIA SPI RECIBIDA', valor);

interface Situation {
  available: number;
  /** What the card asks for, and by which day. */
  owed: number;
  by: string;
  movements?: Movement[];
}

/** A member with one account and one card. */
function member({ available, owed, by, movements = [] }: Situation) {
  const tarjeta = {
    codigoTarjeta: 'TC-01',
    marca: 'VISA',
    producto: 'VISA CLASICA',
    numeroEnmascarado: '•••• 4502',
    disponible: 500,
    utilizado: owed,
    estado: 'ACTIVA',
  };
  return [
    answers.withData(leer, {
      ahorros: [{ numeroCuenta: '010201004871', descripcion: 'AHORRO A LA VISTA', saldoDisponible: available }],
      inversiones: [],
      certificados: [],
      creditos: [],
      tarjetas: [tarjeta],
      totalGarantias: 0,
    }),
    answers.withData(leerTarjeta, { ...tarjeta, fechaMaximaPago: by, pagoTotal: owed }),
    answers.withData(favoritos, []),
    answers.withData(movimientos, movementsOf(movements)),
  ];
}

const ENOUGH = 'Le alcanza para los próximos 30 días';

export const Alcanza = meta.story({ play: shows(ENOUGH) });

export const ComoTabla = Alcanza.extend({
  name: 'Como tabla',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
    await canvas.findByRole('region', { name: 'Saldo previsto de cada día' });
  },
});

export const NoAlcanza = meta.story({
  name: 'Alcanza hasta un día',
  ...given(
    ...member({
      available: 480.2,
      owed: 612.35,
      by: '2026-12-16',
      movements: [
        ...monthly('26', 'D', 'AHORRO PROGRAMADO – APORTE MENSUAL', 150),
        ...monthly('24', 'C', 'TRANSFERENCIA RECIBIDA – CARLOS LOJA', 120),
      ],
    }),
  ),
  play: shows('Le alcanza hasta el martes 15 de diciembre'),
});

export const HoyNoAlcanza = meta.story({
  name: 'Lo vencido es más que el saldo',
  ...given(...member({ available: 180, owed: 612.35, by: '2026-11-14', movements: salary(850) })),
  play: shows('Hoy su saldo no le alcanza'),
});

export const SinIngresos = meta.story({
  name: 'Sin ingresos que se repitan',
  ...given(...member({ available: 924.75, owed: 612.35, by: '2026-12-15' })),
  play: shows('El saldo más bajo sería $312,40 el 15 de diciembre.'),
});

export const SinVencimientos = meta.story({
  name: 'Sin nada por vencer, con sueldo',
  ...given(...member({ available: 924.75, owed: 0, by: '', movements: salary(850) })),
  play: shows(ENOUGH),
});

export const SaldosOcultos = meta.story({
  name: 'Saldos ocultos: no se muestra',
  beforeEach() {
    localStorage.setItem('bv.saldosOcultos', 'si');
  },
  play: shows('Pensión Sofía'),
});

export const Oculto = meta.story({
  name: 'Ocultado por el socio',
  beforeEach() {
    localStorage.setItem('bv.alcanzaOculto', 'si');
  },
  play: shows('Mostrar hasta cuándo le alcanza'),
});

export const DatosInsuficientes = meta.story({
  name: 'Datos insuficientes: no se muestra',
  ...given(...member({ available: 924.75, owed: 0, by: '' })),
  play: shows('No tiene vencimientos próximos.'),
});

export const SoloEspecificacion = meta.story({
  name: 'El servidor solo conoce la especificación: no se muestra',
  ...given(
    answers.withFault(leer, 'notFound'),
    answers.withFault(movimientos, 'notFound'),
    answers.withFault(favoritos, 'notFound'),
  ),
  play: shows('No conocemos todos sus vencimientos. Revíselos en Mis productos.'),
});

export const ValoresGrandes = meta.story({
  name: 'Valores muy grandes, 320',
  globals: { viewport: { value: 'm320' } },
  ...given(
    ...member({
      available: 98_765_432.1,
      owed: 123_456_789.01,
      by: '2026-12-01',
      movements: [
        ...salary(12_345_678.9),
        ...monthly('28', 'C', `TRANSFERENCIA RECIBIDA – ${'MARIA DE LOS ANGELES '.repeat(4)}`, 1_234_567.89),
      ],
    }),
  ),
  play: shows('Le alcanza hasta el lunes 30 de noviembre'),
});

const tableOpen = async ({ canvas, userEvent }: Stage) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
};

export const TablaGrande = ValoresGrandes.extend({ name: 'Valores muy grandes como tabla, 320', play: tableOpen });

export const Movil = Alcanza.extend({ name: 'Alcanza, móvil', globals: { viewport: { value: 'm390' } } });

export const NoAlcanzaMovil = NoAlcanza.extend({
  name: 'Alcanza hasta un día, móvil',
  globals: { viewport: { value: 'm390' } },
});
