import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { inMain } from '#testing/storyStage.tsx';
import { renderComponent } from '../testRender.tsx';
import { FlowStepper } from './FlowStepper.tsx';

const steps = ['Datos', 'Revisión', 'Comprobante'];
const items = page.getByRole('list', { name: 'Pasos' }).getByRole('listitem');
const texts = () => items.elements().map((one) => one.textContent);
const open = (current: number) => renderComponent(inMain(() => <FlowStepper steps={steps} current={current} />));

afterEach(() => page.viewport(1280, 900));

describe('steps of a flow (DESIGN.md §6 «Stepper»)', () => {
  it.each([1, 2, 3])('step %i is the current one, those before it are said to be completed', async (current) => {
    await open(current);
    const marks = items.elements().map((one) => one.getAttribute('aria-current'));
    expect(marks).toEqual(steps.map((_, index) => (index + 1 === current ? 'step' : null)));
    for (const [index, text] of texts().entries()) {
      expect(text).toContain(steps[index] ?? '');
      expect(text?.includes('(completado)')).toBe(index + 1 < current);
    }
  });

  it('past the last one every step is completed and none is current', async () => {
    await open(4);
    for (const item of items.elements()) {
      expect(item.textContent).toContain('(completado)');
      expect(item.hasAttribute('aria-current')).toBe(false);
    }
  });

  it('in a narrow column the eye reads the count, assistive technology still the list', async () => {
    await page.viewport(390, 844);
    await open(4);
    await expect.element(page.getByText('3 de 3 · Comprobante')).toBeVisible();
    expect(page.getByText('3 de 3 · Comprobante').element().getAttribute('aria-hidden')).toBe('true');
    expect(texts()).toHaveLength(3);
    await page.viewport(1280, 900);
    await expect.element(page.getByText('3 de 3 · Comprobante')).not.toBeVisible();
  });
});
