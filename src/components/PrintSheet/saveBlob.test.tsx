import { expect, onTestFinished, test, vi } from 'vitest';
import { saveBlob } from './saveBlob.ts';

test('a download can still be read when the member has answered «¿Descargar?»; its address goes after that', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  let address = '';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    address = this.href;
    expect(this.download).toBe('movimientos.csv');
  });
  const read = async () => (await fetch(address)).text();

  saveBlob(new Blob(['Fecha;Valor']), 'movimientos.csv');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await read()).toBe('Fecha;Valor');
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(read()).rejects.toThrow();
});
