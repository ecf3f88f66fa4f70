/*
 * A member of the demo's cooperative, as tests, stories and journeys know one: what is done is written here once, and how a page is touched
 * is a port's to know (`behaviourMember.ts`, `storyMember.ts`, `e2e/member.ts`).
 */

/** The one code that the demo's cooperative takes (demo-bank.md C.1). */
export const CODE = '123456';

/** What a member types to come in. */
export interface Credentials {
  usuario: string;
  clave: string;
}

/** demo-bank.md C.1: every product, and nothing left to be done. */
export const maria: Credentials = { usuario: 'mfguaman', clave: 'Ribera2026' };
/** demo-bank.md C.1: must change the password first. */
export const juan: Credentials = { usuario: 'jcloja', clave: 'Temporal1' };

/** What a member types of a transfer to somebody who is registered. */
export interface TypedTransfer {
  destino: string | RegExp;
  valor: string;
  concepto: string;
  /** Empty: nobody is told. */
  correo: string;
}

/** demo-bank.md C.1: the rent, to a shop that banks here too. */
export const rent: TypedTransfer = {
  destino: /Comercial San Roque/,
  valor: '250',
  concepto: 'Arriendo noviembre',
  correo: '',
};

/** What can be pressed. */
export type Pressable = 'button' | 'link' | 'option';

/** How a page is touched and looked at. Each waits until what is meant is there, as long as its runner waits by default. */
export interface MemberPort {
  /** Puts a text into a field in place of what stands there. */
  fill: (label: string, text: string) => Promise<void>;
  /** Presses what has that name; in the dialog that is open, where there is one. */
  press: (role: Pressable, name: string | RegExp) => Promise<void>;
  /** Whether it is there to be pressed now. */
  has: (role: Pressable, name: string) => Promise<boolean>;
  /** Waits for a page by its title. */
  stands: (title: string | RegExp) => Promise<void>;
  /** Types a code into its boxes, once they are there. */
  typeCode: (code: string) => Promise<void>;
}

/** What a member does at the bank, in the member's own words. */
export interface Member {
  /** On the sign-in page: types user and password, sends nothing. */
  fillCredentials: (who?: Credentials) => Promise<void>;
  /** The same, and presses Ingresar. */
  sendCredentials: (who?: Credentials) => Promise<void>;
  /** From the sign-in page to the products. */
  signIn: (who?: Credentials) => Promise<void>;
  /** Goes to a page by the main menu, which a narrow window keeps behind its button. */
  openByMenu: (item: string) => Promise<void>;
  /** Goes to the member's own settings, by the panel that a narrow window keeps behind its button. */
  openProfile: () => Promise<void>;
  /** On Datos of a transfer: opens the list of registered accounts and chooses one. */
  choosePayee: (name: string | RegExp) => Promise<void>;
  /** On Datos of a transfer: payee, amount in dollars, concept and e-mail; {@link rent}, where nothing else is said. */
  fillTransfer: (changes?: Partial<TypedTransfer>) => Promise<void>;
  /** From Datos of an order of money to Revisar. */
  review: () => Promise<void>;
  /** On Revisar: confirms, and types the code. */
  confirm: (code?: string) => Promise<void>;
  /** In the dialog of the code: types it and presses Continuar. */
  sendCode: (code?: string) => Promise<void>;
}

/** A member at a page. */
export function createMember({ fill, press, has, stands, typeCode }: MemberPort): Member {
  const openWhereNarrow = async (name: string): Promise<void> => {
    if (await has('button', name)) await press('button', name);
  };
  const member: Member = {
    fillCredentials: async ({ usuario, clave } = maria) => {
      await stands('Ingrese a su banca virtual');
      await fill('Usuario', usuario);
      await fill('Contraseña', clave);
    },
    sendCredentials: async (who) => {
      await member.fillCredentials(who);
      await press('button', 'Ingresar');
    },
    signIn: async (who) => {
      await member.sendCredentials(who);
      await stands('Mis productos');
    },
    openByMenu: async (item) => {
      await openWhereNarrow('Abrir menú');
      await press('link', item);
    },
    openProfile: async () => {
      await openWhereNarrow('Abrir perfil');
      await press('link', 'Editar perfil');
    },
    choosePayee: async (name) => {
      await press('button', /^Cuenta registrada/);
      await press('option', name);
    },
    fillTransfer: async (changes) => {
      const { destino, valor, concepto, correo } = { ...rent, ...changes };
      await member.choosePayee(destino);
      await fill('Valor', valor);
      await fill('Concepto', concepto);
      if (correo !== '') await fill('Correo para el aviso (opcional)', correo);
    },
    review: async () => {
      await press('button', 'Revisar');
      await stands(/^Revise su /);
    },
    confirm: async (code) => {
      await press('button', /^Confirmar (transferencia|pago|recarga)$/);
      await member.sendCode(code);
    },
    sendCode: async (code = CODE) => {
      await typeCode(code);
      await press('button', 'Continuar');
    },
  };
  return member;
}
