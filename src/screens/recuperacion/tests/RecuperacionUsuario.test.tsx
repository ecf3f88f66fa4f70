import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { recuperarUsuario } from '#api/contract/credenciales.ts';
import { hearLiveWords } from '#components/transcripts/liveWords.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';

startEachTestFresh();

const number = page.getByLabelText('Número de identificación', { exact: true });
const email = page.getByLabelText('Correo', { exact: true });
const send = page.getByRole('button', { name: 'Enviar mi usuario' });
const answer = page.getByRole('main').getByRole('status');
const NEUTRAL = 'Si los datos coinciden, recibirá las instrucciones en el correo registrado.';

const openRecovery = () => openBank({ route: '/recuperacion-usuario', socio: null, until: send });

async function sendForm(identificacion = '0159999010', correo = 'maria.guaman@example.com'): Promise<void> {
  await number.fill(identificacion);
  await email.fill(correo);
  await send.click();
}

const sentMails = () => demo.bank.save().sentMails;

describe('screens.md A.1: the neutral answer', () => {
  test.each([
    ['a member', '0159999010', 1],
    ['a stranger', '1710034065', 0],
    ['another’s document', '0159999044', 0],
  ])('%s reads the same words; the user name itself is never shown', async (_, identificacion, mails) => {
    const bank = await openRecovery();
    await sendForm(identificacion);
    await expect.element(answer).toHaveTextContent('Si los datos coinciden, enviaremos su usuario a m•••@example.com.');
    expect(document.body.textContent).not.toContain('mfguaman');
    expect(sentMails()).toHaveLength(mails);
    expect(bank.countOf(recuperarUsuario)).toBe(1);
  });

  test('screens.md A.0 «Accessibility»: it is heard when it comes, once', async () => {
    await openRecovery();
    const live = hearLiveWords();
    await sendForm();
    await expect
      .poll(live.heard)
      .toEqual(['espera su turno: Si los datos coinciden, enviaremos su usuario a m•••@example.com.']);
    live.stop();
  });

  test('it is said of the data that were sent, and of no others', async () => {
    await openRecovery();
    await sendForm();
    await expect.element(answer).toHaveTextContent('Si los datos coinciden, enviaremos su usuario a m•••@example.com.');
    await email.fill('x');
    await expect.element(answer).not.toBeInTheDocument();
    await send.click();
    await expect.element(email).toHaveAttribute('aria-invalid', 'true');
    expect(answer.elements()).toHaveLength(0);
  });

  test.each([{}, { correo: null }, { correo: '' }])('B.0: an answer %j works, in copy.md’s words', async (data) => {
    use(answers.withData(recuperarUsuario, data));
    await openRecovery();
    await sendForm();
    await expect.element(answer).toHaveTextContent(NEUTRAL);
  });
});

test('contract B.2: the body to the letter, of each type of document', async () => {
  const bank = await openRecovery();
  await sendForm(' 015.999.901-0 ', ' maria.guaman@example.com ');
  await expect.element(answer).toBeVisible();
  await page.getByRole('radio', { name: 'Pasaporte' }).click({ force: true });
  await sendForm('ab12345', 'josé@niño.ec');
  await expect.element(answer).toMatchTextContent('j•••@niño.ec');
  expect(bank.bodiesOf(recuperarUsuario)).toEqual([
    { tipoIdentificacion: 1, identificacion: '0159999010', correo: 'maria.guaman@example.com' },
    { tipoIdentificacion: 2, identificacion: 'AB12345', correo: 'josé@niño.ec' },
  ]);
});

test('§5, D-13, D-54: nothing is sent before it is right; the first wrong field has the focus', async () => {
  const bank = await openRecovery();
  await send.click();
  await expect.element(page.getByText('Todos los campos son obligatorios')).toBeVisible();
  await expect.element(number).toHaveFocus();
  await sendForm('01599990', 'maria');
  await expect.element(number).toHaveAccessibleDescription('Ingrese los 10 dígitos de su cédula.');
  await expect.element(email).toHaveAccessibleDescription('Escriba el correo así: nombre@ejemplo.com.');
  expect(bank.countOf(recuperarUsuario)).toBe(0);
});

test('a failure loses nothing; the answer of the retry takes its place', async () => {
  use(answers.offline(recuperarUsuario));
  await openRecovery();
  await sendForm();
  await expect.element(page.getByRole('main').getByText('No hay conexión con el servidor.')).toBeVisible();
  await expect.element(number).toHaveValue('0159999010');
  await expect.element(email).toHaveValue('maria.guaman@example.com');
  useNoOverrides();
  await send.click();
  await expect.element(answer).toMatchTextContent(/enviaremos su usuario/);
  expect(page.getByRole('main').getByText('No hay conexión con el servidor.').elements()).toHaveLength(0);
});

test('conventions.md 3: two clicks in one task send once', async () => {
  const bank = await openRecovery();
  await number.fill('0159999010');
  await email.fill('maria.guaman@example.com');
  const element = send.element() as HTMLButtonElement;
  element.click();
  element.click();
  await expect.element(answer).toBeVisible();
  expect(bank.countOf(recuperarUsuario)).toBe(1);
  expect(sentMails()).toHaveLength(1);
});
