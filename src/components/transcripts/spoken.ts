import { virtual } from '@guidepup/virtual-screen-reader';
import { hearLiveWords } from './liveWords.ts';

/** What the virtual screen reader calls things, as a Spanish one says them. */
const WORDS: Readonly<Record<string, string>> = {
  alert: 'alerta',
  alertdialog: 'diálogo de alerta',
  button: 'botón',
  combobox: 'cuadro combinado',
  dialog: 'diálogo',
  disabled: 'no disponible',
  document: 'documento',
  form: 'formulario',
  group: 'grupo',
  heading: 'título',
  invalid: 'no válido',
  'level 1': 'nivel 1',
  'level 2': 'nivel 2',
  link: 'enlace',
  list: 'lista',
  listitem: 'elemento',
  'not invalid': 'válido',
  region: 'región',
  required: 'obligatorio',
  status: 'estado',
  textbox: 'campo de texto',
};

/** What screen readers do not name when they meet it, or only in the words of a setting. */
const SILENT = /^(?:end of )?(?:paragraph|strong|emphasis|term|definition)$/;

/** More than any transcript here has: a reader that goes round for ever is an error. */
const MOST_STEPS = 120;

function inSpanish(phrase: string): string {
  const [, live, rest = phrase] = /^(polite|assertive): (.*)$/s.exec(phrase) ?? [];
  const [, end, words = rest] = /^(end of )(.*)$/s.exec(rest) ?? [];
  const spanish = words
    .split(', ')
    .map((word) => WORDS[word] ?? word.replace(/^placeholder /, 'ejemplo '))
    .join(', ');
  const urgency = live === 'assertive' ? 'interrumpe: ' : live === 'polite' ? 'espera su turno: ' : '';
  return `${urgency}${end ? 'fin de ' : ''}${spanish}`;
}

/** Everything said since the reader started, in order and in Spanish. */
async function said(): Promise<string[]> {
  const phrases = await virtual.spokenPhraseLog();
  return phrases.filter((phrase) => !SILENT.test(phrase)).map(inSpanish);
}

/** Where words take the place of something in a region, the virtual reader says them twice: for what has gone and for what has come. */
const isRepeated = (phrase: string, index: number, all: readonly string[]): boolean =>
  phrase.startsWith('espera su turno: ') && phrase === all[index - 1];

/** Reads an element from its beginning to its end with the key for the next thing, and answers what was said. */
export async function readThrough(container: Element): Promise<string[]> {
  await virtual.start({ container: container });
  try {
    const [start] = await virtual.spokenPhraseLog();
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      await virtual.next();
      if ((await virtual.lastSpokenPhrase()) === `end of ${start}`) {
        const [first, again, ...rest] = await said();
        // The reader stands on the container, and the key may meet it a second time.
        return [first, ...(again === first ? [] : [again]), ...rest].filter((phrase) => phrase !== undefined);
      }
    }
    throw new Error('El lector no llega al final');
  } finally {
    await virtual.stop();
  }
}

/** The reader looks for the name of what has just been taken off the page in a root that is no document, and would fall over it. */
function bearDetached(): () => void {
  Object.defineProperty(Element.prototype, 'getElementById', { configurable: true, value: () => null });
  return () => void Reflect.deleteProperty(Element.prototype, 'getElementById');
}

/** What is said of its own accord while something is done: where the focus goes, and what a live region announces. */
export async function heardDuring(act: () => Promise<unknown>): Promise<string[]> {
  await virtual.start({ container: document.body });
  // The virtual reader does not say alerts that arrive with their words, as those of toasts do; a browser has them said.
  const arrivals = hearLiveWords({ come: true });
  const stopBearing = bearDetached();
  try {
    await virtual.clearSpokenPhraseLog();
    await act();
    // The reader learns of a change one turn after it.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const alerts = arrivals.heard().filter((words) => words.startsWith('interrumpe: '));
    // Nor that it says such an alert after all, with the names of its controls, when nothing but its look changes.
    const isAlert = (phrase: string): boolean => alerts.some((alert) => phrase.startsWith(alert));
    return [...(await said()).filter((...phrase) => !isRepeated(...phrase) && !isAlert(phrase[0])), ...alerts];
  } finally {
    arrivals.stop();
    stopBearing();
    await virtual.stop();
  }
}
