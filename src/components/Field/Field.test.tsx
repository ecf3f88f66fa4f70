import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '../testRender.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

const field = page.getByLabelText('Celular', { exact: true });

describe('field (conventions.md «Components and screens» 3, DESIGN.md «Text field»)', () => {
  it('the label names it and gives it the focus', async () => {
    await renderComponent(<TextField label="Celular" />);
    await page.getByText('Celular').click();
    await expect.element(field).toHaveFocus();
    await expect.element(page.getByRole('textbox', { name: 'Celular' })).toBeVisible();
    expect(field.element().hasAttribute('aria-describedby')).toBe(false);
    expect(field.element().hasAttribute('aria-invalid')).toBe(false);
  });

  it('the help describes it', async () => {
    await renderComponent(<TextField label="Celular" help="Diez dígitos" />);
    await expect.element(field).toHaveAccessibleDescription('Diez dígitos');
  });

  it('the error takes the place of the help, describes it and makes it invalid', async () => {
    const screen = await renderComponent(
      <TextField label="Celular" help="Diez dígitos" error="El campo es requerido." />,
    );
    await expect.element(field).toHaveAccessibleDescription('El campo es requerido.');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText('Diez dígitos')).not.toBeInTheDocument();
    await screen.rerender(<TextField label="Celular" help="Diez dígitos" />);
    await expect.element(field).toHaveAccessibleDescription('Diez dígitos');
  });

  it('an empty error is none: the help still describes it', async () => {
    await renderComponent(<TextField label="Celular" help="Diez dígitos" error="" />);
    await expect.element(field).toHaveAccessibleDescription('Diez dígitos');
    expect(field.element().hasAttribute('aria-invalid')).toBe(false);
  });

  it('two fields of one form keep their own texts', async () => {
    await renderComponent(
      <>
        <TextField label="Celular" error="El campo es requerido." />
        <TextField label="Correo" help="Le llegará un mensaje" />
      </>,
    );
    await expect.element(field).toHaveAccessibleDescription('El campo es requerido.');
    await expect.element(page.getByLabelText('Correo')).toHaveAccessibleDescription('Le llegará un mensaje');
  });
});

describe('password (DESIGN.md «Text field»)', () => {
  const password = page.getByLabelText('Contraseña', { exact: true });
  const input = () => password.element() as HTMLInputElement;

  it('showing and hiding keep the value, and the caret goes on where it was', async () => {
    await renderComponent(<PasswordField label="Contraseña" defaultValue="" />);
    await password.click();
    await userEvent.keyboard('Eemplo1');
    input().setSelectionRange(1, 1);
    await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
    expect(input().type).toBe('text');
    expect(input().value).toBe('Eemplo1');
    input().focus();
    expect(input().selectionStart).toBe(1);
    await userEvent.keyboard('j');
    expect(input().value).toBe('Ejemplo1');
    await page.getByRole('button', { name: 'Ocultar contraseña' }).click();
    expect(input().type).toBe('password');
    expect(input().value).toBe('Ejemplo1');
    input().focus();
    await userEvent.keyboard('{End}2');
    expect(input().value).toBe('Ejemplo12');
  });

  it('the eye submits no form', async () => {
    let submitted = false;
    await renderComponent(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted = true;
        }}
      >
        <PasswordField label="Contraseña" />
      </form>,
    );
    await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
    expect(submitted).toBe(false);
  });

  it('says so while caps lock is on, also beside an error, and no longer', async () => {
    const screen = await renderComponent(<PasswordField label="Contraseña" help="Al menos 8 caracteres" />);
    const press = (isOn: boolean) => {
      const event = new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: isOn });
      input().dispatchEvent(event);
    };
    press(true);
    await expect.element(password).toHaveAccessibleDescription('Bloq Mayús está activado. Al menos 8 caracteres');
    await screen.rerender(<PasswordField label="Contraseña" help="Al menos 8 caracteres" error="Es incorrecta." />);
    await expect.element(password).toHaveAccessibleDescription('Bloq Mayús está activado. Es incorrecta.');
    await screen.rerender(<PasswordField label="Contraseña" help="Al menos 8 caracteres" />);
    press(false);
    await expect.element(password).toHaveAccessibleDescription('Al menos 8 caracteres');
  });

  it('says nothing of caps lock once the focus has left, and hands on that it has', async () => {
    const onBlur = vi.fn();
    await renderComponent(<PasswordField label="Contraseña" onBlur={onBlur} />);
    input().focus();
    input().dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true }));
    await expect.element(password).toHaveAccessibleDescription('Bloq Mayús está activado.');
    input().blur();
    await expect.element(password).not.toHaveAccessibleDescription();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('a press that leaves it while it speaks of caps lock does not miss its target', async () => {
    const onClick = vi.fn();
    await renderComponent(
      <>
        <PasswordField label="Contraseña" />
        <button type="button" style={{ display: 'block', height: 12 }} onClick={onClick}>
          Ingresar
        </button>
      </>,
    );
    input().focus();
    input().dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true }));
    await expect.element(password).toHaveAccessibleDescription('Bloq Mayús está activado.');
    await page.getByRole('button', { name: 'Ingresar' }).click({ delay: 100 });
    expect(onClick).toHaveBeenCalledOnce();
    await expect.element(password).not.toHaveAccessibleDescription();
  });

  it('takes a paste', async () => {
    await renderComponent(<PasswordField label="Contraseña" />);
    await password.fill('Ejemplo123');
    expect(input().value).toBe('Ejemplo123');
  });
});
