import * as autenticacion from './autenticacion.ts';
import * as contrato from './contrato.ts';
import * as credenciales from './credenciales.ts';
import * as creditos from './creditos.ts';
import * as cuentas from './cuentas.ts';
import * as cuentasDestino from './cuentasDestino.ts';
import * as cupos from './cupos.ts';
import * as dispositivos from './dispositivos.ts';
import type { AnyEndpoint } from './endpoint.ts';
import * as informacion from './informacion.ts';
import * as marketing from './marketing.ts';
import * as pagos from './pagos.ts';
import * as pagoTarjetas from './pagoTarjetas.ts';
import * as perfilSocio from './perfilSocio.ts';
import * as productos from './productos.ts';
import * as tarjetas from './tarjetas.ts';
import * as tokens from './tokens.ts';
import * as transacciones from './transacciones.ts';
import * as transferencias from './transferencias.ts';

/**
 * Every call of the contract, by area. Only for mocks, tests and scripts, which treat them all alike. Not a barrel: shipped code
 * imports the area that it calls, so that a screen does not bring the whole bank along.
 */
export const contract: readonly AnyEndpoint[] = [
  autenticacion.validarIdentidad,
  autenticacion.iniciarSesion,
  credenciales.solicitarRecuperacionClave,
  credenciales.recuperarClave,
  credenciales.recuperarUsuario,
  autenticacion.ultimoAcceso,
  credenciales.cambiarClave,
  credenciales.eliminarMiUsuario,
  credenciales.preguntas,
  credenciales.registro,

  marketing.imagenes,

  tokens.generar,
  tokens.autorizar,

  perfilSocio.leer,
  perfilSocio.solicitudActualizarDatos,
  perfilSocio.actualizarDatos,
  perfilSocio.actualizarTratamientoDatos,
  perfilSocio.recuperaEstadoTratamientoDatos,

  productos.leer,
  cuentas.cuenta,
  cuentas.movimientos,
  cuentas.saldos,
  cuentas.estadoCuenta,
  cuentas.certificado,
  creditos.credito,
  productos.garantias,

  tarjetas.lista,
  tarjetas.leer,
  tarjetas.configurar,

  cupos.leer,
  cupos.limite,
  cupos.consumo,
  cupos.modificar,

  informacion.prefijosMovil,
  informacion.agencias,
  informacion.preguntas,
  informacion.insertarSugerencia,

  contrato.leer,

  transacciones.cuentasOrigen,
  transacciones.comprobante,
  transacciones.historial,

  transferencias.validarInternas,
  transferencias.internas,
  transferencias.validarExternas,
  transferencias.externas,
  transferencias.tiposInstituciones,
  transferencias.instituciones,
  transferencias.tiposCuentasTarjetas,
  transferencias.tiposCuentasExternas,
  transferencias.tiposCuentasInternas,

  cuentasDestino.tarjetas,
  cuentasDestino.internas,
  cuentasDestino.externas,
  cuentasDestino.ingresarExterna,
  cuentasDestino.modificarExterna,
  cuentasDestino.eliminarExterna,
  cuentasDestino.ingresarInterna,
  cuentasDestino.modificarInterna,
  cuentasDestino.eliminarInterna,
  cuentasDestino.validarInterna,

  pagos.categorias,
  pagos.servicios,
  pagos.consultar,
  pagos.validarPago,
  pagos.pagar,
  pagos.operadoras,
  pagos.validarRecarga,
  pagos.recargar,
  pagos.favoritos,
  pagos.ingresarFavorito,
  pagos.modificarFavorito,
  pagos.eliminarFavorito,

  pagoTarjetas.validar,
  pagoTarjetas.pagar,

  dispositivos.leer,
  dispositivos.modificar,
  dispositivos.eliminar,
];
