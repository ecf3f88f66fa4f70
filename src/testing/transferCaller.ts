import * as cuentas from '#api/contract/cuentas.ts';
import * as transacciones from '#api/contract/transacciones.ts';
import type { MemberCaller } from '#mocks/memberCaller.ts';
import { type Receipt, VISTA } from './handlerWorld.ts';
import { orderCaller } from './orderCaller.ts';

/** demo-bank.md C.2: Carlos's account. */
export const CARLOS = '010201007733';
/** One day, ms. */
export const DAY_MS = 24 * 60 * 60_000;

/** An order to Carlos, inside the cooperative. */
export const rent = {
  numeroCuentaOrigen: VISTA,
  numeroCuentaDestino: CARLOS,
  valor: 250,
  concepto: 'Arriendo noviembre',
};
/** An order to a registered account elsewhere. */
export const parts = { numeroCuentaOrigen: VISTA, codigoCuentaDestino: 'CD-04', valor: 95, concepto: 'Repuestos' };
/** An account elsewhere that is not registered. */
export const rosa = {
  codigoInstitucion: '1001',
  codigoTipoCuenta: 'AHO',
  numeroCuenta: '2209988771',
  tipoIdentificacion: 1,
  identificacion: '0159999036',
  beneficiario: 'Rosa Elena Ordones',
  alias: 'Rosa',
};
/** An order to such an account. */
export const oneOff = (change: object = {}) => ({
  numeroCuentaOrigen: VISTA,
  valor: 180,
  concepto: 'Repuestos',
  destino: { ...rosa, ...change },
});

interface MovementRow {
  descripcion: string;
  valor: number;
  saldo: number;
  numeroComprobante?: string | null;
}

/** What tests of transfers ask the bank over the wire, as this member where no other one is named. */
export function transferCaller(maria: MemberCaller) {
  return {
    ...orderCaller(maria),
    receiptOf: async (numero: string) =>
      (await maria.dataOf(transacciones.comprobante, { params: { numero } })) as Receipt,
    movementsOf: async (numeroCuenta: string, who = maria): Promise<MovementRow[]> => {
      const query = { desde: '2026-11-20', hasta: '2026-12-10', tipo: 'T', pagina: '1', tamano: '100' };
      const page = (await who.dataOf(cuentas.movimientos, { params: { numeroCuenta }, query })) as {
        registros: MovementRow[];
      };
      return page.registros;
    },
  };
}
