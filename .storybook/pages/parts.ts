/** The catalogue's parts, in the order of its sidebar. */
export const PARTS = ['Inicio', 'Fundamentos', 'Componentes', 'Pantallas', 'Recorridos', 'Contrato'] as const;
