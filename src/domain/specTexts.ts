import { validationTexts } from './validationTexts.ts';

/**
 * Every text that the specification words, to the letter. Its slips stay (D-23): 'a sido', 'los cupos' in lower case,
 * 'eliminacion', 'Esta seguro', 'minimo de 8 digitos', 'mayuscula', 'minuscula', 'maximo', 'El usuario no debe tener…'
 * said of a password, and the confirmation without '¿'. Texts of our own stand beside the component that shows them.
 */
export const specTexts = {
  /** §2 Top-level routes. */
  pageTitle: 'BancaVirtual',

  /** §2 Signed-in shell, menu entries. */
  menu: {
    inicio: 'INICIO',
    transferenciaInterna: 'TRANSFERENCIA INTERNA',
    transferenciaExterna: 'TRANSFERENCIA EXTERNA',
    pagosServicios: 'PAGOS DE SERVICIOS',
    pagosTarjetas: 'PAGOS DE TARJETAS',
  },

  /** §2 Profile panel. */
  profilePanel: {
    title: 'Perfil',
    logoutQuestion: 'Desea cerrar la sesión?',
  },

  /** §2 Perfilsocio page. */
  perfilsocio: {
    title: 'Configuración',
    tabs: {
      misDatos: 'MIS DATOS',
      cambiarContrasena: 'CAMBIAR CONTRASEÑA',
      misCupos: 'CONFIGURAR MIS CUPOS',
    },
  },

  /** §2 MIS DATOS and CONFIGURAR MIS CUPOS: both buttons. */
  save: 'Guardar',

  /** §2 MIS DATOS; the success message is §4 and §8. */
  misDatos: {
    dataTreatment: 'Tratamiento de datos personales',
    viewDocument: 'Ver documento',
    saved: 'Actualización realizada exitosamente',
  },

  /** §2 CAMBIAR CONTRASEÑA; the success message is §4 and §8 ('a sido' verbatim). */
  password: {
    current: 'Contraseña Actual',
    new: 'Nueva Contraseña',
    confirmation: 'Confirmar Contraseña',
    submit: 'Cambiar Contraseña',
    changed: 'La clave a sido modificada exitosamente',
  },

  /** §2 CONFIGURAR MIS CUPOS; the success message is §4 and §8 (lower case verbatim). */
  limits: {
    internoDiario: 'Interno Diario',
    internoMensual: 'Interno Mensual',
    externoDiario: 'Externo Diario',
    externoMensual: 'Externo Mensual',
    pagoServiciosDiario: 'Pago Servicios Diario',
    pagoServiciosMensual: 'Pago Servicios Mensual',
    saved: 'los cupos han sido modificados exitosamente',
    /** §5; {max} is replaced by the maximum as money (D-22). */
    aboveMaximum: 'El valor maximo es {max}',
  },

  /** §2 PIN dialog; the cancel label of the profile save is §4 (D-5). */
  pin: {
    prompt: 'Ingrese el código de confirmación generado en su dispositivo móvil',
    submit: 'Continuar',
    countdownStart: '2:59',
    cancelTransfer: 'Cancelar Transferencia',
  },

  /** §4 Delete user. */
  deleteUser: {
    firstTitle: 'Eliminar Usuario Virtual',
    firstQuestion: 'Desea eliminar su usuario virtual permanentemente?',
    secondTitle: 'Confirmar eliminacion',
    secondQuestion: 'Esta seguro de eliminar su usuario virtual permanentemente?',
    deleted: 'Usuario eliminado correctamente',
  },

  /** §5 Validation rules; the invalid form also §8. */
  validation: validationTexts,

  /** §8 Texts of the source-account selector. */
  sourceAccounts: {
    loading: 'Cargando cuentas de origen',
    placeholder: 'Seleccione una opción',
  },
} as const;
