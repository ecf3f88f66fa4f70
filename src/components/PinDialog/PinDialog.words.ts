import { startsWithEmail } from '#domain/email.ts';
import { specTexts } from '#domain/specTexts.ts';
import { validationTexts } from '#domain/validationTexts.ts';

const { prompt, submit }: Readonly<Record<'prompt' | 'submit', string>> = specTexts.pin;
const { required }: Readonly<Record<'required', string>> = validationTexts;

/** «… enviado al celular terminado en 214»; an address stands without an article. */
const wayOf = (sentTo: string): string => `enviado ${startsWithEmail(sentTo) ? 'a' : 'al'} ${sentTo}`;

/** What the dialog of the code says by itself; `prompt`, `submit` and `required` are the specification's (§2, §5). */
export const pinDialogWords = {
  prompt,
  promptSent: (sentTo: string): string => `Ingrese el código de confirmación ${wayOf(sentTo)}`,
  /** What is seen where the prompt would take half of the window; the whole of it is heard. */
  shortPrompt: 'Ingrese el código',
  shortPromptSent: (sentTo: string): string => `Ingrese el código ${wayOf(sentTo)}`,
  boxes: 'Código de confirmación',
  digit: (number: number, of: number): string => `Dígito ${number} de ${of}`,
  required,
  expires: (time: string): string => `El código vence en ${time}`,
  submit,
  cancel: 'Cancelar',
  close: 'Cerrar',
  help: '¿Dónde encuentro mi código?',
  /** Where the code was sent. */
  sent: 'Lo enviamos al medio que registró en la cooperativa. Puede tardar un minuto; si es un correo, revise también los mensajes no deseados.',
  sentElsewhere:
    'Si ya no tiene ese número o correo, acérquese a una agencia con su identificación o llame a la cooperativa.',
  /** Where the member's own device makes it. */
  made: 'Ábralo en el dispositivo móvil que registró: allí se genera un código de seis dígitos.',
  noDevice:
    'Si aún no tiene un dispositivo, actívelo en una agencia con su identificación o llame a la cooperativa. Nadie de la cooperativa le pedirá este código.',
};
