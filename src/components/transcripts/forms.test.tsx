import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Brand } from '../Brand/Brand.tsx';
import { Button } from '../Button/Button.tsx';
import { AmountField } from '../Field/AmountField.tsx';
import { PasswordField } from '../Field/PasswordField.tsx';
import { TextField } from '../Field/TextField.tsx';
import { Receipt } from '../Receipt/Receipt.tsx';
import { renderComponent } from '../testRender.tsx';
import { readThrough } from './spoken.ts';

const REQUIRED = 'El campo es requerido.';

/** Three kinds of field, which find out what they lack when the form is sent. */
function Form() {
  const [sent, setSent] = useState(false);
  const error = sent ? REQUIRED : undefined;
  return (
    <form
      aria-label="Transferencia"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <TextField label="Concepto" help="Hasta 50 caracteres" error={error} />
      <AmountField label="Valor" error={error} />
      <PasswordField label="Contraseña" error={error} />
      <Button type="submit">Revisar</Button>
    </form>
  );
}

describe('fields', () => {
  it('say their label and help, and once sent what is wrong with each of them', async () => {
    await renderComponent(<Form />);
    const form = page.getByRole('form').element();
    expect(await readThrough(form)).toEqual([
      'formulario, Transferencia',
      'Concepto',
      'campo de texto, Concepto, Hasta 50 caracteres',
      'Hasta 50 caracteres',
      'Valor',
      'campo de texto, Valor, ejemplo 0,00',
      'Contraseña',
      'Contraseña',
      'botón, Mostrar contraseña',
      'botón, Revisar',
      'fin de formulario, Transferencia',
    ]);
    await page.getByRole('button', { name: 'Revisar' }).click();
    await expect.element(page.getByText(REQUIRED).first()).toBeVisible();
    expect(await readThrough(form)).toEqual([
      'formulario, Transferencia',
      'Concepto',
      'campo de texto, Concepto, El campo es requerido., no válido',
      'El campo es requerido.',
      'Valor',
      'campo de texto, Valor, El campo es requerido., no válido, ejemplo 0,00',
      'El campo es requerido.',
      'Contraseña',
      'Contraseña, El campo es requerido.',
      'botón, Mostrar contraseña',
      'El campo es requerido.',
      'botón, Revisar',
      'fin de formulario, Transferencia',
    ]);
  });
});

describe('a receipt', () => {
  it('says how it ended, how much, and each fact after its name', async () => {
    await renderComponent(
      <section aria-label="Comprobante">
        <Receipt
          brand={<Brand name="Cooperativa Sierra Azul" logoUrl={null} compact />}
          state="done"
          title="Transferencia exitosa"
          cents={250_00}
          when="20/11/2026 10:15"
          rows={[
            { label: 'Comprobante N.º', value: '2026-1120-048213' },
            { label: 'Beneficiario', value: 'Carlos Andrés Loja Peralta' },
            { label: 'Total debitado', value: '$250,00', bold: true },
          ]}
          legend="Documento informativo generado en la banca virtual."
        />
      </section>,
    );
    expect(await readThrough(page.getByRole('region').element())).toEqual([
      'región, Comprobante',
      'Cooperativa Sierra Azul',
      'Transferencia exitosa',
      '20/11/2026 10:15',
      '$250,00',
      'Comprobante N.º',
      '2026-1120-048213',
      'Beneficiario',
      'Carlos Andrés Loja Peralta',
      'Total debitado',
      '$250,00',
      'Documento informativo generado en la banca virtual.',
      'fin de región, Comprobante',
    ]);
  });
});
