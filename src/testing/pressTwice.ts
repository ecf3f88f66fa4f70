import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { digits } from './behaviourMember.ts';
import { dialog } from './locators.ts';
import { CODE } from './member.ts';
import { everyAnswerRead } from './testWorld.tsx';

/** Presses a control twice. */
type Twice = (control: Locator) => Promise<void>;

const ways = {
  'double click': (control) => control.dblClick(),
  'double Enter': async (control) => {
    control.element().focus();
    await userEvent.keyboard('{Enter}{Enter}');
  },
  'click and Enter': async (control) => {
    const held = control.element();
    await control.click();
    if (!held.isConnected) return;
    held.focus();
    await userEvent.keyboard('{Enter}');
  },
  'two clicks in the same task': (control) => {
    const held = control.element() as HTMLButtonElement;
    held.click();
    held.click();
    return Promise.resolve();
  },
} satisfies Record<string, Twice>;

/** The ways in which a member presses a button twice (screens.md A.0 «Double-submission protection»): the cases of a test. */
export const pressedTwice = (...names: readonly (keyof typeof ways)[]): [name: string, twice: Twice][] =>
  names.map((name) => [name, ways[name]]);

/** What an order of money is led through. */
interface Buttons {
  review: Locator;
  /** What says that it stands at Revisar. */
  inReview: Locator;
  confirm: Locator;
  /** What says that it is done. */
  done: Locator;
}

/** From Datos, filled in, to the result: each of the three buttons on the way is pressed twice. */
export async function orderPressingTwice(twice: Twice, { review, inReview, confirm, done }: Buttons): Promise<void> {
  await twice(review);
  await expect.element(inReview).toBeVisible();
  await twice(confirm);
  await expect.element(digits).toBeVisible();
  await digits.fill(CODE);
  await twice(dialog.getByRole('button', { name: 'Continuar' }));
  await expect.element(done).toBeVisible();
  await everyAnswerRead();
}
