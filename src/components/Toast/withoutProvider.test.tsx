import { Eye } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ActionMenu } from '../ActionMenu/ActionMenu.tsx';
import { Button } from '../Button/Button.tsx';
import { DateField } from '../Field/DateField.tsx';
import { renderComponent } from '../testRender.tsx';
import { useToast } from './ToastProvider.tsx';

vi.mock('../ActionMenu/OpenableMenu.tsx', () => {
  throw new Error('no connection');
});
vi.mock('../Field/Calendar.tsx', () => {
  throw new Error('no connection');
});

it('a menu and a date are drawn without a ToastProvider; whatever does not come can be asked for again', async () => {
  await renderComponent(
    <>
      <ActionMenu
        trigger={<Button>Más acciones</Button>}
        actions={[{ label: 'Ver detalle', icon: Eye, onSelect: () => undefined }]}
      />
      <DateField label="Desde" />
    </>,
  );
  for (const name of ['Más acciones', 'Desde: elegir en el calendario']) {
    const button = page.getByRole('button', { name });
    await button.click();
    await expect.element(button).not.toHaveAttribute('aria-busy');
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  }
});

function Toasting() {
  useToast();
  return null;
}

it('a component that must say something tells its developer that the provider is not there', async () => {
  // React writes the error that a component threw.
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(renderComponent(<Toasting />)).rejects.toThrow('there is no ToastProvider around this component');
  written.mockReset();
});
