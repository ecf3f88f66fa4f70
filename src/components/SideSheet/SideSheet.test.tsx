import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '../testRender.tsx';
import { SideSheet } from './SideSheet.tsx';

const onClose = vi.fn<() => void>();
const sheet = page.getByRole('dialog', { name: 'Hoja' });
const SCRIM = { x: 900, y: 300 };

beforeEach(() => {
  onClose.mockReset();
});

const show = () =>
  renderComponent(
    <SideSheet label="Hoja" side="start" width="20rem" onClose={onClose}>
      <p>Número de cuenta 0102</p>
      <button type="button">Una acción</button>
    </SideSheet>,
  );

describe('§2: a side sheet', () => {
  it('closes by a press on the scrim and by Escape, not by one inside', async () => {
    await show();
    await page.getByText('Número de cuenta 0102').click();
    expect(onClose).not.toHaveBeenCalled();
    await sheet.click({ position: SCRIM });
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('stays when a selection of its text that began inside ends on the scrim; the next press there closes it', async () => {
    await show();
    await userEvent.dragAndDrop(page.getByText('Número de cuenta 0102'), sheet, { targetPosition: SCRIM });
    expect(onClose).not.toHaveBeenCalled();
    await sheet.click({ position: SCRIM });
    expect(onClose).toHaveBeenCalledOnce();
  });
});
