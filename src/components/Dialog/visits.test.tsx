import { LogOut } from 'lucide-react';
import { type ReactNode, StrictMode, useEffect, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, redirect, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createVisits } from '#navigation/visits.ts';
import { SideSheet } from '../SideSheet/SideSheet.tsx';
import { ToastProvider } from '../Toast/ToastProvider.tsx';
import { createToastQueue } from '../Toast/toastQueue.ts';
import { renderComponent } from '../testRender.tsx';
import { useConfirm } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogProvider, useDialogs } from './DialogProvider.tsx';
import { useLazyDialog } from './useLazyDialog.ts';
import { useVisit, VisitsContext } from './visits.ts';

/*
 * D-64: DialogProvider is the only way in which a screen opens a dialog (app/tests/everyScreen/dialogsOfScreens.test.tsx), so that what is true here of each kind
 * and each way of leaving is true of every dialog of every screen.
 */

type Settled = { kind: string; answer: unknown };
const settled: Settled[] = [];
let wait: Promise<void>;
let goOn: () => void;
let slowPageComes: () => void = () => undefined;
/** What a page does to itself: it throws, another part takes the place of the one that opened the dialog, its session ends. */
const inside = {
  breaks: (): void => undefined,
  changesPart: (): void => undefined,
  endsSession: (): void => undefined,
};

beforeEach(() => {
  settled.length = 0;
  wait = new Promise((resolve) => (goOn = resolve));
});

const kinds = [
  'dialog',
  'question',
  'sheet',
  'fetched',
  'still being fetched',
  'opened after an answer',
  'two',
] as const;

function useOpeners(): Record<(typeof kinds)[number], () => Promise<unknown>> {
  const open = useDialogs();
  const confirm = useConfirm();
  const openLazily = useLazyDialog();
  const visit = useVisit();
  const dialog = (name: string) => (close: (answer: string) => void) => (
    <Dialog labelledBy={name} onDismiss={() => close('descartado')}>
      <h2 id={name}>{name}</h2>
    </Dialog>
  );
  const question = { icon: LogOut, title: '¿Salir?', confirmLabel: 'Salir' };
  return {
    dialog: () => open(dialog('uno')),
    question: () => confirm(question),
    sheet: () =>
      open((close) => (
        <SideSheet label="Menú" side="start" width="200px" onClose={() => close('cerrado')}>
          <button type="button">Entrada</button>
        </SideSheet>
      )),
    fetched: () =>
      openLazily(
        () => Promise.resolve(dialog('uno')),
        (render, close: (answer: string) => void) => render(close),
      ),
    'still being fetched': () =>
      openLazily(
        () => wait.then(() => dialog('uno')),
        (render, close: (answer: string) => void) => render(close),
      ),
    'opened after an answer': async () => {
      const here = visit();
      await wait;
      return open(dialog('uno'), here);
    },
    two: () =>
      Promise.all([open(dialog('uno')), confirm(question)]).then(([first, second]) => first ?? (second || undefined)),
  };
}

function Part() {
  const openers = useOpeners();
  return kinds.map((kind) => (
    <button
      key={kind}
      type="button"
      onClick={() => {
        void openers[kind]().then((answer) => settled.push({ kind, answer }));
      }}
    >
      {kind}
    </button>
  ));
}

function Page() {
  const [state, setState] = useState<'whole' | 'broken' | 'other'>('whole');
  useEffect(() => {
    inside.breaks = () => setState('broken');
    inside.changesPart = () => setState('other');
  }, []);
  if (state === 'broken') throw new Error('roto');
  return state === 'other' ? <p>Otra parte</p> : <Part />;
}

/** What stands above the pages, as the shell and the area before sign-in do. */
function Area() {
  const [isOpen, setOpen] = useState(true);
  const navigate = useNavigate();
  useEffect(() => {
    inside.endsSession = () => {
      setOpen(false);
      void navigate('/ingreso', { replace: true });
    };
  }, [navigate]);
  return isOpen ? (
    <DialogProvider>
      <Outlet />
    </DialogProvider>
  ) : (
    <p>Ingreso</p>
  );
}

async function show() {
  const slow = new Promise<void>((resolve) => (slowPageComes = resolve));
  const router = createMemoryRouter(
    [
      {
        Component: Area,
        children: [
          {
            ErrorBoundary: () => <p>Algo no salió bien</p>,
            children: [
              { path: '/', element: <p>Inicio</p> },
              { path: '/antes', element: <p>Antes</p> },
              { path: '/pagina', Component: Page },
              { path: '/despues', element: <p>Después</p> },
              { path: '/lejos', loader: () => redirect('/despues'), element: null },
              { path: '/lenta', lazy: () => slow.then(() => ({ element: <p>Lenta</p> })) },
            ],
          },
        ],
      },
      { path: '/ingreso', element: <p>Ingreso</p> },
    ],
    { initialEntries: ['/', '/antes', '/pagina', '/despues'], initialIndex: 2 },
  );
  const visits = createVisits(router);
  await renderComponent(
    <StrictMode>
      <ToastProvider queue={createToastQueue()}>
        <VisitsContext value={visits}>
          <RouterProvider router={router} />
        </VisitsContext>
      </ToastProvider>
    </StrictMode>,
  );
  return { router, visits };
}

type World = Awaited<ReturnType<typeof show>>;

const BREAKS = 'an error of the page';

/** Each way of leaving, and what is on screen then. */
const ways: Readonly<Record<string, { leave: (world: World) => unknown; shows: string | null }>> = {
  'Back once': { leave: ({ router }) => router.navigate(-1), shows: 'Antes' },
  'Back twice': {
    leave: ({ router }) => {
      void router.navigate(-1);
      void router.navigate(-1);
    },
    shows: 'Inicio',
  },
  Forward: { leave: ({ router }) => router.navigate(1), shows: 'Después' },
  'a link': { leave: ({ router }) => router.navigate('/despues'), shows: 'Después' },
  'a route change in code that replaces': {
    leave: ({ router }) => router.navigate('/antes', { replace: true }),
    shows: 'Antes',
  },
  'a redirect': { leave: ({ router }) => router.navigate('/lejos'), shows: 'Después' },
  'a link to the page itself': { leave: ({ router }) => router.navigate('/pagina'), shows: null },
  'the next step of the page': {
    leave: ({ router }) => router.navigate('/pagina', { state: { paso: 2 } }),
    shows: null,
  },
  'another query of the page': { leave: ({ router }) => router.navigate('/pagina?otra'), shows: null },
  'a page whose code is still being fetched': { leave: ({ router }) => void router.navigate('/lenta'), shows: null },
  [BREAKS]: { leave: () => inside.breaks(), shows: 'Algo no salió bien' },
  'another part of the page': { leave: () => inside.changesPart(), shows: 'Otra parte' },
  'the end of the session': { leave: () => inside.endsSession(), shows: 'Ingreso' },
  'a question that must stand alone': { leave: ({ visits }) => visits.settle(), shows: null },
};

const opener = (kind: string) => page.getByRole('button', { name: kind, exact: true });
const dialogs = () => document.querySelectorAll('dialog').length;

describe.each(Object.entries(ways))('D-64: %s', (way, { leave, shows }) => {
  test.each(kinds)('settles as a no: %s', async (kind) => {
    const world = await show();
    await opener(kind).click();
    const isWaiting = kind === 'still being fetched' || kind === 'opened after an answer';
    if (!isWaiting) await expect.poll(dialogs).toBe(kind === 'two' ? 2 : 1);
    await leave(world);
    if (shows !== null) await expect.element(page.getByText(shows)).toBeVisible();
    goOn();
    await expect.poll(() => settled).toEqual([{ kind, answer: kind === 'question' ? false : undefined }]);
    await expect.poll(dialogs).toBe(0);
    slowPageComes();
    // React and the router write down what the error page tells of.
    if (way === BREAKS) vi.mocked(console.error).mockClear();
  });
});

test('what is opened after leaving belongs to where the member is then', async () => {
  const { router } = await show();
  await router.navigate('/despues');
  await router.navigate('/pagina');
  await opener('dialog').click();
  await expect.poll(dialogs).toBe(1);
  expect(settled).toEqual([]);
});

test('a part of the page that asks after it has gone opens nothing', async () => {
  await show();
  await opener('opened after an answer').click();
  inside.changesPart();
  await expect.element(page.getByText('Otra parte')).toBeVisible();
  goOn();
  await expect.poll(() => settled).toHaveLength(1);
  expect(dialogs()).toBe(0);
});

describe('D-64: a visit that is asked for leaves nothing behind', () => {
  /** What listens to signals that have not ended. */
  function listeners(): { count: (of?: AbortSignal) => number } {
    const kept: { signal: AbortSignal; listener: unknown }[] = [];
    const { addEventListener: add, removeEventListener: remove } = Object.getOwnPropertyDescriptors(
      EventTarget.prototype,
    );
    const adding = vi.spyOn(AbortSignal.prototype, 'addEventListener').mockImplementation(function (
      this: AbortSignal,
      ...args
    ) {
      kept.push({ signal: this, listener: args[1] });
      add.value?.apply(this, args);
    });
    const removing = vi.spyOn(AbortSignal.prototype, 'removeEventListener').mockImplementation(function (
      this: AbortSignal,
      ...args
    ) {
      const at = kept.findIndex(({ signal, listener }) => signal === this && listener === args[1]);
      if (at >= 0) kept.splice(at, 1);
      remove.value?.apply(this, args);
    });
    onTestFinished(() => {
      adding.mockRestore();
      removing.mockRestore();
    });
    return {
      count: (of) => kept.filter(({ signal }) => !signal.aborted && (of === undefined || signal === of)).length,
    };
  }

  let ask: () => AbortSignal;
  function Asking() {
    const visit = useVisit();
    useEffect(() => {
      ask = visit;
    }, [visit]);
    return <p>Parte</p>;
  }

  test('at the visit, when the component goes; at the component, when the visit ends', async () => {
    let visit = new AbortController();
    const visits = { current: () => visit.signal, settle: () => undefined };
    const shown = (part: ReactNode) => <VisitsContext value={visits}>{part}</VisitsContext>;
    const { rerender } = await renderComponent(shown(<Asking />));
    const kept = listeners();
    const asked = Array.from({ length: 5 }, () => ask());
    expect(kept.count(visit.signal)).toBe(1);

    visit.abort();
    expect(asked.every(({ aborted }) => aborted)).toBe(true);
    expect(kept.count()).toBe(0);

    visit = new AbortController();
    const later = ask();
    expect(later.aborted).toBe(false);
    await rerender(shown(<p>Otra</p>));
    expect(later.aborted).toBe(true);
    expect(kept.count(visit.signal)).toBe(0);
    expect(ask().aborted).toBe(true);
    expect(kept.count(visit.signal)).toBe(0);
  });

  test('without anybody who knows of pages nothing listens, and it ends with the component', async () => {
    const { rerender } = await renderComponent(<Asking />);
    const kept = listeners();
    const asked = ask();
    expect(kept.count()).toBe(0);
    await rerender(<p>Otra</p>);
    expect(asked.aborted).toBe(true);
  });
});
