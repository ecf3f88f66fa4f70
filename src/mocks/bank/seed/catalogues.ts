/** Small lists that the cooperative answers as they are (demo-bank.md C.1, C.4). Institutions and addresses are invented. */

export const mobilePrefixes = [
  { codigo: '593', descripcion: 'Ecuador', longitud: 9 },
  { codigo: '57', descripcion: 'Colombia', longitud: 10 },
  { codigo: '51', descripcion: 'Perú', longitud: 9 },
  { codigo: '34', descripcion: 'España', longitud: 9 },
  { codigo: '1', descripcion: 'Estados Unidos', longitud: 10 },
];

const HOURS = 'Lunes a viernes de 08:00 a 17:00, sábados de 08:30 a 13:00';
const CALL_CENTRE = '1800 000 000';

export const agencies = [
  agency('01', 'Matriz Centro', 'Cuenca', 'Gran Colombia y Padre Aguirre', -2.8974, -79.0045),
  agency('02', 'El Vergel', 'Cuenca', 'Av. Alfonso Cordero y Manuel J. Calle', -2.9101, -78.9987),
  agency('03', 'Azogues', 'Azogues', 'Bolívar y Serrano', -2.7397, -78.8486),
  agency('04', 'Gualaceo', 'Gualaceo', 'Gran Colombia y Tres de Noviembre', -2.8926, -78.7784),
  agency('05', 'Macas', 'Macas', 'Soasti y Domingo Comín', -2.3087, -78.1114),
];

export const securityQuestions = [
  { codigo: '01', descripcion: '¿Cuál fue el nombre de su primera mascota?' },
  { codigo: '02', descripcion: '¿En qué ciudad se conocieron sus padres?' },
  { codigo: '03', descripcion: '¿Cómo se llamaba su escuela primaria?' },
  { codigo: '04', descripcion: '¿Cuál es el segundo nombre de su abuela materna?' },
  { codigo: '05', descripcion: '¿Cuál fue su primer trabajo?' },
];

export const frequentQuestions = [
  {
    pregunta: '¿Cómo recupero mi contraseña?',
    respuesta: 'En la pantalla de ingreso elija Recuperar contraseña y confirme con el código de su dispositivo móvil.',
    categoria: 'Acceso',
  },
  {
    pregunta: '¿Por qué se cerró mi sesión?',
    respuesta: 'Por su seguridad cerramos la sesión después de tres minutos sin actividad.',
    categoria: 'Seguridad',
  },
  {
    pregunta: '¿Cómo cambio mis cupos?',
    respuesta:
      'Ingrese a Configurar mis cupos, elija la cuenta y guarde los nuevos valores dentro del máximo permitido.',
    categoria: 'Cupos',
  },
  {
    pregunta: '¿Cuánto tarda una transferencia a otra institución?',
    respuesta: 'Las inmediatas llegan en segundos; las que van por SPI llegan el siguiente día hábil.',
    categoria: 'Transferencias',
  },
];

export const institutionTypes = [
  { codigo: 'BAN', descripcion: 'Banco' },
  { codigo: 'COO', descripcion: 'Cooperativa' },
  { codigo: 'MUT', descripcion: 'Mutualista' },
];

export const institutions = [
  institution('BAN', '1001', 'Banco Andes Demo', 'INMEDIATA', true),
  institution('BAN', '1002', 'Banco del Litoral Demo', 'INMEDIATA', true),
  institution('BAN', '1003', 'Banco Pacífico Sur Demo', 'SPI', true),
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
) {
  return { tipo, codigo, descripcion, acreditacion, aceptaTarjetas };
}
