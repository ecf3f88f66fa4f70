/**
 * What reviewers call a title by, where no name of it says so: by the words of specification and code. What a title or a story is called need
 * not be here.
 */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'Pantallas/Página no encontrada': ['404'],
  'Pantallas/Código de confirmación': ['PIN', 'OTP', 'token'],
  'Pantallas/Ingreso': ['login'],
  'Pantallas/Error inesperado': ['500'],
  'Pantallas/Sin conexión': ['offline'],
  'Pantallas/Cuenta, movimientos': ['estado de cuenta'],
  'Pantallas/Perfil del socio/Cambiar contraseña': ['clave'],
  'Componentes/Avisos y espera/Mensajes emergentes': ['toast'],
  'Componentes/Avisos y espera/Esqueleto': ['skeleton'],
  'Componentes/Diálogos/Diálogo': ['modal'],
};

/** Further words that a title is found by. */
export const searchWords = (title: string): readonly string[] => WORDS[title] ?? [];

/** Titles that are found by further words; each must be one of the catalogue. */
export const titlesWithWords = Object.keys(WORDS);
