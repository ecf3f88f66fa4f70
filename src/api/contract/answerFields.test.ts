import { describe, expect, it } from 'vitest';
import { isRecord } from '#domain/records.ts';
import { contract } from './all.ts';
import { fieldRows } from './fieldRows.ts';
import { openApiDocument } from './openapi.ts';

/*
 * What an answer may say: the specification's fields (§3) and those that we propose beside them (contract B.0, B.2 and B.3). One that is
 * not named is not read: it would reach a page as it came.
 */

const words = (text: string) => text.trim().split(/\s+/);
const inside = (place: string, fields: readonly string[]) => fields.map((field) => `${place}${field}`);
const rows = (fields: readonly string[]) => inside('[].', fields);

const catalogue = words('codigo descripcion');
const page = words('pagina tamano totalRegistros');
const document = words('nombre tipoContenido documento');
const limits = words(
  'valorInternoDiario valorInternoMensual valorExternoDiario valorExternoMensual valorFacilitoDiario valorFacilitoMensual',
);
const detail = inside('detalle[].', words('etiqueta valor negrita'));
const receipt = [
  ...words('numeroComprobante idTransaccion tipo estado fecha numeroCuentaOrigen valor comision impuesto total'),
  ...words('saldoDisponible acreditacion fechaAcreditacion codigoCuentaDestino concepto mensajeLegal'),
  ...detail,
];
const validation = [
  ...words('valor comision impuesto total saldoPosterior acreditacion fechaAcreditacion advertencias[]'),
  ...words('titular coincidenciaNombre'),
  ...detail,
];
const account = words('numeroCuenta descripcion alias tipo saldoDisponible saldoContable estado');
const loan = [
  ...words('numeroCredito descripcion saldoCapital estado diasVencido cuotasPagadas totalCuotas'),
  ...inside('proximaCuota.', words('numero fecha valor')),
];
const card = words('codigoTarjeta marca producto numeroEnmascarado cupo disponible utilizado estado');
const destination = [
  ...words('codigoCuentaDestino numeroCuenta tipo codigoInstitucion institucion codigoTipoCuenta tipoIdentificacion'),
  ...words('identificacion beneficiario alias correo coincidenciaNombre favorita fechaUltimoUso'),
];

const answers: Record<string, readonly string[]> = {
  'autenticacion.validarIdentidad': words('idTransaccion requiereToken primerNombre imagenSeguridad destino'),
  'autenticacion.iniciarSesion': words('token nombres apellidoPaterno apellidoMaterno cambioClave'),
  'autenticacion.solicitarRecuperacionClave': words('idTransaccion destino'),
  'autenticacion.recuperarUsuario': words('correo'),
  'autenticacion.ultimoAcceso': words('fecha dispositivo'),
  'autenticacion.preguntas': rows(catalogue),
  'marketing.imagenes': rows(words('imagen tipoContenido textoAlternativo enlace')),
  'tokens.generar': words('idTransaccion'),
  'perfilSocio.leer': [
    ...words('nombres apellidoPaterno apellidoMaterno celular correo fotoPerfil'),
    ...words('identificacion usuario numeroSocio sexo'),
  ],
  'perfilSocio.recuperaEstadoTratamientoDatos': ['data'],
  'productos.leer': [
    ...inside('ahorros[].', account),
    ...inside('inversiones[].', [...account, 'fechaVencimiento']),
    ...inside('certificados[].', account),
    ...inside('creditos[].', loan),
    ...inside('tarjetas[].', card),
    'totalGarantias',
  ],
  'productos.cuenta': [
    ...account,
    ...words('saldoBloqueado motivoBloqueo tasaInteres agencia fechaApertura permiteDebito'),
    ...inside('inversion.', words('capital plazoDias fechaVencimiento interesGanado renovacionAutomatica')),
  ],
  'productos.movimientos': [
    ...page,
    ...inside('registros[].', words('idMovimiento fecha descripcion tipo valor saldo numeroDocumento agencia canal')),
    ...words('registros[].numeroComprobante totalCreditos totalDebitos'),
  ],
  'productos.saldos': rows(words('fecha saldo')),
  'productos.estadoCuenta': document,
  'productos.certificado': document,
  'productos.credito': [
    ...loan,
    ...words('montoOriginal plazoMeses tasaNominal tasaEfectiva sistema fechaConcesion fechaVencimiento cuentaDebito'),
    ...inside('vencido.', words('cuotas dias capital interes seguro mora gestionCobranza total')),
    ...inside('tabla[].', words('numero fecha capital interes seguro otros cuota saldo estado fechaPago')),
    ...inside('pagos[].', words('fecha valor canal numeroComprobante')),
  ],
  'productos.garantias': [
    ...inside('propias[].', words('codigoGarantia tipo descripcion numeroCredito avaluo fechaAvaluo fechaVencePoliza')),
    ...inside('propias[].', words('cobertura garante')),
    ...inside('otorgadas[].', words('titular numeroCredito saldo proximaFecha valorCuota diasMora estado')),
  ],
  'tarjetas.lista': rows(card),
  'tarjetas.leer': [
    ...card,
    ...words('fechaCorte fechaMaximaPago pagoMinimo pagoTotal'),
    ...inside('movimientos[].', words('fecha descripcion valor cuotas')),
    ...inside('configuracion.', words('bloqueoTemporal comprasInternet comprasExterior avances notificaciones')),
    'configuracion.cupoPorCompra',
  ],
  'cupos.leer': limits,
  'cupos.limite': limits,
  'cupos.consumo': limits,
  'informacion.prefijosMovil': rows([...catalogue, 'longitud']),
  'informacion.agencias': rows(words('codigo nombre ciudad direccion telefono horario latitud longitud')),
  'informacion.preguntas': rows(words('pregunta respuesta categoria')),
  'informacion.insertarSugerencia': words('numeroTramite'),
  'contrato.leer': words('contrato'),
  'transacciones.cuentasOrigen': rows(words('descripcion numeroCuenta saldoDisponible')),
  'transacciones.comprobante': receipt,
  'transacciones.historial': [
    ...page,
    ...inside('registros[].', words('numeroComprobante fecha tipo destino valor estado acreditacion')),
    ...inside('registros[].', words('fechaAcreditacion codigoCuentaDestino concepto')),
  ],
  'transferencias.validarInternas': validation,
  'transferencias.internas': receipt,
  'transferencias.validarExternas': validation,
  'transferencias.externas': receipt,
  'transferencias.tiposInstituciones': rows(catalogue),
  'transferencias.instituciones': rows([...catalogue, ...words('acreditacion aceptaTarjetas')]),
  'transferencias.tiposCuentasTarjetas': rows(catalogue),
  'transferencias.tiposCuentasExternas': rows(catalogue),
  'transferencias.tiposCuentasInternas': rows(catalogue),
  'cuentasDestino.tarjetas': rows(destination),
  'cuentasDestino.internas': rows(destination),
  'cuentasDestino.externas': rows(destination),
  'cuentasDestino.ingresarExterna': words('codigoCuentaDestino'),
  'cuentasDestino.ingresarInterna': words('codigoCuentaDestino'),
  'cuentasDestino.validarInterna': words('numeroCuenta titular tipoIdentificacion identificacion esPropia'),
  'pagos.categorias': rows(words('codigoCategoria descripcion detalle icono orden ruta')),
  'pagos.servicios': [
    ...rows(words('codigoServicio codigoCategoria descripcion permiteParcial permiteVarios primeroAntiguos')),
    ...inside('[].criterios[].', words('codigo etiqueta ayuda longitudMinima longitudMaxima soloNumeros')),
  ],
  'pagos.consultar': [
    ...rows(words('codigoContrato titular descripcion valorMinimo valorMaximo')),
    ...inside('[].rubros[].', words('codigoRubro descripcion periodo fechaVencimiento valor interes total')),
    ...inside('[].datos[].', words('etiqueta valor')),
  ],
  'pagos.validarPago': validation,
  'pagos.pagar': receipt,
  'pagos.operadoras': rows(words('codigoOperadora descripcion valores[] valorMinimo valorMaximo')),
  'pagos.validarRecarga': validation,
  'pagos.recargar': receipt,
  'pagos.favoritos': rows(words('codigoFavorito alias codigoServicio codigoOperadora codigoCriterio referencia')),
  'pagos.ingresarFavorito': words('codigoFavorito'),
  'pagos.modificarFavorito': words('codigoFavorito'),
  'pagoTarjetas.validar': validation,
  'pagoTarjetas.pagar': receipt,
  'dispositivos.leer': rows(
    words('idDispositivo modelo alias codigoTipoDispositivo ultimoAcceso ciudad actual generaToken'),
  ),
};

describe('§3 and contract B.2, B.3: the fields of each answer', () => {
  it.each(contract.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (id, endpoint) => {
    const read = fieldRows(endpoint).answer.map(({ path }) => path);
    expect([...read].sort()).toEqual([...(answers[id] ?? [])].sort());
  });
});

describe('contract B.0, B.2 and B.3: the codes that are known of a field', () => {
  const kinds = 'INTERNA | EXTERNA | TARJETA | SERVICIO | RECARGA | SUPA | COLEGIO | CENTROSUR';
  const names = 'EXACTA | SIMILAR | NO_COINCIDE | NO_DISPONIBLE';

  it.each([
    ['transferencias.internas', 'tipo', kinds],
    ['transferencias.internas', 'estado', 'EXITOSA | EN_PROCESO | DEVUELTA | NO_ENCONTRADA'],
    ['transacciones.historial', 'registros[].tipo', kinds],
    ['transacciones.historial', 'registros[].estado', 'EXITOSA | EN_PROCESO | DEVUELTA'],
    ['transferencias.validarExternas', 'coincidenciaNombre', names],
    ['cuentasDestino.externas', '[].coincidenciaNombre', names],
    ['cuentasDestino.externas', '[].tipo', 'INTERNA | EXTERNA | TARJETA'],
    ['productos.cuenta', 'estado', 'ACTIVA | BLOQUEADA'],
    ['tarjetas.leer', 'estado', 'ACTIVA | BLOQUEADA'],
    ['productos.credito', 'estado', 'VIGENTE | VENCIDO | CANCELADO'],
    ['productos.credito', 'tabla[].estado', 'PAGADA | VENCIDA | PENDIENTE'],
    ['productos.movimientos', 'registros[].tipo', 'C | D'],
  ])('%s: %s', (id, field, codes) => {
    const endpoint = contract.find((one) => one.id === id);
    expect(endpoint && fieldRows(endpoint).answer.find(({ path }) => path === field)?.type).toBe(codes);
  });

  it.each([
    ['transacciones.historial', 'query', 'tipo', `TODOS | TRANSFERENCIA | PAGO | ${kinds}`],
    ['productos.movimientos', 'query', 'tipo', 'T | C | D'],
    ['pagoTarjetas.pagar', 'body', '(forma 1).tipoPago', 'MINIMO | TOTAL | OTRO'],
    ['informacion.insertarSugerencia', 'body', 'tipo', 'SUGERENCIA | QUEJA | FELICITACION'],
    ['autenticacion.recuperarUsuario', 'body', 'tipoIdentificacion', '1 | 2 | 3'],
  ] as const)('%s may send in its %s: %s', (id, part, field, codes) => {
    const endpoint = contract.find((one) => one.id === id);
    expect(endpoint && fieldRows(endpoint)[part].find(({ path }) => path === field)?.type).toBe(codes);
  });
});

it('§7 the OpenAPI document names the types that calls share', () => {
  const { components } = openApiDocument(contract);
  const schemas = isRecord(components) && isRecord(components.schemas) ? components.schemas : {};
  expect(Object.keys(schemas).sort()).toEqual(
    words(`
      CategoriaServicio Cifrado Comprobante ContratoPorPagar CreditoResumen CriterioServicio CuentaDestino CuentaResumen
      CuotaCredito DatosDestino Dispositivo Documento Fallo Favorito InversionResumen Mensajes Movimiento Operacion Operadora
      Rubro Servicio TarjetaResumen Validacion
    `),
  );
});
