import type { WireAnswer } from '#api/contract/endpoint.ts';
import type { leer } from '#api/contract/productos.ts';

type Products = WireAnswer<typeof leer>;

/** A member without products. */
export const nothing: Products = {
  ahorros: [],
  inversiones: [],
  certificados: [],
  creditos: [],
  tarjetas: [],
  totalGarantias: 0,
};

/** An active sight account, part of it blocked. */
export const vista: Products['ahorros'][number] = {
  numeroCuenta: '010201004871',
  descripcion: 'AHORRO A LA VISTA',
  tipo: 'VISTA',
  saldoDisponible: 2846.37,
  saldoContable: 2896.37,
  estado: 'ACTIVA',
};

/** An active credit card. */
export const clasica: Products['tarjetas'][number] = {
  codigoTarjeta: 'TC-01',
  marca: 'VISA',
  producto: 'VISA CLASICA',
  numeroEnmascarado: '•••• 4502',
  cupo: 2500,
  disponible: 1683.55,
  utilizado: 816.45,
  estado: 'ACTIVA',
};

/** An active account or deposit, as the bank lists it; amounts in dollars, null where it has none to use. */
export const account = (
  numeroCuenta: string,
  descripcion: string,
  tipo: string,
  saldoDisponible: number | null,
  saldoContable: number,
) => ({ numeroCuenta, descripcion, tipo, saldoDisponible, saldoContable, estado: 'ACTIVA' });

/** demo-bank.md C.4: the card in use, as the bank lists it. */
export const visa = {
  codigoTarjeta: 'TC-01',
  marca: 'VISA',
  producto: 'VISA CLASICA',
  numeroEnmascarado: '************4502',
  cupo: 2500,
  disponible: 1683.55,
  utilizado: 816.45,
  estado: 'ACTIVA',
};

/** demo-bank.md C.4: the one that is blocked. */
export const mastercard = {
  codigoTarjeta: 'TC-02',
  marca: 'MASTERCARD',
  producto: 'MASTERCARD SOCIO',
  numeroEnmascarado: '************3211',
  cupo: 1000,
  disponible: 1000,
  utilizado: 0,
  estado: 'BLOQUEADA',
};
