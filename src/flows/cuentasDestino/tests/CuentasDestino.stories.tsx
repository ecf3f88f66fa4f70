import { screen, within } from 'storybook/test';
import { externas } from '#api/contract/cuentasDestino.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing } from '#testing/shownCodes.ts';
import { inMain, SLOWNESS_MS, type Stage, shows } from '#testing/storyStage.tsx';
import { fills, inTurn, press, sendCode } from '#testing/storySteps.ts';
import { m390, OFFLINE } from '#testing/storyTexts.ts';
import { KeepDestination } from '../KeepDestination.tsx';
import { Destinos } from './storyDestinations.tsx';
import { ready } from './storySteps.ts';

const meta = preview.meta({
  title: 'Pantallas/Cuentas destino/Lista',
  component: Destinos,
  decorators: [inMain],
});

async function openPicker(stage: Stage): Promise<HTMLElement> {
  await ready();
  await press(stage, /^Cuenta destino/);
  return screen.findByRole('dialog', { name: 'Cuenta destino' });
}

const many = Array.from({ length: 12 }, (_, index) => ({
  codigoCuentaDestino: `CD-${index}`,
  numeroCuenta: `22099887${String(index).padStart(2, '0')}`,
  tipo: 'EXTERNA' as const,
  institucion: index % 2 === 0 ? 'Banco Andes Demo' : 'Cooperativa Valle Nuevo Demo',
  codigoTipoCuenta: 'AHO',
  beneficiario: `${['ROSA', 'PEDRO', 'LUCIA', 'MARCO'][index % 4] ?? ''} QUIZHPE ${'ABCDEFGHIJKL'.charAt(index)}`,
  alias: `Alias ${index}`,
}));

const withMany = given(answers.withData(externas, many));

export const Listo = meta.story({ play: ready });

export const Cargando = meta.story({
  ...given(answers.never(externas)),
  play: shows('Cargando cuentas destino'),
});

export const Lento = meta.story({
  ...given(answers.slow(externas, SLOWNESS_MS)),
  play: shows('Cargando cuentas destino'),
});

export const Vacio = meta.story({
  name: 'Vacío',
  ...given(answers.withData(externas, [])),
  play: shows('Aún no tiene cuentas destino.'),
});

export const ErrorGeneral = meta.story({
  name: '-9999-00-03: la lista no llega',
  ...refusing(externas, '-9999-00-03'),
  play: shows(errorCodes['-9999-00-03'].text),
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(externas)),
  play: shows(OFFLINE),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(externas)),
  play: shows('Su sesión ha expirado. Ingrese nuevamente.'),
});

export const Elegir = meta.story({
  name: 'Lista abierta, sin búsqueda',
  play: inTurn(openPicker),
});

export const Elegida = meta.story({
  name: 'Cuenta elegida',
  play: async (stage) => {
    await stage.userEvent.click(within(await openPicker(stage)).getByRole('option', { name: /^Talleres/ }));
    await screen.findByRole('button', { name: /Talleres Del Sur/ });
  },
});

export const Buscar = meta.story({
  name: 'Lista larga con búsqueda',
  ...withMany,
  play: inTurn(openPicker, fills('Buscar por nombre, alias o institución', 'valle lucia')),
});

export const BuscarSinResultados = meta.story({
  name: 'Búsqueda sin resultados',
  ...withMany,
  play: inTurn(openPicker, fills('Buscar por nombre, alias o institución', 'zzz'), shows('No hay resultados.')),
});

// Keeping one from a receipt

const kept = {
  place: 'external',
  institution: 'Banco del Litoral Demo',
  body: {
    codigoInstitucion: '1002',
    codigoTipoCuenta: 'AHO',
    numeroCuenta: '7700112233',
    tipoIdentificacion: 1,
    identificacion: '0159999036',
    beneficiario: 'Rosa Elena Ordóñez',
    alias: 'Rosa del Litoral',
  },
} as const;

const offerToKeep = () => <KeepDestination destination={kept} />;

export const Ofrecida = meta.story({ name: 'Guardar desde el comprobante: ofrecida', render: offerToKeep });

export const OfrecidaSinGuardar = meta.story({
  name: 'Guardar desde el comprobante: el código se cerró',
  render: offerToKeep,
  play: async (stage) => {
    await press(stage, 'Guardar cuenta');
    await screen.findByLabelText('Dígito 1 de 6');
    await stage.userEvent.keyboard('{Escape}');
    await shows('No se guardó la cuenta. Puede confirmar con un código nuevo.')();
  },
});

export const GuardadaDesdeElComprobante = meta.story({
  name: 'Guardar desde el comprobante: guardada',
  render: offerToKeep,
  play: async (stage) => {
    await press(stage, 'Guardar cuenta');
    await sendCode(stage);
    await shows('Rosa del Litoral')();
  },
});

// Long texts, small windows

const LONG = 'MARIA DE LOS ANGELES FERNANDA DEL CISNE GUAMAN VINTIMILLA DE ORDONEZ Y QUIZHPE';

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  ...given(
    answers.withData(
      externas,
      many.map((one, index) => ({
        ...one,
        beneficiario: index === 0 ? 'X'.repeat(100) : LONG,
        alias: 'X'.repeat(40),
        institucion: 'COOPERATIVA DE AHORRO Y CREDITO DE LOS TRABAJADORES AGRICOLAS Y ARTESANOS DEL AUSTRO',
      })),
    ),
  ),
  play: inTurn(openPicker),
});
export const Movil = Listo.extend({ name: 'Móvil', globals: m390 });
