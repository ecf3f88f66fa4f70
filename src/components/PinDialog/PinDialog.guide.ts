import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the PIN dialog in the catalogue. */
export const guide = {
  use: 'Para autorizar con el código del celular lo que mueve dinero, cambia los datos del socio o le da acceso. Para preguntar sin código use Diálogo de confirmación; la contraseña nunca se pide aquí.',
  story: 'ConInformacion',
  anatomy: parts`
    Pedido | h2 | Cuadro con celular y el texto fijo «Ingrese el código de confirmación generado en su dispositivo móvil». Es el nombre del diálogo.
    Información | [role="group"] | Opcional: título y filas de lo que se firma, con el monto en negrita. Sin ella, el diálogo va directo a las casillas.
    Casillas | fieldset | Seis, de 68 px de alto (60 bajo 685; 44 en un celular de menos de 720 de alto). El foco empieza en la primera y avanza al escribir; pegar reparte el código. El teléfono puede ofrecer el que llegó por mensaje.
    Mensajes | | Todos los de la respuesta, en rojo, y se anuncian al llegar. Un código incorrecto vacía las casillas; con otros fallos los dígitos quedan. Si expiró o se agotaron los intentos, Continuar queda inactivo.
    Salida | | Opcional: una frase con un enlace, desde el inicio, para quien no recibe el código. El enlace cierra sin confirmar y lleva a donde se corrige.
    Tiempo y botones | form svg | Empieza en 2:59, va en rojo en los últimos 30 segundos y cierra a los 180; se anuncia a los 2:00, 1:00 y 0:30. Cancelar aparece tras el tercer fallo, o desde el inicio si tiene texto propio.
  `,
  do: lines`
    Anuncie antes de abrirlo que se pedirá el código, en la revisión o junto a Guardar.
    Arme la información con lo mismo que se enviará: beneficiario, monto, cuenta enmascarada.
    Si se cierra sin confirmar, vuelva a la pantalla anterior con los datos intactos y dígalo: «No se realizó ningún débito.».
  `,
  dont: lines`
    No lo cierre al pulsar fuera: solo la X, Esc, Cancelar o el tiempo.
    No reanude el tiempo ni cuente los intentos de un diálogo anterior: cada apertura empieza de nuevo.
    No agregue otra acción principal: Continuar es la única.
  `,
  keyboard: {
    '0 a 9': 'Escribe en la casilla y pasa a la siguiente; otro carácter la deja vacía.',
    Retroceso: 'Borra la casilla; si está vacía, borra la anterior y va a ella.',
    'Flechas izquierda y derecha, Inicio, Fin': 'Mueven el foco entre las casillas.',
    'Ctrl + V': 'Reparte el código desde la primera casilla, aunque traiga un espacio o un guion.',
    Intro: 'Continúa; si falta algún dígito, marca las casillas vacías.',
    Esc: 'Cierra sin confirmar, como la X.',
    Tab: 'Recorre casillas, Continuar, Cancelar y la X sin salir del diálogo.',
  },
  props: {
    onSubmit: 'Envía las seis cifras. No debe fallar: un fallo también es una respuesta.',
    onClose:
      '`true` cuando se aceptó el código; `false` con la X, Escape, cancelar y a los 180 segundos. Se llama una vez.',
    cancelLabel: 'Muestra desde el comienzo el botón de cancelar, con este texto.',
    info: 'Lo que se firma: título y filas de nombre y valor.',
    sentTo:
      'A dónde dice el banco que envió el código, «celular terminado en 214». Sin él, el código lo genera el dispositivo del socio.',
    hint: 'Bajo las casillas desde el comienzo, con una acción que cierra el diálogo como lo hace la X.',
    help: 'El teléfono de la cooperativa: bajo «¿Dónde encuentro mi código?», y cuando ya no se acepta otro código. Llame a `leave` para cerrar el diálogo antes de abrir otra cosa.',
    elapsedSource: 'Tiempo desde que se abrió, en ms; el catálogo lo fija.',
  },
} satisfies Guide;
