import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the inline notice in the catalogue. */
export const guide = {
  use: 'Para un mensaje que pertenece a su lugar y sigue ahí mientras dura la causa. Si confirma algo que acaba de pasar y ya no importa, use Mensajes emergentes; si es de un solo campo, su error; si no queda nada más que mostrar, Estado vacío.',
  story: 'ConAccion',
  anatomy: parts`
    Icono | svg | Del tono: escudo de consejo, información, correcto, advertencia, error. Se puede cambiar por uno más preciso, como el celular o el reloj de arena. Decorativo.
    Texto | svg + div | Una o dos frases de 14 px. En error va todo en rojo; en los demás tonos solo el icono lleva color.
    Acción | button | Opcional y una sola, secundaria y compacta: casi siempre Reintentar. A 320 px baja bajo el texto.
  `,
  do: lines`
    Diga qué pasó y qué hacer: «No pudimos cargar sus tarjetas.» con Reintentar.
    Use la alerta, que interrumpe al lector de pantalla, para lo que aparece por un fallo; el estado, que espera su turno, para lo demás que llega después.
    Déjelo sin anuncio cuando está desde que se abre la página.
  `,
  dont: lines`
    No lo haga desaparecer solo ni le ponga una X.
    No use el tono de error para algo que se puede hacer igual: eso es advertencia.
    No apile varios avisos: reúna lo que haga falta en uno, junto a su causa.
  `,
  keyboard: {
    Tab: 'Llega a la acción, si la hay; el aviso mismo no recibe el foco.',
  },
  props: {
    tone: 'Qué tan grave es; decide icono y colores.',
    children: 'El texto.',
    icon: 'Otro dibujo que el de su tono.',
    long: 'Más de una frase: el icono va en la primera línea, y la acción debajo del texto donde lo dejaría angosto.',
    action: 'Una acción secundaria, como Reintentar.',
    role: '`alert` interrumpe y `status` espera; sin él, el aviso es parte de la página.',
  },
} satisfies Guide;
