import type { credito } from '#api/contract/creditos.ts';
import type { WireAnswer } from '#api/contract/endpoint.ts';
import { type Stage } from '#testing/storyStage.tsx';

type Answer = WireAnswer<typeof credito>;
type Row = Answer['tabla'][number];

/** The 15th of the month so many months after January 2026. */
const fifteenth = (month: number) => `${2026 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-15`;

/** A table of so many equal instalments, the first ones paid and the next ones overdue. */
export function tableOf(total: number, paid: number, overdue = 0, amount = 250): Row[] {
  return Array.from({ length: total }, (_, index) => ({
    numero: index + 1,
    fecha: fifteenth(index),
    capital: amount * 0.8,
    interes: amount * 0.19,
    seguro: amount * 0.01,
    otros: 0,
    cuota: amount,
    saldo: (total - index - 1) * amount * 0.8,
    estado: index < paid ? 'PAGADA' : index < paid + overdue ? 'VENCIDA' : 'PENDIENTE',
    fechaPago: index < paid ? fifteenth(index) : null,
  }));
}

/** A loan that is up to date. */
export const loan: Answer = {
  numeroCredito: '020110004417',
  descripcion: 'CREDITO DE CONSUMO',
  saldoCapital: 1000,
  estado: 'VIGENTE',
  diasVencido: 0,
  cuotasPagadas: 7,
  totalCuotas: 12,
  proximaCuota: { numero: 8, fecha: '2026-08-15', valor: 250 },
  montoOriginal: 2400,
  plazoMeses: 12,
  tasaNominal: 15.6,
  tasaEfectiva: 16.77,
  sistema: 'FRANCES',
  fechaConcesion: '2025-12-15',
  fechaVencimiento: '2026-12-15',
  cuentaDebito: '010201004871',
  vencido: null,
  tabla: tableOf(12, 7),
  pagos: [{ fecha: '2026-07-15', valor: 250, canal: 'DEBITO AUTOMATICO', numeroComprobante: null }],
};

const huge = 9_876_543_210.5;

/** The longest words and the highest amounts that a loan says of itself. */
export const longLoan: Answer = {
  ...loan,
  numeroCredito: '020110004417020110004417',
  descripcion: `CREDITO PRODUCTIVO ${'PARA TRABAJADORES AGRICOLAS Y ARTESANOS DEL AUSTRO '.repeat(4)}`,
  saldoCapital: huge,
  estado: 'VENCIDO',
  diasVencido: 1234,
  cuotasPagadas: 20,
  totalCuotas: 60,
  proximaCuota: { numero: 23, fecha: '2027-11-15', valor: huge },
  montoOriginal: huge,
  plazoMeses: 60,
  vencido: {
    cuotas: 2,
    dias: 1234,
    capital: huge,
    interes: huge,
    seguro: huge,
    mora: huge,
    gestionCobranza: huge,
    total: huge,
  },
  tabla: tableOf(60, 20, 2, huge).map((row) => ({ ...row, otros: 1_234_567.89 })),
  pagos: Array.from({ length: 20 }, (_, index) => ({
    fecha: fifteenth(19 - index),
    valor: huge,
    canal: 'CORRESPONSAL SOLIDARIO TIENDA LA ESPERANZA DE LA PARROQUIA TARQUI',
    numeroComprobante: `2026-1120-${'0'.repeat(30)}${index}`,
  })),
};

/** The member's loan that is overdue. */
export const overdueNumber = { mundo: { ruta: '/creditos/020120001932' } };

/** Waits for the loan under its name. */
export const named =
  (name: string | RegExp) =>
  async ({ canvas }: Pick<Stage, 'canvas'>) => {
    await canvas.findByRole('heading', { level: 1, name });
  };
