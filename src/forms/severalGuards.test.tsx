import { useEffect, useId, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { DialogProvider, useDialogs } from '#components/Dialog/DialogProvider.tsx';
import { VisitsContext } from '#components/Dialog/visits.ts';
import { renderComponent } from '#components/testRender.tsx';
import { LeaveGuards } from '#navigation/LeaveGuards.tsx';
import { createVisits } from '#navigation/visits.ts';
import { useDismissGuard, useLeaveGuard } from './useLeaveGuard.ts';

/* A page with a form, and a dialog with one over it. */

const question = page.getByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' });
const stay = question.getByRole('button', { name: 'Seguir aquí' });
const leave = question.getByRole('button', { name: 'Salir' });
const form = page.getByRole('dialog', { name: 'Formulario' });
const dialogs = () => document.querySelectorAll('dialog').length;

/** What an answer of the bank does to the dialog. */
let answerComes: () => void;

interface FormProps {
  dirty: boolean;
  onClose: () => void;
}

function FormDialog({ dirty, onClose }: FormProps) {
  const titleId = useId();
  const dismiss = useDismissGuard(dirty, onClose);
  useEffect(() => {
    answerComes = onClose;
  }, [onClose]);
  return (
    <Dialog labelledBy={titleId} onDismiss={dismiss} dismissLabel="Cerrar">
      <h2 id={titleId}>Formulario</h2>
      <input aria-label="Alias" />
    </Dialog>
  );
}

interface PageProps {
  isPageTyped: boolean;
  isDialogTyped: boolean;
}

function Page({ isPageTyped, isDialogTyped }: PageProps) {
  const open = useDialogs();
  const [ended, setEnded] = useState(false);
  useLeaveGuard(isPageTyped);
  return (
    <main>
      <h1>Página</h1>
      <button
        type="button"
        onClick={() =>
          void open((close: (saved: boolean) => void) => (
            <FormDialog dirty={isDialogTyped} onClose={() => close(true)} />
          )).then((saved) => setEnded(saved === true))
        }
      >
        Abrir
      </button>
      {ended && <p>Guardado</p>}
    </main>
  );
}

async function show(typed: PageProps) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <LeaveGuards>
            <DialogProvider>
              <Outlet />
            </DialogProvider>
          </LeaveGuards>
        ),
        children: [
          { path: '/antes', element: <h1>Antes</h1> },
          { path: '/pagina', element: <Page {...typed} /> },
        ],
      },
    ],
    { initialEntries: ['/antes', '/pagina'] },
  );
  await renderComponent(
    <VisitsContext value={createVisits(router)}>
      <RouterProvider router={router} />
    </VisitsContext>,
  );
  await page.getByRole('button', { name: 'Abrir' }).click();
  await expect.element(form).toBeVisible();
  return router;
}

describe('D-64: the uppermost that would lose something asks, once for all', () => {
  test('the dialog over the page, though both would', async () => {
    const router = await show({ isPageTyped: true, isDialogTyped: true });
    await router.navigate(-1);
    await expect.element(question).toBeVisible();
    expect(dialogs()).toBe(2);
    await leave.click();
    await expect.element(page.getByRole('heading', { name: 'Antes' })).toBeVisible();
    expect(dialogs()).toBe(0);
  });

  test('the page under a dialog with nothing typed, which goes first', async () => {
    const router = await show({ isPageTyped: true, isDialogTyped: false });
    await router.navigate(-1);
    await expect.element(question).toBeVisible();
    await expect.poll(dialogs).toBe(1);
    await stay.click();
    await expect.poll(dialogs).toBe(0);
    expect(router.state.location.pathname).toBe('/pagina');
    await router.navigate(-1);
    await leave.click();
    await expect.element(page.getByRole('heading', { name: 'Antes' })).toBeVisible();
  });

  test('nobody where nothing is typed', async () => {
    const router = await show({ isPageTyped: false, isDialogTyped: false });
    await router.navigate(-1);
    await expect.element(page.getByRole('heading', { name: 'Antes' })).toBeVisible();
    expect(dialogs()).toBe(0);
  });
});

describe('an answer closes the dialog while the question stands', () => {
  test.each(['Back', 'the X'])('%s: the question goes with it, and the member stays', async (way) => {
    const router = await show({ isPageTyped: false, isDialogTyped: true });
    if (way === 'Back') await router.navigate(-1);
    else await form.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(question).toBeVisible();
    answerComes();
    await expect.element(page.getByText('Guardado')).toBeVisible();
    await expect.poll(dialogs).toBe(0);
    expect(router.state.location.pathname).toBe('/pagina');
    await router.navigate(-1);
    await expect.element(page.getByRole('heading', { name: 'Antes' })).toBeVisible();
  });
});
