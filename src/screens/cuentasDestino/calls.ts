import {
  eliminarExterna,
  eliminarInterna,
  externas,
  ingresarExterna,
  ingresarInterna,
  internas,
  modificarExterna,
  modificarInterna,
  validarInterna,
} from '#api/contract/cuentasDestino.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import {
  instituciones,
  tiposCuentasExternas,
  tiposCuentasInternas,
  tiposInstituciones,
} from '#api/contract/transferencias.ts';

/** The calls of the destination accounts: lists, catalogues, the holder's name, and the three changes. */
export const calls: readonly AnyEndpoint[] = [
  internas,
  externas,
  tiposInstituciones,
  instituciones,
  tiposCuentasInternas,
  tiposCuentasExternas,
  validarInterna,
  ingresarInterna,
  ingresarExterna,
  modificarInterna,
  modificarExterna,
  eliminarInterna,
  eliminarExterna,
];
