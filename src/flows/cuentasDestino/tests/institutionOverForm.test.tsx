import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { digits } from '#testing/behaviourMember.ts';
import { main } from '#testing/locators.ts';
import { use } from '#testing/testWorld.tsx';
import * as destinations from './destinationsWorld.ts';
import { manyInstitutions } from './manyInstitutions.ts';

destinations.startEachDestinationFresh();

test('screens.md A.2 «Cuenta destino: ingresar»: of many institutions one is looked for over the form; missing, it takes the focus; the code says it', async () => {
  use(manyInstitutions);
  await destinations.openHub();
  await main.getByRole('button', { name: 'Agregar cuenta' }).click();
  await destinations.form.getByText('En otra institución', { exact: true }).click();
  await destinations.field('Tipo de institución').selectOptions('COO');
  const institution = destinations.form.getByRole('combobox', { name: 'Institución' });
  await expect.element(institution).toHaveAttribute('aria-haspopup', 'dialog');
  await destinations.save().click();
  await expect.element(institution).toHaveFocus();
  await institution.click();
  const list = page.getByRole('dialog', { name: 'Institución' });
  await list.getByRole('searchbox').fill('valle');
  await list.getByRole('option').click();
  await expect.element(institution).toHaveTextContent('Cooperativa Valle Nuevo Demo');
  await destinations.field('Tipo de cuenta').selectOptions('AHO');
  await destinations.field('Número de cuenta').fill('7700112233');
  await destinations.field('Identificación del beneficiario').fill('0159999036');
  await destinations.field('Nombre del beneficiario').fill('Rosa Elena Pérez');
  await destinations.save().click();
  await expect.element(digits).toBeVisible();
  expect(destinations.signedRows('Nueva cuenta destino')).toContainEqual([
    'Institución',
    'Cooperativa Valle Nuevo Demo',
  ]);
});
