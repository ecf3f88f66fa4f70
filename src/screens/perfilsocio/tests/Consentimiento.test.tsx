import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { leer as leerContrato } from '#api/contract/contrato.ts';
import { actualizarTratamientoDatos, recuperaEstadoTratamientoDatos } from '#api/contract/perfilSocio.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { faultList } from '#mocks/faults.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { StoryWorld } from '#storybook/storyWorld.tsx';
import { everyAnswerRead, hold, openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';
import { Consentimiento } from '../Consentimiento.tsx';

startEachTestFresh();

const NAME = 'Tratamiento de datos personales';
const control = page.getByRole('switch', { name: NAME });
const text = (words: string) => page.getByText(words, { exact: true });
const kept = () => demo.bank.memberOf('mfguaman')?.consent;

const openProfile = () => openBank({ route: '/perfilsocio', until: () => expect.element(control).toBeChecked() });

test('D-15: a change is one GET with its value, and is kept without asking for the state again', async () => {
  const bank = await openProfile();
  await control.click();
  await expect.element(control).not.toBeChecked();
  await expect.element(control).not.toHaveAttribute('aria-busy');
  await everyAnswerRead();
  expect(kept()).toBe(false);
  expect(bank.countOf(actualizarTratamientoDatos)).toBe(1);
  expect(bank.countOf(recuperaEstadoTratamientoDatos)).toBe(1);
  await control.click();
  await expect.poll(kept).toBe(true);
  await expect.element(control).toBeChecked();
});

describe('D-15: it is never sent a second time by itself, and goes back with a message', () => {
  const failures = faultList.filter(
    ({ outcome, id }) => !['answered', 'timeout', 'closed'].includes(outcome) && id !== 'hugePayload',
  );

  test.each(failures)('$title', async ({ id }) => {
    use(answers.withFault(actualizarTratamientoDatos, id));
    const bank = await openProfile();
    await control.click();
    await expect.poll(() => bank.countOf(actualizarTratamientoDatos)).toBe(1);
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(control).toBeChecked();
    await expect.element(control).not.toHaveAttribute('aria-busy');
    // Longer than a failed read waits before it is repeated.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(bank.countOf(actualizarTratamientoDatos)).toBe(1);
    expect(kept()).toBe(true);
  });
});

test('D-15: where it was saved and only the answer was lost, the switch shows what the bank holds, not what was known', async () => {
  const bank = await openProfile();
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await answer(request);
    if (request.url.includes('ActualizarTratamientoDatos')) throw new TypeError('Failed to fetch');
    return response;
  });
  await control.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(control).not.toHaveAttribute('aria-busy');
  await everyAnswerRead();
  expect(kept()).toBe(false);
  await expect.element(control).not.toBeChecked();
  expect(bank.countOf(actualizarTratamientoDatos)).toBe(1);
});

test('§8: the server’s first message is told, and the next try is sent', async () => {
  use(answers.withCode(actualizarTratamientoDatos, '-9999-00-01'));
  const bank = await openProfile();
  await control.click();
  await expect.element(text(errorCodes['-9999-00-01'].text)).toBeVisible();
  useNoOverrides();
  await control.click();
  await expect.poll(kept).toBe(false);
  expect(bank.countOf(actualizarTratamientoDatos)).toBe(2);
});

test('while it is being saved it shows the wish and cannot be moved, by click, key or twice in one task', async () => {
  const release = hold(actualizarTratamientoDatos);
  const bank = await openProfile();
  const element = control.element() as HTMLInputElement;
  element.click();
  element.click();
  await expect.element(control).toHaveAttribute('aria-busy', 'true');
  await control.click({ force: true });
  await userEvent.keyboard(' ');
  await expect.element(control).not.toBeChecked();
  release();
  await expect.element(control).not.toHaveAttribute('aria-busy');
  await everyAnswerRead();
  expect(bank.countOf(actualizarTratamientoDatos)).toBe(1);
  await expect.element(control).not.toBeChecked();
  expect(kept()).toBe(false);
});

test('D-15: strict mode, where effects run twice, sends nothing by itself and a change once', async () => {
  const asked: string[] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return answer(request);
  });
  const changes = () => asked.filter((path) => path.includes('ActualizarTratamientoDatos'));
  const options = { socio: 'mfguaman', ruta: '/perfilsocio', cierre: null, contenido: null, cooperativa: null };
  await render(
    <StrictMode>
      <StoryWorld options={options}>
        <Consentimiento />
      </StoryWorld>
    </StrictMode>,
  );
  await expect.element(control).toBeChecked();
  expect(changes()).toEqual([]);
  await control.click();
  await expect.poll(kept).toBe(false);
  await everyAnswerRead();
  expect(changes()).toEqual(['/api/perfilSocio/ActualizarTratamientoDatos/false']);
});

test('a state that cannot be read shows no switch, and Reintentar reads it', async () => {
  use(answers.withCode(recuperaEstadoTratamientoDatos, '-9999-00-01'));
  await openBank({ route: '/perfilsocio' });
  await expect.element(text('No pudimos cargar la información.')).toBeVisible();
  expect(control.elements()).toHaveLength(0);
  useNoOverrides();
  await page.getByRole('alert').getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(control).toBeChecked();
});

describe('§2 ‘Ver documento’', () => {
  const link = page.getByRole('button', { name: 'Ver documento' });
  const dialog = page.getByRole('dialog', { name: NAME });

  test('opens contrato/1 in a wide modal; the document is asked for only then', async () => {
    const bank = await openProfile();
    expect(bank.countOf(leerContrato)).toBe(0);
    await link.click();
    await expect.element(page.getByText(/^Página 1 de \d+\. .*Datos que tratamos/)).toBeInTheDocument();
    expect(bank.countOf(leerContrato)).toBe(1);
    expect(dialog.element().firstElementChild?.getBoundingClientRect().width).toBe(920);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(link).toHaveFocus();
  });

  test('-9999-00-03: the message and Reintentar', async () => {
    use(answers.withCode(leerContrato, '-9999-00-03'));
    await openProfile();
    await link.click();
    await expect.element(dialog.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    useNoOverrides();
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(page.getByText(/^Página 1 de \d+\./)).toBeInTheDocument();
  });
});

test('DESIGN.md §6: while the state is on its way the card says what is awaited', async () => {
  hold(recuperaEstadoTratamientoDatos);
  await openBank({ route: '/perfilsocio' });
  const line = page.getByRole('main').getByText('Cargando su autorización');
  await expect.element(line).toBeVisible();
  expect(line.element().closest('[aria-busy="true"]')).not.toBeNull();
});
