import { endpoint } from './endpoint.ts';
import { dollars, record, requiredText } from './fields.ts';

/** The six limits of an account (§3). «Pago Servicios» of the screen is `valorFacilito…` (D-52). */
const limits = {
  valorInternoDiario: dollars(),
  valorInternoMensual: dollars(),
  valorExternoDiario: dollars(),
  valorExternoMensual: dollars(),
  valorFacilitoDiario: dollars(),
  valorFacilitoMensual: dollars(),
};

/** Current limits of an account. */
export const leer = endpoint({
  id: 'cupos.leer',
  method: 'GET',
  path: 'cupos/{numeroCuenta}',
  summary: 'Cupos actuales de una cuenta.',
  answerOrigin: 'specification',
  answer: record(limits),
  codes: ['-0003-01-02'],
});

/** Highest limits that the member may set for an account. */
export const limite = endpoint({
  id: 'cupos.limite',
  method: 'GET',
  path: 'cupos/limiteCuposSocio/{numeroCuenta}',
  summary: 'Cupos máximos de una cuenta.',
  answerOrigin: 'specification',
  answer: record(limits),
  codes: ['-0003-01-02'],
});

/** How much of each limit has been used today and this month. Own accounts, fees and taxes never count (B.3 «Counters»). */
export const consumo = endpoint({
  id: 'cupos.consumo',
  method: 'GET',
  path: 'cupos/consumo/{numeroCuenta}',
  summary: 'Cupos usados hoy y este mes.',
  origin: 'proposal',
  answer: record(limits),
  codes: ['-0003-01-02'],
});

/** Saves the six limits of an account; no PIN (D-51). */
export const modificar = endpoint({
  id: 'cupos.modificar',
  method: 'POST',
  path: 'cupos/modificar',
  summary: 'Guarda los seis cupos de una cuenta.',
  answerOrigin: 'specification',
  body: record({ ...limits, numeroCuenta: requiredText() }),
  answer: null,
  codes: ['-0003-01-01', '-0003-01-02'],
});
