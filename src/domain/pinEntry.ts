/**
 * The six PIN boxes as a pure reducer (§5 PIN, D-1, D-6): what each box holds and which one has the focus. The component
 * turns events into actions and moves the real focus to `state.focus`.
 */
import { PIN_LENGTH, PIN_PASTE_LENGTH } from './constants.ts';
import { typedText } from './foreignText.ts';
import { withoutGaps } from './typedNumber.ts';

/** The boxes at one moment. */
export interface PinState {
  /** Always PIN_LENGTH texts, each `''` or one ASCII digit. */
  readonly digits: readonly string[];
  /** Index of the box with the focus, 0…5. */
  readonly focus: number;
}

export type PinAction =
  /** The whole value of the box's input after the event, not only the typed character. */
  | { readonly type: 'input'; readonly index: number; readonly text: string }
  /** Pasted text. Spreads from the first box whichever box received it, so `index` changes nothing. */
  | { readonly type: 'paste'; readonly index?: number; readonly text: string }
  | { readonly type: 'backspace'; readonly index: number }
  /** The member put the focus in a box by click or Tab. */
  | { readonly type: 'focus'; readonly index: number }
  | { readonly type: 'move'; readonly to: 'left' | 'right' | 'home' | 'end' }
  | { readonly type: 'clear' };

/** Empty boxes with the focus in the first: how the dialog opens (§4), and how -0004-02-03 leaves it (§8). */
export const emptyPin: PinState = { digits: Array.from({ length: PIN_LENGTH }, () => ''), focus: 0 };

const LAST = PIN_LENGTH - 1;

/**
 * State and action → next state. Never throws; an index outside the six boxes changes nothing. What nobody can see, such as the marks
 * that come along with a copied text, counts for nothing (D-68).
 */
export function pinReducer(state: PinState, action: PinAction): PinState {
  switch (action.type) {
    case 'input':
      return isBox(action.index) ? input(state, action.index, typedText(action.text)) : state;
    case 'paste':
      return spread(state, typedText(action.text));
    case 'backspace':
      return isBox(action.index) ? backspace(state, action.index) : state;
    case 'focus':
      return isBox(action.index) ? { ...state, focus: action.index } : state;
    case 'move':
      return { ...state, focus: destination(state.focus, action.to) };
    case 'clear':
      return emptyPin;
  }
}

/** Are the six boxes filled? */
export function isComplete(state: PinState): boolean {
  return state.digits.every((digit) => digit !== '');
}

/** The boxes' digits joined: `codigoToken` once isComplete says so. */
export function pinValue(state: PinState): string {
  return state.digits.join('');
}

/** Indexes of the boxes to mark as required when Continuar is pressed with blanks (D-6). */
export function emptyBoxes(state: PinState): number[] {
  return state.digits.flatMap((digit, index) => (digit === '' ? [index] : []));
}

function input(state: PinState, index: number, text: string): PinState {
  const characters = Array.from(text);
  if (characters.length === 0) return setBox(state, index, '', index);
  const typed = characters.length === 1 ? text : typedOver(state.digits[index], characters);
  if (typed === undefined) return spread(state, text);
  // §5: typing moves forward, a non-digit entry is cleared.
  return isDigit(typed) ? setBox(state, index, typed, Math.min(index + 1, LAST)) : setBox(state, index, '', index);
}

// One more character in a filled box arrives as two («5» and a typed 7: «57», or «75» with the caret before the digit):
// the new one replaces the old one. Undefined if that is not what happened.
function typedOver(held: string | undefined, [first, second, ...rest]: readonly string[]): string | undefined {
  if (rest.length > 0) return undefined;
  if (first === held) return second;
  return second === held ? first : undefined;
}

/**
 * D-1: outer blanks off, first seven characters, position by position from the first box; a non-digit leaves its box
 * blank. Seven characters that are six digits and one blank or dash of any kind («123 456») lose the separator. A paste
 * replaces the whole code: boxes it does not reach become blank, so that two codes never mix. Blank text changes nothing.
 */
function spread(state: PinState, text: string): PinState {
  const pasted = Array.from(text.trim()).slice(0, PIN_PASTE_LENGTH);
  if (pasted.length === 0) return state;
  const withoutSeparators = Array.from(withoutGaps(pasted.join('')));
  const isSeparatedCode = withoutSeparators.length === PIN_LENGTH && withoutSeparators.every(isDigit);
  const source = isSeparatedCode ? withoutSeparators : pasted;
  const digits = emptyPin.digits.map((blank, index) => {
    const character = source[index] ?? blank;
    return isDigit(character) ? character : blank;
  });
  const firstEmpty = digits.indexOf('');
  return { digits, focus: firstEmpty === -1 ? LAST : firstEmpty };
}

// A filled box is cleared in place, an empty one sends the deletion back: every press deletes one digit.
function backspace(state: PinState, index: number): PinState {
  const target = state.digits[index] === '' ? Math.max(index - 1, 0) : index;
  return setBox(state, target, '', target);
}

function destination(focus: number, to: 'left' | 'right' | 'home' | 'end'): number {
  if (to === 'home') return 0;
  if (to === 'end') return LAST;
  return to === 'left' ? Math.max(focus - 1, 0) : Math.min(focus + 1, LAST);
}

function setBox(state: PinState, index: number, digit: string, focus: number): PinState {
  return { digits: state.digits.map((held, box) => (box === index ? digit : held)), focus };
}

// ASCII only: Arabic-Indic and full-width digits are not what the server compares with.
function isDigit(character: string): boolean {
  return /^[0-9]$/.test(character);
}

function isBox(index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < PIN_LENGTH;
}
