import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '../testRender.tsx';
import { DateField } from './DateField.tsx';

const field = page.getByRole('textbox', { name: 'Desde' });

/** The field as a screen holds it. */
function Held({ start = '', onText }: { start?: string; onText?: (text: string) => void }) {
  const [text, setText] = useState(start);
  return (
    <DateField
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
});
