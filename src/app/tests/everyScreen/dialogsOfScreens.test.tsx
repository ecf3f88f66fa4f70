import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { contract } from '#api/contract/all.ts';
import { autorizar } from '#api/contract/tokens.ts';
import { to } from '#navigation/paths.ts';
import { digits } from '#testing/behaviourMember.ts';
import { openBank, startEachTestFresh, type TestBank } from '#testing/testWorld.tsx';

/*
 * D-64: every dialog that a screen can open goes with Back, as it would with any other way of leaving (components/Dialog/visits.test.tsx,
 * flows/moneyFlow/tests/leaving.test.tsx). The table has to name every file that opens one: a new opener without a row fails.
 */

startEachTestFresh();
beforeEach(async () => {
  await page.viewport(1280, 900);
});

const button = (name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const fill = (label: string, text: string) => page.getByLabelText(label, { exact: true }).fill(text);
const press = (name: string | RegExp) => () => button(name).click();
const dialogs = () => document.querySelectorAll('dialog').length;

interface Opening {
  /** The files whose dialog it is, under src/. */
  of: readonly string[];
  route: string;
  /** Null: nobody is signed in. */
  socio?: string | null;
  /** Where Back leads from `route`. */
  before?: string;
  phone?: boolean;
  open: () => Promise<unknown>;
  /** How many dialogs stand over one another then. */
  count?: number;
  /** It asks for a code. */
  pin?: boolean;
}

const openings: Readonly<Record<string, Opening>> = {
  'the menu of a phone': {
    of: ['screens/shell/Shell.tsx'],
    route: to.productos,
    phone: true,
    open: press('Abrir menú'),
  },
  'the profile of a phone': {
    of: ['screens/shell/Shell.tsx'],
    route: to.productos,
    phone: true,
    open: press('Abrir perfil'),
  },
  'the search': {
    of: ['flows/search/useSearch.tsx'],
    route: to.productos,
    open: press('Buscar'),
  },
  'the search of a phone': {
    of: ['flows/search/useSearch.tsx'],
    route: to.productos,
    phone: true,
    open: press('Buscar'),
  },
  'the question of logout': {
    of: ['flows/entry/useLogOut.ts'],
    route: to.productos,
    open: press('Cerrar sesión'),
  },
  'the question of logout over the profile of a phone': {
    of: ['flows/entry/useLogOut.ts'],
    route: to.productos,
    phone: true,
    open: async () => {
      await button('Abrir perfil').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click();
    },
    count: 2,
  },
  'the question of logout in the forced change': {
    of: ['flows/entry/useLogOut.ts'],
    route: to.productos,
    socio: 'jcloja',
    before: to.politicasPrivacidad,
    open: press('Cerrar sesión'),
  },
  'Guardar of MIS DATOS': {
    of: ['flows/pin/useConfirmedChange.ts', 'flows/pin/usePinConfirmation.tsx'],
    route: to.perfilSocio,
    open: press('Guardar'),
    pin: true,
  },
  'Eliminar usuario': {
    of: ['flows/eliminacionUsuario/useUserDeletion.ts'],
    route: to.perfilSocio,
    open: press('Eliminar usuario'),
  },
  'Eliminar usuario, at its second question': {
    of: ['flows/eliminacionUsuario/useUserDeletion.ts'],
    route: to.perfilSocio,
    open: async () => {
      await button('Eliminar usuario').click();
      await button('Continuar').click();
      await expect.element(page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' })).toBeVisible();
    },
  },
  'Eliminar usuario, at its code': {
    of: ['flows/eliminacionUsuario/useUserDeletion.ts'],
    route: to.eliminacionUsuario,
    open: async () => {
      await button('Eliminar mi usuario').click();
      await button('Continuar').click();
      await button('Eliminar').click();
    },
    pin: true,
  },
  'a legal document': {
    of: ['flows/documento/useLegalDocument.tsx'],
    route: to.perfilSocio,
    open: press('Ver documento'),
  },
  'a document of the server': {
    of: ['flows/documento/useServerDocument.tsx'],
    route: to.cuenta('010201004871'),
    open: press('Certificado de cuenta'),
  },
  'the detail of a movement': {
    of: ['screens/cuentas/Movements.tsx'],
    route: to.cuenta('010201004871'),
    open: () => page.getByRole('row').nth(2).click(),
  },
  'a receipt': {
    of: ['flows/comprobante/useReceipt.tsx'],
    route: to.transferencias,
    open: press(/^Ver comprobante de /),
  },
  'Nueva cuenta destino': {
    of: ['screens/transferencias/MyDestinations.tsx'],
    route: to.transferencias,
    open: press('Agregar cuenta'),
  },
  'Modificar of a destination, at its code': {
    of: ['flows/cuentasDestino/useDestinationEdit.tsx', 'flows/pin/useConfirmedChange.ts'],
    route: to.configuracionTarjetas,
    open: async () => {
      await button(/^Modificar /).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    },
    count: 2,
    pin: true,
  },
  'the question of a destination’s removal': {
    of: ['flows/submission/useRemoval.ts'],
    route: to.configuracionTarjetas,
    open: press(/^Eliminar /),
  },
  'Agregar tarjeta': {
    of: ['flows/cuentasDestino/useCardRegistration.tsx'],
    route: to.configuracionTarjetas,
    open: press('Agregar tarjeta'),
  },
  'the choice of a destination': {
    of: ['flows/picker/PickerDialog.tsx'],
    route: to.transferenciaInterna,
    open: press(/^Cuenta registrada/),
  },
  'the code of a transfer': {
    of: ['flows/moneyFlow/useMoneyFlow.ts'],
    route: to.transferenciaInterna,
    open: async () => {
      await button(/^Cuenta registrada/).click();
      await page
        .getByRole('dialog')
        .getByRole('option', { name: /Comercial San Roque/ })
        .click();
      await fill('Valor', '250');
      await fill('Concepto', 'Arriendo');
      await button('Revisar').click();
      await button('Confirmar transferencia').click();
    },
    pin: true,
  },
  'the name of a device': {
    of: ['screens/dispositivos/DeviceRow.tsx'],
    route: to.dispositivos,
    open: press(/^Cambiar nombre de /),
  },
  'the removal of a device': {
    of: ['screens/dispositivos/useDeviceRemoval.tsx'],
    route: to.dispositivos,
    open: press(/^Eliminar /),
  },
  'Editar favorito': {
    of: ['flows/favoritos/useFavouriteDialog.tsx'],
    route: to.pagos,
    open: async () => {
      await button('Editar favoritos').click();
      await button('Editar Luz casa').click();
    },
  },
  'the question of a favourite’s removal': {
    of: ['flows/submission/useRemoval.ts'],
    route: to.pagos,
    open: async () => {
      await button('Editar favoritos').click();
      await button('Editar Luz casa').click();
      await button('Eliminar favorito').click();
    },
    count: 2,
  },
  'a help dialog': {
    of: ['flows/help/useHelp.tsx'],
    route: to.login,
    socio: null,
    before: to.politicasPrivacidad,
    open: press('Agencias'),
  },
  'the code of a new device': {
    of: ['screens/login/useSignIn.ts'],
    route: to.login,
    socio: null,
    before: to.politicasPrivacidad,
    open: async () => {
      await fill('Usuario', 'almorocho');
      await fill('Contraseña', 'Amanecer2026');
      await button('Ingresar').click();
    },
    pin: true,
  },
  'the code of the password recovery': {
    of: ['screens/recuperacion/useRecoveryCode.ts'],
    route: to.recuperacionClave,
    socio: null,
    before: to.login,
    open: async () => {
      await fill('Usuario', 'mfguaman');
      await fill('Número de identificación', '0159999010');
      await button('Continuar').click();
    },
    pin: true,
  },
  'the code of the registration': {
    of: ['screens/registro/useRegistration.ts'],
    route: to.registro,
    socio: null,
    before: to.login,
    open: register,
    pin: true,
  },
};

async function register(): Promise<void> {
  await fill('Número de identificación', '0159999028');
  await fill('Fecha de nacimiento', '21/03/1979');
  await fill('Número de cuenta', '010201007733');
  await button('Continuar').click();
  await fill('Usuario', 'caloja');
  await fill('Contraseña', 'Paramo2026');
  await fill('Confirmar Contraseña', 'Paramo2026');
  await button('Continuar').click();
  for (const [index, codigo] of ['01', '05', '09'].entries()) {
    const question = page.getByLabelText(`Pregunta ${index + 1}`, { exact: true });
    await expect.element(question.getByRole('option').nth(9)).toBeInTheDocument();
    await question.selectOptions(codigo);
    await fill(`Respuesta ${index + 1}`, 'Bolívar');
  }
  await page.getByRole('checkbox', { name: 'Acepto los términos y condiciones' }).click();
  await button('Continuar').click();
  await button('Crear usuario').click();
}

describe('D-64: Back settles', () => {
  test.each(Object.entries(openings))('%s', async (_, opening) => {
    const { route, socio = 'mfguaman', before = to.garantias, phone = false, open, count = 1, pin = false } = opening;
    if (phone) await page.viewport(390, 844);
    const bank = await openBank({ route, socio, before: [before] });
    await open();
    if (pin) await expect.element(digits).toBeVisible();
    await expect.poll(dialogs).toBe(count);
    const sent = changesOf(bank);
    await bank.go(-1);
    await expect.poll(dialogs).toBe(0);
    // Typed for nobody: what was asked is over.
    await userEvent.keyboard('123456{Enter}');
    expect(bank.countOf(autorizar)).toBe(0);
    expect(changesOf(bank)).toEqual(sent);
  });
});

/** The calls so far that change something. */
function changesOf(bank: TestBank): string[] {
  const changing = new Set(contract.filter(({ changesState }) => changesState).map(({ id }) => id));
  return bank.sent.map(({ id }) => id).filter((id) => changing.has(id));
}

const sources = import.meta.glob<string>(
  ['../../../{screens,flows}/*/*.{ts,tsx}', '../../../forms/*.{ts,tsx}', '!../../../forms/*.test.tsx'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
const OPENERS = /\b(?:useDialogs|useLazyDialog|useConfirm|usePinConfirmation|usePinAuthorisation)\(\)/;
const MODALS = ['Dialog', 'SideSheet', 'ConfirmDialog', 'PinDialog', 'DocumentViewer'];
const drawsOneOf = (names: readonly string[], source: string) => new RegExp(`<(?:${names.join('|')})\\b`).test(source);

describe('the table is whole', () => {
  const opening = Object.entries(sources)
    .filter(([, source]) => OPENERS.test(source))
    .map(([file]) => file.slice('../../../'.length));
  // Its own test is forms/useLeaveGuard.test.tsx: it asks upon leaving.
  const named = [...Object.values(openings).flatMap(({ of }) => of), 'forms/useLeaveGuard.ts'];

  test('it names every file that opens a dialog, and no other', () => {
    expect([...new Set(named)].sort()).toEqual(opening.sort());
  });

  test('no screen draws a dialog of its own: DialogProvider is the only way', () => {
    const drawing = Object.entries(sources).filter(([, source]) => !OPENERS.test(source));
    const modal = new Set(MODALS);
    const found = new Set<string>();
    for (let before = -1; before !== found.size; ) {
      before = found.size;
      for (const [file, source] of drawing) {
        if (!drawsOneOf([...modal], source)) continue;
        found.add(file.slice('../../../'.length));
        for (const [, name = ''] of source.matchAll(/^export (?:async )?function ([A-Z]\w+)/gm)) modal.add(name);
      }
    }
    // The idle session's countdown is no page's: it stands over all of them, and the session's end takes it away.
    const ofSession = ['screens/shell/IdleCountdown.tsx', 'screens/shell/SessionWatch.tsx'];
    const pages = [...found].filter((file) =>
      /\b(?:PageTitle|EntryLayout|useLocation)\b/.test(sources[`../../../${file}`] ?? ''),
    );
    expect(pages).toEqual([]);
    expect([...found].filter((file) => ofSession.includes(file))).toEqual(ofSession);
  });
});
