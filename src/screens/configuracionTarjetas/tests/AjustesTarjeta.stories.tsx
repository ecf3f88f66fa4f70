import { screen, waitFor } from 'storybook/test';
import { eliminarExterna, tarjetas } from '#api/contract/cuentasDestino.ts';
import type { CodeOf } from '#api/contract/endpoint.ts';
import { configurar, leer } from '#api/contract/tarjetas.ts';
import { tiposCuentasTarjetas } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, shownAs, unsaid } from '#testing/shownCodes.ts';
import { inMain, type Stage, shows } from '#testing/storyStage.tsx';
import { fill, fills, inTurn, leavesField, press, presses, stands } from '#testing/storySteps.ts';
import { OFFLINE } from '#testing/storyTexts.ts';
import { AjustesTarjeta } from '../AjustesTarjeta.tsx';

const at = (code: string) => ({
  mundo: { ruta: `/configuracion/tarjetas-credito/${code}`, patron: '/configuracion/tarjetas-credito/:codigoTarjeta' },
});

const meta = preview.meta({
  title: 'Pantallas/Tarjetas de crédito/Ajustes',
  component: AjustesTarjeta,
  parameters: at('TC-01'),
  decorators: [inMain],
});

/** A card whose settings the bank does not say. */
const BARE = { codigoTarjeta: 'TC-01', numeroEnmascarado: '************4502' };

/** Two changes that are not saved yet. */
async function change(stage: Stage): Promise<void> {
  await stage.userEvent.click(await screen.findByRole('switch', { name: 'Compras en el exterior' }));
  await fill(stage, 'Cupo por compra', '800');
  await stage.userEvent.tab();
  await shows('2 cambios sin guardar')();
}

async function openPin(stage: Stage): Promise<void> {
  await change(stage);
  await press(stage, 'Guardar');
  await screen.findByLabelText('Dígito 1 de 6');
}

/** Saves two changes with the right code and waits for what is said of it. */
const saved = (text: string) => inTurn(openPin, fills('Dígito 1 de 6', '123456'), presses('Continuar'), shows(text));

const refused = (code: CodeOf<typeof configurar>) => ({
  ...refusing(configurar, code),
  play: saved(errorCodes[code].text),
});

export const AjustesListos = meta.story({ name: 'Ajustes: tarjeta propia', play: stands('Visa Clásica') });

export const AjustesCargando = meta.story({
  name: 'Ajustes: cargando',
  ...given(answers.never(leer)),
  play: shows('Cargando su tarjeta'),
});

export const Bloqueada = meta.story({
  name: 'Ajustes: tarjeta bloqueada',
  parameters: at('TC-02'),
  play: shows('Su tarjeta está bloqueada temporalmente.'),
});

export const BloqueadaPorElBanco = meta.story({
  name: 'Ajustes: bloqueada por el banco, sin bloqueo del socio',
  ...given(answers.rewritten(leer, (data) => ({ ...(data as object), estado: 'BLOQUEADA' }))),
  play: shows('Bloqueada'),
});

export const SinGuardar = meta.story({ name: 'Ajustes: dos cambios sin guardar', play: change });

export const UnCambio = meta.story({
  name: 'Ajustes: un cambio sin guardar',
  play: async (stage) => {
    await stage.userEvent.click(await screen.findByRole('switch', { name: 'Bloqueo temporal' }));
    await shows('1 cambio sin guardar')();
  },
});

export const CupoAlto = meta.story({
  name: 'Ajustes: cupo por compra sobre el máximo',
  play: inTurn(fills('Cupo por compra', '2500,01'), leavesField, shows('El valor maximo es $2.500,00')),
});

export const CupoAltoOculto = meta.story({
  name: 'Ajustes: saldos ocultos, cupo por compra sobre el máximo',
  beforeEach() {
    localStorage.setItem('bv.saldosOcultos', 'si');
  },
  play: inTurn(fills('Cupo por compra', '2500,01'), leavesField, shows('El valor supera el cupo de su tarjeta.')),
});

export const CupoCero = meta.story({
  name: 'Ajustes: cupo por compra de cero',
  play: inTurn(fills('Cupo por compra', '0'), leavesField, shows('Con un cupo de $0,00 no podrá hacer compras.')),
});

export const Salir = meta.story({
  name: 'Ajustes: salir con cambios sin guardar',
  play: async (stage) => {
    await change(stage);
    await stage.userEvent.click(screen.getByRole('link', { name: 'Tarjetas de crédito' }));
    await screen.findByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' });
  },
});

export const Codigo = meta.story({ name: 'Ajustes: el código sobre los cambios', play: openPin });

export const CodigoCerrado = meta.story({
  name: 'Ajustes: el código se cerró y nada se guardó',
  play: async (stage) => {
    await openPin(stage);
    await stage.userEvent.keyboard('{Escape}');
    await shows('No se guardaron los cambios. Puede confirmar con un código nuevo.')();
  },
});

export const CodigoCerradoConDuda = meta.story({
  name: 'Ajustes: el código se cerró después de un intento cuya respuesta se perdió',
  ...given(answers.offline(configurar)),
  play: inTurn(
    saved(OFFLINE),
    () => screen.findByRole('button', { name: 'Guardar', busy: false }),
    presses('Guardar'),
    async (stage) => {
      await screen.findByLabelText('Dígito 1 de 6');
      await stage.userEvent.keyboard('{Escape}');
    },
    shows(/^No sabemos si un intento anterior se completó/),
  ),
});

export const Enviando = meta.story({
  ...given(answers.never(configurar)),
  play: async (stage) => {
    await openPin(stage);
    await fill(stage, 'Dígito 1 de 6', '123456');
    await press(stage, 'Continuar');
    await screen.findByRole('button', { name: 'Guardar', busy: true });
  },
});

export const Guardados = meta.story({ name: 'Ajustes: guardados', play: saved('Cambios guardados') });

export const NoActualizada = meta.story({
  name: '-0009-02-01: la tarjeta no se pudo actualizar',
  ...refused('-0009-02-01'),
});

export const NoAutorizada = meta.story({
  name: '-0005-01-08: la transacción expiró al guardar los ajustes',
  ...refused('-0005-01-08'),
});

export const GuardarSinAjustes = meta.story({
  name: 'Ajustes: al guardar ya no están disponibles, y nada se guarda',
  play: async (stage) => {
    await change(stage);
    stage.msw.use(answers.withData(leer, BARE));
    await press(stage, 'Guardar');
    await shows('Los ajustes de esta tarjeta no están disponibles. Para cambiarlos acérquese a una agencia.')();
  },
});

/** The card as the bank has it by the time of saving: all that was wanted is there, or its limit is lower than what was typed. */
const meanwhile = (cupo: number, cupoPorCompra: number) =>
  answers.withData(leer, {
    codigoTarjeta: 'TC-01',
    producto: 'VISA CLASICA',
    numeroEnmascarado: '************4502',
    cupo,
    disponible: cupo,
    configuracion: {
      bloqueoTemporal: false,
      comprasInternet: true,
      comprasExterior: true,
      avances: false,
      notificaciones: true,
      cupoPorCompra,
    },
  });

export const YaGuardados = meta.story({
  name: 'Ajustes: al guardar la tarjeta ya los tiene',
  play: async (stage) => {
    await change(stage);
    stage.msw.use(meanwhile(2500, 800));
    await press(stage, 'Guardar');
    await shows('La tarjeta ya tiene estos ajustes.')();
  },
});

export const CupoBajo = meta.story({
  name: 'Ajustes: al guardar el cupo de la tarjeta es menor que el escrito',
  play: async (stage) => {
    await change(stage);
    stage.msw.use(meanwhile(600, 500));
    await press(stage, 'Guardar');
    await shows('El cupo de su tarjeta cambió. Revise el cupo por compra.')();
  },
});

export const GuardarSinConexion = meta.story({
  name: 'Ajustes: sin conexión al guardar',
  ...given(answers.offline(configurar)),
  play: saved(OFFLINE),
});

export const SinAjustes = meta.story({
  name: 'Ajustes: el servidor no los dice',
  ...given(answers.withData(leer, BARE)),
  play: shows('Los ajustes de esta tarjeta no están disponibles'),
});

export const AjustesSinConexion = meta.story({
  name: 'Ajustes: sin conexión',
  ...given(answers.offline(leer)),
  play: shows(OFFLINE),
});

export const Desconocida = meta.story({
  name: '-0007-01-01: el código no es de ninguna tarjeta',
  parameters: { ...at('TC-99'), codes: shownAs(leer, '-0007-01-01', 'No encontramos esta tarjeta') },
  play: shows('No encontramos esta tarjeta'),
});

export const SinLeer = meta.story({
  name: 'Tarjeta registrada que no se pudo leer',
  ...given(answers.rewritten(tarjetas, () => [null])),
  parameters: { ...at('CD-06'), codes: unsaid(leer, '-0007-01-01') },
  play: shows('No pudimos leer esta tarjeta'),
});

export const TarjetaRegistrada = meta.story({
  name: 'Tarjeta registrada',
  parameters: { ...at('CD-06'), codes: unsaid(leer, '-0007-01-01') },
  play: stands('Tarjeta mamá'),
});

export const TarjetaRegistradaFaltas = meta.story({
  name: 'Tarjeta registrada: alias vacío',
  parameters: { ...at('CD-06'), codes: unsaid(leer, '-0007-01-01') },
  play: async (stage) => {
    await stage.userEvent.clear(await screen.findByLabelText('Alias'));
    await press(stage, 'Guardar');
    await shows('El campo es requerido.')();
  },
});

export const TarjetaRegistradaTiposConError = meta.story({
  name: 'Tarjeta registrada: nadie dice su tipo, y los tipos no llegan',
  parameters: { ...at('CD-06'), codes: unsaid(leer, '-0007-01-01') },
  ...given(
    answers.withData(tarjetas, [
      { codigoCuentaDestino: 'CD-06', numeroCuenta: '4000009988127778', alias: 'Tarjeta mamá' },
    ]),
    answers.offline(tiposCuentasTarjetas),
  ),
  play: shows(OFFLINE),
});

export const TarjetaRegistradaEliminar = meta.story({
  name: 'Tarjeta registrada: eliminar',
  parameters: { ...at('CD-06'), codes: unsaid(leer, '-0007-01-01') },
  play: async (stage) => {
    await press(stage, 'Eliminar tarjeta');
    await screen.findByRole('alertdialog', { name: '¿Eliminar esta tarjeta?' });
  },
});

export const TarjetaRegistradaEliminando = meta.story({
  name: 'Tarjeta registrada: eliminando, el banco aún no responde',
  ...given(answers.never(eliminarExterna)),
  parameters: { ...at('CD-06'), codes: unsaid(leer, '-0007-01-01') },
  play: async (stage) => {
    await press(stage, 'Eliminar tarjeta');
    await stage.userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await waitFor(() => screen.getByRole('button', { name: 'Eliminar tarjeta', busy: true }));
  },
});

// Long texts, small windows

const LONG = 'VISA PLATINUM INTERNACIONAL PARA TRABAJADORES AGRICOLAS Y ARTESANOS DEL AUSTRO';

export const AjustesLargos = meta.story({
  name: 'Ajustes: contenido largo',
  ...given(
    answers.withData(leer, {
      codigoTarjeta: 'TC-01',
      producto: LONG,
      numeroEnmascarado: '************4502',
      cupo: 999_999_999.99,
      disponible: 999_999_999.99,
      configuracion: {
        bloqueoTemporal: true,
        comprasInternet: true,
        comprasExterior: false,
        avances: true,
        notificaciones: true,
        cupoPorCompra: 999_999_999.99,
      },
    }),
  ),
  play: change,
});
