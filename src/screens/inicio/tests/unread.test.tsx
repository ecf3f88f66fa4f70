import { expect, test } from 'vitest';
import { movimientos } from '#api/contract/cuentas.ts';
import { favoritos } from '#api/contract/pagos.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { main, region } from '#testing/locators.ts';
import { everyAnswerRead, openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });

test('D-65: a saved bill that says neither its service nor its operator is missing, and the outlook does not say that it is whole', async () => {
  use(
    answers.rewritten(favoritos, (rows) => [
      ...(rows as object[]),
      { codigoFavorito: 'F-9', alias: 'Luz', referencia: '1' },
    ]),
  );
  await openBank({ route: '/inicio' });
  const due = region('Próximos vencimientos');
  await expect.element(due.getByText(/^No pudimos consultar todos sus servicios guardados/)).toBeVisible();
  await everyAnswerRead();
  expect(main.getByRole('heading', { name: /^Le alcanza/ }).elements()).toHaveLength(0);
});

test('D-65: a movement whose day is no date keeps it as the server writes it', async () => {
  use(
    answers.withData(movimientos, {
      totalRegistros: 1,
      registros: [
        { idMovimiento: '1', fecha: '18-NOV-2026', descripcion: 'RETIRO CAJERO', tipo: 'D', valor: 10, saldo: 100 },
      ],
      totalCreditos: 0,
      totalDebitos: 10,
    }),
  );
  await openBank({ route: '/inicio' });
  await expect.element(region('Últimos movimientos').getByText('18-NOV-2026')).toBeVisible();
});
