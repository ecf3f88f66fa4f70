import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorCodes } from '#domain/errorCodes.ts';
import { specTexts } from '#domain/specTexts.ts';
import { renderComponent } from '../testRender.tsx';
import { PinDialog, type PinOutcome } from './PinDialog.tsx';
import * as pin from './testPinDialog.tsx';

const refused = (code: '-0004-02-01' | '-0004-02-02' | '-0004-02-04'): PinOutcome => ({
  accepted: false,
  messages: [errorCodes[code].text],
  clearDigits: false,
  final: code !== '-0004-02-01',
});

pin.startEachDialogFresh();

describe('PIN failures (§4, §8, D-3, D-4, D-7, D-8)', () => {
  it('D-3: Cancelar appears after the third failure, not after the second, and closes with false', async () => {
    pin.onSubmit.mockResolvedValue(pin.wrong);
    await pin.open();
    await pin.send();
    await pin.expectDigits('______');
    await pin.send();
    await pin.expectDigits('______');
    await expect.element(pin.cancelButton).not.toBeInTheDocument();
    await pin.send();
    await expect.element(pin.cancelButton).toBeVisible();
    await pin.cancelButton.click();
    expect(pin.onClose.mock.calls).toEqual([[false]]);
  });

  it('D-4, D-5: with a label the cancel button is there from the start, with that text', async () => {
    await pin.open({ cancelLabel: specTexts.pin.cancelTransfer });
    await page.getByRole('button', { name: 'Cancelar Transferencia', exact: true }).click();
    expect(pin.onClose.mock.calls).toEqual([[false]]);
  });

  it('§4, §8: -0004-02-03 shows its text in red, clears the digits and goes back to the first box', async () => {
    pin.onSubmit.mockResolvedValue(pin.wrong);
    await pin.open();
    await pin.send();
    await expect.element(pin.alert).toHaveTextContent(pin.WRONG);
    await pin.expectDigits('______');
    await pin.expectFocus(1);
    expect(pin.marked()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(pin.onClose).not.toHaveBeenCalled();
  });

  it('the same text a second time is a new element, so that it is announced again', async () => {
    pin.onSubmit.mockResolvedValue(pin.wrong);
    await pin.open();
    await pin.send();
    await expect.element(pin.alert).toHaveTextContent(pin.WRONG);
    const first = pin.alert.element().firstElementChild;
    await pin.send();
    await pin.expectDigits('______');
    expect(pin.alert.element().firstElementChild).not.toBe(first);
  });

  it('a refusal stays to be read while the next code is checked, and blanks take its place', async () => {
    pin.onSubmit.mockResolvedValueOnce(pin.wrong);
    const answer = pin.answerLater();
    await pin.open();
    await pin.send();
    await expect.element(pin.alert).toHaveTextContent(pin.WRONG);
    await pin.submitButton.click();
    await expect.element(pin.alert).toHaveTextContent(specTexts.validation.required);
    expect(pin.alert.element().textContent).not.toContain(pin.WRONG);
    await pin.send();
    await expect.element(pin.alert).toBeEmptyDOMElement();
    answer(pin.wrong);
    await expect.element(pin.alert).toHaveTextContent(pin.WRONG);
    await pin.send();
    await expect.element(pin.alert).toHaveTextContent(pin.WRONG);
    answer(pin.accepted);
    await expect.poll(() => pin.onClose.mock.calls).toEqual([[true]]);
  });

  it('D-8: other codes keep the digits, and another try is possible', async () => {
    pin.onSubmit.mockResolvedValueOnce(refused('-0004-02-01'));
    await pin.open();
    await pin.send();
    await expect.element(pin.alert).toHaveTextContent(errorCodes['-0004-02-01'].text);
    expect(pin.digits()).toBe('482190');
    await pin.submitButton.click();
    await expect.poll(() => pin.onClose.mock.calls).toEqual([[true]]);
  });

  it.each(['-0004-02-02', '-0004-02-04'] as const)('D-8: after %s Continuar is off and the X stays', async (code) => {
    pin.onSubmit.mockResolvedValue(refused(code));
    await pin.open();
    await pin.send();
    await expect.element(pin.alert).toHaveTextContent(errorCodes[code].text);
    await expect.element(pin.submitButton).toHaveAttribute('aria-disabled', 'true');
    expect(pin.digits()).toBe('482190');
    // What can be used no more does not run out any more either.
    expect(page.getByText(/^El código vence en/).elements()).toHaveLength(0);
    (pin.submitButton.element() as HTMLButtonElement).click();
    pin.boxes()[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await pin.settle();
    expect(pin.onSubmit).toHaveBeenCalledTimes(1);
    await page.getByRole('button', { name: 'Cerrar' }).click();
    expect(pin.onClose.mock.calls).toEqual([[false]]);
  });

  it('§8: every message is shown, also twice the same', async () => {
    pin.onSubmit.mockResolvedValue({ ...pin.wrong, messages: [pin.WRONG, 'Otro mensaje.', pin.WRONG] });
    await pin.open();
    await pin.send();
    await expect
      .poll(() => [...document.querySelectorAll('[role=alert] p')].map((line) => line.textContent))
      .toEqual([pin.WRONG, 'Otro mensaje.', pin.WRONG]);
  });

  it('D-7: every opening starts clean', async () => {
    pin.onSubmit.mockResolvedValue(pin.wrong);
    function Reopening() {
      const [opening, setOpening] = useState(0);
      return (
        <PinDialog
          key={opening}
          onSubmit={pin.onSubmit}
          onClose={() => setOpening(opening + 1)}
          elapsedSource={() => 0}
        />
      );
    }
    await renderComponent(<Reopening />);
    for (let failures = 0; failures < 3; failures += 1) {
      await pin.send();
      await pin.expectDigits('______');
    }
    await pin.cancelButton.click();
    await expect.element(pin.cancelButton).not.toBeInTheDocument();
    await expect.element(pin.alert).toBeEmptyDOMElement();
    await pin.expectFocus(1);
  });
});

describe('PIN closes (§4, D-2, D-9, D-44)', () => {
  it('§4: a click outside does nothing', async () => {
    await pin.open();
    const dialog = page.getByRole('dialog');
    await dialog.click({ position: { x: 4, y: 4 } });
    await pin.settle();
    expect(pin.onClose).not.toHaveBeenCalled();
    await expect.element(dialog).toBeVisible();
  });

  it('D-44: Escape closes with false, once', async () => {
    await pin.open();
    await userEvent.keyboard('{Escape}{Escape}');
    await pin.settle();
    expect(pin.onClose.mock.calls).toEqual([[false]]);
  });

  it('§4: the X closes with false, once', async () => {
    await pin.open();
    const close = page.getByRole('button', { name: 'Cerrar' });
    await close.click();
    await close.click();
    pin.passTo(180_000);
    await pin.settle();
    expect(pin.onClose.mock.calls).toEqual([[false]]);
  });

  it('D-2: shows 0:00 at 179 s and closes with false at 180 s, once', async () => {
    await pin.open();
    pin.passTo(179_999);
    await expect.element(page.getByText('El código vence en 0:00')).toBeVisible();
    expect(pin.onClose).not.toHaveBeenCalled();
    pin.passTo(180_000);
    pin.passTo(200_000);
    await pin.settle();
    expect(pin.onClose.mock.calls).toEqual([[false]]);
  });

  describe('with the real clocks', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('D-2: 180 seconds, not one millisecond less', async () => {
      await pin.open({ elapsedSource: undefined });
      await vi.advanceTimersByTimeAsync(179_999);
      expect(pin.onClose).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(pin.onClose.mock.calls).toEqual([[false]]);
      await vi.advanceTimersByTimeAsync(600_000);
      expect(pin.onClose).toHaveBeenCalledTimes(1);
    });

    it('§4: a laptop that slept past the deadline closes when it wakes, not by its slow timers', async () => {
      await pin.open({ elapsedSource: undefined });
      vi.setSystemTime(Date.now() + 200_000);
      window.dispatchEvent(new Event('pageshow'));
      expect(pin.onClose.mock.calls).toEqual([[false]]);
    });
  });

  it('D-2: Continuar after the deadline closes instead of sending, even before a timer has run', async () => {
    await pin.open();
    pin.paste('482190');
    await pin.expectDigits('482190');
    pin.passUnseenTo(180_000);
    await pin.submitButton.click();
    expect(pin.onSubmit).not.toHaveBeenCalled();
    expect(pin.onClose.mock.calls).toEqual([[false]]);
  });

  it('security 2.2: the code expires while it is being checked; a late success does not confirm', async () => {
    const answer = pin.answerLater();
    await pin.open();
    await pin.send();
    pin.passTo(180_000);
    answer(pin.accepted);
    await pin.settle();
    expect(pin.onClose.mock.calls).toEqual([[false]]);
  });

  it('security 2.2: a success that comes after the deadline but before its timer does not confirm', async () => {
    const answer = pin.answerLater();
    await pin.open();
    await pin.send();
    pin.passUnseenTo(180_000);
    answer(pin.accepted);
    await pin.settle();
    expect(pin.onClose.mock.calls).toEqual([[false]]);
  });

  it('security 2.2: a success after the X does not confirm', async () => {
    const answer = pin.answerLater();
    await pin.open();
    await pin.send();
    await page.getByRole('button', { name: 'Cerrar' }).click();
    answer(pin.accepted);
    await pin.settle();
    expect(pin.onClose.mock.calls).toEqual([[false]]);
  });

  it('security 2.2: a success after the screen is gone confirms nothing', async () => {
    const answer = pin.answerLater();
    const screen = await pin.open();
    await pin.send();
    await screen.unmount();
    answer(pin.accepted);
    await pin.settle();
    expect(pin.onClose).not.toHaveBeenCalled();
  });
});
