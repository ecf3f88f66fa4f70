import { string } from 'yup';
import {
  cleanIdentification,
  type IdentificationType,
  identificationMessage,
  identificationTypeOf,
} from '#domain/identification.ts';
import type { IdentityFields } from '#flows/entry/IdentificationFields.tsx';
import { rulesOf } from '#forms/ruled.ts';

const ruled = rulesOf<IdentityFields>();

/** The rules of both fields (§5 helper, D-54). */
export const identityShape = {
  tipo: string().defined(),
  identificacion: ruled((value, { tipo }) => identificationMessage(identificationTypeOf(tipo), value)),
};

/** Both fields as the wire has them. */
export function identityBody({ tipo, identificacion }: IdentityFields): {
  tipoIdentificacion: IdentificationType;
  identificacion: string;
} {
  const type = identificationTypeOf(tipo);
  return { tipoIdentificacion: type, identificacion: cleanIdentification(type, identificacion) };
}
