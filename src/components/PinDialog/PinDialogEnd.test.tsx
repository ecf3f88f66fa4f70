import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorCodes } from '#domain/errorCodes.ts';
import { specTexts } from '#domain/specTexts.ts';
import { renderComponent } from '../testRender.tsx';
import { PinDialog, type PinOutcome } from './PinDialog.tsx';
import {
  accepted,
  alert,
  answerLater,
  boxes,
  cancelButton,
  digits,
  expectDigits,
  expectFocus,
  marked,
  onClose,
  onSubmit,
  open,
  passTo,
  passUnseenTo,
  paste,
  send,
  settle,
  startEachDialogFresh,
  submitButton,
  WRONG,
  wrong,
} from './testPinDialog.tsx';

const refused = (code: '-0004-02-01' | '-0004-02-02' | '-0004-02-04'): PinOutcome => ({
  accepted: false,
  messages: [errorCodes[code].text],
  clearDigits: false,
  final: code !== '-0004-02-01',
});

startEachDialogFresh();

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
    passUnseenTo(180_000);
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
    passUnseenTo(180_000);
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
