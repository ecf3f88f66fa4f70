/** Small lists that the cooperative answers as they are (demo-bank.md C.1, C.4). Institutions and addresses are invented. */

export const mobilePrefixes = [
  { codigo: '593', descripcion: 'Ecuador', longitud: 9 },
  { codigo: '57', descripcion: 'Colombia', longitud: 10 },
  { codigo: '51', descripcion: 'Perú', longitud: 9 },
  { codigo: '34', descripcion: 'España', longitud: 9 },
  { codigo: '1', descripcion: 'Estados Unidos', longitud: 10 },
];

const HOURS = 'Lunes a viernes 08:30 a 17:00';
const CALL_CENTRE = '1800 000 000';

export const agencies = [
  agency('01', 'Matriz Centro', 'Cuenca', 'Gran Colombia 7-39 y Luis Cordero', -2.8974, -79.0045),
  agency('02', 'El Vergel', 'Cuenca', 'Av. 10 de Agosto y Alfonso Cordero', -2.9101, -78.9987),
  agency('03', 'Azogues', 'Azogues', 'Bolívar 5-12 y Matovelle', -2.7397, -78.8486),
  agency('04', 'Gualaceo', 'Gualaceo', 'Gran Colombia 3-20 y Dávila Chica', -2.8926, -78.7784),
  agency('05', 'Macas', 'Macas', 'Soasti 4-18 y Domingo Comín', -2.3087, -78.1114),
];

export const securityQuestions = [
  { codigo: '01', descripcion: '¿Nombre de su primera mascota?' },
  { codigo: '02', descripcion: '¿En qué ciudad nació su mamá?' },
  { codigo: '03', descripcion: '¿Cómo se llamaba su escuela?' },
  { codigo: '04', descripcion: '¿Segundo nombre de su abuela?' },
  { codigo: '05', descripcion: '¿Cuál fue su primer trabajo?' },
  { codigo: '06', descripcion: '¿Apodo que tenía de niña o niño?' },
  { codigo: '07', descripcion: '¿Qué plato prepara mejor?' },
  { codigo: '08', descripcion: '¿Nombre de su mejor profesor?' },
  { codigo: '09', descripcion: '¿Calle en la que creció?' },
];

export const frequentQuestions = [
  {
    pregunta: '¿Qué hago si olvidé mi contraseña?',
    respuesta:
      'En la pantalla de ingreso elija Recuperar contraseña. Le pediremos su usuario, su identificación y el código que ve en su dispositivo móvil; después podrá elegir una contraseña nueva.',
    categoria: 'Ingreso',
  },
  {
    pregunta: '¿Dónde veo el código de confirmación?',
    respuesta:
      'Se genera en el dispositivo móvil que registró en la cooperativa. Dura tres minutos y sirve para una sola operación. Si no tiene ese dispositivo, acérquese a una agencia.',
    categoria: 'Ingreso',
  },
  {
    pregunta: '¿Cuánto tarda una transferencia a otra institución?',
    respuesta:
      'Depende de la institución. A las que reciben de inmediato llega en segundos, a cualquier hora. A las demás llega el siguiente día hábil. Antes de confirmar le indicamos cuándo llegará la suya.',
    categoria: 'Transferencias',
  },
  {
    pregunta: '¿Puedo anular una recarga?',
    respuesta:
      'No. Las recargas llegan enseguida a la operadora y no se pueden anular. Revise el número y la operadora antes de confirmar.',
    categoria: 'Pagos',
  },
  {
    pregunta: '¿Cómo cambio mis cupos?',
    respuesta:
      'Ingrese a Configuración, elija CONFIGURAR MIS CUPOS y la cuenta. Escriba los valores nuevos, sin pasar del máximo que se indica, y guarde.',
    categoria: 'Transferencias',
  },
  {
    pregunta: '¿Por qué me piden un código al ingresar?',
    respuesta:
      'Porque ingresa desde un dispositivo que no conocemos. Confirme con el código de su dispositivo móvil y no se lo volveremos a pedir en ese equipo.',
    categoria: 'Ingreso',
  },
  {
    pregunta: '¿Cómo me registro en la banca virtual?',
    respuesta:
      'En la pantalla de ingreso elija Registrarse. Necesita su identificación, su fecha de nacimiento, el número de una de sus cuentas y el dispositivo móvil que genera sus códigos.',
    categoria: 'Ingreso',
  },
  {
    pregunta: '¿Por qué se cerró mi sesión?',
    respuesta:
      'Por su seguridad la cerramos cuando pasan tres minutos sin actividad. Ingrese de nuevo para continuar; lo que no confirmó no se realizó.',
    categoria: 'Seguridad',
  },
  {
    pregunta: '¿La cooperativa puede pedirme mi contraseña o mis códigos?',
    respuesta:
      'Nunca, ni por teléfono, ni por correo, ni en una agencia. Si alguien se los pide, no los entregue y llámenos al 1800 000 000.',
    categoria: 'Seguridad',
  },
  {
    pregunta: '¿Qué pasa si pago un servicio con un valor equivocado?',
    respuesta:
      'El valor lo informa la empresa al momento de la consulta. Si no está de acuerdo con él, consulte con la empresa antes de pagar: un pago realizado no se puede anular desde la banca virtual.',
    categoria: 'Pagos',
  },
];

/** An institution that receives transfers. */
export interface Institution {
  /** A code of {@link institutionTypes}. */
  tipo: string;
  codigo: string;
  descripcion: string;
  acreditacion: 'INMEDIATA' | 'SPI';
  aceptaTarjetas: boolean;
  /** False: it takes no transfers for the time being (-0005-02-01). The wire does not say it. */
  isAvailable: boolean;
}

export const institutionTypes = [
  { codigo: 'BAN', descripcion: 'Banco' },
  { codigo: 'COO', descripcion: 'Cooperativa' },
  { codigo: 'MUT', descripcion: 'Mutualista' },
];

/** Where transfers to other institutions go. `acreditacion` says when they arrive (screens A.0 «Arrival»). */
export const institutions: readonly Institution[] = [
  institution('BAN', '1001', 'Banco Andes Demo', 'INMEDIATA', true),
  institution('BAN', '1002', 'Banco del Litoral Demo', 'INMEDIATA', true),
  institution('BAN', '1003', 'Banco Pacífico Sur Demo', 'SPI', true),
  // Registered, listed and never reachable: -0005-02-01.
  { ...institution('BAN', '1004', 'Banco del Páramo Demo', 'INMEDIATA', false), isAvailable: false },
  institution('COO', '2001', 'Cooperativa Valle Nuevo Demo', 'SPI', false),
  institution('MUT', '3001', 'Mutualista Tomebamba Demo', 'SPI', false),
];

export const cardAccountTypes = [{ codigo: 'TCR', descripcion: 'Tarjeta de crédito' }];

export const externalAccountTypes = [
  { codigo: 'AHO', descripcion: 'Ahorros' },
  { codigo: 'COR', descripcion: 'Corriente' },
];

export const internalAccountTypes = [
  { codigo: 'AHV', descripcion: 'Ahorro a la vista' },
  { codigo: 'AHN', descripcion: 'Ahorro negocio' },
];

function agency(codigo: string, nombre: string, ciudad: string, direccion: string, latitud: number, longitud: number) {
  return { codigo, nombre, ciudad, direccion, telefono: CALL_CENTRE, horario: HOURS, latitud, longitud };
}

function institution(
  tipo: string,
  codigo: string,
  descripcion: string,
  acreditacion: 'INMEDIATA' | 'SPI',
  aceptaTarjetas: boolean,
): Institution {
  return { tipo, codigo, descripcion, acreditacion, aceptaTarjetas, isAvailable: true };
}
