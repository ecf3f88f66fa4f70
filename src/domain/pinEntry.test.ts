import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyBoxes, emptyPin, isComplete, type PinAction, type PinState, pinReducer, pinValue } from './pinEntry.ts';

/** '12_45_' → a state with those boxes. */
function boxes(text: string, focus = 0): PinState {
  return { digits: Array.from(text, (character) => (character === '_' ? '' : character)), focus };
}
const shown = (state: PinState) => state.digits.map((digit) => digit || '_').join('');
const after = (state: PinState, ...actions: PinAction[]) => actions.reduce(pinReducer, state);
const paste = (text: string, from = emptyPin) => pinReducer(from, { type: 'paste', text });

describe('typing', () => {
  it('§5: a digit fills its box and moves forward; the sixth stays in the last box', () => {
    const typed = Array.from('123456', (text, index): PinAction => ({ type: 'input', index, text }));
    const state = after(emptyPin, ...typed);
    expect(shown(state)).toBe('123456');
    expect(state.focus).toBe(5);
    expect(after(emptyPin, ...typed.slice(0, 2)).focus).toBe(2);
  });

  it.each(['a', ' ', '-', '.', '١', '５', '½', '😀'])('§5: «%s» is no digit: cleared, and the focus stays', (text) => {
    const state = pinReducer(boxes('1_____', 1), { type: 'input', index: 1, text });
    expect(shown(state)).toBe('1_____');
    expect(state.focus).toBe(1);
  });

  it.each([
    ['57', '7'],
    ['75', '7'],
    ['55', '5'],
  ])('D-6: a box that holds 5 and reads «%s» holds %s: the digit is replaced', (text, digit) => {
    const state = pinReducer(boxes('125456', 2), { type: 'input', index: 2, text });
    expect(shown(state)).toBe(`12${digit}456`);
    expect(state.focus).toBe(3);
  });

  it('§5: a non-digit typed over a digit clears the box', () => {
    const state = pinReducer(boxes('125456', 2), { type: 'input', index: 2, text: '5x' });
    expect(shown(state)).toBe('12_456');
    expect(state.focus).toBe(2);
  });

  it('§5: an emptied box stays empty and keeps the focus', () => {
    const state = pinReducer(boxes('125456', 4), { type: 'input', index: 2, text: '' });
    expect(shown(state)).toBe('12_456');
    expect(state.focus).toBe(2);
  });

  it('D-6: autofill puts six digits into one box, whichever it is', () => {
    for (const index of [0, 3]) {
      const state = pinReducer(emptyPin, { type: 'input', index, text: '123456' });
      expect(shown(state)).toBe('123456');
      expect(state.focus).toBe(5);
    }
    expect(shown(pinReducer(boxes('9_____'), { type: 'input', index: 0, text: '123 456' }))).toBe('123456');
    expect(shown(pinReducer(boxes('1_____'), { type: 'input', index: 0, text: '123456' }))).toBe('123456');
  });

  it('D-6: two characters in an empty box follow the paste rule', () => {
    expect(shown(pinReducer(emptyPin, { type: 'input', index: 4, text: '12' }))).toBe('12____');
    // Neither of them is the digit that the box held.
    expect(shown(pinReducer(boxes('125456', 2), { type: 'input', index: 2, text: '37' }))).toBe('37____');
  });
});

describe('pasting', () => {
  it.each([
    ['123456', '123456', 5],
    ['1234567', '123456', 5],
    ['123456789', '123456', 5],
    ['12a4567', '12_456', 2],
    ['123 456', '123456', 5],
    ['123-456', '123456', 5],
    ['-123456', '123456', 5],
    ['123456-', '123456', 5],
    ['123\u2011456', '123456', 5],
    ['123–456', '123456', 5],
    ['123—456', '123456', 5],
    ['1 23456', '123456', 5],
    ['123 45', '123_45', 3],
    ['12-34-5', '12_34_', 2],
    ['12 34 56', '12_34_', 2],
    ['123 4567', '123456', 5],
    ['12-a456', '12__45', 2],
    ['123.456', '123_45', 3],
    ['  123456\n', '123456', 5],
    [' 1234567 ', '123456', 5],
    ['123', '123___', 3],
    ['abc', '______', 0],
    ['١٢٣٤٥٦', '______', 0],
    ['１23456', '_23456', 0],
    ['😀23456', '_23456', 0],
  ])('D-1: «%s» gives %s, focus in box %d', (text, digits, focus) => {
    const state = paste(text);
    expect(shown(state)).toBe(digits);
    expect(state.focus).toBe(focus);
  });

  it.each(['\u200E', '\u200B', '\u2060', '\uFEFF'])('D-68: a hidden character (%j) takes no box', (hidden) => {
    for (const text of [`${hidden}123456`, `123${hidden}456`, `${hidden}123-456${hidden}`])
      expect(shown(paste(text))).toBe('123456');
    expect(shown(pinReducer(emptyPin, { type: 'input', index: 0, text: `${hidden}123456` }))).toBe('123456');
    const state = boxes('12____', 2);
    expect(paste(hidden, state)).toBe(state);
  });

  it('D-1: it spreads from the first box whichever box receives it', () => {
    expect(shown(pinReducer(emptyPin, { type: 'paste', index: 4, text: '123' }))).toBe('123___');
  });

  it('D-1: it replaces the code that was there', () => {
    expect(shown(paste('99', boxes('123456', 5)))).toBe('99____');
  });

  it('D-1: blank text changes nothing', () => {
    const state = boxes('12____', 2);
    expect(paste('  \n', state)).toBe(state);
  });
});

describe('backspace and movement', () => {
  it('§5: on a filled box it clears it; on an empty one it moves back and clears', () => {
    const once = pinReducer(boxes('123___', 2), { type: 'backspace', index: 2 });
    expect(shown(once)).toBe('12____');
    expect(once.focus).toBe(2);
    const twice = pinReducer(once, { type: 'backspace', index: 2 });
    expect(shown(twice)).toBe('1_____');
    expect(twice.focus).toBe(1);
  });

  it('§5: holding it empties a full code in six presses and rests in the first box', () => {
    let state = boxes('123456', 5);
    for (let press = 0; press < 6; press += 1) state = pinReducer(state, { type: 'backspace', index: state.focus });
    expect(state).toEqual(emptyPin);
    expect(pinReducer(state, { type: 'backspace', index: 0 })).toEqual(emptyPin);
  });

  it('D-6: arrows, Home and End move within the six boxes', () => {
    const at = (focus: number, to: 'left' | 'right' | 'home' | 'end') =>
      pinReducer(boxes('12____', focus), { type: 'move', to }).focus;
    expect([at(0, 'left'), at(3, 'left'), at(3, 'right'), at(5, 'right'), at(3, 'home'), at(3, 'end')]).toEqual([
      0, 2, 4, 5, 0, 5,
    ]);
    expect(pinReducer(emptyPin, { type: 'focus', index: 3 }).focus).toBe(3);
  });

  it('§8: -0004-02-03 clears the six digits and returns to the first box', () => {
    expect(pinReducer(boxes('123456', 5), { type: 'clear' })).toEqual(emptyPin);
  });
});

describe('the code', () => {
  it('§5: is complete when every box holds its digit', () => {
    expect(isComplete(boxes('12345_'))).toBe(false);
    expect(isComplete(boxes('_23456'))).toBe(false);
    expect(isComplete(boxes('123456'))).toBe(true);
    expect(pinValue(boxes('012345'))).toBe('012345');
  });

  it('D-6: Continuar with blanks marks the empty boxes', () => {
    expect(emptyBoxes(boxes('1_34_6'))).toEqual([1, 4]);
    expect(emptyBoxes(boxes('123456'))).toEqual([]);
  });

  it('§5: no sequence of actions breaks the boxes or lets in anything but a digit', () => {
    const index = fc.integer({ min: -1, max: 6 });
    const text = fc.string({ unit: fc.constantFrom('0', '7', '9', 'a', ' ', '-', '٣', '😀'), maxLength: 9 });
    const action: fc.Arbitrary<PinAction> = fc.oneof(
      fc.record({ type: fc.constant('input' as const), index, text }),
      fc.record({ type: fc.constant('paste' as const), index, text }),
      fc.record({ type: fc.constant('backspace' as const), index }),
      fc.record({ type: fc.constant('focus' as const), index }),
      fc.record({ type: fc.constant('move' as const), to: fc.constantFrom('left', 'right', 'home', 'end') }),
      fc.constant({ type: 'clear' as const }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const state = after(emptyPin, ...actions);
        expect(state.digits).toHaveLength(6);
        expect(state.digits.every((digit) => /^[0-9]?$/.test(digit))).toBe(true);
        expect([0, 1, 2, 3, 4, 5]).toContain(state.focus);
        expect(isComplete(state)).toBe(/^[0-9]{6}$/.test(pinValue(state)));
      }),
    );
  });
});
