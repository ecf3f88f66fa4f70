import { type ComponentProps, StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorCodes } from '#domain/errorCodes.ts';
import { specTexts } from '#domain/specTexts.ts';
import { renderComponent } from '../testRender.tsx';
import { PinDialog, type PinOutcome } from './PinDialog.tsx';

type Props = ComponentProps<typeof PinDialog>;

const WRONG = errorCodes['-0004-02-03'].text;
const REQUIRED = specTexts.validation.required;

const wrong: PinOutcome = { accepted: false, messages: [WRONG], clearDigits: true, final: false };
const accepted: PinOutcome = { accepted: true };
const refused = (code: '-0004-02-01' | '-0004-02-02' | '-0004-02-04'): PinOutcome => ({
  accepted: false,
  messages: [errorCodes[code].text],
  clearDigits: false,
  final: code !== '-0004-02-01',
});

/** Time since the opening, ms; `passTo` sets it and wakes the page, as a tab that comes back does. */
let time = 0;
const passTo = (ms: number): void => {
  time = ms;
  window.dispatchEvent(new Event('focus'));
};

const onClose = vi.fn<Props['onClose']>();
const onSubmit = vi.fn<Props['onSubmit']>();

beforeEach(() => {
  time = 0;
  onClose.mockReset();
  onSubmit.mockReset();
  onSubmit.mockResolvedValue(accepted);
});

/** The dialog stays mounted after onClose: whoever closes twice is seen. */
const open = (props: Partial<Props> = {}) =>
  renderComponent(<PinDialog onSubmit={onSubmit} onClose={onClose} elapsedSource={() => time} {...props} />);

const boxes = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('fieldset input')];
const digits = (): string =>
  boxes()
    .map(({ value }) => value || '_')
    .join('');
const focused = (): number => boxes().indexOf(document.activeElement as HTMLInputElement) + 1;
const marked = (): number[] =>
  boxes().flatMap((box, at) => (box.getAttribute('aria-invalid') === 'true' ? [at + 1] : []));
const submitButton = page.getByRole('button', { name: 'Continuar' });
const cancelButton = page.getByRole('button', { name: 'Cancelar' });
const alert = page.getByRole('alert');

const expectDigits = (expected: string) => expect.poll(digits).toBe(expected);
const expectFocus = (box: number) => expect.poll(focused).toBe(box);

function paste(text: string, box = 1): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  boxes()[box - 1]?.dispatchEvent(event);
}

/** Writes a value into a box as a phone's keyboard or a password manager does: no key, only the input event. */
function autofill(text: string, box = 1): void {
  const element = boxes()[box - 1];
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
  element?.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

async function send(code = '482190'): Promise<void> {
  const before = onSubmit.mock.calls.length;
  paste(code);
  await expectDigits(code);
  await submitButton.click();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(before + 1);
}

/** An answer that comes when the test says so. */
function answerLater(): (outcome: PinOutcome) => void {
  let answer: (outcome: PinOutcome) => void = () => undefined;
  onSubmit.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  return (outcome) => answer(outcome);
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 60));

describe('PIN by keyboard (§5, D-6)', () => {
  it('§2, §4: opens with the prompt, six empty boxes, the focus in the first, 2:59 at once and no cancel', async () => {
    await open();
    await expect.element(page.getByRole('dialog', { name: specTexts.pin.prompt })).toBeVisible();
    await expectFocus(1);
    await expectDigits('______');
    await expect.element(page.getByText('El código vence en 2:59')).toBeVisible();
    await expect.element(cancelButton).not.toBeInTheDocument();
    await expect.element(alert).toBeEmptyDOMElement();
    expect(boxes().map(({ inputMode }) => inputMode)).toEqual(Array(6).fill('numeric'));
    expect(boxes()[0]?.autocomplete).toBe('one-time-code');
    expect(boxes().some((box) => box.maxLength > 0)).toBe(false);
  });

  it('§5: typing moves forward and stays in the last box', async () => {
    await open();
    await userEvent.keyboard('4821');
    await expectDigits('4821__');
    await expectFocus(5);
    await userEvent.keyboard('903');
    await expectDigits('482193');
    await expectFocus(6);
  });

  it('§5: a non-digit is cleared, also when typed over a digit', async () => {
    await open();
    await userEvent.keyboard('a');
    await expectDigits('______');
    await expectFocus(1);
    await userEvent.keyboard('12{ArrowLeft}x');
    await expectDigits('1_____');
    await expectFocus(2);
  });

  it('§5: backspace clears the box, and from an empty one goes back and clears', async () => {
    await open();
    await userEvent.keyboard('123');
    await expectFocus(4);
    await userEvent.keyboard('{Backspace}');
    await expectDigits('12____');
    await expectFocus(3);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expectDigits('______');
    await expectFocus(1);
  });

  it('D-6: arrows, Home and End move and change nothing', async () => {
    await open();
    await userEvent.keyboard('123456');
    await expectFocus(6);
    await userEvent.keyboard('{Home}');
    await expectFocus(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expectFocus(1);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expectFocus(3);
    await userEvent.keyboard('{End}{ArrowRight}');
    await expectFocus(6);
    await expectDigits('123456');
  });

  it('D-6: a digit typed in a filled box takes its place', async () => {
    await open();
    await userEvent.keyboard('123456{Home}9');
    await expectDigits('923456');
    await expectFocus(2);
  });

  it('D-6: Enter is Continuar', async () => {
    await open();
    await userEvent.keyboard('482190{Enter}');
    await expect.poll(() => onSubmit.mock.calls).toEqual([['482190']]);
    await expect.poll(() => onClose.mock.calls).toEqual([[true]]);
  });

  it('D-6: Continuar with blanks sends nothing, marks the blanks and goes to the first', async () => {
    await open();
    paste('12a4');
    await expectDigits('12_4__');
    await submitButton.click();
    await expect.element(alert).toHaveTextContent(REQUIRED);
    expect(marked()).toEqual([3, 5, 6]);
    await expectFocus(3);
    expect(boxes()[2]?.getAttribute('aria-describedby')).toBe(alert.element().id);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('D-6: a marked box loses its mark when it is filled, the others keep theirs; the last one takes the message away', async () => {
    await open();
    paste('12a4');
    await submitButton.click();
    await expectFocus(3);
    await userEvent.keyboard('3');
    await expect.poll(marked).toEqual([5, 6]);
    await expect.element(alert).toHaveTextContent(REQUIRED);
    await userEvent.keyboard('{End}');
    await expect.poll(marked).toEqual([5, 6]);
    await userEvent.keyboard('6{ArrowLeft}5');
    await expect.poll(marked).toEqual([]);
    await expect.element(alert).toBeEmptyDOMElement();
  });
});

describe('PIN by paste and autofill (§5, D-1, D-6)', () => {
  it.each([
    ['1', '1_____', 2],
    ['12', '12____', 3],
    ['12345', '12345_', 6],
    ['123456', '123456', 6],
    ['1234567', '123456', 6],
    ['12345678', '123456', 6],
    ['123 456', '123456', 6],
    ['123-456', '123456', 6],
    ['  123456 ', '123456', 6],
    ['12a4567', '12_456', 3],
    ['1-2-3-4', '1_2_3_', 2],
    ['٣٤٥٦٧٨', '______', 1],
    ['abc', '______', 1],
  ])('D-1: pasting «%s» gives %s with the focus in box %i', async (text, expected, focus) => {
    await open();
    paste(text);
    await expectDigits(expected);
    await expectFocus(focus);
  });

  it('D-1: a paste spreads from the first box whichever receives it', async () => {
    await open();
    await userEvent.keyboard('99');
    paste('123456', 3);
    await expectDigits('123456');
  });

  it('D-6: six digits that the phone fills into one box are spread', async () => {
    await open();
    autofill('482190');
    await expectDigits('482190');
    await expectFocus(6);
  });

  it('§5: Arabic-Indic digits are no digits of the code', async () => {
    await open();
    autofill('٣');
    await expectDigits('______');
    autofill('٣٤٥٦٧٨');
    await settle();
    expect(digits()).toBe('______');
  });
});

describe('PIN sends once (D-6, security 2.2)', () => {
  it('a double click in the same task sends once', async () => {
    const answer = answerLater();
    await open();
    paste('482190');
    await expectDigits('482190');
    const button = submitButton.element() as HTMLButtonElement;
    button.click();
    button.click();
    await settle();
    button.click();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    answer(accepted);
    await expect.poll(() => onClose.mock.calls).toEqual([[true]]);
  });

  it('Enter and a click send once; while sending the boxes are locked and Continuar says busy', async () => {
    answerLater();
    await open();
    await userEvent.keyboard('482190{Enter}');
    await submitButton.click();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await expect.element(submitButton).toHaveAttribute('aria-busy', 'true');
    expect(boxes().every(({ readOnly }) => readOnly)).toBe(true);
    paste('111111');
    autofill('7');
    await settle();
    expect(digits()).toBe('482190');
  });

  it('under StrictMode too: one submission, one close', async () => {
    await renderComponent(
      <StrictMode>
        <PinDialog onSubmit={onSubmit} onClose={onClose} elapsedSource={() => time} />
      </StrictMode>,
    );
    await send();
    await expect.poll(() => onClose.mock.calls).toEqual([[true]]);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('PIN failures (§4, §8, D-3, D-4, D-7, D-8)', () => {
  it('D-3: Cancelar appears after the third failure, not after the second, and closes with false', async () => {
    onSubmit.mockResolvedValue(wrong);
    await open();
    await send();
    await expectDigits('______');
    await send();
    await expectDigits('______');
    await expect.element(cancelButton).not.toBeInTheDocument();
    await send();
    await expect.element(cancelButton).toBeVisible();
    await cancelButton.click();
    expect(onClose.mock.calls).toEqual([[false]]);
  });

  it('D-4, D-5: with a label the cancel button is there from the start, with that text', async () => {
    await open({ cancelLabel: specTexts.pin.cancelTransfer });
    await page.getByRole('button', { name: 'Cancelar Transferencia', exact: true }).click();
    expect(onClose.mock.calls).toEqual([[false]]);
  });

  it('§4, §8: -0004-02-03 shows its text in red, clears the digits and goes back to the first box', async () => {
    onSubmit.mockResolvedValue(wrong);
    await open();
    await send();
    await expect.element(alert).toHaveTextContent(WRONG);
    await expectDigits('______');
    await expectFocus(1);
    expect(marked()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('the same text a second time is a new element, so that it is announced again', async () => {
    onSubmit.mockResolvedValue(wrong);
    await open();
    await send();
    await expect.element(alert).toHaveTextContent(WRONG);
    const first = alert.element().firstElementChild;
    await send();
    await expectDigits('______');
    expect(alert.element().firstElementChild).not.toBe(first);
  });

  it('D-8: other codes keep the digits, and another try is possible', async () => {
    onSubmit.mockResolvedValueOnce(refused('-0004-02-01'));
    await open();
    await send();
    await expect.element(alert).toHaveTextContent(errorCodes['-0004-02-01'].text);
    expect(digits()).toBe('482190');
    await submitButton.click();
    await expect.poll(() => onClose.mock.calls).toEqual([[true]]);
  });

  it.each(['-0004-02-02', '-0004-02-04'] as const)('D-8: after %s Continuar is off and the X stays', async (code) => {
    onSubmit.mockResolvedValue(refused(code));
    await open();
    await send();
    await expect.element(alert).toHaveTextContent(errorCodes[code].text);
    await expect.element(submitButton).toHaveAttribute('aria-disabled', 'true');
    expect(digits()).toBe('482190');
    // What can be used no more does not run out any more either.
    expect(page.getByText(/^El código vence en/).elements()).toHaveLength(0);
    (submitButton.element() as HTMLButtonElement).click();
    boxes()[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await page.getByRole('button', { name: 'Cerrar' }).click();
    expect(onClose.mock.calls).toEqual([[false]]);
  });

  it('§8: every message is shown, also twice the same', async () => {
    onSubmit.mockResolvedValue({ ...wrong, messages: [WRONG, 'Otro mensaje.', WRONG] });
    await open();
    await send();
    await expect
      .poll(() => [...document.querySelectorAll('[role=alert] p')].map((line) => line.textContent))
      .toEqual([WRONG, 'Otro mensaje.', WRONG]);
  });

  it('D-7: every opening starts clean', async () => {
    onSubmit.mockResolvedValue(wrong);
    function Reopening() {
      const [opening, setOpening] = useState(0);
      return (
        <PinDialog key={opening} onSubmit={onSubmit} onClose={() => setOpening(opening + 1)} elapsedSource={() => 0} />
      );
    }
    await renderComponent(<Reopening />);
    for (let failures = 0; failures < 3; failures += 1) {
      await send();
      await expectDigits('______');
    }
    await cancelButton.click();
    await expect.element(cancelButton).not.toBeInTheDocument();
    await expect.element(alert).toBeEmptyDOMElement();
    await expectFocus(1);
  });
});

describe('PIN closes (§4, D-2, D-9, D-44)', () => {
  it('§4: a click outside does nothing', async () => {
    await open();
    const dialog = page.getByRole('dialog');
    await dialog.click({ position: { x: 4, y: 4 } });
    await settle();
    expect(onClose).not.toHaveBeenCalled();
    await expect.element(dialog).toBeVisible();
  });

  it('D-44: Escape closes with false, once', async () => {
    await open();
    await userEvent.keyboard('{Escape}{Escape}');
    await settle();
    expect(onClose.mock.calls).toEqual([[false]]);
  });

  it('§4: the X closes with false, once', async () => {
    await open();
    const close = page.getByRole('button', { name: 'Cerrar' });
    await close.click();
    await close.click();
    passTo(180_000);
    await settle();
    expect(onClose.mock.calls).toEqual([[false]]);
  });

  it('D-2: shows 0:00 at 179 s and closes with false at 180 s, once', async () => {
    await open();
    passTo(179_999);
    await expect.element(page.getByText('El código vence en 0:00')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    passTo(180_000);
    passTo(200_000);
    await settle();
    expect(onClose.mock.calls).toEqual([[false]]);
  });

  describe('with the real clocks', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('D-2: 180 seconds, not one millisecond less', async () => {
      await open({ elapsedSource: undefined });
      await vi.advanceTimersByTimeAsync(179_999);
      expect(onClose).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(onClose.mock.calls).toEqual([[false]]);
      await vi.advanceTimersByTimeAsync(600_000);
      expect(onClose).toHaveBeenCalledTimes(1);
    });

    it('§4: a laptop that slept past the deadline closes when it wakes, not by its slow timers', async () => {
      await open({ elapsedSource: undefined });
      vi.setSystemTime(Date.now() + 200_000);
      window.dispatchEvent(new Event('pageshow'));
      expect(onClose.mock.calls).toEqual([[false]]);
    });
  });

  it('D-2: Continuar after the deadline closes instead of sending, even before a timer has run', async () => {
    await open();
    paste('482190');
    await expectDigits('482190');
    time = 180_000;
    await submitButton.click();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onClose.mock.calls).toEqual([[false]]);
  });

  it('security 2.2: the code expires while it is being checked; a late success does not confirm', async () => {
    const answer = answerLater();
    await open();
    await send();
    passTo(180_000);
    answer(accepted);
    await settle();
    expect(onClose.mock.calls).toEqual([[false]]);
  });

  it('security 2.2: a success that comes after the deadline but before its timer does not confirm', async () => {
    const answer = answerLater();
    await open();
    await send();
    time = 180_000;
    answer(accepted);
    await settle();
    expect(onClose.mock.calls).toEqual([[false]]);
  });

  it('security 2.2: a success after the X does not confirm', async () => {
    const answer = answerLater();
    await open();
    await send();
    await page.getByRole('button', { name: 'Cerrar' }).click();
    answer(accepted);
    await settle();
    expect(onClose.mock.calls).toEqual([[false]]);
  });

  it('security 2.2: a success after the screen is gone confirms nothing', async () => {
    const answer = answerLater();
    const screen = await open();
    await send();
    await screen.unmount();
    answer(accepted);
    await settle();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('PIN countdown for assistive technology (screens A.0)', () => {
  it('announces at 2:00, 1:00 and 0:30 only', async () => {
    await open();
    const heard: string[] = [];
    const status = page.getByRole('status').element();
    const observer = new MutationObserver(() => heard.push(status.textContent ?? ''));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    for (let second = 1; second < 180; second += 1) {
      passTo(second * 1000);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    observer.disconnect();
    expect(heard).toEqual(['El código vence en 2:00', 'El código vence en 1:00', 'El código vence en 0:30']);
  });

  it('says nothing at the opening', async () => {
    await open();
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('what the PIN dialog says and shows of what is signed (screens A.0 «Accessibility», D-18)', () => {
  const info = {
    title: 'Transferencia interna',
    rows: [
      { label: 'Beneficiario', value: 'Carlos Loja', bold: true },
      { label: 'Institución', value: 'Cooperativa Sierra Azul' },
      { label: 'Cuenta destino', value: 'Ahorros •••• 8771' },
      { label: 'Cuenta de origen', value: 'Ahorro a la Vista •••• 4871' },
      { label: 'Total a debitar', value: '$12,34', bold: true },
    ],
  };
  const dialog = page.getByRole('dialog');

  it('the block describes the dialog, payee and total first, without the dots of a masked number', async () => {
    await open({ info });
    await expect
      .element(dialog)
      .toHaveAccessibleDescription(
        'Transferencia interna. Beneficiario: Carlos Loja; Total a debitar: $12,34; Institución: Cooperativa Sierra Azul; Cuenta destino: Ahorros terminada en 8771; Cuenta de origen: Ahorro a la Vista terminada en 4871.',
      );
  });

  it('without a block there is nothing to describe', async () => {
    await open();
    expect(dialog.element().hasAttribute('aria-describedby')).toBe(false);
  });

  it('a refusal describes the first box alone, and no box any more once the next code is typed', async () => {
    onSubmit.mockResolvedValue(wrong);
    await open();
    await send();
    await expectFocus(1);
    const described = () => boxes().map((box) => box.hasAttribute('aria-describedby'));
    expect(described()).toEqual([true, false, false, false, false, false]);
    await userEvent.keyboard('4');
    await expectFocus(2);
    expect(described()).not.toContain(true);
    expect(marked()).toEqual([]);
    await expect.element(alert).toHaveTextContent(WRONG);
  });

  it('typing changes no name and no live region, and selects nothing where there is nothing', async () => {
    await open();
    const changes: string[] = [];
    const observer = new MutationObserver((records) =>
      changes.push(
        ...records.map(({ type, attributeName, target }) => `${type} ${attributeName ?? ''} ${target.nodeName}`),
      ),
    );
    const alone = alert.element();
    observer.observe(alone, { childList: true, subtree: true, characterData: true });
    for (const box of boxes()) observer.observe(box, { attributeFilter: ['aria-label', 'aria-describedby'] });
    const selected: string[] = [];
    for (const box of boxes()) box.addEventListener('select', () => selected.push(box.value));
    await userEvent.keyboard('482190');
    await expectDigits('482190');
    observer.disconnect();
    expect(changes).toEqual([]);
    expect(selected.filter((value) => value === '')).toEqual([]);
  });

  it.each([
    ['celular terminado en 214', 'Ingrese el código de confirmación enviado al celular terminado en 214'],
    ['m•••@ejemplo.com', 'Ingrese el código de confirmación enviado a m•••@ejemplo.com'],
    [undefined, specTexts.pin.prompt],
  ])('§2: the text fits the way of the code: %s', async (sentTo, prompt) => {
    await open({ sentTo });
    await expect.element(page.getByRole('dialog', { name: prompt, exact: true })).toBeVisible();
  });

  it('«¿Dónde encuentro mi código?» helps who has no device yet, with the cooperative’s telephone', async () => {
    await open({ help: () => <a href="tel:1800000000">Llamar</a> });
    expect(page.getByText('Llamar').elements()).toHaveLength(0);
    await page.getByText('¿Dónde encuentro mi código?').click();
    await expect.element(page.getByText(/^Si aún no tiene un dispositivo, actívelo en una agencia/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Llamar' })).toBeVisible();
  });

  /** Which of these are not wholly in the window, or under something else. */
  const unseen = (elements: readonly Element[]): Element[] =>
    elements.filter((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return top < 0 || bottom > innerHeight || !over || !(element.contains(over) || over.contains(element));
    });
  const signed = () => ['$12,34', 'Carlos Loja'].map((text) => page.getByText(text, { exact: true }).element());

  it.each([
    [360, 400],
    [320, 400],
    [800, 360],
  ])('at %d×%d, a keyboard open, boxes, payee, total and Continuar are in sight at once', async (width, height) => {
    await page.viewport(width, height);
    try {
      await open({ info, cancelLabel: specTexts.pin.cancelTransfer });
      await expectFocus(1);
      const shown = [...boxes(), submitButton.element(), ...signed()];
      await expect.poll(() => unseen(shown).length).toBe(0);
    } finally {
      await page.viewport(1280, 900);
    }
  });

  // 195 px are a phone at 200 % zoom; the others have as much room for their text at 200 %.
  it.each([
    [195, 422],
    [195, 400],
    [195, 300],
    [360, 225],
    [800, 225],
  ])(
    'at %d×%d nothing is over payee and total, and the boxes are under them, each as wide as a finger',
    async (width, height) => {
      await page.viewport(width, height);
      try {
        await open({ info, cancelLabel: specTexts.pin.cancelTransfer });
        await expectFocus(1);
        await expect.poll(() => unseen([...boxes(), ...signed()]).length).toBe(0);
        expect(boxes().filter((box) => box.getBoundingClientRect().width < 44)).toEqual([]);
        submitButton.element().scrollIntoView({ block: 'end' });
        expect(unseen([submitButton.element()])).toEqual([]);
      } finally {
        await page.viewport(1280, 900);
      }
    },
  );
});
