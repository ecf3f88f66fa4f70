import { expect, it } from 'vitest';
import * as constants from './constants.ts';

it('§9: the business constants, written a second time', () => {
  expect(constants).toMatchObject({
    LOCALE: 'es-EC',
    DEFAULT_DATE_FORMAT: 'dd/MM/yyyy',
    LAST_ACCESS_FORMAT: 'dd-MMM-yyyy HH:mm',
    IDLE_TIMEOUT_MS: 180000,
    IDLE_COUNTDOWN_MS: 2000,
    PIN_LENGTH: 6,
    PIN_PASTE_LENGTH: 7,
    PIN_ATTEMPTS_BEFORE_CANCEL: 2,
    MIN_PASSWORD_LENGTH: 8,
    VISIBLE_ACCOUNT_CHARACTERS: 4,
    MENU_WIDTH: '24rem',
    TOAST_DURATION_MS: 3000,
    TOAST_LIMIT: 7,
    DIALOG_WIDTH_PX: 520,
    CONFIRM_DIALOG_WIDTH_PX: 416,
    WEB_DEVICE_TYPE: 1,
    FORCED_CHANGE: 'S',
  });
});
