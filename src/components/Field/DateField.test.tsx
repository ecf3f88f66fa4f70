import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ToastProvider } from '../Toast/ToastProvider.tsx';
import { createToastQueue } from '../Toast/toastQueue.ts';
import { renderComponent as render } from '../testRender.tsx';
import { DateField } from './DateField.tsx';

const toasts = createToastQueue();
const told = (element: ReactNode) => <ToastProvider queue={toasts}>{element}</ToastProvider>;
const renderComponent = (element: ReactNode) => render(told(element));

const field = page.getByRole('textbox', { name: 'Desde' });

/** The field as a screen holds it. */
function Held({
  start = '',
  onText,
  ...bounds
}: {
  start?: string;
  onText?: (text: string) => void;
  min?: string;
  max?: string;
}) {
  const [text, setText] = useState(start);
  return (
    <DateField
      {...bounds}
      label="Desde"
      value={text}
      onChange={({ target: { value } }) => {
        setText(value);
        onText?.(value);
      }}
    />
  );
}

const element = () => field.element() as HTMLInputElement;

/** Pastes a text; true where the field leaves it to the browser. */
function paste(text: string): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  element().focus();
  return element().dispatchEvent(event);
}

describe('D-20: a date is written as dd/mm/aaaa, whatever the browser’s language is', () => {
  it('is text with a keyboard of digits, never the browser’s own date field', async () => {
    await renderComponent(<Held start="01/08/2026" />);
    await expect.element(field).toHaveValue('01/08/2026');
    await expect.element(field).toHaveAttribute('inputmode', 'numeric');
    expect(element().type).toBe('text');
  });

  it('the slashes come by themselves, and the text is handed over with them', async () => {
    const onText = vi.fn<(text: string) => void>();
    await renderComponent(<Held onText={onText} />);
    await field.click();
    await userEvent.keyboard('01082026');
    await expect.element(field).toHaveValue('01/08/2026');
    expect(onText).toHaveBeenLastCalledWith('01/08/2026');
  });

  it('a digit that is mended in the middle leaves the caret where it is', async () => {
    await renderComponent(<Held start="01/08/2026" />);
    await field.click();
    element().setSelectionRange(3, 5);
    await userEvent.keyboard('1');
    await expect.element(field).toHaveValue('01/1/2026');
    expect(element().selectionStart).toBe(4);
    await userEvent.keyboard('1');
    await expect.element(field).toHaveValue('01/11/2026');
    expect(element().selectionStart).toBe(5);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect.element(field).toHaveValue('01//2026');
    expect(element().selectionStart).toBe(3);
  });

  it.each(['2026-08-01', '1/8/2026', '01-08-2026', '01082026', ' 01/08/2026\n', '\u200e1/\u200e8/\u200e2026'])(
    'pasted «%s» is 1 August',
    async (text) => {
      const onText = vi.fn<(text: string) => void>();
      await renderComponent(<Held start="14/0" onText={onText} />);
      paste(text);
      await expect.element(field).toHaveValue('01/08/2026');
      expect(onText).toHaveBeenLastCalledWith('01/08/2026');
    },
  );

  it.each(['31/02/2026', '1/8/26'])(
    'pasted «%s», which is no date, is left as it is, for the message to speak of',
    async (text) => {
      await renderComponent(<Held />);
      expect(paste(text)).toBe(true);
    },
  );

  it.each([
    ['1/8/2026', '01/08/2026'],
    ['2026-08-01', '01/08/2026'],
    ['31/02/2026', '31/02/2026'],
    ['1/8', '1/8'],
  ])('«%s» stands as «%s» once the field is left', async (typed, shown) => {
    await renderComponent(<Held />);
    await field.fill(typed);
    await userEvent.tab();
    await expect.element(field).toHaveValue(shown);
  });

  it('works by its ref alone, as a form library holds it', async () => {
    const onChange = vi.fn<(text: string) => void>();
    await renderComponent(<DateField label="Desde" onChange={({ target }) => onChange(target.value)} />);
    paste('2026-08-01');
    await expect.element(field).toHaveValue('01/08/2026');
    expect(onChange).toHaveBeenLastCalledWith('01/08/2026');
  });

  it('what is only read takes no paste', async () => {
    await renderComponent(<DateField label="Desde" defaultValue="21/03/1979" readOnly />);
    expect(paste('2026-08-01')).toBe(true);
    await expect.element(field).toHaveValue('21/03/1979');
  });

  it('nor is it rewritten when it is left', async () => {
    const onChange = vi.fn();
    const onBlur = vi.fn();
    await renderComponent(
      <DateField label="Desde" defaultValue="1979-03-21" readOnly onChange={onChange} onBlur={onBlur} />,
    );
    await field.click();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledTimes(1);
    await expect.element(field).toHaveValue('1979-03-21');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('the calendar helps whoever would rather choose', () => {
  const opener = page.getByRole('button', { name: 'Desde: elegir en el calendario' });
  const calendar = page.getByRole('dialog', { name: 'Desde: calendario' });
  const day = (name: RegExp) => calendar.getByRole('button', { name });

  async function open(start = '01/08/2026', bounds: { min?: string; max?: string } = {}) {
    const onText = vi.fn<(text: string) => void>();
    await renderComponent(<Held start={start} onText={onText} {...bounds} />);
    await opener.click();
    await expect.element(calendar).toBeVisible();
    return onText;
  }

  it('opens on the day that is written, Monday first, in Spanish; a press puts the day in and gives the focus back', async () => {
    const onText = await open();
    await expect.element(day(/^sábado, 1 de agosto de 2026/)).toHaveFocus();
    expect(calendar.element().querySelector('th')?.getAttribute('aria-label')).toBe('lunes');
    await day(/^miércoles, 12 de agosto de 2026/).click();
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('12/08/2026');
    expect(onText).toHaveBeenLastCalledWith('12/08/2026');
    await expect.element(opener).toHaveFocus();
  });

  it('by keyboard alone: arrows, pages, Enter; Escape leaves everything as it was', async () => {
    await open();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect.element(day(/^domingo, 9 de agosto de 2026/)).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect.element(day(/^jueves, 9 de julio de 2026/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('09/07/2026');
    await expect.element(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(day(/^jueves, 9 de julio de 2026/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('09/07/2026');
    await expect.element(opener).toHaveFocus();
  });

  it('days outside the range cannot be chosen, and no month beyond it is offered', async () => {
    const onText = await open('20/11/2026', { min: '2026-10-05', max: '2026-11-20' });
    await expect.element(day(/21 de noviembre de 2026/)).toBeDisabled();
    await expect
      .element(calendar.getByRole('button', { name: 'Ir al mes siguiente' }))
      .toHaveAttribute('aria-disabled', 'true');
    await calendar.getByRole('button', { name: 'Ir al mes anterior' }).click();
    await expect.element(day(/^domingo, 4 de octubre de 2026/)).toBeDisabled();
    await expect
      .element(calendar.getByRole('button', { name: 'Ir al mes anterior' }))
      .toHaveAttribute('aria-disabled', 'true');
    await day(/^lunes, 5 de octubre de 2026/).click();
    expect(onText).toHaveBeenLastCalledWith('05/10/2026');
  });

  it('nobody pages back forty years: the year is chosen from a list', async () => {
    await open('21/03/1979', { min: '1900-01-01', max: '2026-11-20' });
    await calendar.getByRole('combobox', { name: 'Elegir el año' }).selectOptions('1988');
    await calendar.getByRole('combobox', { name: 'Elegir el mes' }).selectOptions('junio');
    await day(/^martes, 14 de junio de 1988/).click();
    await expect.element(field).toHaveValue('14/06/1988');
  });

  it('every target is 44 px high, and seven columns fit a window of 320 px', async () => {
    await page.viewport(320, 640);
    await open();
    for (const button of calendar.getByRole('button').elements()) {
      const { width, height, right } = button.getBoundingClientRect();
      expect(height).toBeGreaterThanOrEqual(44);
      expect(width).toBeGreaterThanOrEqual(40);
      expect(right).toBeLessThanOrEqual(320);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(414, 896);
  });

  it('what cannot be read opens at today; what is only read opens nothing', async () => {
    const { rerender } = await renderComponent(<DateField label="Desde" defaultValue="1 de agosto" />);
    await opener.click();
    await expect.element(day(/^Hoy, /)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await rerender(told(<DateField label="Desde" defaultValue="1 de agosto" readOnly />));
    await expect.element(opener).toBeDisabled();
  });
});

describe('a calendar in a window that is small for its letters', () => {
  afterEach(() => page.viewport(1280, 900));

  const openCalendar = async () => {
    await renderComponent(<Held start="29/11/2026" />);
    await page.getByRole('button', { name: /calendario/ }).click();
    await expect.element(page.getByRole('grid')).toBeVisible();
    const calendar = page.getByRole('dialog').element();
    const box = (selector: string) => calendar.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return { calendar, box };
  };

  // As a phone of 390 px whose letters are twice as large.
  it('month and year stand one under the other, between arrows that are no larger than a finger needs', async () => {
    await page.viewport(195, 700);
    const { box } = await openCalendar();
    const [month, year] = [...document.querySelectorAll('.rdp-dropdown_root')].map((each) =>
      each.getBoundingClientRect(),
    );
    expect(year?.top).toBeGreaterThanOrEqual(month?.bottom ?? Number.NaN);
    expect([box('.rdp-button_previous').width, box('.rdp-button_next').width]).toEqual([44, 44]);
    expect(month?.left).toBeGreaterThanOrEqual(box('.rdp-button_previous').right);
  });

  it('a window that is lower than a month shows it from its name on, with the focus on the day', async () => {
    await page.viewport(844, 250);
    const { calendar, box } = await openCalendar();
    await expect.element(page.getByRole('gridcell', { selected: true }).getByRole('button')).toHaveFocus();
    expect(calendar.scrollHeight).toBeGreaterThan(calendar.clientHeight);
    expect(calendar.scrollTop).toBe(0);
    expect(box('.rdp-caption_label').top).toBeGreaterThanOrEqual(0);
  });
});
