import type { cuenta, movimientos, saldos } from '#api/contract/cuentas.ts';
import type { WireAnswer } from '#api/contract/endpoint.ts';
import { type Stage } from '#testing/storyStage.tsx';

/** An active sight account, part of it blocked. */
export const vista: WireAnswer<typeof cuenta> = {
  numeroCuenta: '010201004871',
  descripcion: 'AHORRO A LA VISTA',
  tipo: 'VISTA',
  saldoDisponible: 2846.37,
  saldoContable: 2896.37,
  saldoBloqueado: 50,
  motivoBloqueo: 'Encaje crédito',
  estado: 'ACTIVA',
  tasaInteres: 1.2,
  agencia: 'MATRIZ CENTRO',
  fechaApertura: '2017-03-14',
  permiteDebito: true,
};

/** Where nothing has moved. */
export const noMovements: WireAnswer<typeof movimientos> = {
  totalRegistros: 0,
  registros: [],
  totalCreditos: 0,
  totalDebitos: 0,
};

/** The longest that an account says of itself. */
export const longAccount: WireAnswer<typeof cuenta> = {
  ...vista,
  descripcion: `AHORRO A LA VISTA ${'PARA TRABAJADORES AGRICOLAS Y ARTESANOS DEL AUSTRO '.repeat(4)}`,
  saldoDisponible: 98_765_432.1,
  saldoContable: 98_765_999.99,
  saldoBloqueado: 1_234_567.89,
  motivoBloqueo: 'Encaje de los créditos de consumo, productivo e inmobiliario vigentes',
  agencia: 'AGENCIA SAN FRANCISCO DE LAS QUEBRADAS DEL AUSTRO ECUATORIANO',
};

/** The highest that the chart must hold. */
export const longBalances: WireAnswer<typeof saldos> = [
  { fecha: '2026-08-01', saldo: 9_876_543.21 },
  { fecha: '2026-10-01', saldo: 98_765_999.99 },
];

const money = { valor: 9_876_543.21, saldo: 98_765_432.1 };

/** The longest words and amounts of a movement; the last one has no words. */
export const longMovements: WireAnswer<typeof movimientos> = {
  totalRegistros: 1234,
  totalCreditos: 98_765_432.1,
  totalDebitos: 87_654_321.09,
  registros: [
    {
      ...money,
      idMovimiento: '1',
      fecha: '2026-11-20T08:00:00-05:00',
      descripcion: `TRANSFERENCIA RECIBIDA – ${'MARIA FERNANDA DE LOS ANGELES '.repeat(5)}`,
      tipo: 'C',
      numeroDocumento: '1'.repeat(40),
    },
    {
      ...money,
      idMovimiento: '2',
      fecha: '2026-11-20T07:00:00-05:00',
      descripcion: 'X'.repeat(140),
      tipo: 'D',
      canal: 'CANAL '.repeat(12),
      agencia: 'Y'.repeat(80),
      numeroComprobante: '9'.repeat(60),
    },
    { ...money, idMovimiento: '3', fecha: '2026-11-19T07:00:00-05:00', descripcion: '', tipo: 'D' },
  ],
};

/** Movements, and the chart that is fetched after them. */
export const ready = async ({ canvas }: Pick<Stage, 'canvas'>) => {
  await canvas.findByText('Mostrando 20 de 62');
  await canvas.findByRole('slider', { name: 'Saldo en el tiempo, día por día' });
};
