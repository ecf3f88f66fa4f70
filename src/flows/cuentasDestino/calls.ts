import {
  eliminarExterna,
  eliminarInterna,
  externas,
  ingresarExterna,
  ingresarInterna,
  internas,
  modificarExterna,
  modificarInterna,
  tarjetas,
  validarInterna,
} from '#api/contract/cuentasDestino.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import {
  instituciones,
  tiposCuentasExternas,
  tiposCuentasInternas,
  tiposCuentasTarjetas,
  tiposInstituciones,
} from '#api/contract/transferencias.ts';

/** The calls of the destinations, accounts and cards: lists, catalogues, the holder's name, and the three changes. */
export const calls: readonly AnyEndpoint[] = [
  internas,
  externas,
  tarjetas,
  tiposInstituciones,
  instituciones,
  tiposCuentasInternas,
  tiposCuentasExternas,
  tiposCuentasTarjetas,
  validarInterna,
  ingresarInterna,
  ingresarExterna,
  modificarInterna,
  modificarExterna,
  eliminarInterna,
  eliminarExterna,
];
