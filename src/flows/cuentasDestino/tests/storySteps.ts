import { screen, within } from 'storybook/test';
import type { AnyEndpoint, CodeOf } from '#api/contract/endpoint.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { refusing } from '#testing/shownCodes.ts';
import { type Stage, shows } from '#testing/storyStage.tsx';
import { fill, fills, inTurn, press, presses } from '#testing/storySteps.ts';

/** Waits for the list to choose from. */
export async function ready(): Promise<void> {
  await screen.findByRole('button', { name: /^Cuenta destino/ });
}

/** Opens a dialog of the page and waits for it. */
export const opens = (button: string, title: string) => async (stage: Stage) => {
  await ready();
  await press(stage, button);
  await screen.findByRole('dialog', { name: title });
};

/** Sends a form and waits for the code's dialog. */
export async function openPin(stage: Stage, form: (stage: Stage) => Promise<void>): Promise<void> {
  await form(stage);
  await press(stage, 'Guardar');
  await screen.findByLabelText('Dígito 1 de 6');
}

/** Saves with the right code and waits for what is said of it. */
export const saved = (form: (stage: Stage) => Promise<void>, text: string) =>
  inTurn((stage) => openPin(stage, form), fills('Dígito 1 de 6', '123456'), presses('Continuar'), shows(text));

/** Saves with the right code, and the bank does not answer. */
export const sending = (form: (stage: Stage) => Promise<void>) => async (stage: Stage) => {
  await openPin(stage, form);
  await fill(stage, 'Dígito 1 de 6', '123456');
  await press(stage, 'Continuar');
  await screen.findByRole('button', { name: 'Guardar', busy: true });
};

/** The story of a code that the saving of a form is answered with. */
export const refused = <E extends AnyEndpoint>(
  endpoint: E,
  code: CodeOf<E>,
  form: (stage: Stage) => Promise<void>,
) => ({
  ...refusing(endpoint, code),
  play: saved(form, errorCodes[code].text),
});

/** Presses Escape over a form in which something was typed, and waits for the question. */
export async function asksToLeave({ userEvent }: Stage): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' });
}

/** The steps to a removal that is asked with this question. */
export function removal(question: string) {
  const openRemoval = async (stage: Stage): Promise<void> => {
    await ready();
    await press(stage, 'Eliminar');
    await screen.findByRole('alertdialog', { name: question });
  };
  const remove = async (stage: Stage): Promise<void> => {
    await openRemoval(stage);
    await stage.userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }));
  };
  /** The story of a code that the removal is answered with. */
  const removalAnswers = <E extends AnyEndpoint>(endpoint: E, code: CodeOf<E>) => ({
    ...refusing(endpoint, code),
    play: inTurn(remove, shows(errorCodes[code].text)),
  });
  return { openRemoval, remove, removalAnswers };
}
