import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { validarIdentidad } from '#api/contract/autenticacion.ts';
import { preguntas, registro } from '#api/contract/credenciales.ts';
import { agencias } from '#api/contract/informacion.ts';
import { autorizar } from '#api/contract/tokens.ts';
import { hearLiveWords } from '#components/transcripts/liveWords.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { digits, leaveCode, sendCode } from '#testing/behaviourMember.ts';
import { label, main } from '#testing/locators.ts';
import {
  browser,
  everyAnswerRead,
  hold,
  startEachTestFresh,
  type TestBank,
  use,
  useNoOverrides,
} from '#testing/testWorld.tsx';
import * as registration from './registrationWorld.ts';

startEachTestFresh();

const NO_QUESTIONS = 'Las preguntas de seguridad no están disponibles en este momento. Intente más tarde.';

/** What the toasts say, oldest first. */
const toasts = ({ services }: TestBank) => services.toasts.toasts().map(({ text }) => text);

describe('a failed call loses nothing, and a retry goes on', () => {
  test.each([
    ['no connection', () => answers.offline(validarIdentidad), 'No hay conexión con el servidor.'],
    ['a server that is down', () => answers.serverError(validarIdentidad), /El servicio no está disponible/],
    ['an answer that is none', () => answers.html(validarIdentidad), /No pudimos leer la respuesta/],
  ])('step 1: %s', async (_, override, text) => {
    use(override());
    await registration.openRegistration();
    await registration.fillIdentity();
    await registration.goOn.click();
    await expect.element(main.getByText(text)).toBeVisible();
    await registration.expectIdentityKept();
    useNoOverrides();
    await registration.goOn.click();
    await expect.element(registration.at(2)).toBeVisible();
  });

  test('step 1, -0001-02-01: copy.md’s words and the way to an agency; a mended datum goes on', async () => {
    const bank = await registration.openRegistration();
    await registration.fillIdentity({ ...registration.person, fechaNacimiento: '22/03/1979' });
    await registration.goOn.click();
    await expect
      .element(main.getByText('Los datos no coinciden con nuestros registros. Verifíquelos o acérquese a una agencia.'))
      .toBeVisible();
    await main.getByRole('button', { name: 'Ver agencias' }).first().click();
    await expect.element(page.getByRole('dialog', { name: 'Agencias' })).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(label('Fecha de nacimiento')).toHaveValue('22/03/1979');
    await label('Fecha de nacimiento').fill(registration.person.fechaNacimiento);
    await registration.goOn.click();
    await expect.element(registration.at(2)).toBeVisible();
    expect(bank.countOf(agencias)).toBe(1);
  });

  test('screens.md A.0 «Accessibility»: what can be done about unknown data is heard with them, once', async () => {
    await registration.openRegistration();
    await registration.fillIdentity({ ...registration.person, fechaNacimiento: '22/03/1979' });
    const live = hearLiveWords();
    onTestFinished(live.stop);
    await registration.goOn.click();
    await expect
      .poll(live.heard)
      .toEqual(['interrumpe: Los datos no coinciden con nuestros registros. Verifíquelos o acérquese a una agencia.']);
    await expect.element(main.getByText(/Verifíquelos/)).toBeVisible();
    expect(live.heard()).toHaveLength(1);
  });

  test('step 3: without the questions it says so, and Reintentar brings them', async () => {
    use(answers.withMessages(preguntas, [{ code: '', text: 'Sin preguntas por ahora.' }]));
    await registration.openRegistration();
    await registration.toStep(3);
    await expect.element(main.getByText('Sin preguntas por ahora.')).toBeVisible();
    useNoOverrides();
    await main.getByRole('button', { name: 'Reintentar' }).click();
    await registration.fillSecurity();
    await registration.goOn.click();
    await expect.element(registration.at(4)).toBeVisible();
  });

  test('step 3: fewer than three questions are no way through', async () => {
    use(answers.withData(preguntas, [{ codigo: '01', descripcion: '¿Una?' }]));
    const bank = await registration.openRegistration();
    await registration.toStep(3);
    await expect.element(main.getByText(NO_QUESTIONS)).toBeVisible();
    await registration.terms.click();
    await registration.goOn.click();
    await expect.poll(() => toasts(bank)).toEqual([NO_QUESTIONS]);
    await expect.element(registration.at(3)).toBeVisible();
    // What was typed is not lost by asking again.
    useNoOverrides();
    await main.getByRole('button', { name: 'Reintentar' }).click();
    await registration.fillQuestions();
    await registration.goOn.click();
    await expect.element(registration.at(4)).toBeVisible();
  });

  test('step 3: where the questions do not load, the same is said of going on', async () => {
    use(answers.withCode(preguntas, '-9999-00-03'));
    const bank = await registration.openRegistration();
    await registration.toStep(3);
    await expect.element(main.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    await registration.terms.click();
    await registration.goOn.click();
    await expect.poll(() => toasts(bank)).toEqual([NO_QUESTIONS]);
  });

  test.each([
    ['the identity', validarIdentidad],
    ['the registration', registro],
  ])('step 4: no connection for %s', async (_, endpoint) => {
    const bank = await registration.openRegistration();
    await registration.toStep(4);
    use(answers.offline(endpoint));
    await registration.create.click();
    if (endpoint === registro) await sendCode();
    const said = endpoint === registro ? registration.MAY_EXIST : 'No hay conexión con el servidor.';
    await expect.element(main.getByText(said)).toBeVisible();
    useNoOverrides();
    for (const step of [3, 2, 1]) {
      await registration.back.click();
      await expect.element(registration.at(step)).toBeVisible();
      await registration.expectations[step - 1]?.();
    }
    for (const step of [2, 3, 4]) {
      await registration.goOn.click();
      await expect.element(registration.at(step)).toBeVisible();
    }
    await registration.create.click();
    await sendCode();
    await expect.element(registration.READY).toBeVisible();
    const used = bank.bodiesOf(autorizar).map((body) => body?.guid);
    expect(new Set(used).size).toBe(used.length);
  });

  test('step 4: an identity that is answered without a transaction asks for no code', async () => {
    const bank = await registration.openRegistration();
    await registration.toStep(4);
    use(answers.withData(validarIdentidad, {}));
    await registration.create.click();
    await expect
      .element(main.getByText('No pudimos leer la respuesta del servidor. Intente nuevamente.'))
      .toBeVisible();
    expect(digits.elements()).toHaveLength(0);
    expect(bank.countOf(registro)).toBe(0);
  });

  test('step 4, -0005-01-08: it is told, and a new code makes the user', async () => {
    const bank = await registration.openRegistration();
    await registration.toStep(4);
    use(answers.withCode(registro, '-0005-01-08'));
    await registration.create.click();
    await sendCode();
    await expect.element(main.getByText(errorCodes['-0005-01-08'].text)).toBeVisible();
    useNoOverrides();
    await registration.create.click();
    await sendCode();
    await expect.element(registration.READY).toBeVisible();
    expect(registration.transactionOf(bank, 0)).not.toBe(registration.transactionOf(bank, 1));
  });
});

describe('decisions.md «Unknown outcome»: of a user whose creation was not answered it is not said that there is none', () => {
  const inDoubt = async () => {
    const bank = await registration.openRegistration();
    await registration.toStep(4);
    use(answers.lost(registro));
    await registration.create.click();
    await sendCode();
    await expect.element(main.getByText(registration.MAY_EXIST)).toBeVisible();
    expect(registration.registered()).toBeDefined();
    useNoOverrides();
    return bank;
  };

  test('a code that is left afterwards says so again', async () => {
    await inDoubt();
    await registration.create.click();
    await leaveCode();
    await expect
      .element(main.getByText(`${registration.MAY_EXIST} Puede confirmar con un código nuevo.`))
      .toBeVisible();
    expect(main.getByText(/No se creó ningún usuario/).elements()).toHaveLength(0);
  });

  test('so does -0001-02-02, beside the user; another name keeps the doubt about the first', async () => {
    await inDoubt();
    use(answers.withCode(registro, '-0001-02-02'));
    await registration.create.click();
    await sendCode();
    await expect.element(registration.at(2)).toBeVisible();
    await expect
      .element(label('Usuario'))
      .toHaveAccessibleDescription(`${errorCodes['-0001-02-02'].text} ${registration.MAY_EXIST}`);
    await label('Usuario').fill('carlos.loja');
    await registration.goOn.click();
    await registration.goOn.click();
    await expect.element(registration.at(4)).toBeVisible();
    await registration.create.click();
    await leaveCode();
    await expect
      .element(main.getByText(`${registration.MAY_EXIST} Puede confirmar con un código nuevo.`))
      .toBeVisible();
  });

  test('and a failure on the way to the next code; with an answer that says that it is made, the doubt ends', async () => {
    const bank = await inDoubt();
    use(answers.offline(validarIdentidad));
    await registration.create.click();
    const both = `No hay conexión con el servidor. ${registration.MAY_EXIST}`;
    await expect.element(main.getByText(both)).toBeVisible();
    // The toast says all of it: over the form it stands without a role.
    expect(toasts(bank)).toContain(both);
    useNoOverrides();
    await registration.create.click();
    await sendCode();
    await expect.element(registration.READY).toBeVisible();
    await browser.router?.navigate(-1);
    await registration.toStep(4);
    await registration.create.click();
    await leaveCode();
    await expect
      .element(main.getByText('No se creó ningún usuario. Puede confirmar con un código nuevo.'))
      .toBeVisible();
  });

  test.each([
    ['a server that breaks down', () => answers.serverError(registro)],
    ['an answer that cannot be read', () => answers.html(registro)],
  ])('%s is none either; a second one is not said twice', async (_, override) => {
    await registration.openRegistration();
    await registration.toStep(4);
    use(override());
    for (let times = 0; times < 2; times += 1) {
      await registration.create.click();
      await sendCode();
      await expect.element(main.getByText(registration.MAY_EXIST)).toBeVisible();
    }
  });
});

describe('screens.md A.0 «FM»: a refusal that comes after «Volver» leads to its step, and no further', () => {
  test.each([1, 2])('-0001-02-02 after «Volver» %i times', async (times) => {
    const bank = await registration.openRegistration();
    const release = hold(registro);
    await registration.register({ ...registration.credentials, usuario: 'mfguaman' });
    await expect.poll(() => bank.countOf(registro)).toBe(1);
    for (let step = 3; step > 3 - times; step -= 1) {
      await registration.back.click();
      await expect.element(registration.at(step)).toBeVisible();
    }
    release();
    await everyAnswerRead();
    await expect.element(registration.at(2)).toBeVisible();
    await expect.element(label('Usuario')).toHaveAccessibleDescription(errorCodes['-0001-02-02'].text);
    expect(page.getByRole('alertdialog').elements()).toHaveLength(0);
  });
});

describe('a refusal of the last step that speaks of the second leads there', () => {
  test('one of a user who is on its way stands there; of another one nothing is refused, of the first it is known', async () => {
    const bank = await registration.openRegistration();
    const release = hold(registro);
    await registration.register({ ...registration.credentials, usuario: 'mfguaman' });
    await expect.poll(() => bank.countOf(registro)).toBe(1);
    for (const step of [3, 2]) {
      await registration.back.click();
      await expect.element(registration.at(step)).toBeVisible();
    }
    release();
    await expect.element(label('Usuario')).toHaveAccessibleDescription(errorCodes['-0001-02-02'].text);
    await label('Usuario').fill('caloja');
    await expect.element(label('Usuario')).not.toHaveAttribute('aria-invalid');
    await registration.goOn.click();
    await expect.element(registration.at(3)).toBeVisible();
    await registration.back.click();
    await label('Usuario').fill('mfguaman');
    await registration.goOn.click();
    await expect.element(label('Usuario')).toHaveAccessibleDescription(errorCodes['-0001-02-02'].text);
    await expect.element(registration.at(2)).toBeVisible();
  });

  test('-0001-02-02: the message at the user, everything kept, and another name goes through', async () => {
    await registration.openRegistration();
    await registration.register({ ...registration.credentials, usuario: 'mfguaman' });
    await expect.element(registration.at(2)).toBeVisible();
    await expect.element(label('Usuario')).toHaveAccessibleDescription(errorCodes['-0001-02-02'].text);
    await expect.element(label('Usuario')).toHaveFocus();
    await expect.element(label('Usuario')).toHaveValue('mfguaman');
    await expect.element(label('Contraseña')).toHaveValue(registration.credentials.clave);
    // The same name is not let through to be refused again two steps later.
    await registration.goOn.click();
    await expect.element(label('Usuario')).toHaveAccessibleDescription(errorCodes['-0001-02-02'].text);
    await expect.element(registration.at(2)).toBeVisible();
    // Nor by the browser's Forward.
    await browser.router?.navigate(2);
    await expect.element(registration.at(4)).toBeVisible();
    await registration.create.click();
    await expect.element(registration.at(2)).toBeVisible();
    await expect.element(label('Usuario')).toHaveAccessibleDescription(errorCodes['-0001-02-02'].text);
    await label('Usuario').fill('caloja');
    await expect.element(label('Usuario')).not.toHaveAttribute('aria-invalid');
    await registration.goOn.click();
    await expect.element(registration.at(3)).toBeVisible();
    await registration.expectSecurityKept();
    await registration.goOn.click();
    await registration.create.click();
    await sendCode();
    await expect.element(registration.READY).toBeVisible();
  });

  test('-0001-05-03: the message at the password', async () => {
    await registration.openRegistration();
    await registration.register({ usuario: 'caloja', clave: 'X0159999028x' });
    await expect.element(registration.at(2)).toBeVisible();
    await expect.element(label('Contraseña')).toHaveAccessibleDescription(errorCodes['-0001-05-03'].text);
    await expect.element(label('Contraseña')).toHaveFocus();
    await expect.element(label('Contraseña')).toHaveValue('X0159999028x');
    await expect.element(label('Usuario')).toHaveValue('caloja');
    await registration.back.click();
    await expect.element(registration.at(1)).toBeVisible();
    await registration.expectIdentityKept();
    expect(registration.registered()).toBeUndefined();
  });

  const refusedPassword = async (second: typeof registration.credentials) => {
    await registration.openRegistration();
    await registration.register(second);
    await expect.element(registration.at(2)).toBeVisible();
    await expect.element(label('Contraseña')).toHaveAccessibleDescription(errorCodes['-0001-05-03'].text);
    // Leaving the field mends nothing.
    await label('Usuario').click();
    await expect.element(label('Contraseña')).toHaveAccessibleDescription(errorCodes['-0001-05-03'].text);
    // The same is not let through to be refused again two steps later.
    await registration.goOn.click();
    await expect.element(label('Contraseña')).toHaveAccessibleDescription(errorCodes['-0001-05-03'].text);
    await expect.element(registration.at(2)).toBeVisible();
  };

  test('-0001-05-03 speaks of password and user: with another user it is asked anew, and said no more meanwhile', async () => {
    await refusedPassword({ usuario: 'luisp', clave: 'Luisp2024x' });
    await label('Usuario').fill('mariaq');
    await expect.element(label('Contraseña')).not.toHaveAttribute('aria-invalid');
    await registration.goOn.click();
    await registration.expectSecurityKept();
    await registration.goOn.click();
    await registration.create.click();
    await sendCode();
    await expect.element(registration.READY).toBeVisible();
    expect(demo.bank.memberOf('mariaq')).toBeDefined();
  });

  test('-0001-05-03 speaks of the identification too: with another one it is asked anew', async () => {
    await refusedPassword({ usuario: 'caloja', clave: 'X0159999028x' });
    await registration.back.click();
    await expect.element(registration.at(1)).toBeVisible();
    // Unchanged, it is still what was refused.
    await registration.goOn.click();
    await expect.element(label('Contraseña')).toHaveAccessibleDescription(errorCodes['-0001-05-03'].text);
    await registration.back.click();
    use(answers.withData(validarIdentidad, { idTransaccion: 'a1' }));
    await label('Número de identificación').fill('0159999010');
    await registration.goOn.click();
    await expect.element(registration.at(2)).toBeVisible();
    await expect.element(label('Contraseña')).not.toHaveAttribute('aria-invalid');
    await registration.goOn.click();
    await expect.element(registration.at(3)).toBeVisible();
  });
});
