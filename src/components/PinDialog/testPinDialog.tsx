import type { ComponentProps } from 'react';
import { beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { errorCodes } from '#domain/errorCodes.ts';
import { renderComponent } from '../testRender.tsx';
import { PinDialog, type PinOutcome } from './PinDialog.tsx';

type Props = ComponentProps<typeof PinDialog>;

export const WRONG = errorCodes['-0004-02-03'].text;

export const wrong = { accepted: false, messages: [WRONG], clearDigits: true, final: false } satisfies PinOutcome;

export const accepted: PinOutcome = { accepted: true };

/** Time since the opening, ms. */
export let time = 0;

/** Sets the time without a word: the page notices it by itself, or not at all. */
export const passUnseenTo = (ms: number): void => {
  time = ms;
};

/** The same and wakes the page, as a tab that comes back does. */
export const passTo = (ms: number): void => {
  passUnseenTo(ms);
  window.dispatchEvent(new Event('focus'));
};

export const onClose = vi.fn<Props['onClose']>();

export const onSubmit = vi.fn<Props['onSubmit']>();

/** Registers what each test starts with: no time has passed, and every code is right. Call it once, at the top of a file. */
export function startEachDialogFresh(): void {
  beforeEach(() => {
    time = 0;
    onClose.mockReset();
    onSubmit.mockReset();
    onSubmit.mockResolvedValue(accepted);
  });
}

/** The dialog stays mounted after onClose: whoever closes twice is seen. */
export const open = (props: Partial<Props> = {}) =>
  renderComponent(<PinDialog onSubmit={onSubmit} onClose={onClose} elapsedSource={() => time} {...props} />);

/** The boxes of the code. */
export const boxes = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('fieldset input')];

/** What stands in the boxes, with _ for an empty one. */
export const digits = (): string =>
  boxes()
    .map(({ value }) => value || '_')
    .join('');

const focused = (): number => boxes().indexOf(document.activeElement as HTMLInputElement) + 1;

/** The boxes that are marked as wrong, from 1 on. */
export const marked = (): number[] =>
  boxes().flatMap((box, at) => (box.getAttribute('aria-invalid') === 'true' ? [at + 1] : []));

export const submitButton = page.getByRole('button', { name: 'Continuar' });

export const cancelButton = page.getByRole('button', { name: 'Cancelar' });

export const alert = page.getByRole('alert');

/** Waits until the boxes hold this. */
export const expectDigits = (expected: string) => expect.poll(digits).toBe(expected);

/** Waits until a box has the focus, from 1 on. */
export const expectFocus = (box: number) => expect.poll(focused).toBe(box);

/** Pastes a text into a box. */
export function paste(text: string, box = 1): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  boxes()[box - 1]?.dispatchEvent(event);
}

/** Pastes a whole code and sends it. */
export async function send(code = '482190'): Promise<void> {
  const before = onSubmit.mock.calls.length;
  paste(code);
  await expectDigits(code);
  await submitButton.click();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(before + 1);
}

/** An answer that comes when the test says so. */
export function answerLater(): (outcome: PinOutcome) => void {
  let answer: (outcome: PinOutcome) => void = () => undefined;
  onSubmit.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  return (outcome) => answer(outcome);
}

/** Long enough for whatever would still happen. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 60));
