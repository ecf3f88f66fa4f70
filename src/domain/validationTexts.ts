/** §5 Validation rules, apart from the rest because the sign-in form needs only these; specTexts holds them too. */
export const validationTexts = {
  required: 'El campo es requerido.',
  passwordLength: 'La contraseña debe tener un minimo de 8 digitos',
  passwordDigit: 'La contraseña debe tener un numero',
  passwordUppercase: 'La contraseña debe tener una mayuscula',
  passwordLowercase: 'La contraseña debe tener una minuscula',
  passwordWhitespace: 'El usuario no debe tener espacios en blanco',
  passwordMismatch: 'La contraseña no coincide',
  invalidForm: 'Todos los campos son obligatorios',
} as const;
