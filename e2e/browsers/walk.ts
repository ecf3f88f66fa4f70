import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Demo } from '#mocks/demo.ts';
import { supportedBrowsers } from '../../scripts/targets.ts';
import type { Engine } from './engine.ts';
import { focused, isFocusSeen, valueOf } from './look.ts';
import { type Person, sitDown, until } from './person.ts';

/** The simulated cooperative, whose server can be taken away. */
export interface WalkBank {
  demo: Demo;
  url: string;
  /** Nobody answers any more. */
  stop: () => Promise<void>;
  /** It is there again, at the same address. */
  resume: () => Promise<void>;
}

/** What a step has: a browser, and the bank as it began. */
export interface Scene {
  engine: Engine;
  bank: WalkBank;
  /** Another one on plain http, at an address that no browser calls secure; `null` where the machine has none. */
  intranet: WalkBank | null;
  person: Person;
  /** The browser may complain of that in this step. */
  allow: (text: RegExp) => void;
}

/** One journey of the walk. */
export interface WalkStep {
  title: string;
  /** Left out where there is none. */
  needsIntranet?: true;
  /** Of another size than the usual, or two of them. */
  needsWindows?: true;
  walk: (scene: Scene) => Promise<void>;
}

const VISTA = '010201004871';
const account = (url: string) => `${url}/cuentas/${VISTA}`;
const renewed = { celular: '0900000777', correo: 'maria.nueva@example.com' };
const LOGIN = 'Ingrese a su banca virtual';

/** What has been booked in this step. */
const booked = ({ demo }: WalkBank) =>
  demo.bank.state.entries.map(({ debit, credit, cents }) => ({ debit, credit, cents }));

function expectBooked(bank: WalkBank, cents: number): void {
  const sums = booked(bank).map((entry) => entry.cents);
  if (!sums.includes(cents)) throw new Error(`El banco anotó ${JSON.stringify(booked(bank))}, y no ${cents} centavos.`);
}

async function signIn({ person, bank }: Scene): Promise<void> {
  await person.tab.open(`${bank.url}/login`);
  await person.signIn();
}

/** By the panel's icon, with the confirmation of §2. Where the window is narrow the panel is opened first. */
async function signOut(person: Person): Promise<void> {
  if (!(await person.has('button', 'Cerrar sesión'))) await person.press('button', 'Abrir perfil');
  await person.press('button', 'Cerrar sesión');
  await until('No llega la pregunta por el fin de la sesión.', async () =>
    (await person.has('heading', /Desea cerrar la sesión/)) ? true : null,
  );
  await person.press('button', 'Cerrar sesión');
  await person.stands(LOGIN);
}

/** Waits for a file among the downloads: its name and its first bytes. */
async function downloaded({ downloads, savesNothing }: Engine, name: RegExp, start: string): Promise<void> {
  if (savesNothing) return;
  await until(
    `No llega el archivo ${String(name)}`,
    async () => {
      await Promise.resolve();
      const file = existsSync(downloads) ? readdirSync(downloads).find((one) => name.test(one)) : undefined;
      return file !== undefined && readFileSync(join(downloads, file), 'latin1').startsWith(start) ? file : null;
    },
    () => Promise.resolve(`entre ${JSON.stringify(readdirSync(downloads))}`),
  );
}

async function fillOrder(person: Person, amount: string): Promise<void> {
  await person.fill('Valor', amount);
  await person.fill('Concepto', 'Arriendo');
}

/** From Datos by Revisar and the code to the receipt. */
async function carryOut(person: Person, confirm: string, review: RegExp, receipt: string): Promise<void> {
  await person.press('button', 'Revisar');
  await person.stands(review);
  await person.press('button', confirm);
  await person.sendCode();
  await person.sees(receipt);
}

async function toCarlos(person: Person, amount: string): Promise<void> {
  await person.openByMenu('TRANSFERENCIA INTERNA');
  await person.stands('Transferencia interna');
  await person.press('button', /^Cuenta registrada /);
  await person.press('option', /Carlos Andres Loja Peralta/);
  await fillOrder(person, amount);
  await carryOut(person, 'Confirmar transferencia', /^Revise su transferencia/, 'Transferencia exitosa');
}

/** The walk of every browser (D-70). Each step begins with the bank as it was, and with nobody signed in. */
export const walk: readonly WalkStep[] = [
  {
    title: 'Ingreso y productos',
    walk: async (scene) => {
      const { person } = scene;
      await signIn(scene);
      await person.sees('•••• 4871');
      await person.sees('$2.846,37');
    },
  },
  {
    title: 'Cuenta y movimientos',
    walk: async (scene) => {
      const { person, bank } = scene;
      await signIn(scene);
      await person.tab.open(account(bank.url));
      await person.stands('Ahorro a la vista');
      await person.sees(/Mostrando 20 de \d+/);
      await person.choose('Período', 'Últimos 12 meses');
      await person.sees(/Mostrando 20 de 25\d/);
      await person.press('button', 'Cargar más');
      await person.sees(/Mostrando 40 de 25\d/);
    },
  },
  {
    title: 'Fechas, escritas y del calendario',
    walk: async (scene) => {
      const { person, bank } = scene;
      await signIn(scene);
      await person.tab.open(account(bank.url));
      await person.sees(/Mostrando 20 de \d+/);
      await person.choose('Período', 'Elegir fechas');
      const year = new Date().getFullYear() - 1;
      await person.fill('Desde', `0312${year}`);
      await person.fill('Hasta', `3112${year}`);
      await person.sees(/Mostrando \d+ de \d+/);
      const written = (label: string): Promise<string> => person.tab.run(valueOf, label);
      const [from, to] = [await written('Desde'), await written('Hasta')];
      if (from !== `03/12/${year}` || to !== `31/12/${year}`) throw new Error(`Las fechas quedan ${from} y ${to}.`);
      await person.press('button', 'Desde: elegir en el calendario');
      await person.press('button', /(?:^|\D)15 de diciembre/);
      await until('El calendario no escribe el día.', async () =>
        (await written('Desde')) === `15/12/${year}` ? true : null,
      );
    },
  },
  {
    title: 'Ir al contenido, a 390 px',
    needsWindows: true,
    walk: async (scene) => {
      const { person, bank } = scene;
      await signIn(scene);
      await person.tab.resize(390, 844);
      await person.tab.open(account(bank.url));
      await person.sees(/Mostrando 20 de \d+/);
      await person.tab.key('Tab');
      await person.isAt('link', 'Ir al contenido');
      await until('«Ir al contenido» no se ve.', async () => (await person.tab.run(isFocusSeen)) || null);
      await person.tab.key('Enter');
      await until(
        'El foco no llega al contenido.',
        async () => ((await person.tab.run(focused)) === 'MAIN' ? true : null),
        () => person.tab.run(focused),
      );
      // What comes next stands in it, past the bar and the menu.
      await person.tab.key('Tab');
      await until('El foco no sigue en el contenido.', async () =>
        (await person.tab.run(() => document.activeElement?.closest('main') !== null)) ? true : null,
      );
    },
  },
  {
    title: 'Estado de cuenta en PDF',
    walk: async (scene) => {
      const { person, bank, engine } = scene;
      await signIn(scene);
      await person.tab.open(account(bank.url));
      await person.sees(/Mostrando 20 de \d+/);
      await person.press('button', 'Exportar');
      await person.press('menuitem', 'Estado de cuenta PDF');
      await person.stands('Estado de cuenta');
      await person.holds(/Página 1 de \d+\.(?: |&nbsp;)[^<]*Estado de cuenta/i);
      await person.press('button', 'Descargar');
      await downloaded(engine, /^estado-cuenta-4871.*\.pdf$/, '%PDF-1.');
    },
  },
  {
    title: 'Transferencia interna',
    walk: async (scene) => {
      const { person, bank, engine } = scene;
      await signIn(scene);
      await toCarlos(person, '25');
      expectBooked(bank, 25_00);
      await person.press('button', 'Descargar PDF');
      await downloaded(engine, /\.pdf$/, '%PDF-1.');
    },
  },
  {
    title: 'Transferencia externa',
    walk: async (scene) => {
      const { person, bank } = scene;
      await signIn(scene);
      await person.openByMenu('TRANSFERENCIA EXTERNA');
      await person.stands('Transferencia externa');
      await person.press('button', /^Cuenta registrada /);
      await person.press('option', /Rosa Elena Ordonez/);
      await fillOrder(person, '40');
      await carryOut(person, 'Confirmar transferencia', /^Revise su transferencia/, 'Transferencia exitosa');
      expectBooked(bank, 40_00);
    },
  },
  {
    title: 'Pago de un servicio',
    walk: async (scene) => {
      const { person, bank } = scene;
      await signIn(scene);
      await person.openByMenu('PAGOS DE SERVICIOS');
      await person.stands('Pagos de servicios');
      // The favourites stand above the categories, and move them when they come.
      await person.sees('Luz casa');
      await person.press('link', /^CentroSur/);
      await person.stands('Luz eléctrica CentroSur');
      await person.fill('Código de cliente', '1203456');
      await person.press('button', 'Consultar');
      await person.sees('Total a pagar $43,90');
      await carryOut(person, 'Confirmar pago', /^Revise su pago/, 'Pago exitoso');
      expectBooked(bank, 43_90);
    },
  },
  {
    title: 'Datos del socio guardados',
    walk: async (scene) => {
      const { person, bank } = scene;
      await signIn(scene);
      await person.openProfile();
      await person.stands('Configuración');
      await person.fill('Celular', renewed.celular);
      await person.fill('Correo', renewed.correo);
      await person.press('button', 'Guardar');
      await person.sendCode();
      await person.sees('Actualización realizada exitosamente');
      const { celular, correo } = bank.demo.bank.memberOf('mfguaman') ?? {};
      if (celular !== renewed.celular || correo !== renewed.correo)
        throw new Error(`El banco guardó ${celular ?? ''} y ${correo ?? ''}.`);
    },
  },
  {
    title: 'Cierre de sesión en dos pestañas',
    needsWindows: true,
    walk: async (scene) => {
      const { person, bank, engine } = scene;
      await signIn(scene);
      const other = await sitDown(engine);
      await other.tab.open(`${bank.url}/perfilsocio`);
      await other.stands('Configuración');
      await person.tab.show();
      await signOut(person);
      await other.tab.show();
      await other.stands(LOGIN);
      await other.seesNothingPrivate();
      await other.tab.close();
      await person.tab.show();
    },
  },
  {
    title: 'Atrás tras cerrar sesión',
    needsWindows: true,
    walk: async (scene) => {
      const { person, bank, engine } = scene;
      await signIn(scene);
      await person.tab.open(account(bank.url));
      await person.sees(/Mostrando 20 de \d+/);
      // Another document takes its place, and the browser may keep the page as it was.
      await person.tab.open(`${bank.url}/politicasprivacidad`);
      await person.stands('Política de privacidad');
      const other = await sitDown(engine);
      await other.tab.open(`${bank.url}/politicasprivacidad`);
      await other.stands('Política de privacidad');
      await other.tab.open(`${bank.url}/productos`);
      await other.stands('Mis productos');
      await signOut(other);
      // Sign-in has taken the place of what was shown: Back leads to where the member came from.
      await other.tab.back();
      await other.stands('Política de privacidad');
      await other.seesNothingPrivate();
      await other.tab.open(`${bank.url}/productos`);
      await other.stands(LOGIN);
      await other.seesNothingPrivate();
      await other.tab.close();
      await person.tab.show();
      await person.tab.back();
      await person.stands(LOGIN);
      await person.seesNothingPrivate();
    },
  },
  {
    title: 'Sin conexión, y de vuelta',
    walk: async (scene) => {
      const { person, bank, allow } = scene;
      // What a browser says of a server that is not there.
      allow(
        /ERR_CONNECTION_REFUSED|ERR_INTERNET|ERR_EMPTY_RESPONSE|NetworkError|Could not connect|Load failed|Cross-Origin Request Blocked/i,
      );
      await signIn(scene);
      // The page's code is there, its data are not.
      await person.press('link', 'Ahorro a la vista');
      await person.sees(/Mostrando 20 de \d+/);
      await person.tab.back();
      await person.sees('$2.846,37');
      await bank.stop();
      await person.press('link', 'Ahorro negocio');
      await person.sees('No hay conexión con el servidor.');
      await bank.resume();
      await person.press('button', 'Reintentar');
      await person.sees(/Mostrando \d+ de \d+/);
    },
  },
  {
    title: 'Intranet por http',
    needsIntranet: true,
    walk: async ({ person, intranet, allow }) => {
      if (intranet === null) return;
      // Headers that a browser takes only from secure origins, and says so.
      allow(/Cross-Origin-Opener-Policy|Origin-Agent-Cluster/);
      await person.tab.open(`${intranet.url}/login`);
      const kind = await person.tab.run(() => `${String(isSecureContext)} ${typeof crypto.subtle}`);
      if (kind !== 'false undefined') throw new Error(`El navegador la tiene por segura: ${kind}.`);
      await person.signIn();
      await toCarlos(person, '25');
      expectBooked(intranet, 25_00);
      await signOut(person);
    },
  },
];

/** What a browser below the floor gets instead of the walk: one page, at whatever address it asks for. */
export const walkOfTooOld: readonly WalkStep[] = [
  {
    title: 'Página de los navegadores que sirven',
    walk: async ({ person, bank, allow }) => {
      // What it says of the address that there is not.
      allow(/status of 404/);
      for (const path of ['/', '/registro', '/productos', '/cuentas/010201004871', '/no-hay-tal-pagina']) {
        await person.tab.open(bank.url + path);
        // Nothing is asked of this browser but its text: it lacks what a person looks by.
        const read = (): Promise<string> => person.tab.run(() => document.body.innerText).catch(() => '');
        const phone = `llame al ${bank.demo.config.phone}`;
        const page = await until(
          `No llega la página para navegadores antiguos en ${path}.`,
          async () => [await read()].find((text) => text.includes(phone)) ?? null,
          read,
        );
        for (const line of ['Actualice su navegador', ...supportedBrowsers()])
          if (!page.includes(line)) throw new Error(`En ${path} no dice «${line}».`);
        const href = await person.tab.run(() => document.querySelector('#telefono a')?.getAttribute('href') ?? '');
        if (href !== `tel:${bank.demo.config.phone.replaceAll(' ', '')}`)
          throw new Error(`El teléfono lleva a ${href}.`);
      }
    },
  },
];
