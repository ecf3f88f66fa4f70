import { Copy, Eye, Send, Trash2 } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { useConfirm } from '../Dialog/ConfirmDialog.tsx';
import { DialogProvider } from '../Dialog/DialogProvider.tsx';
import { ToastProvider } from '../Toast/ToastProvider.tsx';
import { createToastQueue } from '../Toast/toastQueue.ts';
import { renderComponent } from '../testRender.tsx';
import { ActionMenu } from './ActionMenu.tsx';

const trigger = page.getByRole('button', { name: 'Más acciones' });
const item = (name: string) => page.getByRole('menuitem', { name });

async function draw() {
  const chosen: string[] = [];
  await renderComponent(
    <ToastProvider queue={createToastQueue()}>
      <ActionMenu
        trigger={<Button>Más acciones</Button>}
        actions={[
          { label: 'Ver detalle', icon: Eye, onSelect: () => chosen.push('ver') },
          { label: 'Transferir', icon: Send, onSelect: () => chosen.push('transferir') },
          { label: 'Copiar número', icon: Copy, onSelect: () => chosen.push('copiar') },
        ]}
      />
      <button type="button">Después</button>
    </ToastProvider>,
  );
  return chosen;
}

/** A menu whose choice asks first. */
function Asking() {
  const confirm = useConfirm();
  const ask = () => void confirm({ icon: Trash2, title: '¿Eliminar?', confirmLabel: 'Sí' });
  return (
    <ActionMenu
      trigger={<Button>Más acciones</Button>}
      actions={[{ label: 'Eliminar', icon: Trash2, onSelect: ask }]}
    />
  );
}

/** A menu behind a button that does something itself, too. */
const toldMenu = (onClick: () => void, loading = false) => (
  <ToastProvider queue={createToastQueue()}>
    <ActionMenu
      trigger={
        <Button loading={loading} onClick={onClick}>
          Más acciones
        </Button>
      }
      actions={[{ label: 'Ver detalle', icon: Eye, onSelect: () => undefined }]}
    />
  </ToastProvider>
);

it('one that was drawn anew under a dialog opens on the page again when that has gone', async () => {
  const asking = () => (
    <DialogProvider>
      <ToastProvider queue={createToastQueue()}>
        <Asking />
      </ToastProvider>
    </DialogProvider>
  );
  const { rerender } = await renderComponent(asking());
  await trigger.click();
  await item('Eliminar').click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await rerender(asking());
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await trigger.click();
  await expect.element(item('Eliminar')).toBeVisible();
});

describe('a button of its own mind', () => {
  it('hears of each press once, of the first one too, which fetches the menu', async () => {
    const onClick = vi.fn();
    await renderComponent(toldMenu(onClick));
    await trigger.click();
    for (let presses = 1; presses <= 3; presses += 1) {
      await expect.element(item('Ver detalle')).toBeVisible();
      expect(onClick).toHaveBeenCalledTimes(presses);
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
      expect(onClick).toHaveBeenCalledTimes(presses);
      if (presses === 1) await trigger.click();
      else await userEvent.keyboard('{Enter}');
    }
  });

  it('opens nothing while it is busy, by whatever press, and opens again afterwards', async () => {
    const onClick = vi.fn();
    const { rerender } = await renderComponent(toldMenu(onClick));
    await trigger.click();
    await expect.element(item('Ver detalle')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await rerender(toldMenu(onClick, true));
    await trigger.click();
    for (const key of ['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}']) await userEvent.keyboard(key);
    await expect.element(trigger).toHaveFocus();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
    expect(page.getByRole('menu').query()).toBeNull();
    expect(onClick).toHaveBeenCalledTimes(1);
    await rerender(toldMenu(onClick));
    await trigger.click();
    await expect.element(item('Ver detalle')).toBeVisible();
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});

describe('screens.md A.2 productos: «Más acciones»', () => {
  it('a click opens it and says so; a choice acts once, closes it and gives the focus back', async () => {
    const chosen = await draw();
    await expect.element(trigger).toHaveAttribute('aria-haspopup', 'menu');
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
    await trigger.click();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
    await item('Transferir').click();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    expect(chosen).toEqual(['transferir']);
    await expect.element(trigger).toHaveFocus();
  });

  it('by keyboard: Enter opens at the first, arrows go round, End and Home, a letter finds, Enter chooses', async () => {
    const chosen = await draw();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(item('Ver detalle')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Transferir')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(item('Copiar número')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Ver detalle')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expect.element(item('Ver detalle')).toHaveFocus();
    await userEvent.keyboard('c');
    await expect.element(item('Copiar número')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    expect(chosen).toEqual(['copiar']);
    await expect.element(trigger).toHaveFocus();
  });

  it('Escape closes it, acts on nothing and gives the focus back', async () => {
    const chosen = await draw();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(item('Ver detalle')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
    expect(chosen).toEqual([]);
  });

  it('a click beside it closes it', async () => {
    const chosen = await draw();
    await trigger.click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    await page.getByRole('button', { name: 'Después' }).click({ force: true });
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    expect(chosen).toEqual([]);
  });

  it('a dialog that a choice opens gives the focus back to the button', async () => {
    await renderComponent(
      <ToastProvider queue={createToastQueue()}>
        <DialogProvider>
          <Asking />
        </DialogProvider>
      </ToastProvider>,
    );
    const question = page.getByRole('alertdialog', { name: '¿Eliminar?' });
    await userEvent.keyboard('{Tab}{Enter}');
    for (const answer of ['{Escape}', '{Enter}']) {
      await expect.element(item('Eliminar')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect.element(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
      await userEvent.keyboard(answer);
      await expect.element(question).not.toBeInTheDocument();
      await expect.element(trigger).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    }
  });
});
