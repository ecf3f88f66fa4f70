import { describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { main } from '#testing/locators.ts';
import { openBank } from '#testing/testWorld.tsx';
import { openHub, row, startEachDestinationFresh } from './destinationsWorld.ts';

startEachDestinationFresh();

const question = page.getByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' });
const stay = question.getByRole('button', { name: 'Seguir aquí' });
const leave = question.getByRole('button', { name: 'Salir' });
const dialog = (name: string) => page.getByRole('dialog', { name });

interface Opened {
  form: Locator;
  typed: string;
  open: () => Promise<unknown>;
}

const dialogs: Readonly<Record<string, Opened>> = {
  'Nueva cuenta destino': {
    form: dialog('Nueva cuenta destino'),
    typed: 'Correo (opcional)',
    open: async () => {
      await openHub();
      await main.getByRole('button', { name: 'Agregar cuenta' }).click();
    },
  },
  'Nueva cuenta destino, elsewhere': {
    form: dialog('Nueva cuenta destino'),
    typed: 'Nombre del beneficiario',
    open: async () => {
      await openHub();
      await main.getByRole('button', { name: 'Agregar cuenta' }).click();
      await dialog('Nueva cuenta destino').getByText('En otra institución').click();
    },
  },
  'Modificar cuenta destino': {
    form: dialog('Modificar cuenta destino'),
    typed: 'Alias',
    open: async () => {
      await openHub();
      await row('Rosa Elena Ordonez').click();
      await page.getByRole('menuitem', { name: 'Modificar' }).click();
    },
  },
  'Agregar tarjeta': {
    form: dialog('Agregar tarjeta'),
    typed: 'Nombre del titular',
    open: async () => {
      await openBank({
        route: '/configuracion/tarjetas-credito',
        until: main.getByRole('link', { name: /^Tarjeta mamá/ }),
      });
      await main.getByRole('button', { name: 'Agregar tarjeta' }).click();
    },
  },
};

const ways: Readonly<Record<string, (form: Locator) => Promise<void>>> = {
  Escape: () => userEvent.keyboard('{Escape}'),
  'the X': (form) => form.getByRole('button', { name: 'Cerrar' }).click(),
};

describe.each(Object.entries(dialogs))('%s: what was typed is not lost by a slip', (_, { form, typed, open }) => {
  const field = form.getByLabelText(typed, { exact: true });

  test.each(Object.entries(ways))('%s asks; «Seguir aquí» keeps it, «Salir» closes', async (__, dismiss) => {
    await open();
    await field.fill('Rosita');
    await dismiss(form);
    await stay.click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('Rosita');
    await dismiss(form);
    await leave.click();
    await expect.element(form).not.toBeInTheDocument();
  });

  test.each(Object.entries(ways))('%s asks nothing where nothing was typed', async (__, dismiss) => {
    await open();
    await expect.element(field).toBeVisible();
    await dismiss(form);
    await expect.element(form).not.toBeInTheDocument();
    expect(question.elements()).toHaveLength(0);
  });

  test('Cancelar says what it does, and asks nothing', async () => {
    await open();
    await field.fill('Rosita');
    await form.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(form).not.toBeInTheDocument();
    expect(question.elements()).toHaveLength(0);
  });
});
