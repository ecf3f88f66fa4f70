import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the tabs in the catalogue. */
export const guide = {
  use: 'Para dividir una pantalla en dos o más partes que no se comparan y no dependen una de otra: MIS DATOS, CAMBIAR CONTRASEÑA, CONFIGURAR MIS CUPOS. Para cambiar un dato dentro de un formulario use Control segmentado; para filtrar una lista, Filtros.',
  story: 'EnMayusculas',
  anatomy: parts`
    Pestaña abierta | [role="tab"][aria-selected="true"] | Texto fuerte y marca petróleo de 3 px debajo.
    Lista | [role="tablist"] | De 52 px. En ventana angosta se desplaza de lado, con la pestaña siguiente cortada como señal, y trae a la vista la abierta. Tiene nombre para el lector de pantalla.
    Panel | [role="tabpanel"] | Solo existe el abierto: al cambiar, lo que no se guardó en el otro lo conserva la pantalla o se pierde. Lleva el nombre de su pestaña.
  `,
  do: lines`
    Escriba los textos propios en minúsculas de frase; las mayúsculas son de los que fija la especificación.
    Use de una a tres palabras: las pestañas no bajan de línea.
    Pregunte antes de cambiar si hay datos sin guardar.
  `,
  dont: lines`
    No las use como pasos de un proceso.
    No ponga iconos ni cantidades en ellas.
    No anide pestañas dentro de un panel.
  `,
  keyboard: {
    Tab: 'Entra en la pestaña abierta y después pasa al panel.',
    'Flechas izquierda y derecha': 'Mueven el foco entre pestañas sin abrirlas; de la última se vuelve a la primera.',
    'Inicio y Fin': 'Van a la primera y a la última.',
    'Intro o Espacio': 'Abre la pestaña que tiene el foco.',
  },
  props: {
    label: 'Nombre de la lista de pestañas.',
    tabs: 'Las pestañas con su contenido, en orden.',
    value: 'La pestaña abierta.',
    onChange: 'Se llama con la pestaña que se pulsó.',
  },
} satisfies Guide;
