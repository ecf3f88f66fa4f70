import { partialList } from '#domain/partialList.ts';
import preview from '#storybook/preview.tsx';
import { onPaper } from '#testing/paper.tsx';
import { accountDetailOf } from '../accountDetail.ts';
import { PrintedMovements, type PrintedMovementsProps } from '../PrintedMovements.tsx';

const row = (day: number, tipo: 'C' | 'D', descripcion: string, valor: number, saldo: number) => ({
  idMovimiento: String(day),
  fecha: `2026-11-${day}T10:00:00`,
  descripcion,
  tipo,
  valor,
  saldo,
});

const usual: PrintedMovementsProps = {
  cooperativeName: 'Cooperativa Sierra Azul',
  legalName: 'Cooperativa de Ahorro y Crédito Sierra Azul Ltda.',
  member: 'Socia Maria Fernanda Guaman Vintimilla · N.º 48213',
  owner: { label: 'Socia', value: 'Maria Fernanda Guaman Vintimilla · N.º 48213' },
  printedAt: '20/11/2026 10:15',
  account: accountDetailOf({
    numeroCuenta: '010201004871',
    descripcion: 'AHORRO A LA VISTA',
    tipo: 'VISTA',
    estado: 'ACTIVA',
    saldoDisponible: 2_846_37,
    saldoContable: 2_896_37,
  }),
  filter: { desde: '2026-08-23', hasta: '2026-11-20', tipo: 'T', texto: '', valorMinimo: '', valorMaximo: '' },
  rows: [
    row(20, 'D', 'RECARGA CELULAR – CLARO 0900000321', 10_00, 2_896_37),
    row(18, 'D', 'PAGO INTERNET – INTERNET Y TV', 28_00, 2_906_37),
    row(15, 'C', 'TRANSFERENCIA RECIBIDA – CARLOS ANDRES LOJA PERALTA', 260_00, 2_934_37),
  ],
  dateFormat: 'dd/MM/yyyy',
};

const meta = preview.meta({
  title: 'Pantallas/Cuenta, movimientos',
  component: PrintedMovements,
  args: usual,
  decorators: [onPaper],
});

export const Impreso = meta.story({ name: 'Impreso' });

export const ImpresoConFiltro = meta.story({
  name: 'Impreso: solo una parte, y cuál',
  args: {
    filter: { ...usual.filter, tipo: 'D', texto: 'centrosur', valorMinimo: '10' },
    rows: [row(12, 'D', 'PAGO CENTROSUR – CODIGO DE CLIENTE 1203456', 43_27, 2_737_87)],
  },
});

export const ImpresoIncompleto = meta.story({
  name: 'Impreso: un movimiento que no se pudo leer',
  args: { rows: partialList(usual.rows, 1) },
});
