import type { InferType } from 'yup';
import { executed } from './comprobante.ts';
import { endpoint } from './endpoint.ts';
import {
  code,
  dollars,
  label,
  limitedText,
  listOf,
  optionalCode,
  optionalDate,
  optionalDollars,
  optionalFlag,
  optionalNumber,
  optionalRecord,
  optionalText,
  record,
  recordWithOneOf,
  requiredText,
  text,
  writtenText,
} from './fields.ts';
import { authorisationCodes, authorised, debitCodes, orderFields } from './orders.ts';
import { validacion } from './validacion.ts';

/* Payments of services (contract B.3). All of it is proposed: the specification has the routes alone. */

/** Longest name of a favourite, in characters. */
export const ALIAS_LENGTH = 30;

/**
 * Kinds of service. `icono` is a code that may be unknown to the client. `ruta` is the screen of one of our own routes; a category
 * without it is `pagos/varios/{codigoCategoria}`.
 */
export const categorias = endpoint({
  id: 'pagos.categorias',
  method: 'GET',
  path: 'pagos/categorias',
  summary: 'Categorías de servicios.',
  origin: 'proposal',
  answer: listOf(
    record({
      codigoCategoria: code(),
      descripcion: label({ field: 'codigoCategoria' }),
      detalle: optionalText(),
      icono: optionalText(),
      orden: optionalNumber(),
      ruta: optionalText(),
    }).meta({ name: 'CategoriaServicio' }),
  ),
});

const criterio = () =>
  record({
    codigo: code(),
    etiqueta: label('Referencia'),
    ayuda: optionalText(),
    longitudMinima: optionalNumber(),
    longitudMaxima: optionalNumber(),
    soloNumeros: optionalFlag(),
  }).meta({ name: 'CriterioServicio' });

/**
 * A service that can be paid: by which references it is looked up, and whether a debt may be paid in part (`permiteParcial`), several
 * debts at once (`permiteVarios`) and only the oldest first (`primeroAntiguos`).
 */
const servicio = () =>
  record({
    codigoServicio: code(),
    codigoCategoria: optionalCode(),
    descripcion: label({ field: 'codigoServicio' }),
    criterios: listOf(criterio()),
    permiteParcial: optionalFlag(),
    permiteVarios: optionalFlag(),
    primeroAntiguos: optionalFlag(),
  }).meta({ name: 'Servicio' });

/** Services: of a category, with a text in their name, or all of them. */
export const servicios = endpoint({
  id: 'pagos.servicios',
  method: 'GET',
  path: 'pagos/servicios',
  summary: 'Servicios que se pueden pagar.',
  origin: 'proposal',
  query: record({ categoria: requiredText().optional(), texto: requiredText().optional() }),
  answer: listOf(servicio()),
});

const rubro = () =>
  record({
    codigoRubro: code(),
    descripcion: label('Valor pendiente'),
    periodo: optionalText(),
    fechaVencimiento: optionalDate(),
    valor: optionalDollars(),
    interes: optionalDollars(),
    total: dollars(),
  }).meta({ name: 'Rubro' });

/** What a reference owes, by supply, student or card: `valorMinimo` and `valorMaximo` bound a payment in part. */
const contratoPorPagar = () =>
  record({
    codigoContrato: code(),
    titular: optionalText(),
    descripcion: optionalText(),
    rubros: listOf(rubro()),
    valorMinimo: optionalDollars(),
    valorMaximo: optionalDollars(),
    datos: listOf(record({ etiqueta: text(), valor: text() }))
      .nullable()
      .optional(),
  }).meta({ name: 'ContratoPorPagar' });

/** Looks up what a reference owes. Only reads although it is a POST. */
export const consultar = endpoint({
  id: 'pagos.consultar',
  method: 'POST',
  path: 'pagos/consultar',
  summary: 'Consulta los valores pendientes de una referencia.',
  origin: 'proposal',
  changesState: false,
  body: record({ codigoServicio: requiredText(), codigoCriterio: requiredText(), referencia: writtenText() }),
  answer: listOf(contratoPorPagar()),
  codes: ['-0008-01-01', '-0008-01-02'],
});

const paymentFields = {
  ...orderFields,
  codigoServicio: requiredText(),
  codigoContrato: requiredText(),
  codigosRubro: listOf(requiredText()).min(1),
};

/** What a payment will cost, and whether it is allowed. Only reads although it is a POST. */
export const validarPago = endpoint({
  id: 'pagos.validarPago',
  method: 'POST',
  path: 'pagos/pagar/validar',
  summary: 'Valida un pago de servicio y dice su costo.',
  origin: 'proposal',
  changesState: false,
  body: record(paymentFields),
  answer: validacion,
  codes: [...debitCodes, '-0008-02-01', '-0008-02-02'],
});

/** Pays debts of one contract, with an authorised transaction that is used once. */
export const pagar = endpoint({
  id: 'pagos.pagar',
  method: 'POST',
  path: 'pagos/pagar',
  summary: 'Paga valores de un servicio.',
  origin: 'proposal',
  body: record({ ...authorised, ...paymentFields }),
  answer: executed,
  codes: [...debitCodes, ...authorisationCodes, '-0008-02-01', '-0008-02-02'],
});

/** Mobile operators with the amounts that they sell. */
export const operadoras = endpoint({
  id: 'pagos.operadoras',
  method: 'GET',
  path: 'pagos/recargas/operadoras',
  summary: 'Operadoras y valores de recarga.',
  origin: 'proposal',
  answer: listOf(
    record({
      codigoOperadora: code(),
      descripcion: label({ field: 'codigoOperadora' }),
      valores: listOf(dollars()).nullable().optional(),
      valorMinimo: optionalDollars(),
      valorMaximo: optionalDollars(),
    }).meta({ name: 'Operadora' }),
  ),
});

/** Ten digits that begin with 09. */
const mobile = () => requiredText().matches(/^09\d{8}$/, 'no es un celular de 10 dígitos que empieza con 09');

const topUpFields = { ...orderFields, codigoOperadora: requiredText(), celular: mobile() };

/** What a top-up will cost, and whether it is allowed. Only reads although it is a POST. */
export const validarRecarga = endpoint({
  id: 'pagos.validarRecarga',
  method: 'POST',
  path: 'pagos/recargas/validar',
  summary: 'Valida una recarga y dice su costo.',
  origin: 'proposal',
  changesState: false,
  body: record(topUpFields),
  answer: validacion,
  codes: [...debitCodes, '-0008-03-01', '-0008-02-02'],
});

/** Tops a mobile up, with an authorised transaction that is used once. It cannot be undone. */
export const recargar = endpoint({
  id: 'pagos.recargar',
  method: 'POST',
  path: 'pagos/recargas',
  summary: 'Recarga un celular.',
  origin: 'proposal',
  body: record({ ...authorised, ...topUpFields }),
  answer: executed,
  codes: [...debitCodes, ...authorisationCodes, '-0008-03-01', '-0008-02-02'],
});

/** `Favorito`: a service by one of its criteria, or a mobile of an operator, under a name of the member's. */
const favorito = () =>
  recordWithOneOf(['codigoServicio', 'codigoOperadora'], {
    codigoFavorito: code(),
    alias: label({ field: 'referencia' }),
    codigoServicio: optionalCode(),
    codigoOperadora: optionalCode(),
    codigoCriterio: optionalCode(),
    referencia: code(),
  }).meta({ name: 'Favorito' });

/** What a favourite is of: a service by one of its criteria, or an operator; exactly one of the two. */
const favouriteFields = {
  alias: limitedText(ALIAS_LENGTH),
  codigoServicio: requiredText().optional(),
  codigoOperadora: requiredText().optional(),
  codigoCriterio: requiredText().optional(),
  referencia: writtenText(),
};

/** The member's favourites. */
export const favoritos = endpoint({
  id: 'pagos.favoritos',
  method: 'GET',
  path: 'pagos/favoritos',
  summary: 'Pagos favoritos del socio.',
  origin: 'proposal',
  answer: listOf(favorito()),
});

/** Keeps a favourite. */
export const ingresarFavorito = endpoint({
  id: 'pagos.ingresarFavorito',
  method: 'POST',
  path: 'pagos/favoritos/ingresar',
  summary: 'Guarda un pago favorito.',
  origin: 'proposal',
  body: record(favouriteFields),
  answer: optionalRecord({ codigoFavorito: optionalCode() }),
});

/** Gives a favourite another name; what it is of stays and is sent along. */
export const modificarFavorito = endpoint({
  id: 'pagos.modificarFavorito',
  method: 'POST',
  path: 'pagos/favoritos/modificar',
  summary: 'Cambia el nombre de un pago favorito.',
  origin: 'proposal',
  body: record({ codigoFavorito: requiredText(), ...favouriteFields }),
  answer: optionalRecord({ codigoFavorito: optionalCode() }),
});

/** Deletes a favourite; no PIN. */
export const eliminarFavorito = endpoint({
  id: 'pagos.eliminarFavorito',
  method: 'POST',
  path: 'pagos/favoritos/eliminar',
  summary: 'Elimina un pago favorito.',
  origin: 'proposal',
  body: record({ codigoFavorito: requiredText() }),
  answer: null,
});

export type Servicio = InferType<ReturnType<typeof servicio>>;
export type Favorito = InferType<ReturnType<typeof favorito>>;
export type ContratoPorPagar = InferType<ReturnType<typeof contratoPorPagar>>;
