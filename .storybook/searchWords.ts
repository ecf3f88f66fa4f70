/** What members say of a way back in, which no title says. */
const FORGOTTEN = ['olvidé mi clave', 'olvidó su contraseña', 'contraseña olvidada'] as const;

/**
 * What reviewers call a title by, where no name of it says so: by the words of specification and of every day. What a title or a story is
 * called, what its component is called in code, and what an error code says need not be here.
 */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'Pantallas/Página no encontrada': ['404'],
  'Pantallas/Código de confirmación': ['PIN', 'OTP', 'token'],
  'Pantallas/Ingreso': ['login', 'iniciar sesión'],
  'Pantallas/Error inesperado': ['500'],
  'Pantallas/Sin conexión': ['offline', 'sin internet'],
  'Pantallas/Cuenta, movimientos': ['estado de cuenta'],
  'Pantallas/Crédito': ['préstamo'],
  'Pantallas/Registro': ['crear usuario', 'usuario nuevo'],
  'Pantallas/Recuperación/Datos': [...FORGOTTEN, 'olvidé mi usuario'],
  'Pantallas/Recuperación/Contraseña': FORGOTTEN,
  'Pantallas/Recuperación/Usuario': ['olvidé mi usuario', 'usuario olvidado'],
  'Pantallas/Perfil del socio/Cambiar contraseña': ['clave'],
  'Pantallas/Perfil del socio/Configurar mis cupos': ['límites'],
  'Pantallas/Cuentas destino/Lista': ['beneficiarios', 'contactos'],
  'Pantallas/Transferencia externa': ['enviar dinero', 'otro banco', 'interbancaria'],
  'Pantallas/Transferencia interna': ['enviar dinero'],
  'Pantallas/Pagos/CentroSur': ['luz'],
  'Pantallas/Pagos/SUPA': ['pensión alimenticia'],
  'Componentes/Avisos y espera/Mensajes emergentes': ['toast'],
  'Componentes/Diálogos/Diálogo': ['modal'],
};

/** Further words that a title is found by. */
export const searchWords = (title: string): readonly string[] => WORDS[title] ?? [];

/** Titles that are found by further words; each must be one of the catalogue. */
export const titlesWithWords = Object.keys(WORDS);
