import { maskAccount, spokenAccount } from '#domain/accountNumber.ts';
import { arrivalText } from '#domain/arrival.ts';
import { formatCountdown } from '#domain/countdown.ts';
import { formatDate, formatLastAccess } from '#domain/dates.ts';
import { greetingForHour } from '#domain/greeting.ts';
import { formatAmount, formatMoney, HIDDEN_MONEY } from '#domain/money.ts';
import { deviceName, productName, titleCase } from '#domain/names.ts';

/** What arrives, what the bank's own formatter makes of it, and the rule. */
export interface FormatRow {
  what: string;
  given: string;
  shown: string;
  rule: string;
}

/** The formats of the bank, worked out by the functions that its screens use. */
export function formatRows(): FormatRow[] {
  return [
    {
      what: 'Dinero',
      given: '284637 centavos',
      shown: formatMoney(2_846_37),
      rule: 'Símbolo primero, punto de miles, coma y siempre dos decimales.',
    },
    {
      what: 'Dinero que sale, en texto',
      given: '-4530 centavos',
      shown: formatMoney(-45_30),
      rule: 'En pantalla se dibuja el signo menos (−) y nunca va en rojo.',
    },
    {
      what: 'Columna con la moneda en el título',
      given: '100000 centavos',
      shown: formatAmount(1_000_00),
      rule: 'Sin símbolo: lo dice la cabecera.',
    },
    { what: 'Saldo oculto', given: 'cualquiera', shown: HIDDEN_MONEY, rule: 'No deja ver cuántas cifras tiene.' },
    {
      what: 'Fecha',
      given: '2026-11-20T10:15:00-05:00',
      shown: formatDate('2026-11-20T10:15:00-05:00') ?? '',
      rule: 'dd/MM/yyyy, en hora de Ecuador.',
    },
    {
      what: 'Último acceso',
      given: '2026-11-19T20:42:00-05:00',
      shown: formatLastAccess('2026-11-19T20:42:00-05:00') ?? '',
      rule: 'Mes en tres letras minúsculas y hora de 24.',
    },
    { what: 'Cuenta regresiva', given: '179 segundos', shown: formatCountdown(179), rule: 'Minutos y dos cifras.' },
    {
      what: 'Número de cuenta',
      given: '010020004871',
      shown: maskAccount('010020004871'),
      rule: 'Solo los cuatro últimos.',
    },
    {
      what: 'El mismo, para el oído',
      given: '010020004871',
      shown: spokenAccount('010020004871'),
      rule: 'El lector de pantalla no lee viñetas.',
    },
    {
      what: 'Nombre de persona',
      given: 'MARIA FERNANDA GUAMAN',
      shown: titleCase('MARIA FERNANDA GUAMAN'),
      rule: 'Cada palabra con mayúscula, también si llega en mayúsculas; no se inventan tildes.',
    },
    {
      what: 'Producto',
      given: 'DEPOSITO A PLAZO FIJO',
      shown: productName('DEPOSITO A PLAZO FIJO'),
      rule: 'Como frase, con las tildes que tienen una sola lectura.',
    },
    {
      what: 'Dispositivo',
      given: 'CHROME EN WINDOWS 11',
      shown: deviceName('CHROME EN WINDOWS 11'),
      rule: 'Nombre propio con la preposición en minúscula.',
    },
    { what: 'Saludo', given: '19 h', shown: greetingForHour(19), rule: 'Por la hora de Ecuador.' },
    {
      what: 'Llegada del dinero',
      given: 'SPI',
      shown: arrivalText('SPI'),
      rule: 'La decide el servidor; un código desconocido se muestra tal cual.',
    },
  ];
}

/** The verbs of the bank's buttons (copy.md «Common»): one verb, one thing. */
export const verbs: readonly (readonly [string, string])[] = [
  ['Continuar', 'Va al paso siguiente; todavía no cambia nada.'],
  ['Revisar', 'Muestra todo lo que se va a enviar, con su costo.'],
  ['Confirmar', 'Pide el código y ejecuta.'],
  ['Modificar', 'Regresa a un dato que ya se llenó.'],
  ['Volver', 'Un paso atrás, con lo escrito intacto.'],
  ['Cancelar', 'Deja la tarea o responde que no.'],
  ['Guardar', 'Conserva los cambios de un formulario.'],
  ['Eliminar', 'Quita algo para siempre. Va en rojo solo al confirmar.'],
  ['Reintentar', 'Repite una consulta que falló; nunca repite un pago.'],
  ['Verificar', 'Pregunta qué pasó con una operación; no la envía otra vez.'],
  ['Cargar más', 'Añade filas a la lista.'],
  ['Cerrar', 'Cierra lo que se abrió, sin responder nada.'],
  ['Descargar PDF · Exportar CSV · Imprimir · Compartir', 'Dicen el formato o el destino.'],
  ['Ocultar saldos · Mostrar saldos', 'Cambian con el estado.'],
];

/** What the bank does not write, what it writes instead, and why. */
export const avoided: readonly (readonly [string, string, string])[] = [
  ['Tú, tu, haz clic', 'Usted: «Ingrese», «Revise», «su cuenta»', 'El trato es formal en toda la banca.'],
  ['¡Listo!', 'Transferencia exitosa', 'Sin signos de exclamación: el dinero no se celebra ni se grita.'],
  ['Usted ingresó mal la clave', 'Usuario o contraseña incorrectos.', 'No se culpa a quien lee.'],
  ['El usuario no existe', 'Usuario o contraseña incorrectos.', 'Nada dice si un usuario existe.'],
  [
    'Error 500',
    'El servicio no está disponible en este momento.',
    'El código es para soporte, la frase para el socio.',
  ],
  ['Aceptar, Sí, OK', 'Cerrar sesión, Eliminar, Confirmar pago', 'El botón repite el verbo de lo que hace.'],
  ['Haga clic aquí', 'Ver agencias', 'Un enlace se entiende leído solo.'],
  ['Sin datos', 'Aún no tiene movimientos.', 'Se dice qué falta y, si se puede, cómo empezar.'],
  ['Procesando…', 'El verbo del botón con su indicador', 'El texto no cambia mientras se envía.'],
  ['USD 1,234.56', '$1.234,56', 'Un solo formato de dinero.'],
];
