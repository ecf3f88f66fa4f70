import type { Cents } from '#domain/money.ts';

/** What can be paid (demo-bank.md C.5, design 08 and 21). Institutions are invented, except the operators, CentroSur and SUPA. */

/** A kind of service. `ruta` is the screen of one of our own routes; null is `pagos/varios/{codigoCategoria}`. */
export interface ServiceCategory {
  codigoCategoria: string;
  descripcion: string;
  detalle: string;
  icono: string;
  ruta: 'centrosur' | 'recargas' | 'supa' | 'colegios' | null;
}

/** A kind of reference by which a service is looked up. */
export interface Criterion {
  codigo: string;
  etiqueta: string;
  ayuda: string;
  longitudMinima: number;
  longitudMaxima: number;
  soloNumeros: boolean;
}

/** A service that can be paid. */
export interface Service {
  codigoServicio: string;
  codigoCategoria: string;
  descripcion: string;
  criterios: readonly Criterion[];
  permiteParcial: boolean;
  permiteVarios: boolean;
  primeroAntiguos: boolean;
  /** What a payment costs before tax, in cents. */
  fee: Cents;
}

/** A mobile operator; amounts in cents. */
export interface Operator {
  codigoOperadora: string;
  descripcion: string;
  values: readonly Cents[];
  lowest: Cents;
  highest: Cents;
}

/** In the order of design 08. */
export const serviceCategories: readonly ServiceCategory[] = [
  category('CENTROSUR', 'CentroSur', 'Luz eléctrica', 'luz', 'centrosur'),
  category('RECARGAS', 'Recargas', 'Todas las operadoras', 'celular', 'recargas'),
  category('SUPA', 'SUPA', 'Pensiones alimenticias', 'balanza', 'supa'),
  category('COLEGIOS', 'Colegios', 'Pensiones y matrículas', 'colegio', 'colegios'),
  category('AGUA', 'Agua y teléfono', 'Servicios básicos', 'agua'),
  category('INTERNET', 'Internet y TV', 'Planes y prepago', 'internet'),
  category('LUZ', 'Luz otras ciudades', 'Otras empresas', 'enchufe'),
  category('TRANSITO', 'Tránsito', 'Por número de placa', 'vehiculo'),
  category('IMPUESTOS', 'Impuestos', 'Por cédula o RUC', 'impuesto'),
  category('MUNICIPIO', 'Municipio', 'Predios y tasas', 'edificio'),
  category('CATALOGO', 'Catálogo', 'Ventas por catálogo', 'catalogo'),
];

/** The operators of C.5. */
export const operators: readonly Operator[] = [
  operator('CLARO', 'Claro'),
  operator('MOVISTAR', 'Movistar'),
  operator('CNT', 'CNT'),
  operator('TUENTI', 'Tuenti'),
];

const identification = digits('IDENTIFICACION', 'Cédula o RUC', 'Los 10 o 13 dígitos, sin guion.', 10, 13);
const plate = mixed('PLACA', 'Placa', 'Tres letras y cuatro números, sin guion.', 7, 7);
const student = mixed('ESTUDIANTE', 'Código del estudiante', 'Está en el carné, por ejemplo CA-20417.', 4, 12);
const customer = digits('CODIGO', 'Código de cliente', 'Está en la parte superior de su planilla.', 5, 8);
const contractNumber = digits('CONTRATO', 'Número de contrato', 'Está en su factura, junto a su nombre.', 5, 10);
const phone = digits('TELEFONO', 'Número de teléfono', 'Con el código de su provincia: 07 en Azuay.', 9, 9);

/** The services of C.5; two to four of each kind that has no screen of its own. */
export const seedServices: readonly Service[] = [
  service('CENTROSUR', 'CENTROSUR-LUZ', 'Luz eléctrica CentroSur', {
    criterios: [
      digits('CODIGO', 'Código de cliente', 'Los 7 dígitos de la parte superior de su planilla.', 7, 7),
      digits('CONTRATO', 'Cuenta contrato', 'Los 9 dígitos que siguen a «Cuenta contrato» en su planilla.', 7, 9),
      digits('IDENTIFICACION', 'Cédula o RUC', 'Del titular del suministro, sin guion.', 7, 13),
      digits('MEDIDOR', 'N.º de medidor', 'Los 7 dígitos que están grabados en el medidor.', 7, 7),
    ],
    permiteVarios: true,
  }),
  service('SUPA', 'SUPA-PENSION', 'Pensiones alimenticias SUPA', {
    criterios: [
      mixed('TARJETA', 'Código de tarjeta', 'Está en la tarjeta SUPA, por ejemplo 0101-48213.', 7, 10),
      digits('CEDULA', 'Cédula', 'De quien paga la pensión, sin guion.', 7, 10),
      mixed('PROCESO', 'N.º de proceso', 'Está en la resolución, por ejemplo 01204-2021-00417.', 7, 16),
    ],
    permiteVarios: true,
    primeroAntiguos: true,
  }),
  school('COL-CORDILLERA', 'Unidad Educativa Cordillera Azul'),
  school('COL-RIOCLARO', 'Escuela Rio Claro'),
  school('COL-CAPULIES', 'Colegio Los Capulíes'),
  school('COL-MIRADOR', 'Unidad Educativa Mirador del Yanuncay'),
  service('AGUA', 'AGUA-VALLE', 'Agua Potable Valle Azul', { criterios: [customer] }),
  service('AGUA', 'AGUA-CUMBRE', 'Aguas de la Cumbre', { criterios: [customer, identification], fee: 15 }),
  service('AGUA', 'TEL-CNT', 'CNT Telefonía fija', { criterios: [phone], fee: 20 }),
  service('INTERNET', 'NET-NUBE', 'Nube Andina Internet y TV', { criterios: [contractNumber] }),
  service('INTERNET', 'NET-CNT', 'CNT Internet', { criterios: [contractNumber, phone], fee: 20 }),
  service('INTERNET', 'NET-CONDOR', 'Cóndor TV prepago', { criterios: [contractNumber], fee: 25 }),
  service('LUZ', 'LUZ-COSTA', 'Eléctrica Costa Clara', { criterios: [customer, identification], fee: 30 }),
  service('LUZ', 'LUZ-PARAMO', 'Eléctrica del Páramo', { criterios: [customer], fee: 30, permiteVarios: true }),
  service('TRANSITO', 'TRA-MATRICULA', 'Matrícula vehicular', {
    criterios: [plate],
    permiteVarios: true,
    primeroAntiguos: true,
    fee: 35,
  }),
  service('TRANSITO', 'TRA-MULTAS', 'Multas de tránsito', {
    criterios: [plate, identification],
    permiteVarios: true,
    fee: 35,
  }),
  service('IMPUESTOS', 'IMP-RENTA', 'Impuesto a la renta', {
    criterios: [identification],
    permiteParcial: true,
    fee: 30,
  }),
  service('IMPUESTOS', 'IMP-APORTES', 'Aportes de afiliación voluntaria', { criterios: [identification], fee: 30 }),
  service('MUNICIPIO', 'MUN-PREDIOS', 'Predios urbanos Valle Azul', {
    criterios: [digits('CLAVE', 'Clave catastral', 'Está en su carta de pago.', 8, 15), identification],
    permiteVarios: true,
    primeroAntiguos: true,
    fee: 25,
  }),
  service('MUNICIPIO', 'MUN-TASAS', 'Tasas y patentes Valle Azul', { criterios: [identification], fee: 25 }),
  service('CATALOGO', 'CAT-RETAMA', 'Catálogo Flor de Retama', {
    criterios: [digits('CODIGO', 'Código de asesora', 'Está en su hoja de pedido.', 5, 8)],
    permiteParcial: true,
    fee: 35,
  }),
  service('CATALOGO', 'CAT-CHAQUIRA', 'Catálogo Chaquira', {
    criterios: [digits('CODIGO', 'Código de asesora', 'Está en su hoja de pedido.', 5, 8), identification],
    permiteParcial: true,
    fee: 25,
  }),
];

function category(
  codigoCategoria: string,
  descripcion: string,
  detalle: string,
  icono: string,
  ruta: ServiceCategory['ruta'] = null,
): ServiceCategory {
  return { codigoCategoria, descripcion, detalle, icono, ruta };
}

function service(
  codigoCategoria: string,
  codigoServicio: string,
  descripcion: string,
  rest: Pick<Service, 'criterios'> & Partial<Service>,
): Service {
  const usual = { permiteParcial: false, permiteVarios: false, primeroAntiguos: false, fee: 0 };
  return { ...usual, ...rest, codigoCategoria, codigoServicio, descripcion };
}

function school(codigoServicio: string, descripcion: string): Service {
  const rules = { criterios: [student], permiteVarios: true, primeroAntiguos: true };
  return service('COLEGIOS', codigoServicio, descripcion, rules);
}

function operator(codigoOperadora: string, descripcion: string): Operator {
  return { codigoOperadora, descripcion, values: [3_00, 5_00, 10_00, 15_00, 20_00], lowest: 1_00, highest: 50_00 };
}

function digits(codigo: string, etiqueta: string, ayuda: string, shortest: number, longest: number): Criterion {
  return { ...mixed(codigo, etiqueta, ayuda, shortest, longest), soloNumeros: true };
}

function mixed(codigo: string, etiqueta: string, ayuda: string, shortest: number, longest: number): Criterion {
  return { codigo, etiqueta, ayuda, longitudMinima: shortest, longitudMaxima: longest, soloNumeros: false };
}
