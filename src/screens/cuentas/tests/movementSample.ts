/** A payment of one, told apart by its place. */
export const movement = (index: number) => ({
  idMovimiento: String(index),
  fecha: '2026-11-20T08:00:00',
  descripcion: 'PAGO',
  tipo: 'D' as const,
  valor: 1,
  saldo: 1,
});
