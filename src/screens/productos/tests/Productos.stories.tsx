import { screen, spyOn } from 'storybook/test';
import type { WireAnswer } from '#api/contract/endpoint.ts';
import { garantias, leer } from '#api/contract/productos.ts';
import { leer as leerTarjeta } from '#api/contract/tarjetas.ts';
import { besideFocusGuards } from '#components/storyRoom.tsx';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { ofJuan } from '#testing/otherMember.ts';
import { clasica, nothing, vista } from '#testing/productSamples.ts';
import { unsaid } from '#testing/shownCodes.ts';
import { showSimply } from '#testing/showSimply.ts';
import { inMain, type Stage, shows } from '#testing/storyStage.tsx';
import { inTurn, offers, presses } from '#testing/storySteps.ts';
import { m390 } from '#testing/storyTexts.ts';
import { Productos } from '../Productos.tsx';

const meta = preview.meta({
  title: 'Pantallas/Productos',
  component: Productos,
  parameters: { mundo: { ruta: '/productos' } },
  decorators: [inMain],
});

type Answer = WireAnswer<typeof leer>;

/** Everything is there, also what comes from the calls of a card and of the guarantees. */
const ready = async ({ canvas }: Pick<Stage, 'canvas'>) => {
  await canvas.findByText(/^Pague hasta el/);
  await canvas.findByText(/créditos que garantiza$/);
};

/** Opens «Más acciones» of the first account. */
const openActions = async ({ canvas, userEvent }: Stage) => {
  const [first] = await canvas.findAllByRole('button', { name: 'Más acciones' });
  if (first) await userEvent.click(first);
  await screen.findByRole('menuitem', { name: 'Copiar número' });
};

export const Cargando = meta.story({
  ...given(answers.never(leer)),
  play: shows('Cargando sus productos'),
});

export const Vacio = meta.story({
  name: 'Vacío',
  ...given(answers.withData(leer, nothing)),
  play: shows('Aún no tiene productos activos'),
});

export const VacioConAgencias = Vacio.extend({
  name: 'Vacío, «Ver agencias» abierto',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver agencias' }));
    await shows('Matriz Centro')();
  },
});

export const Listo = meta.story({ play: ready });

export const FilasSinLeer = meta.story({
  name: 'Una fila de cada lista no se pudo leer',
  ...given(answers.withUnreadableRows(leer)),
  play: shows('Sin 1 cuenta que no se pudo leer'),
});

export const MasAcciones = meta.story({
  name: '«Más acciones» abierto',
  parameters: { a11y: besideFocusGuards },
  play: inTurn(ready, openActions),
});

export const NumeroCopiado = meta.story({
  name: 'Número copiado',
  play: async (stage) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openActions(stage);
    await stage.userEvent.click(screen.getByRole('menuitem', { name: 'Copiar número' }));
    await shows('Número copiado')();
  },
});

export const NumeroSinCopiar = meta.story({
  name: 'El navegador no permite copiar',
  play: async (stage) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denegado', 'NotAllowedError'));
    await openActions(stage);
    await stage.userEvent.click(screen.getByRole('menuitem', { name: 'Copiar número' }));
    await shows(/^No pudimos copiar/)();
  },
});

export const SaldosOcultos = meta.story({
  name: 'Saldos ocultos',
  play: inTurn(ready, presses('Ocultar saldos'), offers('Mostrar saldos')),
});

export const OtroSocio = meta.story({
  name: 'Otro socio: una cuenta y nada más',
  ...ofJuan,
  play: shows('Ahorro a la vista'),
});

export const CuentaBloqueada = meta.story({
  name: 'Cuenta bloqueada',
  beforeEach({ msw }) {
    const blocked = { ...vista, numeroCuenta: '010201012604', descripcion: 'AHORRO NEGOCIO', estado: 'BLOQUEADA' };
    msw.use(answers.withData(leer, { ...nothing, ahorros: [vista, blocked] }));
  },
  play: shows('Bloqueada'),
});

export const EstadosDelServidor = meta.story({
  name: 'Estados que solo el servidor conoce, y mora sin estado',
  beforeEach({ msw }) {
    const loan = { descripcion: 'CREDITO DE CONSUMO', saldoCapital: 3120.55 };
    const proximaCuota = { numero: 4, fecha: '2026-12-05', valor: 343.2 };
    msw.use(
      answers.withData(leer, {
        ...nothing,
        ahorros: [vista, { ...vista, numeroCuenta: '010201012604', descripcion: 'AHORRO NEGOCIO', estado: 'INACTIVA' }],
        creditos: [
          { ...loan, numeroCredito: '020110004417', estado: 'REESTRUCTURADO', proximaCuota },
          { ...loan, numeroCredito: '020120001932', estado: 'EN MORA', diasVencido: 6, proximaCuota },
          { ...loan, numeroCredito: '020110002075', estado: null, proximaCuota },
        ],
        tarjetas: [{ ...clasica, estado: 'CANCELADA' }],
      }),
    );
  },
  play: shows('REESTRUCTURADO'),
});

export const CreditosVencidos = meta.story({
  name: 'Créditos vencidos: uno, seis y más de cien días',
  beforeEach({ msw }) {
    const loan = (numeroCredito: string, diasVencido: number): Answer['creditos'][number] => ({
      numeroCredito,
      descripcion: 'CREDITO DE CONSUMO',
      saldoCapital: 3120.55,
      estado: 'VENCIDO',
      diasVencido,
    });
    const creditos = [loan('020110004417', 1), loan('020120001932', 6), loan('020110002075', 128)];
    msw.use(answers.withData(leer, { ...nothing, ahorros: [vista], creditos }));
  },
  play: shows('Vencido hace 128 días'),
});

export const CreditosAlDia = meta.story({
  name: 'Créditos al día, cancelado y sin próxima cuota',
  beforeEach({ msw }) {
    const loan = { saldoCapital: 812.4, estado: 'VIGENTE', cuotasPagadas: 3, totalCuotas: 12 };
    msw.use(
      answers.withData(leer, {
        ...nothing,
        ahorros: [vista],
        creditos: [
          {
            ...loan,
            numeroCredito: '020110004417',
            descripcion: 'MICROCREDITO',
            proximaCuota: { numero: 4, fecha: '2026-12-05', valor: 343.2 },
          },
          { ...loan, numeroCredito: '020120001932', descripcion: 'CREDITO EMERGENTE', proximaCuota: null },
          {
            ...loan,
            numeroCredito: '020110002075',
            descripcion: 'CREDITO DE CONSUMO',
            saldoCapital: 0,
            estado: 'CANCELADO',
          },
        ],
      }),
    );
  },
  play: shows('Microcrédito'),
});

export const TarjetaVencida = meta.story({
  name: 'Tarjeta vencida: la fecha máxima de pago ya pasó',
  beforeEach({ msw }) {
    msw.use(
      answers.withData(leer, { ...nothing, ahorros: [vista], tarjetas: [clasica] }),
      answers.withData(leerTarjeta, {
        ...clasica,
        fechaMaximaPago: '2026-11-05',
        pagoMinimo: 48.9,
        pagoTotal: 612.35,
      }),
    );
  },
  play: shows('Vencido hace 15 días'),
});

export const TarjetaBloqueada = meta.story({
  name: 'Tarjeta que bloqueó la cooperativa',
  beforeEach({ msw }) {
    const blocked = { ...clasica, estado: 'BLOQUEADA' };
    msw.use(
      answers.withData(leer, { ...nothing, ahorros: [vista], tarjetas: [blocked] }),
      answers.withData(leerTarjeta, {
        ...blocked,
        configuracion: {
          bloqueoTemporal: false,
          comprasInternet: true,
          comprasExterior: false,
          avances: false,
          notificaciones: true,
        },
      }),
    );
  },
  play: shows('Bloqueada'),
});

export const TarjetaDesconocida = meta.story({
  name: '-0007-01-01: el detalle de la tarjeta no llega y la fila queda',
  parameters: { codes: unsaid(leerTarjeta, '-0007-01-01') },
  ...given(answers.withCode(leerTarjeta, '-0007-01-01')),
  play: async ({ canvas }) => {
    await canvas.findByText(/créditos que garantiza$/);
    await canvas.findByText('Cupo disponible');
  },
});

export const TarjetaCargando = meta.story({
  name: 'Cargando el detalle de la tarjeta',
  ...given(answers.never(leerTarjeta)),
  play: shows('Cupo disponible'),
});

export const TarjetaSinPago = meta.story({
  name: 'Tarjeta sin nada que pagar y sin cupo',
  beforeEach({ msw }) {
    const { disponible: _, ...card } = clasica;
    msw.use(
      answers.withData(leer, { ...nothing, ahorros: [vista], tarjetas: [card] }),
      answers.withData(leerTarjeta, card),
    );
  },
  play: shows('Visa Clásica'),
});

export const SoloTarjetas = meta.story({
  name: 'Solo tarjetas',
  ...given(answers.withData(leer, { ...nothing, tarjetas: [clasica] })),
  play: shows(/^Pague hasta el/),
});

export const GarantiasSinDetalle = meta.story({
  name: 'Garantías cuyo detalle no llega',
  ...given(answers.withCode(garantias, '-9999-00-03')),
  play: shows('4 registradas'),
});

export const UnaGarantia = meta.story({
  name: 'Una garantía cuyo detalle no llega',
  ...given(
    answers.withData(leer, { ...nothing, ahorros: [vista], totalGarantias: 1 }),
    answers.withCode(garantias, '-9999-00-03'),
  ),
  play: shows('1 registrada'),
});

export const MuchasCuentas = meta.story({
  name: 'Muchas cuentas',
  beforeEach({ msw }) {
    const ahorros = Array.from({ length: 24 }, (_, index) => ({
      ...vista,
      descripcion: index === 0 ? 'AHORRO A LA VISTA' : `AHORRO A LA VISTA ${index}`,
      numeroCuenta: `0102010${String(10_000 + index * 37)}`,
      saldoDisponible: 125.5 * (index + 1),
    }));
    msw.use(answers.withData(leer, { ...nothing, ahorros }));
  },
  play: shows('Ahorro a la vista 23'),
});

export const SaldosCeroYNegativo = meta.story({
  name: 'Saldos en cero y negativo',
  ...given(
    answers.withData(leer, {
      ...nothing,
      ahorros: [
        { ...vista, saldoDisponible: 0, saldoContable: 0 },
        { ...vista, numeroCuenta: '010201012604', descripcion: 'AHORRO NEGOCIO', saldoDisponible: -45.3 },
      ],
    }),
  ),
  play: shows('Ahorro negocio'),
});

export const SaldosSinDecir = meta.story({
  name: 'El servidor no dice los saldos',
  ...given(answers.withData(leer, { ...nothing, ahorros: [{ ...vista, saldoDisponible: null, saldoContable: null }] })),
  play: shows('No se pudo leer'),
});

export const SinCuentasDeAhorro = meta.story({
  name: 'Inversiones y certificados sin ahorros',
  beforeEach({ msw }) {
    const deposit = { numeroCuenta: '010205003388', descripcion: 'DEPOSITO A PLAZO FIJO', tipo: 'PLAZO_FIJO' } as const;
    const shares = { numeroCuenta: '010203000417', descripcion: 'CERTIFICADOS DE APORTACION' };
    msw.use(
      answers.withData(leer, {
        ...nothing,
        inversiones: [{ ...deposit, saldoContable: 8000 }],
        certificados: [{ ...shares, tipo: 'CERTIFICADO', saldoContable: 320 }],
      }),
    );
  },
  play: shows('Depósito a plazo fijo'),
});

export const Alias = meta.story({
  name: 'Cuenta con alias',
  ...given(answers.withData(leer, { ...nothing, ahorros: [{ ...vista, alias: 'Para la casa 🏡' }] })),
  play: shows('Para la casa 🏡'),
});

export const Millones = meta.story({
  beforeEach({ msw }) {
    const money = { saldoDisponible: 98_765_432.1, saldoContable: 98_765_999.99 };
    msw.use(
      answers.withData(leer, {
        ahorros: [
          { ...vista, ...money },
          { ...vista, ...money, numeroCuenta: '010201012604', descripcion: 'AHORRO NEGOCIO' },
          { ...vista, ...money, numeroCuenta: '010201009356', descripcion: 'AHORRO PROGRAMADO', tipo: 'PROGRAMADO' },
        ],
        inversiones: [
          {
            numeroCuenta: '010205003388',
            descripcion: 'DEPOSITO A PLAZO FIJO',
            tipo: 'PLAZO_FIJO',
            saldoContable: 8_765_432.1,
          },
        ],
        certificados: [
          {
            numeroCuenta: '010203000417',
            descripcion: 'CERTIFICADOS',
            tipo: 'CERTIFICADO',
            saldoContable: 1_234_567.89,
          },
        ],
        creditos: [
          {
            numeroCredito: '020110004417',
            descripcion: 'CREDITO PRODUCTIVO',
            saldoCapital: 45_678_901.23,
            estado: 'VIGENTE',
            proximaCuota: { numero: 1, fecha: '2026-12-05', valor: 1_234_567.89 },
          },
        ],
        tarjetas: [{ ...clasica, disponible: 9_876_543.21 }],
        totalGarantias: 1200,
      }),
      answers.withData(leerTarjeta, {
        ...clasica,
        fechaMaximaPago: '2026-11-25',
        pagoMinimo: 1_234_567.89,
        pagoTotal: 12_345_678.9,
      }),
    );
  },
  play: shows(/^Pague hasta el/),
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  beforeEach({ msw }) {
    const long = 'PARA TRABAJADORES AGRICOLAS Y ARTESANOS DEL AUSTRO '.repeat(4);
    const oneWord = 'X'.repeat(120);
    msw.use(
      answers.withData(leer, {
        ahorros: [
          {
            ...vista,
            numeroCuenta: '010201004871010201004871',
            descripcion: `AHORRO A LA VISTA ${long}`,
            saldoDisponible: 98_765_432.1,
          },
          { ...vista, numeroCuenta: '71', descripcion: oneWord, saldoDisponible: 0.01, estado: 'BLOQUEADA' },
        ],
        inversiones: [
          { numeroCuenta: '010205003388', descripcion: `DEPOSITO ${long}`, tipo: 'PLAZO_FIJO', saldoContable: 8000 },
        ],
        certificados: [{ numeroCuenta: '010203000417', descripcion: oneWord, tipo: 'CERTIFICADO', saldoContable: 320 }],
        creditos: [
          {
            numeroCredito: '020110004417',
            descripcion: `CREDITO ${long}`,
            saldoCapital: 9120.1,
            estado: 'VENCIDO',
            diasVencido: 12_345,
          },
        ],
        tarjetas: [
          { ...clasica, producto: `VISA ${long}` },
          { ...clasica, codigoTarjeta: 'TC-02', producto: oneWord, estado: 'BLOQUEADA' },
        ],
        totalGarantias: 4,
      }),
    );
  },
  play: shows(/^Ahorro a la vista para/),
});

export const Amplio = Listo.extend({ name: 'Amplio', globals: { viewport: { value: 'amplio' } } });

export const Tableta = Listo.extend({ name: 'Tableta', globals: { viewport: { value: 'tableta' } } });

export const Movil = Listo.extend({ name: 'Móvil', globals: m390 });

export const Sencillo = meta.story({ name: 'Modo sencillo', beforeEach: showSimply, play: ready });

export const SencilloMovil = Sencillo.extend({
  name: 'Modo sencillo, móvil 320',
  globals: { viewport: { value: 'm320' } },
});
