import { describe, expect, test } from 'vitest';
import { DEVICE_ALIAS_LENGTH } from '#api/contract/dispositivos.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { oldDevice as linux } from '#testing/deviceSample.ts';
import { detailText, deviceOf, isRemovable, nameMessage, removalText } from '../device.ts';

describe('screens.md A.2 configuracion/dispositivos: what a device is called and says', () => {
  test('the model is its name, with place and last access (D-20)', () => {
    const device = deviceOf(linux);
    expect(device).toMatchObject({ id: 'DEV-3', name: 'Firefox en Linux', model: '', isMobile: false });
    expect(device.lastAccess).toBe('02-ago-2026 21:03');
    expect(detailText(device)).toBe('Guayaquil · Último acceso');
    expect(removalText(device).join('')).toBe(
      ', último acceso 02-ago-2026 21:03 en Guayaquil. Deberá validarlo si vuelve a usarlo.',
    );
  });

  test('a name of its own stands before the model', () => {
    const device = deviceOf({ ...linux, alias: ' Oficina ' });
    expect(device.name).toBe('Oficina');
    expect(detailText(device)).toBe('Firefox en Linux · Guayaquil · Último acceso');
    expect(deviceOf({ ...linux, alias: 'Firefox en Linux' }).model).toBe('');
  });

  test('blanks around a model or a place are no part of it', () => {
    const padded = { ...linux, modelo: ' Firefox en Linux ', ciudad: ' Guayaquil ' };
    expect(deviceOf(padded)).toEqual(deviceOf(linux));
    expect(deviceOf({ ...padded, alias: 'Firefox en Linux' }).model).toBe('');
    expect(detailText(deviceOf({ ...linux, alias: 'Oficina', modelo: '  ', ciudad: '  ' }))).toBe('Último acceso');
  });

  test('contract B.0: a server may leave out all but the id', () => {
    const device = deviceOf({ idDispositivo: 'X' });
    expect(device).toMatchObject({ name: 'Dispositivo sin nombre', isCurrent: false, makesCodes: false });
    expect(detailText(device)).toBe('');
    expect(removalText(device).join('')).toBe('. Deberá validarlo si vuelve a usarlo.');
    expect(removalText(deviceOf({ ...linux, ciudad: null })).join('')).toContain(
      'último acceso 02-ago-2026 21:03. Deberá',
    );
  });

  test('codigoTipoDispositivo 2 is a mobile', () => {
    expect(deviceOf({ ...linux, codigoTipoDispositivo: '2' }).isMobile).toBe(true);
  });

  test('neither the one in use nor the one that makes the codes can be removed', () => {
    expect(isRemovable(deviceOf(linux))).toBe(true);
    expect(isRemovable(deviceOf({ ...linux, actual: true }))).toBe(false);
    expect(isRemovable(deviceOf({ ...linux, generaToken: true }))).toBe(false);
  });
});

test('a name is not blank and has no more characters than the contract allows', () => {
  expect(nameMessage('  ')).toBe(validationTexts.required);
  expect(nameMessage(`  ${'ñ'.repeat(DEVICE_ALIAS_LENGTH)} `)).toBeNull();
  expect(nameMessage('💻'.repeat(DEVICE_ALIAS_LENGTH))).toBeNull();
  expect(nameMessage('ñ'.repeat(DEVICE_ALIAS_LENGTH + 1))).toBe('El nombre no puede superar 40 caracteres.');
});
