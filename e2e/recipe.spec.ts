import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { createSandbox } from '#mocks/sandbox/sandbox.ts';
import { copyProject } from '../scripts/new/copy.ts';
import { readReport } from '../scripts/testReport.ts';
import { expect, test } from './bank.ts';
import { expectLogin, heading } from './shown.ts';
import { enter, fillCredentials } from './steps.ts';

let copy = '';

test.afterEach(() => rmSync(copy, { recursive: true, force: true }));

test('README «a screen»: `npm run new -- screen` is enough for a page that opens, links and guards', async ({
  page,
}) => {
  copy = copyProject('receta');
  const wish = [
    'screen',
    'pantallaEjemplo',
    '--title=Una pantalla de ejemplo',
    '--text=Es un ejemplo.',
    '--menu=pagos',
  ];
  const made = execFileSync(process.execPath, ['scripts/new/new.ts', ...wish], { cwd: copy, encoding: 'utf8' });
  expect(made).toContain('nuevo     src/screens/pantallaEjemplo/PantallaEjemplo.tsx');
  // Its own test opens it, too; the last one fails until the screen is written, and says what is left.
  const report = ['--reporter=json', '--outputFile=reports/pantalla.json'];
  spawnSync('vitest', ['run', '--project', 'comportamiento', 'src/screens/pantallaEjemplo', ...report], { cwd: copy });
  const { passed, failures } = readReport(join(copy, 'reports/pantalla.json'), false);
  expect([passed, failures]).toEqual([1, [expect.stringContaining('PantallaEjemplo.tsx: falta la pantalla.')]]);

  await build({ root: copy, configFile: join(copy, 'vite.config.ts'), logLevel: 'error' });

  const { listen } = createSandbox({ distFolder: join(copy, 'dist') });
  const { url, close } = await listen(0);
  await page.goto(`${url}/pantalla-ejemplo`);
  await expectLogin(page);
  await fillCredentials(page);
  await enter(page).click();
  await expect(heading(page, 'Una pantalla de ejemplo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'PAGOS DE SERVICIOS' })).toHaveAttribute('aria-current', /.+/);
  expect((await page.request.get(`${url}/Pantalla-ejemplo`, { headers: { Accept: 'text/html' } })).status()).toBe(404);
  await close();
});
