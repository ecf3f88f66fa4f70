import type { ReceivedRequest } from '#api/contract/requestValidation.ts';

interface Sample extends ReceivedRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** Fields that may be left out, by path. */
  optional?: string[];
}

const limits = {
  valorInternoDiario: 1500,
  valorInternoMensual: 10000,
  valorExternoDiario: 0,
  valorExternoMensual: 5000,
  valorFacilitoDiario: 300,
  valorFacilitoMensual: 1500.5,
};

const update = { idTransaccion: 'a1', correo: 'a@example.com', Telefono: '0900000214' };

const unconfirmed = { numeroCuentaOrigen: '010201004871', valor: 20.5, concepto: 'ARRIENDO' };

const order = { idTransaccion: 'a1', ...unconfirmed };

const destination = {
  codigoTipoCuenta: 'AHO',
  numeroCuenta: '2209988771',
  tipoIdentificacion: 1,
  identificacion: '0159999036',
  beneficiario: 'ROSA ELENA ORDONEZ',
  alias: 'Rosa',
  correo: 'rosa@example.com',
};

const modification: Sample = {
  body: {
    idTransaccion: 'a1',
    codigoCuentaDestino: '7',
    alias: 'Rosa',
    correo: 'r@example.com',
    codigoTipoCuenta: 'AHO',
  },
  optional: ['correo'],
};

const removal: Sample = { body: { codigoCuentaDestino: '7' } };

const payment = {
  numeroCuentaOrigen: '010201004871',
  valor: 43.9,
  codigoServicio: 'CENTROSUR-LUZ',
  codigoContrato: '200012034',
  codigosRubro: ['1'],
};

const topUp = { numeroCuentaOrigen: '010201004871', valor: 10, codigoOperadora: 'CLARO', celular: '0900000321' };

const favourite = {
  alias: 'Luz casa',
  codigoServicio: 'CENTROSUR-LUZ',
  codigoCriterio: 'CODIGO',
  referencia: '1203456',
};

const favouriteOptional = ['codigoServicio', 'codigoOperadora', 'codigoCriterio'];

const ownCard = { numeroCuentaOrigen: '010201004871', valor: 48.9, tipoPago: 'MINIMO', codigoTarjeta: 'TC-01' };

const registeredCard = { numeroCuentaOrigen: '010201004871', valor: 120, tipoPago: 'OTRO', codigoCuentaDestino: '6' };

/** Every form of every request, each with all the fields it may have (contract B.2). */
export const samples: Record<string, Sample[]> = {
  'autenticacion.validarIdentidad': [
    { body: { usuario: 'mfguaman', clave: 'Ribera2026' } },
    {
      body: {
        tipoIdentificacion: 1,
        identificacion: '0159999010',
        fechaNacimiento: '1990-01-31',
        numeroCuenta: '010201004871',
      },
    },
  ],
  'autenticacion.iniciarSesion': [
    { body: { usuario: 'mfguaman', clave: 'Ribera2026', idTransaccion: 'a1' }, optional: ['idTransaccion'] },
  ],
  'autenticacion.solicitarRecuperacionClave': [
    { body: { usuario: 'mfguaman', tipoIdentificacion: 1, identificacion: '0159999010' } },
  ],
  'autenticacion.recuperarClave': [{ body: { idTransaccion: 'a1', claveNueva: 'Ribera2027' } }],
  'autenticacion.recuperarUsuario': [
    { body: { tipoIdentificacion: 2, identificacion: 'AB12345', correo: 'a@example.com' } },
  ],
  'autenticacion.ultimoAcceso': [{}],
  'autenticacion.cambiarClave': [{ body: { claveAnterior: 'Ribera2026', claveNueva: 'Ribera2027' } }],
  'autenticacion.eliminarMiUsuario': [{ body: { idTransaccion: 'a1' } }],
  'autenticacion.preguntas': [{}],
  'autenticacion.registro': [
    {
      body: {
        idTransaccion: 'a1',
        usuario: 'mfguaman',
        clave: 'Ribera2026',
        preguntas: ['01', '02', '03'].map((codigo) => ({ codigo, respuesta: 'Luna' })),
        aceptaTerminos: true,
        aceptaTratamientoDatos: false,
      },
    },
  ],
  'marketing.imagenes': [{ params: { id: '1' } }],
  'tokens.generar': [{ body: {} }],
  'tokens.autorizar': [{ body: { guid: 'a1', codigoToken: '123456' } }],
  'perfilSocio.leer': [{}],
  'perfilSocio.solicitudActualizarDatos': [{ body: update }],
  'perfilSocio.actualizarDatos': [{ body: update }],
  'perfilSocio.actualizarTratamientoDatos': [{ params: { value: 'true' } }],
  'perfilSocio.recuperaEstadoTratamientoDatos': [{}],
  'cupos.leer': [{ params: { numeroCuenta: '010201004871' } }],
  'cupos.limite': [{ params: { numeroCuenta: '010201004871' } }],
  'cupos.consumo': [{ params: { numeroCuenta: '010201004871' } }],
  'cupos.modificar': [{ body: { ...limits, numeroCuenta: '010201004871' } }],
  'informacion.prefijosMovil': [{}],
  'informacion.agencias': [{}],
  'informacion.preguntas': [{}],
  'informacion.insertarSugerencia': [
    { body: { nombre: 'MARIA', correo: 'a@example.com', tipo: 'QUEJA', mensaje: 'x'.repeat(500) } },
  ],
  'contrato.leer': [{ params: { id: '1' } }],
  'transacciones.cuentasOrigen': [{}],
  'transacciones.comprobante': [{ params: { numero: '2026-1103-048198' } }],
  'productos.leer': [{}],
  'productos.cuenta': [{ params: { numeroCuenta: '010201004871' } }],
  'productos.movimientos': [
    {
      params: { numeroCuenta: '010201004871' },
      query: {
        desde: '2026-08-23',
        hasta: '2026-11-20',
        tipo: 'T',
        texto: 'pago',
        valorMinimo: '10',
        valorMaximo: '250.50',
        pagina: '1',
        tamano: '20',
      },
      optional: ['texto', 'valorMinimo', 'valorMaximo'],
    },
  ],
  'productos.saldos': [
    { params: { numeroCuenta: '010201004871' }, query: { desde: '2026-08-23', hasta: '2026-11-20' } },
  ],
  'productos.estadoCuenta': [
    { params: { numeroCuenta: '010201004871' }, query: { desde: '2026-08-23', hasta: '2026-11-20' } },
  ],
  'productos.certificado': [{ params: { numeroCuenta: '010201004871' } }],
  'productos.credito': [{ params: { numeroCredito: '020110004417' } }],
  'productos.garantias': [{}],
  'tarjetas.lista': [{}],
  'tarjetas.configurar': [
    {
      params: { codigoTarjeta: 'TC-01' },
      body: {
        idTransaccion: 'a1',
        configuracion: {
          bloqueoTemporal: false,
          comprasInternet: true,
          comprasExterior: false,
          avances: false,
          notificaciones: true,
          cupoPorCompra: 500,
        },
      },
      optional: ['configuracion.cupoPorCompra'],
    },
  ],
  'pagoTarjetas.validar': [{ body: ownCard }, { body: registeredCard }],
  'pagoTarjetas.pagar': [
    { body: { idTransaccion: 'a1', ...ownCard } },
    { body: { idTransaccion: 'a1', ...registeredCard } },
  ],
  'pagos.categorias': [{}],
  'pagos.servicios': [{ query: { categoria: 'AGUA', texto: 'agua' }, optional: ['categoria', 'texto'] }],
  'pagos.consultar': [{ body: { codigoServicio: 'CENTROSUR-LUZ', codigoCriterio: 'CODIGO', referencia: '1203456' } }],
  'pagos.validarPago': [{ body: payment }],
  'pagos.pagar': [{ body: { idTransaccion: 'a1', ...payment } }],
  'pagos.operadoras': [{}],
  'pagos.validarRecarga': [{ body: topUp }],
  'pagos.recargar': [{ body: { idTransaccion: 'a1', ...topUp } }],
  'pagos.favoritos': [{}],
  'pagos.ingresarFavorito': [
    { body: favourite, optional: favouriteOptional },
    { body: { alias: 'Celular', codigoOperadora: 'CLARO', referencia: '0900000321' }, optional: favouriteOptional },
  ],
  'pagos.modificarFavorito': [{ body: { codigoFavorito: 'FAV-1', ...favourite }, optional: favouriteOptional }],
  'pagos.eliminarFavorito': [{ body: { codigoFavorito: 'FAV-1' } }],
  'dispositivos.leer': [{}],
  'dispositivos.modificar': [{ body: { idDispositivo: 'DEV-1', alias: 'Mi computadora' } }],
  'dispositivos.eliminar': [{ body: { idTransaccion: 'a1', idDispositivo: 'DEV-3' } }],
  'tarjetas.leer': [{ params: { codigoTarjeta: 'TC-01' } }],
  'transacciones.historial': [
    { query: { tipo: 'TRANSFERENCIA', desde: '2026-08-23', hasta: '2026-11-20', pagina: '1', tamano: '20' } },
  ],
  'transferencias.validarInternas': [
    { body: { ...unconfirmed, numeroCuentaDestino: '010201007733', correo: 'a@example.com' }, optional: ['correo'] },
  ],
  'transferencias.validarExternas': [
    { body: { ...unconfirmed, codigoCuentaDestino: '7' } },
    { body: { ...unconfirmed, destino: { ...destination, codigoInstitucion: 'BAD' } }, optional: ['destino.correo'] },
  ],
  'transferencias.internas': [
    { body: { ...order, numeroCuentaDestino: '010201007733', correo: 'a@example.com' }, optional: ['correo'] },
  ],
  'transferencias.externas': [
    { body: { ...order, codigoCuentaDestino: '7' } },
    { body: { ...order, destino: { ...destination, codigoInstitucion: 'BAD' } }, optional: ['destino.correo'] },
  ],
  'transferencias.tiposInstituciones': [{}],
  'transferencias.instituciones': [{ query: { tipo: 'BAN' } }],
  'transferencias.tiposCuentasTarjetas': [{}],
  'transferencias.tiposCuentasExternas': [{}],
  'transferencias.tiposCuentasInternas': [{}],
  'cuentasDestino.tarjetas': [{}],
  'cuentasDestino.internas': [{}],
  'cuentasDestino.externas': [{}],
  'cuentasDestino.ingresarExterna': [
    { body: { idTransaccion: 'a1', ...destination, codigoInstitucion: 'BAD' }, optional: ['correo'] },
  ],
  'cuentasDestino.modificarExterna': [modification],
  'cuentasDestino.eliminarExterna': [removal],
  'cuentasDestino.ingresarInterna': [{ body: { idTransaccion: 'a1', ...destination }, optional: ['correo'] }],
  'cuentasDestino.modificarInterna': [modification],
  'cuentasDestino.eliminarInterna': [removal],
  'cuentasDestino.validarInterna': [
    { body: { numeroCuenta: '010201099999', codigoTipoCuenta: 'AHV' }, optional: ['codigoTipoCuenta'] },
  ],
};
