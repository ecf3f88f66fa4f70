import { object, string } from 'yup';
import { confirmationError, firstPasswordError } from '#domain/password.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import type { IdentityFields } from '#flows/entry/IdentificationFields.tsx';
import { rulesOf } from '#forms/ruled.ts';
import { identityBody, identityShape } from './identity.ts';

/** Everything that the password recovery asks, as typed. It lives in the page's memory only. */
export interface RecoveryForm extends IdentityFields {
  usuario: string;
  nueva: string;
  confirmacion: string;
}

export const EMPTY: RecoveryForm = { usuario: '', tipo: '1', identificacion: '', nueva: '', confirmacion: '' };

const ruled = rulesOf<RecoveryForm>();

/** The rules of its fields (screens.md A.1). */
export const recoverySchema = object({
  usuario: string().defined().trim().required(validationTexts.required),
  ...identityShape,
  nueva: ruled(firstPasswordError),
  confirmacion: ruled((value, { nueva }) => confirmationError(nueva, value)),
});

/** What each step asks; the second has the code alone. */
export const fieldsOfStep = {
  1: ['usuario', 'tipo', 'identificacion'],
  3: ['nueva', 'confirmacion'],
} as const satisfies Record<number, readonly (keyof RecoveryForm)[]>;

/** Who asks, as the bank is told. */
export const whoOf = ({ usuario, ...identity }: IdentityFields & Pick<RecoveryForm, 'usuario'>) => ({
  usuario: usuario.trim(),
  ...identityBody(identity),
});
