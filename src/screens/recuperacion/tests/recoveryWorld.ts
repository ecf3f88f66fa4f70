import { expect } from 'vitest';
import { autorizar } from '#api/contract/tokens.ts';
import { sendCode } from '#testing/behaviourMember.ts';
import { button, label, title } from '#testing/locators.ts';
import { openBank, type TestBank } from '#testing/testWorld.tsx';

const TITLES = ['Recuperar contraseña', 'Código de confirmación', 'Nueva contraseña'] as const;

/** The heading of a step. */
export const at = (step: 1 | 2 | 3) => title(TITLES[step - 1] ?? '');

export const UPDATED = title('Su contraseña fue actualizada');

export const NOT_CONFIRMED = 'No se confirmó el código. Solicite uno nuevo para continuar.';

export const OTHER_DATA = 'El código que confirmó es de otros datos. Solicite uno nuevo para continuar.';

export const member = { usuario: 'mfguaman', identificacion: '0159999010' };

export const stranger = { usuario: 'nadie.conocido', identificacion: '1710034065' };

export const NEW = 'Quebrada2027';

/** Opens the recovery of the password, signed out. */
export const openRecovery = () => openBank({ route: '/recuperacion-clave', socio: null, until: at(1) });

/** Says who one is and sends it. */
export async function sendIdentity({ usuario, identificacion } = member): Promise<void> {
  await label('Usuario').fill(usuario);
  await label('Número de identificación').fill(identificacion);
  await button('Continuar').click();
}

/** From the first step through the code. */
export async function toNewPassword(who = member): Promise<void> {
  await sendIdentity(who);
  await sendCode();
  await expect.element(at(3)).toBeVisible();
}

/** Types the new password twice and sends it. */
export async function sendPassword(nueva = NEW, confirmacion = nueva): Promise<void> {
  await label('Nueva Contraseña').fill(nueva);
  await label('Confirmar Contraseña').fill(confirmacion);
  await button('Guardar contraseña').click();
}

/** The transactions that were authorised, in their order. */
export const guids = (bank: TestBank) => bank.bodiesOf(autorizar).map((body) => body?.guid);
