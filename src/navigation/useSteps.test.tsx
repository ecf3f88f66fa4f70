import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fieldMark } from './fieldMark.ts';
import { type Steps, useSteps } from './useSteps.ts';

/** A page whose code is fetched as long as the test wants. */
let slowPageComes: (route: { element: ReactNode }) => void = () => undefined;
const slowPage = new Promise<{ element: ReactNode }>((resolve) => {
  slowPageComes = resolve;
});

/** The steps as a call that is still on its way knows them. */
let later: Steps | null = null;

/** A flow of four steps with one field each; «Rechazar» is a refusal that speaks of the first step's field. */
function Flow() {
  const steps = useSteps();
  const { step, done, next, backTo, finish } = steps;
  const [values, setValues] = useState(['', '', '', '']);
  const [refused, setRefused] = useState(false);
  if (done)
    return (
      <main>
        <h1 tabIndex={-1}>Fin</h1>
      </main>
    );
  return (
    <main>
      <h1 tabIndex={-1}>Paso {step}</h1>
      <label>
        Dato {step}
        <input
          value={values[step - 1]}
          {...fieldMark('dato')}
          aria-invalid={(refused && step === 1) || undefined}
          onChange={(event) => setValues(values.map((value, at) => (at === step - 1 ? event.target.value : value)))}
        />
      </label>
      <button type="button" onClick={() => void next()}>
        Continuar
      </button>
      <button type="button" onClick={() => backTo(step - 1)}>
        Volver
      </button>
      <button type="button" onClick={() => backTo(1, { field: 'dato' })}>
        Modificar
      </button>
      <button
        type="button"
        onClick={() => {
          setRefused(true);
          backTo(1);
        }}
      >
        Rechazar
      </button>
      <button
        type="button"
        onClick={() => {
          setValues(['', '', '', '']);
          finish();
        }}
      >
        Terminar
      </button>
      <button
        type="button"
        onClick={() => {
          later = steps;
        }}
      >
        Continuar tarde
      </button>
    </main>
  );
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = page.getByRole('textbox');

async function open(...entries: (string | { pathname: string; state: unknown })[]) {
  const router = createMemoryRouter(
    [
      { path: '/antes', element: <h1>Antes</h1> },
      { path: '/lenta', lazy: () => slowPage },
      { path: '/pasos', Component: Flow },
    ],
    { initialEntries: ['/antes', ...(entries.length > 0 ? entries : ['/pasos'])] },
  );
  await render(<RouterProvider router={router} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return router;
}

async function toStep(target: number): Promise<void> {
  for (let step = 1; step < target; step += 1) {
    await expect.element(heading(`Paso ${step}`)).toBeVisible();
    await field.fill(`dato ${step}`);
    await button('Continuar').click();
  }
  await expect.element(heading(`Paso ${target}`)).toBeVisible();
}

/** Acts as soon as that heading is in the document: before the browser draws it, and before those effects of React's that may wait. */
const onceDrawn = (name: string, act: () => void): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== name) return;
      observer.disconnect();
      act();
      resolve();
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });

describe('steps in the browser’s history (screens.md A.0 «FM»)', () => {
  test('it begins with the first, whose focus is the browser’s own', async () => {
    await open();
    await expect.element(heading('Paso 1')).toBeVisible();
    await expect.element(heading('Paso 1')).not.toHaveFocus();
  });

  test('next, «Volver» and the browser’s Back and Forward go one step; what was typed stays', async () => {
    const router = await open();
    await toStep(3);
    await field.fill('dato 3');
    await button('Volver').click();
    await expect.element(heading('Paso 2')).toBeVisible();
    await expect.element(field).toHaveValue('dato 2');
    await router.navigate(-1);
    await expect.element(heading('Paso 1')).toBeVisible();
    await expect.element(field).toHaveValue('dato 1');
    await router.navigate(1);
    await expect.element(field).toHaveValue('dato 2');
    await router.navigate(1);
    await expect.element(field).toHaveValue('dato 3');
    await router.navigate(-3);
    await expect.element(heading('Antes')).toBeVisible();
  });

  test.each([2, 3, 99, 'fin', '2', 0, -1, 1.5, null, {}])(
    'no step can be opened by the history’s state alone: «%s» is the first',
    async (paso) => {
      await open({ pathname: '/pasos', state: { paso } });
      await expect.element(heading('Paso 1')).toBeVisible();
    },
  );

  test('nor a later one than was reached', async () => {
    const router = await open();
    await toStep(2);
    await router.navigate('/pasos', { state: { paso: 3 } });
    await expect.element(heading('Paso 2')).toBeVisible();
  });

  test('after a reload in the middle it begins anew, and «Volver» goes back one step all the same', async () => {
    // What a reload leaves: the history’s entries, and a component that knows nothing of them.
    const router = await open(
      '/pasos',
      { pathname: '/pasos', state: { paso: 2 } },
      { pathname: '/pasos', state: { paso: 3 } },
    );
    await toStep(3);
    await button('Volver').click();
    await expect.element(heading('Paso 2')).toBeVisible();
    await button('Volver').click();
    await expect.element(heading('Paso 1')).toBeVisible();
    expect(router.state.location.pathname).toBe('/pasos');
  });

  test('two clicks on «Volver» in one task go back one step and never out of the flow', async () => {
    const router = await open();
    await toStep(2);
    const back = button('Volver').element() as HTMLButtonElement;
    back.click();
    back.click();
    await expect.element(heading('Paso 1')).toBeVisible();
    await expect.element(field).toHaveValue('dato 1');
    expect(router.state.location.pathname).toBe('/pasos');
    await toStep(3);
    await button('Volver').click();
    await expect.element(heading('Paso 2')).toBeVisible();
  });

  test.each([1, 2])('«Volver» is heard from the moment in which step 2 stands there (%i presses)', async (presses) => {
    const router = await open();
    const seen = onceDrawn('Paso 2', () => {
      for (let press = 0; press < presses; press += 1) (button('Volver').element() as HTMLButtonElement).click();
    });
    await button('Continuar').click();
    await seen;
    await expect.element(heading('Paso 1')).toBeVisible();
    expect(router.state.location.pathname).toBe('/pasos');
  });

  test('«Continuar» too', async () => {
    await open();
    const seen = onceDrawn('Paso 2', () => (button('Continuar').element() as HTMLButtonElement).click());
    await button('Continuar').click();
    await seen;
    await expect.element(heading('Paso 3')).toBeVisible();
  });

  test('«Volver» leads back from a step that was come to with Forward, too', async () => {
    const router = await open();
    await toStep(2);
    await button('Volver').click();
    await expect.element(heading('Paso 1')).toBeVisible();
    await router.navigate(1);
    await expect.element(heading('Paso 2')).toBeVisible();
    await button('Volver').click();
    await expect.element(heading('Paso 1')).toBeVisible();
  });

  test('«Volver» in the first step leads nowhere', async () => {
    const router = await open();
    await button('Volver').click();
    await toStep(2);
    expect(router.state.location.pathname).toBe('/pasos');
  });
});

describe('the end', () => {
  test('stands in the place of the last step; Back leads to the start of an empty flow', async () => {
    const router = await open();
    await toStep(3);
    await button('Terminar').click();
    await expect.element(heading('Fin')).toBeVisible();
    await router.navigate(-1);
    await expect.element(heading('Paso 1')).toBeVisible();
    await expect.element(field).toHaveValue('');
  });

  test('from there the flow goes on as from its start', async () => {
    const router = await open();
    await toStep(3);
    await button('Terminar').click();
    await expect.element(heading('Fin')).toBeVisible();
    await router.navigate(-1);
    await toStep(2);
    await button('Volver').click();
    await expect.element(heading('Paso 1')).toBeVisible();
    await expect.element(field).toHaveValue('dato 1');
    await toStep(3);
    await button('Terminar').click();
    await expect.element(heading('Fin')).toBeVisible();
  });
});

describe('who has left the page is not called back', () => {
  test('an answer that comes later opens no step', async () => {
    const router = await open();
    await toStep(2);
    await button('Continuar tarde').click();
    await router.navigate('/antes');
    await expect.element(heading('Antes')).toBeVisible();
    const moved = vi.fn();
    router.subscribe(moved);
    await expect.poll(() => later?.isHere()).toBe(false);
    void later?.next();
    later?.backTo(1);
    later?.finish();
    // A navigation would be told within the frame in which it is asked for.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(moved).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/antes');
  });

  test('nor one that comes in the moment of leaving', async () => {
    const router = await open();
    await toStep(2);
    await button('Continuar tarde').click();
    const left = router.navigate('/antes');
    // Still on screen: React has not drawn anything yet.
    expect(document.querySelector('h1')).toHaveTextContent('Paso 2');
    void later?.next();
    await left;
    await expect.element(heading('Antes')).toBeVisible();
    expect(router.state.location.pathname).toBe('/antes');
  });

  test('nor one that comes while the next page is fetched', async () => {
    const router = await open();
    await toStep(2);
    await button('Continuar tarde').click();
    const left = router.navigate('/lenta');
    await expect.poll(() => router.state.navigation.state).toBe('loading');
    void later?.next();
    later?.finish();
    slowPageComes({ element: <h1>Lenta</h1> });
    await left;
    await expect.element(heading('Lenta')).toBeVisible();
    expect(router.state.location.pathname).toBe('/lenta');
  });

  test('one that comes in time does', async () => {
    await open();
    await toStep(2);
    await button('Continuar tarde').click();
    expect(later?.isHere()).toBe(true);
    void later?.next();
    await expect.element(heading('Paso 3')).toBeVisible();
  });
});

describe('screens.md A.0 «FM»: a late refusal leads to its step from where the member is by then', () => {
  const refusedLate = async (gone: number) => {
    const router = await open('/pasos');
    await toStep(4);
    await button('Continuar tarde').click();
    for (let step = 3; step > 3 - gone; step -= 1) {
      await button('Volver').click();
      await expect.element(heading(`Paso ${step}`)).toBeVisible();
    }
    later?.backTo(2);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect.element(heading(`Paso ${Math.min(2, 4 - gone)}`)).toBeVisible();
    expect(router.state.location.pathname).toBe('/pasos');
    return router;
  };

  test('who has gone back one step is led back the one that is missing', async () => {
    const router = await refusedLate(1);
    await expect.element(field).toHaveValue('dato 2');
    await router.navigate(2);
    await expect.element(heading('Paso 4')).toBeVisible();
  });

  test.each([2, 3])('who has gone back %i stays: the step is on screen, or still to come', async (gone) => {
    const router = await refusedLate(gone);
    // Nothing is on its way either that «Volver» or the next answer would wait for.
    await router.navigate(1);
    await expect.element(heading(`Paso ${5 - gone}`)).toBeVisible();
    await button('Volver').click();
    await expect.element(heading(`Paso ${4 - gone}`)).toBeVisible();
  });
});

describe('the focus (WCAG 2.4.3, screens.md A.0 «Accessibility»)', () => {
  test('goes to the heading of each step, forward, back and at the end', async () => {
    const router = await open();
    await toStep(2);
    await expect.element(heading('Paso 2')).toHaveFocus();
    await field.click();
    await router.navigate(-1);
    await expect.element(heading('Paso 1')).toHaveFocus();
    await button('Terminar').click();
    await expect.element(heading('Fin')).toHaveFocus();
  });

  test('goes to the field that was asked for, once', async () => {
    const router = await open();
    await toStep(3);
    await button('Modificar').click();
    await expect.element(heading('Paso 1')).toBeVisible();
    await expect.element(field).toHaveFocus();
    await router.navigate(1);
    await expect.element(heading('Paso 2')).toHaveFocus();
  });

  test('stays in the field while something is typed', async () => {
    await open();
    await toStep(2);
    await field.fill('x');
    await expect.element(field).toHaveFocus();
  });

  test('after a refusal it goes to the invalid field of the step that it leads back to', async () => {
    await open();
    await toStep(3);
    await button('Rechazar').click();
    await expect.element(heading('Paso 1')).toBeVisible();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('dato 1');
  });
});

test('FM the end is on screen at once, however late the history follows: no step of the emptied flow is drawn before it', async () => {
  const router = await open();
  await field.fill('uno');
  await button('Continuar').click();
  await expect.element(heading('Paso 2')).toBeVisible();
  const navigate = router.navigate.bind(router) as (...given: unknown[]) => Promise<void>;
  router.navigate = async (...given: unknown[]) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return navigate(...given);
  };
  const seen = new Set<string | null>();
  const look = () => seen.add(document.querySelector('h1')?.textContent ?? null);
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  await button('Terminar').click();
  await expect.poll(() => router.state.location.state as unknown).toEqual({ paso: 'fin' });
  await expect.element(heading('Fin')).toHaveFocus();
  observer.disconnect();
  expect([...seen]).toEqual(['Fin']);
  // And Back from there is the start of an empty flow.
  await router.navigate(-1);
  await expect.element(heading('Paso 1')).toBeVisible();
  await expect.element(field).toHaveValue('');
});
