import { array, boolean, object, string, type TestContext, ValidationError } from 'yup';
import { hasCode } from '#api/apiError.ts';
import type { validarIdentidad } from '#api/contract/autenticacion.ts';
import type { registro } from '#api/contract/credenciales.ts';
import type { EndpointInput } from '#api/contract/endpoint.ts';
import { accountNumberMessage, cleanAccountNumber } from '#domain/accountNumber.ts';
import { birthDateMessage } from '#domain/birthDate.ts';
import { TELLING_PASSWORD_CODE, USER_TAKEN_CODE } from '#domain/errorCodes.ts';
import { cleanIdentification, identificationMessage, identificationTypeOf } from '#domain/identification.ts';
import { confirmationError, firstPasswordError, trimPassword } from '#domain/password.ts';
import {
  answerMessage,
  cleanUserName,
  questionMessage,
  SECURITY_QUESTIONS,
  userNameMessage,
} from '#domain/registration.ts';
import { typedDay } from '#domain/typedDate.ts';
import type { IdentityFields } from '#flows/entry/IdentificationFields.tsx';
import { rulesOf } from '#forms/ruled.ts';

/** Everything that the four steps ask, as typed. It lives in the page's memory only. */
export interface RegistrationForm extends IdentityFields {
  fechaNacimiento: string;
  numeroCuenta: string;
  usuario: string;
  clave: string;
  confirmacion: string;
  preguntas: { codigo: string; respuesta: string }[];
  terminos: boolean;
  tratamiento: boolean;
}

/** The steps as the stepper names them (copy.md «Registro»). */
export const steps = ['Identificación', 'Usuario', 'Seguridad', 'Confirmación'] as const;

/** The fields that each step must have right before the next one opens. */
export const fieldsOfStep = {
  1: ['tipo', 'identificacion', 'fechaNacimiento', 'numeroCuenta'],
  2: ['usuario', 'clave', 'confirmacion'],
  3: ['preguntas', 'terminos'],
} as const satisfies Record<number, readonly (keyof RegistrationForm)[]>;

export const EMPTY: RegistrationForm = {
  tipo: '1',
  identificacion: '',
  fechaNacimiento: '',
  numeroCuenta: '',
  usuario: '',
  clave: '',
  confirmacion: '',
  preguntas: Array.from({ length: SECURITY_QUESTIONS }, () => ({ codigo: '', respuesta: '' })),
  terminos: false,
  tratamiento: false,
};

/** What a refusal of the last step speaks of, by code: the field of the second that shows it, and all whose change makes it another question. */
const refusals = {
  [USER_TAKEN_CODE]: { field: 'usuario', asked: ({ usuario }: RegistrationForm) => [cleanUserName(usuario)] },
  [TELLING_PASSWORD_CODE]: {
    field: 'clave',
    asked: (form: RegistrationForm) => [
      trimPassword(form.clave),
      cleanUserName(form.usuario),
      cleanIdentification(identificationTypeOf(form.tipo), form.identificacion),
    ],
  },
} as const;

/** What the last step refused, in which words. Nothing else is asked as long as the form would ask the same. */
export interface Refused {
  code: keyof typeof refusals;
  field: (typeof refusals)[keyof typeof refusals]['field'];
  asked: readonly string[];
  text: string;
}

/** A refusal of the last step that speaks of a field of the second; null for any other failure. */
export function refusedOf(error: unknown, form: RegistrationForm, text: string): Refused | null {
  const code = ([USER_TAKEN_CODE, TELLING_PASSWORD_CODE] as const).find((one) => hasCode(error, one));
  return code === undefined ? null : { code, field: refusals[code].field, asked: refusals[code].asked(form), text };
}

/** True while the form asks what was refused: it is not sent once more, for it would be refused once more. */
export function asksAgain({ code, asked }: Refused, form: RegistrationForm): boolean {
  return refusals[code].asked(form).every((one, index) => one === asked[index]);
}

/** The rule that says so, at the field that shows it; the schema's `context` has what was refused. */
function notRefused(_value: string, { options, path, parent, createError }: TestContext<{ refused?: Refused | null }>) {
  const refused = options.context?.refused;
  if (refused?.field !== path || !asksAgain(refused, parent as RegistrationForm)) return true;
  return createError({ message: refused.text });
}

const ruled = rulesOf<RegistrationForm>();

/** The rules of all steps, and what the bank has said of the form. */
export const registrationSchema = object({
  tipo: string().defined(),
  identificacion: ruled((value, form) => identificationMessage(identificationTypeOf(form.tipo), value)),
  fechaNacimiento: ruled((value) => birthDateMessage(value, Date.now())),
  numeroCuenta: ruled(accountNumberMessage),
  usuario: ruled(userNameMessage).test('refused', notRefused),
  clave: ruled(firstPasswordError).test('refused', notRefused),
  confirmacion: ruled((value, { clave }) => confirmationError(clave, value)),
  preguntas: array()
    .of(
      object({
        codigo: string().defined(),
        // Before its question is chosen nothing can be answered, and nothing is wrong with that.
        respuesta: string()
          .defined()
          .when('codigo', ([codigo], answer) => (codigo === '' ? answer : ruled(answerMessage))),
      }),
    )
    .defined()
    .test('different', (questions, { createError, path }) => {
      const codes = questions.map(({ codigo }) => codigo);
      const faults = codes.flatMap((_, index) => {
        const message = questionMessage(codes, index);
        return message === null ? [] : [createError({ path: `${path}[${index}].codigo`, message })];
      });
      return faults.length === 0 || new ValidationError(faults);
    }),
  terminos: boolean().defined().oneOf([true], 'Debe aceptar los términos y condiciones.'),
  tratamiento: boolean().defined(),
});

/** What identifies the member (contract B.2, first step). */
export function identityBody(form: RegistrationForm): EndpointInput<typeof validarIdentidad>['body'] {
  const type = identificationTypeOf(form.tipo);
  return {
    tipoIdentificacion: type,
    identificacion: cleanIdentification(type, form.identificacion),
    fechaNacimiento: typedDay(form.fechaNacimiento) ?? '',
    numeroCuenta: cleanAccountNumber(form.numeroCuenta),
  };
}

/** What creates the user (contract B.3, last step). */
export function registrationBody(
  form: RegistrationForm,
  idTransaccion: string,
): EndpointInput<typeof registro>['body'] {
  return {
    idTransaccion,
    usuario: cleanUserName(form.usuario),
    clave: trimPassword(form.clave),
    preguntas: form.preguntas.map(({ codigo, respuesta }) => ({ codigo, respuesta: respuesta.trim() })),
    aceptaTerminos: form.terminos,
    aceptaTratamientoDatos: form.tratamiento,
  };
}
