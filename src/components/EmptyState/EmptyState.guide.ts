import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'Donde debía haber una lista y no hay nada, o no se pudo cargar. Si falta solo un dato de la página use el aviso en línea; si falla la página entera, el mensaje de página completa.',
  anatomy: parts`
    Escena | svg | 200 × 120 con un objeto: hoja (sin datos), personas (sin cuentas destino), lupa (sin resultados) o nube (no se pudo cargar).
    Título | h2 | Qué pasa, en Bricolage 20.
    Frase | p | Qué hacer o qué aparecerá aquí; no más de 44 caracteres por línea.
    Acción | button | Una sola y secundaria: la que llena la lista, o Reintentar.
  `,
  do: lines`
    Distinga «aún no tiene» de «no encontramos con estos filtros»: el segundo ofrece Limpiar filtros.
    Use la nube solo para fallos y anúncielos al lector de pantalla.
    Escriba «Aún no tiene movimientos», no «Sin datos».
  `,
  dont: lines`
    No use el botón naranja: la acción principal de la vista es otra.
    No muestre la escena mientras se carga: primero el esqueleto.
    No culpe al socio ni bromee cuando algo falla.
  `,
  props: {
    title: 'Qué es lo que no hay, o qué falló.',
    object: 'Lo que se posa sobre los cerros: una hoja para listas, una nube para fallos.',
    text: 'Qué se puede hacer.',
    action: 'Una acción secundaria.',
    role: 'Con `alert` el lector de pantalla lo dice enseguida; para fallos.',
  },
} satisfies Guide;
