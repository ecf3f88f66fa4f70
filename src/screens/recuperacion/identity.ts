import { string } from 'yup';
import {
  cleanIdentification,
  type IdentificationType,
  identificationMessage,
  identificationTypes,
} from '#domain/identification.ts';

/** The two fields that name a document, as typed. */
export interface IdentityFields {
  tipo: string;
  identificacion: string;
}

/** Kinds of document for a select or a segmented control. */
export const typeOptions = identificationTypes.map(({ codigo, descripcion }) => ({
  value: String(codigo),
  label: descripcion,
}));

/** The type of document as domain/ numbers it. */
export function typeOf(tipo: string): IdentificationType {
  return tipo === '2' ? 2 : tipo === '3' ? 3 : 1;
}

/** The rules of both fields (§5 helper, D-54). */
export const identityShape = {
  tipo: string().defined(),
  identificacion: string()
    .defined()
    .test('identification', (value, { createError, parent }) => {
      const message = identificationMessage(typeOf((parent as IdentityFields).tipo), value);
      return message === null || createError({ message });
    }),
};

/** Both fields as the wire has them. */
export function identityBody({ tipo, identificacion }: IdentityFields): {
  tipoIdentificacion: '1' | '2' | '3';
  identificacion: string;
} {
  const type = typeOf(tipo);
  return { tipoIdentificacion: `${type}`, identificacion: cleanIdentification(type, identificacion) };
}
