import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { specTexts } from '#domain/specTexts.ts';
import { renderComponent } from '../testRender.tsx';
import { PinDialog } from './PinDialog.tsx';
import * as pin from './testPinDialog.tsx';

const REQUIRED = specTexts.validation.required;

pin.startEachDialogFresh();

/** Writes a value into a box as a phone's keyboard or a password manager does: no key, only the input event. */
function autofill(text: string, box = 1): void {
  const element = pin.boxes()[box - 1];
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
  element?.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

describe('PIN by keyboard (§5, D-6)', () => {
  it('§2, §4: opens with the prompt, six empty boxes, the focus in the first, 2:59 at once and no cancel', async () => {
    await pin.open();
    await expect.element(page.getByRole('dialog', { name: specTexts.pin.prompt })).toBeVisible();
    await pin.expectFocus(1);
    await pin.expectDigits('______');
    await expect.element(page.getByText('El código vence en 2:59')).toBeVisible();
    await expect.element(pin.cancelButton).not.toBeInTheDocument();
    await expect.element(pin.alert).toBeEmptyDOMElement();
    expect(pin.boxes().map(({ inputMode }) => inputMode)).toEqual(Array(6).fill('numeric'));
    expect(pin.boxes()[0]?.autocomplete).toBe('one-time-code');
    expect(pin.boxes().some((box) => box.maxLength > 0)).toBe(false);
  });

  it('§5: typing moves forward and stays in the last box', async () => {
    await pin.open();
    await userEvent.keyboard('4821');
    await pin.expectDigits('4821__');
    await pin.expectFocus(5);
    await userEvent.keyboard('903');
    await pin.expectDigits('482193');
    await pin.expectFocus(6);
  });

  it('§5: a non-digit is cleared, also when typed over a digit', async () => {
    await pin.open();
    await userEvent.keyboard('a');
    await pin.expectDigits('______');
    await pin.expectFocus(1);
    await userEvent.keyboard('12{ArrowLeft}x');
    await pin.expectDigits('1_____');
    await pin.expectFocus(2);
  });

  it('§5: backspace clears the box, and from an empty one goes back and clears', async () => {
    await pin.open();
    await userEvent.keyboard('123');
    await pin.expectFocus(4);
    await userEvent.keyboard('{Backspace}');
    await pin.expectDigits('12____');
    await pin.expectFocus(3);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await pin.expectDigits('______');
    await pin.expectFocus(1);
  });

  it('D-6: arrows, Home and End move and change nothing', async () => {
    await pin.open();
    await userEvent.keyboard('123456');
    await pin.expectFocus(6);
    await userEvent.keyboard('{Home}');
    await pin.expectFocus(1);
    await userEvent.keyboard('{ArrowLeft}');
    await pin.expectFocus(1);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await pin.expectFocus(3);
    await userEvent.keyboard('{End}{ArrowRight}');
    await pin.expectFocus(6);
    await pin.expectDigits('123456');
  });

  it('D-6: a digit typed in a filled box takes its place', async () => {
    await pin.open();
    await userEvent.keyboard('123456{Home}9');
    await pin.expectDigits('923456');
    await pin.expectFocus(2);
  });

  it('D-6: so does one that is the same: the next digit goes into the next box', async () => {
    await pin.open();
    await userEvent.keyboard('123456{Home}19');
    await pin.expectDigits('193456');
    await pin.expectFocus(3);
    await userEvent.keyboard('{End}6');
    await pin.expectDigits('193456');
    await pin.expectFocus(6);
  });

  it('D-6: Enter is Continuar', async () => {
    await pin.open();
    await userEvent.keyboard('482190{Enter}');
    await expect.poll(() => pin.onSubmit.mock.calls).toEqual([['482190']]);
    await expect.poll(() => pin.onClose.mock.calls).toEqual([[true]]);
  });

  it('D-6: Continuar with blanks sends nothing, marks the blanks and goes to the first', async () => {
    await pin.open();
    pin.paste('12a4');
    await pin.expectDigits('12_4__');
    await pin.submitButton.click();
    await expect.element(pin.alert).toHaveTextContent(REQUIRED);
    expect(pin.marked()).toEqual([3, 5, 6]);
    await pin.expectFocus(3);
    expect(pin.boxes()[2]?.getAttribute('aria-describedby')).toBe(pin.alert.element().id);
    expect(pin.onSubmit).not.toHaveBeenCalled();
  });

  it('D-6: a marked box loses its mark when it is filled, the others keep theirs; the last one takes the message away', async () => {
    await pin.open();
    pin.paste('12a4');
    await pin.submitButton.click();
    await pin.expectFocus(3);
    await userEvent.keyboard('3');
    await expect.poll(pin.marked).toEqual([5, 6]);
    await expect.element(pin.alert).toHaveTextContent(REQUIRED);
    await userEvent.keyboard('{End}');
    await expect.poll(pin.marked).toEqual([5, 6]);
    await userEvent.keyboard('6{ArrowLeft}5');
    await expect.poll(pin.marked).toEqual([]);
    await expect.element(pin.alert).toBeEmptyDOMElement();
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
    ['123\u2011456', '123456', 6],
    ['\u200E123456\u200B', '123456', 6],
    ['  123456 ', '123456', 6],
    ['12a4567', '12_456', 3],
    ['1-2-3-4', '1_2_3_', 2],
    ['٣٤٥٦٧٨', '______', 1],
    ['abc', '______', 1],
  ])('D-1: pasting «%s» gives %s with the focus in box %i', async (text, expected, focus) => {
    await pin.open();
    pin.paste(text);
    await pin.expectDigits(expected);
    await pin.expectFocus(focus);
  });

  it('D-1: a paste spreads from the first box whichever receives it', async () => {
    await pin.open();
    await userEvent.keyboard('99');
    pin.paste('123456', 3);
    await pin.expectDigits('123456');
  });

  it('D-6: six digits that the phone fills into one box are spread', async () => {
    await pin.open();
    autofill('482190');
    await pin.expectDigits('482190');
    await pin.expectFocus(6);
  });

  it('§5: Arabic-Indic digits are no digits of the code', async () => {
    await pin.open();
    autofill('٣');
    await pin.expectDigits('______');
    autofill('٣٤٥٦٧٨');
    await pin.settle();
    expect(pin.digits()).toBe('______');
  });
});

describe('PIN sends once (D-6, security 2.2)', () => {
  it('a double click in the same task sends once', async () => {
    const answer = pin.answerLater();
    await pin.open();
    pin.paste('482190');
    await pin.expectDigits('482190');
    const button = pin.submitButton.element() as HTMLButtonElement;
    button.click();
    button.click();
    await pin.settle();
    button.click();
    expect(pin.onSubmit).toHaveBeenCalledTimes(1);
    answer(pin.accepted);
    await expect.poll(() => pin.onClose.mock.calls).toEqual([[true]]);
  });

  it('Enter and a click send once; while sending the boxes are locked and Continuar says busy', async () => {
    pin.answerLater();
    await pin.open();
    await userEvent.keyboard('482190{Enter}');
    await pin.submitButton.click();
    await userEvent.keyboard('{Enter}');
    expect(pin.onSubmit).toHaveBeenCalledTimes(1);
    await expect.element(pin.submitButton).toHaveAttribute('aria-busy', 'true');
    expect(pin.boxes().every(({ readOnly }) => readOnly)).toBe(true);
    pin.paste('111111');
    autofill('7');
    await pin.settle();
    expect(pin.digits()).toBe('482190');
  });

  it('under StrictMode too: one submission, one close', async () => {
    await renderComponent(
      <StrictMode>
        <PinDialog onSubmit={pin.onSubmit} onClose={pin.onClose} elapsedSource={() => pin.time} />
      </StrictMode>,
    );
    await pin.send();
    await expect.poll(() => pin.onClose.mock.calls).toEqual([[true]]);
    expect(pin.onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('PIN countdown for assistive technology (screens A.0)', () => {
  it('announces at 2:00, 1:00 and 0:30 only', async () => {
    await pin.open();
    const heard: string[] = [];
    const status = page.getByRole('status').element();
    const observer = new MutationObserver(() => heard.push(status.textContent ?? ''));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    for (let second = 1; second < 180; second += 1) {
      pin.passTo(second * 1000);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    observer.disconnect();
    expect(heard).toEqual(['El código vence en 2:00', 'El código vence en 1:00', 'El código vence en 0:30']);
  });

  it('says nothing at the opening', async () => {
    await pin.open();
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
    await pin.open({ info });
    await expect
      .element(dialog)
      .toHaveAccessibleDescription(
        'Transferencia interna. Beneficiario: Carlos Loja; Total a debitar: $12,34; Institución: Cooperativa Sierra Azul; Cuenta destino: Ahorros número terminado en 8771; Cuenta de origen: Ahorro a la Vista número terminado en 4871.',
      );
  });

  it('§2: two rows of one label are two: both values stand there', async () => {
    const rows = [
      { label: 'Código de cliente', value: '1203456' },
      { label: 'Código de cliente', value: '8841207' },
    ];
    await pin.open({ info: { title: 'Pago de servicio', rows } });
    const terms = dialog.getByRole('group', { name: 'Pago de servicio' }).getByRole('term');
    expect(terms.elements().map((term) => term.nextElementSibling?.textContent)).toEqual(['1203456', '8841207']);
  });

  it('without a block there is nothing to describe', async () => {
    await pin.open();
    expect(dialog.element().hasAttribute('aria-describedby')).toBe(false);
  });

  it('a refusal describes the first box alone, and no box any more once the next code is typed', async () => {
    pin.onSubmit.mockResolvedValue(pin.wrong);
    await pin.open();
    await pin.send();
    await pin.expectFocus(1);
    const described = () => pin.boxes().map((box) => box.hasAttribute('aria-describedby'));
    expect(described()).toEqual([true, false, false, false, false, false]);
    await userEvent.keyboard('4');
    await pin.expectFocus(2);
    expect(described()).not.toContain(true);
    expect(pin.marked()).toEqual([]);
    await expect.element(pin.alert).toHaveTextContent(pin.WRONG);
  });

  it('typing changes no name and no live region, and selects nothing where there is nothing', async () => {
    await pin.open();
    const changes: string[] = [];
    const observer = new MutationObserver((records) =>
      changes.push(
        ...records.map(({ type, attributeName, target }) => `${type} ${attributeName ?? ''} ${target.nodeName}`),
      ),
    );
    const alone = pin.alert.element();
    observer.observe(alone, { childList: true, subtree: true, characterData: true });
    for (const box of pin.boxes()) observer.observe(box, { attributeFilter: ['aria-label', 'aria-describedby'] });
    const selected: string[] = [];
    for (const box of pin.boxes()) box.addEventListener('select', () => selected.push(box.value));
    await userEvent.keyboard('482190');
    await pin.expectDigits('482190');
    observer.disconnect();
    expect(changes).toEqual([]);
    expect(selected.filter((value) => value === '')).toEqual([]);
  });

  it.each([
    ['celular terminado en 214', 'Ingrese el código de confirmación enviado al celular terminado en 214'],
    ['m•••@ejemplo.com', 'Ingrese el código de confirmación enviado a m•••@ejemplo.com'],
    [undefined, specTexts.pin.prompt],
  ])('§2: the text fits the way of the code: %s', async (sentTo, prompt) => {
    await pin.open({ sentTo });
    await expect.element(page.getByRole('dialog', { name: prompt, exact: true })).toBeVisible();
  });

  it('«¿Dónde encuentro mi código?» helps who has no device yet, with the cooperative’s telephone', async () => {
    await pin.open({ help: () => <a href="tel:1800000000">Llamar</a> });
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
      await pin.open({ info, cancelLabel: specTexts.pin.cancelTransfer });
      await pin.expectFocus(1);
      const shown = [...pin.boxes(), pin.submitButton.element(), ...signed()];
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
        await pin.open({ info, cancelLabel: specTexts.pin.cancelTransfer });
        await pin.expectFocus(1);
        await expect.poll(() => unseen([...pin.boxes(), ...signed()]).length).toBe(0);
        expect(pin.boxes().filter((box) => box.getBoundingClientRect().width < 44)).toEqual([]);
        pin.submitButton.element().scrollIntoView({ block: 'end' });
        expect(unseen([pin.submitButton.element()])).toEqual([]);
      } finally {
        await page.viewport(1280, 900);
      }
    },
  );
});
