import preview from '#storybook/preview.tsx';
import { Column, inRoom } from '../storyRoom.tsx';
import { guide } from './MovementFace.guide.ts';
import { MovementFace, type MovementFaceProps } from './MovementFace.tsx';

const args: MovementFaceProps = {
  description: 'TRANSFERENCIA RECIBIDA – CARLOS ANDRES LOJA PERALTA',
  isIncome: true,
};

const meta = preview.meta({
  id: 'componentes-movimiento',
  title: 'Componentes/Datos/Movimiento',
  component: MovementFace,
  args,
  decorators: [inRoom],
  parameters: { guide },
});

/** One description of each kind, as the core writes it. */
const income = [
  'ACREDITACION SUELDO SPI – TRANSFERENCIA SPI RECIBIDA',
  'CAPITALIZACION INTERES – AHORRO A LA VISTA',
  'TRANSFERENCIA RECIBIDA – CARLOS ANDRES LOJA PERALTA',
  'DEPOSITO EN EFECTIVO – VENTANILLA MATRIZ CENTRO',
];
const outgoing = [
  'TRANSFERENCIA ENVIADA – ARRIENDO',
  'TRANSFERENCIA SPI ENVIADA – ROSA ELENA ORDONEZ',
  'RETIRO CAJERO – CAJERO MATRIZ CENTRO',
  'CONSUMO POS SUPERMERCADO – COMPRA CON TARJETA DE DEBITO',
  'DEBITO CUOTA 18 CREDITO – CREDITO DE CONSUMO 020110004417',
  'AHORRO PROGRAMADO – APORTE MENSUAL',
  'PAGO CENTROSUR – CODIGO DE CLIENTE 1203456',
  'PAGO AGUA Y TELEFONO – SERVICIOS BASICOS',
  'PAGO INTERNET – INTERNET Y TV',
  'PAGO PENSION COLEGIO – UNIDAD EDUCATIVA CORDILLERA AZUL',
  'RECARGA CELULAR – CLARO 0900000321',
  'NOTA DE DEBITO',
];

export const Ingreso = meta.story({});
export const Egreso = meta.story({ args: { description: 'RECARGA CELULAR – CLARO 0900000321', isIncome: false } });
export const SinDetalle = meta.story({ name: 'Sin detalle', args: { description: 'NOTA DE DEBITO', isIncome: false } });
export const SinDescripcion = meta.story({ name: 'Sin descripción', args: { description: '', isIncome: false } });
export const Clases = meta.story({
  name: 'Todas las clases',
  render: () => (
    <Column>
      {income.map((description) => (
        <MovementFace key={description} description={description} isIncome />
      ))}
      {outgoing.map((description) => (
        <MovementFace key={description} description={description} isIncome={false} />
      ))}
    </Column>
  ),
});
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: { description: `TRANSFERENCIA RECIBIDA – ${'X'.repeat(80)} ${'MARIA FERNANDA DE LOS ANGELES '.repeat(3)}` },
  globals: { viewport: { value: 'm320' } },
});
