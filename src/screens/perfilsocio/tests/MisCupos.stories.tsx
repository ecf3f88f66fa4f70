import { screen } from 'storybook/test';
import { consumo, leer, limite, modificar } from '#api/contract/cupos.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { BELOW_USED_HINT, DAILY_ABOVE_MONTHLY_HINT, ZERO_LIMIT_HINT } from '#domain/limits.ts';
import { specTexts } from '#domain/specTexts.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, shown, unsaid } from '#testing/shownCodes.ts';
import { inMain, SLOWNESS_MS, type Stage, shows } from '#testing/storyStage.tsx';
import { busy, inTurn, showsInPage } from '#testing/storySteps.ts';
import { MisCupos } from '../MisCupos.tsx';

const meta = preview.meta({
  title: 'Pantallas/Perfil del socio/Configurar mis cupos',
  component: MisCupos,
  args: { onDirtyChange: () => undefined, mayLeave: () => Promise.resolve(true) },
  parameters: { mundo: { ruta: '/perfilsocio' } },
  decorators: [inMain],
});

const texts = specTexts.limits;

/** Waits for the form, and for what is used of the limits, which may come after it. */
const ready = async ({ canvas }: Pick<Stage, 'canvas'>) => {
  await canvas.findByLabelText(texts.internoDiario);
  await canvas.findAllByText(/^Usado hoy /);
};

/** Replaces the amount of a field and leaves it. */
async function type({ canvas, userEvent }: Stage, label: string, amount: string) {
  await ready({ canvas });
  const field = canvas.getByLabelText(label);
  await userEvent.clear(field);
  if (amount !== '') await userEvent.type(field, amount);
  await userEvent.tab();
}

const save = async ({ canvas, userEvent }: Stage) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Guardar' }));
};

/** Saves what is there and waits for what is answered. */
const savedWith = (text: string) => inTurn((stage) => type(stage, texts.internoDiario, '2000'), save, shows(text));

export const Cargando = meta.story({
  name: 'Cupos: cargando las cuentas',
  ...given(answers.never(cuentasOrigen)),
  play: shows(specTexts.sourceAccounts.loading),
});
export const CargandoCupos = meta.story({
  name: 'Cupos: cargando los cupos de la cuenta',
  ...given(answers.never(leer)),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Cargando sus cupos' });
  },
});
export const Vacio = meta.story({
  name: 'Vacío',
  ...given(answers.withData(cuentasOrigen, [])),
  play: shows('No tiene cuentas habilitadas para débito'),
});
export const Listo = meta.story({ name: 'Cupos: listo', play: ready });
export const SaldosOcultos = meta.story({
  name: 'Cupos: saldos ocultos',
  beforeEach() {
    localStorage.setItem('bv.saldosOcultos', 'si');
  },
  play: ready,
});
export const OtraCuenta = meta.story({
  name: 'Cupos: otra cuenta',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.click(stage.canvas.getByRole('combobox', { name: 'Cuenta de origen' }));
    const [, other] = await screen.findAllByRole('option');
    if (other) await stage.userEvent.click(other);
    await stage.canvas.findByDisplayValue('100,00');
    await ready(stage);
  },
});
export const CuentasConError = meta.story({
  name: 'Cupos: error de cuentas con varios mensajes',
  ...refusing(cuentasOrigen, '-9999-00-01', '-9999-00-03'),
  play: async () => {
    await shows(errorCodes['-9999-00-01'].text)();
    await shows(errorCodes['-9999-00-03'].text)();
  },
});
export const NoAdmiteCupos = meta.story({
  name: '-0003-01-02: la cuenta no admite cupos',
  parameters: { codes: [...shown(leer, '-0003-01-02'), ...unsaid(limite, '-0003-01-02')] },
  ...given(answers.withCode(leer, '-0003-01-02'), answers.withCode(limite, '-0003-01-02')),
  play: shows(errorCodes['-0003-01-02'].text),
});
export const SinConsumo = meta.story({
  name: '-0003-01-02: no se sabe lo usado',
  parameters: { codes: unsaid(consumo, '-0003-01-02') },
  ...given(answers.withCode(consumo, '-0003-01-02')),
  play: async ({ canvas }) => {
    await canvas.findByLabelText(texts.internoDiario);
  },
});
export const SuperaElMaximo = meta.story({
  name: '-0003-01-01: el valor supera el máximo permitido',
  ...refusing(modificar, '-0003-01-01'),
  play: savedWith(errorCodes['-0003-01-01'].text),
});
export const YaNoAdmiteCupos = meta.story({
  name: '-0003-01-02: la cuenta ya no admite cupos al guardar',
  ...refusing(modificar, '-0003-01-02'),
  play: savedWith(errorCodes['-0003-01-02'].text),
});
export const MaximoMenor = meta.story({
  name: '-0003-01-01: el máximo permitido bajó mientras tanto',
  parameters: { codes: shown(modificar, '-0003-01-01') },
  play: async (stage) => {
    await type(stage, texts.internoDiario, '2000');
    stage.msw.use(
      answers.withCode(modificar, '-0003-01-01'),
      answers.rewritten(limite, (data) => ({ ...(data as object), valorInternoDiario: 1800 })),
    );
    await save(stage);
    await stage.canvas.findByText('El valor maximo es $1.800,00');
  },
});
export const MaximoSuperado = meta.story({
  name: 'Cupos: máximo superado',
  play: inTurn((stage) => type(stage, texts.externoDiario, '3.000,01'), showsInPage('El valor maximo es $3.000,00')),
});
export const Obligatorios = meta.story({
  name: 'Cupos: campos obligatorios',
  play: inTurn(
    (stage) => type(stage, texts.internoDiario, ''),
    (stage) => type(stage, texts.pagoServiciosMensual, ''),
    save,
    shows(specTexts.validation.required),
    shows(specTexts.validation.invalidForm),
  ),
});
export const CupoCero = meta.story({
  name: 'Cupos: cupo cero',
  play: inTurn((stage) => type(stage, texts.externoDiario, '0'), showsInPage(ZERO_LIMIT_HINT)),
});
export const DiarioMayor = meta.story({
  name: 'Cupos: diario mayor que mensual',
  play: inTurn((stage) => type(stage, texts.externoMensual, '500'), showsInPage(DAILY_ABOVE_MONTHLY_HINT)),
});
export const MenorQueLoUsado = meta.story({
  name: 'Cupos: menor que lo usado',
  play: inTurn(ready, (stage) => type(stage, texts.pagoServiciosDiario, '9,99'), showsInPage(BELOW_USED_HINT)),
});
export const Negativo = meta.story({
  name: 'Cupos: negativo',
  play: inTurn((stage) => type(stage, texts.externoDiario, '-1'), showsInPage('El valor no puede ser negativo.')),
});
export const Enviando = meta.story({
  name: 'Cupos: enviando',
  ...given(answers.never(modificar)),
  play: inTurn(ready, save, busy('Guardar')),
});
export const Exito = meta.story({ name: 'Cupos: éxito', play: savedWith(texts.saved) });
export const SinConexion = meta.story({
  name: 'Cupos: sin conexión',
  ...given(answers.offline(leer), answers.offline(limite)),
  play: shows('No hay conexión con el servidor.'),
});
export const SinConexionAlGuardar = meta.story({
  name: 'Cupos: sin conexión al guardar',
  ...given(answers.offline(modificar)),
  play: savedWith('No hay conexión con el servidor.'),
});
export const Lento = meta.story({
  name: 'Cupos: lento',
  ...given(answers.slow(limite, SLOWNESS_MS)),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Cargando sus cupos' });
  },
});
export const SesionExpirada = meta.story({
  name: 'Cupos: sesión expirada',
  ...given(answers.sessionExpired(leer)),
  play: shows('Su sesión ha expirado. Ingrese nuevamente.'),
});
export const ContenidoLargo = meta.story({
  name: 'Cupos: contenido largo',
  beforeEach({ msw }) {
    const huge = 9_999_999_999_999.98;
    const limits = {
      valorInternoDiario: huge,
      valorInternoMensual: huge,
      valorExternoDiario: huge,
      valorExternoMensual: huge,
      valorFacilitoDiario: huge,
      valorFacilitoMensual: huge,
    };
    msw.use(
      answers.withData(cuentasOrigen, [
        {
          descripcion: 'AHORRO A LA VISTA PARA TRABAJADORES AGRICOLAS Y ARTESANOS DEL AUSTRO',
          numeroCuenta: '010201004871',
          saldoDisponible: 98_765_432.1,
        },
      ]),
      answers.withData(leer, limits),
      answers.withData(limite, limits),
      answers.withData(consumo, limits),
    );
  },
  play: inTurn((stage) => type(stage, texts.internoDiario, '9999999999999,99'), showsInPage(/^El valor maximo es/)),
});
