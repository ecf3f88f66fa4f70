import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'Para elegir la cuenta de la que sale el dinero: aparece al comienzo de toda transferencia y de todo pago. Para otras listas cortas está el campo de selección; para opciones con precio, las tarjetas de opción.',
  story: 'Listo',
  anatomy: parts`
    Rótulo | div > span:first-child | Encima y siempre visible; nombra también la lista.
    Cuadro del producto | [role="combobox"] > span:first-child | 44 px con el icono de la billetera. Se oculta cuando el selector mide menos de 300 px.
    Cuenta | [role="combobox"] > span:nth-child(2) | Descripción en peso 600 y debajo el número enmascarado; la descripción puede ocupar varias líneas.
    Saldo disponible | [role="combobox"] > span:nth-child(3) | Rótulo y dinero en tamaño sm; con los saldos ocultos muestra $ ••••.
    Flecha | [role="combobox"] > svg | Dice que se abre: una lista de filas de 68 px con una marca en la elegida.
  `,
  do: lines`
    Preseleccione la primera cuenta; la mayoría de socios tiene una.
    Muéstrelo aunque haya una sola cuenta: el socio confirma de dónde sale el dinero.
    Muestre todos los mensajes del servidor, uno por línea, con Reintentar debajo.
    Mientras carga diga «Cargando cuentas de origen», con el mismo alto de 72 px.
  `,
  dont: lines`
    No incluya cuentas que no permiten débito, como los certificados de aportación.
    No lo reemplace por un texto fijo cuando no hay cuentas: diga «No tiene cuentas habilitadas para débito».
    No muestre los saldos si el socio los ocultó en otra pantalla.
  `,
  keyboard: {
    'Intro / Espacio / ↓': 'Abre la lista en la cuenta elegida.',
    '↑ / ↓': 'Recorre las cuentas.',
    'Inicio / Fin': 'Salta a la primera o a la última.',
    Letras: 'Saltan a la cuenta cuya descripción empieza así.',
    Escape: 'Cierra sin cambiar y devuelve el foco al selector.',
  },
  props: {
    label: 'El rótulo, siempre visible; nombra también la lista.',
    state: 'Si las cuentas están cargando, listas o fallaron.',
    value: 'Número de la cuenta elegida; con `null` muestra el marcador. Quien lo usa preselecciona la primera.',
    onChange: 'Se llama con el número de la cuenta elegida.',
    onRetry: 'Se llama al pulsar Reintentar.',
    hideBalances: 'Dibuja los saldos como `$ ••••`. Es obligatoria para que nadie olvide lo que eligió el socio.',
  },
} satisfies Guide;
