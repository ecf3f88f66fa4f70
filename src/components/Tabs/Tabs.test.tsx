import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '../testRender.tsx';
import { Tabs } from './Tabs.tsx';

const labels = ['MIS DATOS', 'CAMBIAR CONTRASEÑA', 'CONFIGURAR MIS CUPOS'];

function Living({ start = '0' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <Tabs
      label="Configuración"
      tabs={labels.map((label, index) => ({ value: String(index), label, content: <p>Panel {label}</p> }))}
      value={value}
      onChange={setValue}
    />
  );
}

const tab = (index: number) => page.getByRole('tab', { name: labels[index] ?? '' });
const isSelected = (index: number) => expect.element(tab(index)).toHaveAttribute('aria-selected', 'true');

beforeEach(async () => {
  await page.viewport(1280, 900);
});

describe('tabs (§2, DESIGN.md «Tabs»)', () => {
  it('a click opens the panel; only the open one is there, named by its tab', async () => {
    await renderComponent(<Living />);
    await isSelected(0);
    await tab(1).click();
    await isSelected(1);
    await expect.element(page.getByRole('tabpanel', { name: 'CAMBIAR CONTRASEÑA' })).toBeVisible();
    await expect.element(page.getByText('Panel MIS DATOS')).not.toBeInTheDocument();
  });

  it('arrows, Home and End move the focus round; Enter opens; Tab goes on to the panel', async () => {
    await renderComponent(<Living />);
    await userEvent.keyboard('{Tab}');
    await expect.element(tab(0)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(tab(2)).toHaveFocus();
    await isSelected(0);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab(0)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(tab(2)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(tab(0)).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await isSelected(2);
    await expect.element(page.getByText('Panel CONFIGURAR MIS CUPOS')).toBeVisible();
  });

  it('on a narrow window the open tab is in sight, at the start and after a choice', async () => {
    await page.viewport(320, 700);
    await expect.poll(() => innerWidth).toBe(320);
    await renderComponent(<Living start="2" />);
    const edges = (index: number) => tab(index).element().getBoundingClientRect();
    await isSelected(2);
    expect(edges(2).right).toBeLessThanOrEqual(320);
    await tab(0).click();
    await isSelected(0);
    expect(edges(0).left).toBeGreaterThanOrEqual(0);
  });

  it('on a narrow window the list scrolls, the page does not', async () => {
    await page.viewport(320, 700);
    await renderComponent(<Living />);
    await expect.poll(() => innerWidth).toBe(320);
    expect(document.documentElement.scrollWidth).toBe(320);
    await userEvent.keyboard('{Tab}{End}');
    await expect.element(tab(2)).toHaveFocus();
    await expect.poll(() => tab(2).element().getBoundingClientRect().left).toBeLessThan(320);
  });
});
