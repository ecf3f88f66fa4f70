import { Eye } from 'lucide-react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { DateField } from '../Field/DateField.tsx';
import { ToastProvider } from '../Toast/ToastProvider.tsx';
import { createToastQueue } from '../Toast/toastQueue.ts';
import { renderComponent } from '../testRender.tsx';
import { ActionMenu } from './ActionMenu.tsx';

const slow = vi.hoisted(() => {
  let come = (): void => undefined;
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { coming, come: () => come() };
});

vi.mock('./OpenableMenu.tsx', async (original) => {
  await slow.coming;
  return await original();
});
vi.mock('../Field/Calendar.tsx', async (original) => {
  await slow.coming;
  return await original();
});

const menuButton = page.getByRole('button', { name: 'Más acciones' });
const calendarButton = page.getByRole('button', { name: 'Desde: elegir en el calendario' });
const elsewhere = page.getByRole('textbox', { name: 'Motivo' });
const pressed = vi.fn();

beforeEach(() => pressed.mockReset());

describe('a kit that comes after its button was pressed', () => {
  it('says that it is on its way, opens nothing for whoever went on writing, and opens with the next press', async () => {
    await renderComponent(
      <ToastProvider queue={createToastQueue()}>
        <ActionMenu
          trigger={<Button onClick={pressed}>Más acciones</Button>}
          actions={[{ label: 'Ver detalle', icon: Eye, onSelect: () => undefined }]}
        />
        <DateField label="Desde" />
        <input aria-label="Motivo" />
      </ToastProvider>,
    );
    for (const button of [menuButton, calendarButton]) {
      await expect.element(button).not.toHaveAttribute('aria-busy');
      await button.click();
      await expect.element(button).toHaveAttribute('aria-busy', 'true');
    }
    await elsewhere.click();
    await userEvent.keyboard('Arri');
    slow.come();
    for (const button of [menuButton, calendarButton]) await expect.element(button).not.toHaveAttribute('aria-busy');
    await userEvent.keyboard('endo');
    await expect.element(elsewhere).toHaveFocus();
    await expect.element(elsewhere).toHaveValue('Arriendo');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(pressed).toHaveBeenCalledTimes(1);
    await menuButton.click();
    await expect.element(page.getByRole('menuitem', { name: 'Ver detalle' })).toBeVisible();
    expect(pressed).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await calendarButton.click();
    await expect.element(page.getByRole('dialog', { name: 'Desde: calendario' })).toBeVisible();
  });

  it('opens in a browser whose buttons take no focus when they are pressed (Safari): whoever has it has not moved on', async () => {
    slow.come();
    await renderComponent(
      <ToastProvider queue={createToastQueue()}>
        <main tabIndex={-1}>
          <ActionMenu
            trigger={<Button>Más acciones</Button>}
            actions={[{ label: 'Ver detalle', icon: Eye, onSelect: () => undefined }]}
          />
        </main>
      </ToastProvider>,
    );
    (page.getByRole('main').element() as HTMLElement).focus();
    (menuButton.element() as HTMLElement).click();
    await expect.element(page.getByRole('menuitem', { name: 'Ver detalle' })).toBeVisible();
  });
});
