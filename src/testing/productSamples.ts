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
