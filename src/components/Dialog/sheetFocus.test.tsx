import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../Field/TextField.tsx';
import { renderComponent } from '../testRender.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './dialogParts.ts';

const FIELDS = Array.from({ length: 12 }, (_, at) => `Campo ${at + 1}`);

it.each([
  [320, 640],
  [390, 844],
])(
  'DESIGN.md §12 Phones, %d×%d: the buttons that stay in sight never cover the field with the focus',
  async (width, height) => {
    await page.viewport(width, height);
    await renderComponent(
      <Dialog labelledBy="titulo" sheet dismissLabel="Cerrar" onDismiss={() => undefined}>
        <h2 id="titulo">Nueva cuenta destino</h2>
        {FIELDS.map((label) => (
          <TextField key={label} label={label} />
        ))}
        <DialogActions>
          <Button variant="secondary">Cancelar</Button>
          <Button>Guardar</Button>
        </DialogActions>
      </Dialog>,
    );
    const actions = page.getByRole('button', { name: 'Guardar' }).element().parentElement;
    const covered: string[] = [];
    await userEvent.click(page.getByLabelText('Campo 1', { exact: true }));
    for (const label of FIELDS) {
      const field = page.getByLabelText(label, { exact: true }).element();
      expect(document.activeElement).toBe(field);
      if (field.getBoundingClientRect().bottom > (actions?.getBoundingClientRect().top ?? Number.NaN))
        covered.push(label);
      await userEvent.keyboard('{Tab}');
    }
    expect(covered).toEqual([]);
  },
);
