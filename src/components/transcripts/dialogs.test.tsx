import { Trash2 } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorCodes } from '#domain/errorCodes.ts';
import { specTexts } from '#domain/specTexts.ts';
import { ConfirmDialog } from '../Dialog/ConfirmDialog.tsx';
import { PinDialog, type PinDialogProps } from '../PinDialog/PinDialog.tsx';
import { ToastHost } from '../Toast/ToastHost.tsx';
import { createToastQueue } from '../Toast/toastQueue.ts';
import { renderComponent } from '../testRender.tsx';
import { heardDuring, readThrough } from './spoken.ts';

const { deleteUser } = specTexts;
const dialog = (): Element => document.querySelector('dialog') ?? document.body;

let time = 0;
const passTo = (seconds: number): void => {
  time = seconds * 1000;
  window.dispatchEvent(new Event('focus'));
};

const refuse = (code: '-0004-02-03' | '-0004-02-02') => ({
  accepted: false as const,
  messages: [errorCodes[code].text],
  clearDigits: code === '-0004-02-03',
  final: code === '-0004-02-02',
});

function openPin(props: Partial<PinDialogProps> = {}) {
  time = 0;
  return renderComponent(
    <PinDialog
      onSubmit={() => Promise.resolve(refuse('-0004-02-03'))}
      onClose={vi.fn()}
      elapsedSource={() => time}
      {...props}
    />,
  );
}

async function send(): Promise<void> {
  await userEvent.keyboard('482190');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement();
}

describe('the question before something is done', () => {
  it('says what it asks, its explanation, and the two answers', async () => {
    await renderComponent(
      <ConfirmDialog
        icon={Trash2}
        title={deleteUser.firstTitle}
        text={deleteUser.firstQuestion}
        confirmLabel="Continuar"
        onResult={vi.fn()}
      />,
    );
    expect(await readThrough(dialog())).toEqual([
      'diálogo de alerta, Eliminar Usuario Virtual, Desea eliminar su usuario virtual permanentemente?',
      'título, Eliminar Usuario Virtual, nivel 2',
      'Desea eliminar su usuario virtual permanentemente?',
      'botón, Cancelar',
      'botón, Continuar',
      'fin de diálogo de alerta, Eliminar Usuario Virtual, Desea eliminar su usuario virtual permanentemente?',
    ]);
  });
});

/** «¿Dónde encuentro mi código?», which the virtual reader reads though it is closed. */
const HELP = [
  'grupo',
  '¿Dónde encuentro mi código?',
  '¿Dónde encuentro mi código?',
  'end, ¿Dónde encuentro mi código?',
  'Ábralo en el dispositivo móvil que registró: allí se genera un código de seis dígitos.',
  'Si aún no tiene un dispositivo, actívelo en una agencia con su identificación o llame a la cooperativa. Nadie de la cooperativa le pedirá este código.',
  'fin de grupo',
];

describe('the PIN dialog', () => {
  it('opens with its question, the six boxes and the time left', async () => {
    await openPin();
    expect(await readThrough(dialog())).toEqual([
      'diálogo, Ingrese el código de confirmación generado en su dispositivo móvil',
      'título, Ingrese el código de confirmación generado en su dispositivo móvil, nivel 2',
      'formulario',
      'grupo, Código de confirmación',
      'campo de texto, Dígito 1 de 6, obligatorio',
      'campo de texto, Dígito 2 de 6, obligatorio',
      'campo de texto, Dígito 3 de 6, obligatorio',
      'campo de texto, Dígito 4 de 6, obligatorio',
      'campo de texto, Dígito 5 de 6, obligatorio',
      'campo de texto, Dígito 6 de 6, obligatorio',
      'fin de grupo, Código de confirmación',
      'alerta',
      'El código vence en',
      '2:59',
      'estado',
      'botón, Continuar',
      'fin de formulario',
      ...HELP,
      'botón, Cerrar',
      'fin de diálogo, Ingrese el código de confirmación generado en su dispositivo móvil',
    ]);
  });

  it('-0004-02-03: says that the code is wrong, once per failure, and goes back to the first box', async () => {
    await openPin();
    expect(await heardDuring(send)).toEqual([
      'diálogo, Ingrese el código de confirmación generado en su dispositivo móvil',
      'campo de texto, Dígito 2 de 6, obligatorio',
      'campo de texto, Dígito 3 de 6, obligatorio',
      'campo de texto, Dígito 4 de 6, obligatorio',
      'campo de texto, Dígito 5 de 6, obligatorio',
      'campo de texto, Dígito 6 de 6, obligatorio',
      'campo de texto, Dígito 1 de 6, El código ingresado es incorrecto., no válido, obligatorio',
      'interrumpe: El código ingresado es incorrecto.',
    ]);
    // The same words a second time are said a second time.
    expect((await heardDuring(send)).at(-1)).toBe('interrumpe: El código ingresado es incorrecto.');
  });

  it('after the third failure there is a way out to be found', async () => {
    await openPin();
    for (let failures = 0; failures < 3; failures += 1) await send();
    await expect.element(page.getByRole('button', { name: 'Cancelar' })).toBeVisible();
    expect((await readThrough(dialog())).slice(-5 - HELP.length)).toEqual([
      'botón, Continuar',
      'botón, Cancelar',
      'fin de formulario',
      ...HELP,
      'botón, Cerrar',
      'fin de diálogo, Ingrese el código de confirmación generado en su dispositivo móvil',
    ]);
  });

  it('the time left is said at 2:00, 1:00 and 0:30, and not in between', async () => {
    await openPin();
    const heard: string[][] = [];
    for (const seconds of [30, 60, 90, 120, 150, 170]) {
      heard.push(
        await heardDuring(async () => {
          passTo(seconds);
          await expect.element(page.getByText(/^El código vence en/).first()).toBeVisible();
        }),
      );
    }
    expect(heard).toEqual([
      [],
      ['espera su turno: El código vence en 1:59'],
      [],
      ['espera su turno: El código vence en 0:59'],
      ['espera su turno: El código vence en 0:29'],
      [],
    ]);
  });

  it('-0004-02-02: the code has expired, and Continuar can no longer be pressed', async () => {
    await openPin({ onSubmit: () => Promise.resolve(refuse('-0004-02-02')) });
    expect((await heardDuring(send)).at(-1)).toBe('interrumpe: El código expiró. Genere uno nuevo.');
    const spoken = await readThrough(dialog());
    expect(spoken.slice(spoken.indexOf('alerta'))).toEqual([
      'alerta',
      'El código expiró. Genere uno nuevo.',
      'fin de alerta',
      'botón, Continuar, no disponible',
      'fin de formulario',
      ...HELP,
      'botón, Cerrar',
      'fin de diálogo, Ingrese el código de confirmación generado en su dispositivo móvil',
    ]);
  });
});

/** Not yet there for assistive technology. */
const isHidden = (text: string): boolean => page.getByText(text).element().closest('[aria-hidden="true"]') !== null;

describe('toasts', () => {
  it('an error interrupts, the rest waits for its turn', async () => {
    const queue = createToastQueue({ durationMs: 60_000 });
    await renderComponent(<ToastHost queue={queue} />);
    const show = (tone: 'ok' | 'error' | 'warn' | 'info', text: string) =>
      heardDuring(async () => {
        queue.show(tone, text);
        await expect.element(page.getByText(text)).toBeVisible();
        await expect.poll(() => isHidden(text)).toBe(false);
      });
    expect(await show('ok', specTexts.misDatos.saved)).toEqual([
      'espera su turno: Actualización realizada exitosamente',
    ]);
    expect(await show('error', specTexts.validation.invalidForm)).toEqual([
      'interrumpe: Todos los campos son obligatorios',
    ]);
    expect(await show('warn', 'Su conexión es inestable')).toEqual(['espera su turno: Su conexión es inestable']);
  });
});
