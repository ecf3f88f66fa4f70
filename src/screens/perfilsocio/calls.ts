import { ultimoAcceso } from '#api/contract/autenticacion.ts';
import { leer as leerContrato } from '#api/contract/contrato.ts';
import { cambiarClave, eliminarMiUsuario } from '#api/contract/credenciales.ts';
import { consumo, leer as leerCupos, limite, modificar } from '#api/contract/cupos.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { prefijosMovil } from '#api/contract/informacion.ts';
import {
  actualizarDatos,
  actualizarTratamientoDatos,
  leer,
  recuperaEstadoTratamientoDatos,
} from '#api/contract/perfilSocio.ts';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';

/**
 * The calls that the tabs, the consent, its document and the deletion make, the PIN confirmation included: each code that they can
 * answer has a story (app/tests/everyScreen/errorCodeStories.test.ts).
 */
export const calls: readonly AnyEndpoint[] = [
  leer,
  ultimoAcceso,
  prefijosMovil,
  generar,
  autorizar,
  actualizarDatos,
  recuperaEstadoTratamientoDatos,
  actualizarTratamientoDatos,
  leerContrato,
  eliminarMiUsuario,
  cambiarClave,
  cuentasOrigen,
  leerCupos,
  limite,
  consumo,
  modificar,
];
