import { createMember, type Member, type Pressable } from '#testing/member.ts';
import type { Engine, Tab } from './engine.ts';
import { chooseIn, type Found, lookFor, missedPress, type Role, textOfPage, wholeText } from './look.ts';

/** How long a person waits for what is to come, in ms: old engines on a busy machine take their time. */
const PATIENCE = 30_000;
/** How often they look, in ms. */
const GLANCE = 100;

/** A member at one tab of a real browser, who waits for everything as long as it takes. */
export interface Person extends Member {
  tab: Tab;
  press: (role: Role, name: string | RegExp) => Promise<void>;
  fill: (label: string, text: string) => Promise<void>;
  /** Chooses an entry of a native list. */
  choose: (label: string, entry: string) => Promise<void>;
  has: (role: Role, name: string | RegExp) => Promise<boolean>;
  stands: (title: string | RegExp) => Promise<void>;
  /** Waits until the page reads so. */
  sees: (text: string | RegExp) => Promise<void>;
  /** Waits until the document, with what is not seen of it, holds that. */
  holds: (text: RegExp) => Promise<void>;
  /** Waits until what has that name has the focus. */
  isAt: (role: Role, name: string | RegExp) => Promise<void>;
  /** @throws Error when anything of a member stands in the document. */
  seesNothingPrivate: () => Promise<void>;
}

const PRIVATE =
  /guam[aá]n|vintimilla|mar[ií]a fernanda|4871|2604|4\.085|2\.846|1\.238|0900000|mariafguaman|example\.com/i;

/** Looks again and again until there is an answer. @throws Error that says what was waited for, and `told` what was there instead. */
export async function until<Answer>(
  what: string,
  look: () => Promise<Answer | null>,
  told: () => Promise<string> = () => Promise.resolve(''),
): Promise<Answer> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const answer = await look();
    if (answer !== null) return answer;
    if (performance.now() > end) throw new Error(`${what} ${await told()}`.trim());
    await new Promise((resolve) => setTimeout(resolve, GLANCE));
  }
}

/** Sits down at a new tab. */
export async function sitDown(engine: Engine): Promise<Person> {
  return personAt(await engine.openTab());
}

function personAt(tab: Tab): Person {
  const look = (role: Role, name: string | RegExp, wanted: 'look' | 'press' | 'select'): Promise<Found> =>
    tab
      .run(
        lookFor,
        { role, name: typeof name === 'string' ? name : name.source, isPattern: name instanceof RegExp },
        wanted,
      )
      // A page on its way to another one cannot be looked at.
      .catch((reason: unknown) => ({ point: null, trouble: String(reason), hasFocus: false }));
  const read = (): Promise<string> => tab.run(textOfPage).catch(() => '');
  const told = async (): Promise<string> => `En la página: «${(await read()).replace(/\s+/g, ' ').slice(0, 600)}»`;
  const reach = async (role: Role, name: string | RegExp, wanted: 'press' | 'select'): Promise<void> => {
    let last = '';
    await until(
      `No se puede pulsar ${role} «${String(name)}»:`,
      async () => {
        const { point, trouble } = await look(role, name, wanted);
        last = trouble;
        if (point === null) return null;
        if (wanted === 'press') await tab.press(point);
        // A page that has gone by the press cannot say that it was missed.
        const isMissed = wanted === 'press' && (await tab.run(missedPress).catch(() => false));
        if (isMissed) last = 'la pulsación no llega a su sitio';
        return isMissed ? null : true;
      },
      async () => `${last}. ${await told()}`,
    );
  };

  const press = (role: Role, name: string | RegExp) => reach(role, name, 'press');
  const fill = async (label: string, text: string): Promise<void> => {
    await reach('field', label, 'select');
    if (text === '') await tab.key('Backspace');
    else await tab.type(text);
  };
  const has = async (role: Role, name: string | RegExp): Promise<boolean> =>
    (await look(role, name, 'look')).trouble === '';
  const stands = async (title: string | RegExp): Promise<void> => {
    await until(`No llega la página «${String(title)}».`, async () => (await has('heading', title)) || null, told);
  };
  const isAt = async (role: Role, name: string | RegExp): Promise<void> => {
    const label = `El foco no llega a ${role} «${String(name)}».`;
    await until(label, async () => (await look(role, name, 'look')).hasFocus || null, told);
  };
  const isIn = (text: string | RegExp, page: string): boolean =>
    typeof text === 'string' ? page.replace(/\s+/g, ' ').includes(text) : text.test(page);
  const all = (): Promise<string> => tab.run(wholeText).catch(() => '');
  return {
    ...createMember({
      fill,
      press: (role: Pressable, name) => press(role, name),
      has,
      stands,
      typeCode: async (code) => {
        await isAt('field', 'Dígito 1 de 6');
        await tab.type(code);
      },
    }),
    tab,
    press,
    fill,
    has,
    stands,
    isAt,
    choose: async (label, entry) => {
      const what = `No se puede escoger «${entry}» en «${label}».`;
      await until(what, async () => (await tab.run(chooseIn, label, entry).catch(() => false)) || null, told);
    },
    sees: async (text) => {
      await until(`No se lee «${String(text)}».`, async () => isIn(text, await read()) || null, told);
    },
    holds: async (text) => {
      await until(`El documento no contiene ${String(text)}.`, async () => text.test(await all()) || null, told);
    },
    seesNothingPrivate: async () => {
      const found = PRIVATE.exec(await all());
      if (found) throw new Error(`Se ve algo privado: «${found[0]}». ${await told()}`);
    },
  };
}
