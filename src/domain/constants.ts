/** Business constants (§9 unless another section is named). Times in milliseconds. The PIN's lifetime is in countdown.ts. */

/** Locale of the product: comma decimal, dot thousands (§9). */
export const LOCALE = 'es-EC';
/** Default of the configured date format (§1, §9). */
export const DEFAULT_DATE_FORMAT = 'dd/MM/yyyy';
/** Format of the last access in the profile (§2, §9, D-20). */
export const LAST_ACCESS_FORMAT = 'dd-MMM-yyyy HH:mm';

/** Time without click or key press before the idle countdown starts, ms (§4, §9). */
export const IDLE_TIMEOUT_MS = 180_000;
/** Length of the idle countdown, ms (§4, §9). */
export const IDLE_COUNTDOWN_MS = 2_000;
/** How long before the countdown the member is told, ms (screens.md A.0 «Session warning»). */
export const IDLE_NOTICE_MS = 30_000;

/** Number of digits and boxes of the PIN (§9). */
export const PIN_LENGTH = 6;
/** How many characters a paste may bring (§5, D-1). */
export const PIN_PASTE_LENGTH = 7;
/** The cancel button appears after MORE than this number of failed attempts: at the third (§4, D-3). */
export const PIN_ATTEMPTS_BEFORE_CANCEL = 2;

/** Minimum length of a new password (§5, §9). */
export const MIN_PASSWORD_LENGTH = 8;
/** Last characters of an account number that stay visible (§1, §9, D-18). */
export const VISIBLE_ACCOUNT_CHARACTERS = 4;

/** Width of the menu (§2, §9). */
export const MENU_WIDTH = '24rem';

/** How long a toast stays, ms (§9, D-43). */
export const TOAST_DURATION_MS = 3_000;
/** How many toasts stack; one more removes the oldest (§9, D-43). */
export const TOAST_LIMIT = 7;
/** Default width of a modal in px (§9). */
export const DIALOG_WIDTH_PX = 520;
/** Default width of a confirm dialog in px (§9). */
export const CONFIRM_DIALOG_WIDTH_PX = 416;

/** codigoTipoDispositivo of a browser in the device header (§3, D-61). */
export const WEB_DEVICE_TYPE = 1;
/** The value of the forced-change input that sends the member to productos: exactly this text (§4, D-27). */
export const FORCED_CHANGE = 'S';
/** Identifier of the data-treatment policy in contrato/{id} (§7). */
export const DATA_POLICY_CONTRACT_ID = 1;
/** Identifier of the channel's terms in contrato/{id} (contract B.2, our proposal). */
export const TERMS_CONTRACT_ID = 2;
