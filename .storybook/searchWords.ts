/** What members say of a way back in, which no title says. */
const FORGOTTEN = ['olvidé mi clave', 'olvidó su contraseña', 'contraseña olvidada'] as const;

/**
 * What reviewers call a title by, where no name of it says so: by the words of specification and of every day, and by those of other libraries. What a title or a story is
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
  'Inicio/Biblioteca': ['library'],
  'Inicio/Códigos': ['códigos de error', 'errores'],
  'Fundamentos/Colores': ['ThemeProvider', 'GlobalStyle', 'tema oscuro', 'tokens'],
  'Fundamentos/Espacio, forma y elevación': ['tokens'],
  'Fundamentos/Idiomas': ['english', 'inglés', 'RTL', 'LanguageProvider', 'right to left'],
  'Fundamentos/Marca': ['brandTheme', 'BrandStyle'],
  'Fundamentos/Tipografía': ['tokens', 'fuentes'],
  'Componentes/Acciones/Botón': ['ButtonLink', 'enlace como botón'],
  'Componentes/Avisos y espera/Aviso en línea': ['alert', 'alerta', 'banner'],
  'Componentes/Avisos y espera/Mensajes emergentes': ['toast', 'snackbar'],
  'Componentes/Datos/Tabla del gráfico': ['table'],
  'Componentes/Diálogos/Diálogo': ['modal'],
  'Componentes/Diálogos/Hoja lateral': ['drawer'],
  'Componentes/Formularios/Campo de fecha': ['DatePicker', 'calendario'],
  'Componentes/Formularios/Campo de selección': ['dropdown', 'combo'],
  'Componentes/Formularios/Campo de texto': ['input'],
  'Componentes/Formularios/Campo del valor de una operación': ['AmountInput'],
  'Componentes/Formularios/Interruptor': ['toggle'],
};

/** Further words that a title is found by. */
export const searchWords = (title: string): readonly string[] => WORDS[title] ?? [];

/** Titles that are found by further words; each must be one of the catalogue. */
export const titlesWithWords = Object.keys(WORDS);
