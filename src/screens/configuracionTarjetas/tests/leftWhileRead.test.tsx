import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { tarjetas } from '#api/contract/cuentasDestino.ts';
import { leer } from '#api/contract/tarjetas.ts';
import { generar } from '#api/contract/tokens.ts';
import { digits } from '#testing/behaviourMember.ts';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh } from '#testing/testWorld.tsx';
import { LIST, leaving, save, title } from './cardsWorld.ts';

startEachTestFresh();

test.each([
  {
    card: 'an own card',
    code: 'TC-01',
    name: 'Visa Clásica',
    read: leer,
    change: () => main.getByRole('switch', { name: 'Avisos' }).click(),
  },
  {
    card: 'a registered card',
    code: 'CD-06',
    name: 'Tarjeta mamá',
    read: tarjetas,
    change: () => main.getByLabelText('Alias').fill('Visa de mamá'),
  },
])(
  'D-64: $card: what is read before signing comes over «¿Desea salir?»: no code is asked for, nothing is lost, and that is said',
  async ({ code, name, read, change }) => {
    const bank = await openBank({
      route: `${LIST}/${code}`,
      before: [LIST],
      until: () => expect.element(title).toHaveTextContent(name),
    });
    await change();
    const asked = bank.countOf(read);
    const release = hold(read);
    await save.click();
    await expect.poll(() => bank.countOf(read)).toBe(asked + 1);
    void bank.go(-1);
    await expect.element(leaving).toBeVisible();
    release();
    await everyAnswerRead();
    expect(bank.countOf(generar)).toBe(0);
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    await leaving.getByRole('button', { name: 'Seguir aquí' }).click();
    expect(bank.path()).toBe(`${LIST}/${code}`);
    await expect
      .element(page.getByRole('alert').getByText('No se guardaron los cambios.', { exact: false }))
      .toBeVisible();
    await save.click();
    await expect.element(digits).toBeVisible();
  },
);
