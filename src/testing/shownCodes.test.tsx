import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { garantias, leer } from '#api/contract/productos.ts';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { demo } from '#mocks/storyDemo.ts';
import { allCodesSeen, codeResult, watchCodes } from '#storybook/testRun/codes.ts';
import { type ShownCode, shown, shownAs, unsaid } from './shownCodes.ts';

const WRONG = '-0004-02-03';
const words = errorCodes[WRONG].text;

const send = (call: AnyEndpoint, ...codes: string[]) => demo.sentCodes.open()(call, codes);
const write = (text: string, style = '') => {
  const line = document.createElement('p');
  line.textContent = text;
  line.style.cssText = style;
  document.body.append(line);
  return line;
};
const frame = () => new Promise(requestAnimationFrame);
const start = (...said: (readonly ShownCode[])[]) => watchCodes(said.flat());

beforeEach(() => {
  demo.reset();
});
afterEach(() => {
  codeResult();
  document.body.replaceChildren();
});

describe('what a story says of its codes', () => {
  test('is proven when the call has sent it and its words stand on the page', () => {
    start(shown(autorizar, WRONG));
    send(autorizar, WRONG);
    write(words);
    expect(codeResult()).toEqual({ proven: [{ call: autorizar.id, code: WRONG, as: 'text' }], findings: [] });
  });

  test('is proven by words that have gone meanwhile, and by words of the screen’s own', async () => {
    start(shown(autorizar, WRONG), shownAs(generar, '-0004-01-01', 'Active un dispositivo'));
    send(autorizar, WRONG);
    send(generar, '-0004-01-01');
    const toast = write(words);
    await frame();
    await frame();
    toast.remove();
    write('Active un dispositivo en su agencia.');
    expect(codeResult()).toEqual({
      proven: [
        { call: autorizar.id, code: WRONG, as: 'text' },
        { call: generar.id, code: '-0004-01-01', as: 'ownWords' },
      ],
      findings: [],
    });
  });

  test('is proven by words that a press takes away before they have had a frame', () => {
    start(shown(autorizar, WRONG));
    send(autorizar, WRONG);
    const failure = write(words);
    document.addEventListener('pointerdown', () => failure.remove(), { once: true });
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(codeResult()).toEqual({ proven: [{ call: autorizar.id, code: WRONG, as: 'text' }], findings: [] });
  });

  test('is wrong when nobody sent it, or another call did', () => {
    start(shown(autorizar, '-9999-00-01'));
    send(generar, '-9999-00-01');
    write(errorCodes['-9999-00-01'].text);
    expect(codeResult()).toMatchObject({ proven: [], findings: [expect.stringContaining('nadie lo respondió')] });
  });

  test.each([
    ['', 'display: none'],
    ['', 'visibility: hidden'],
    ['', 'opacity: 0'],
    ['', 'clip-path: inset(50%)'],
    ['Otra cosa.', ''],
  ])('is wrong when its words cannot be seen: «%s» %s', (text, style) => {
    start(shown(autorizar, WRONG));
    send(autorizar, WRONG);
    write(text || words, style);
    expect(codeResult()).toMatchObject({ proven: [], findings: [expect.stringContaining(`no se vio «${words}»`)] });
  });

  test('is wrong where one sentence stands for two calls that both say it', () => {
    const code = '-9999-00-03';
    start(shown(leer, code), shown(garantias, code));
    send(leer, code);
    send(garantias, code);
    write(errorCodes[code].text);
    expect(codeResult()).toMatchObject({
      proven: [{ call: leer.id }],
      findings: [expect.stringContaining(garantias.id)],
    });
  });

  test('may be that the screen says nothing: then nothing must be seen', () => {
    start(unsaid(generar, '-0004-01-01'));
    send(generar, '-0004-01-01');
    expect(codeResult()).toEqual({ proven: [{ call: generar.id, code: '-0004-01-01', as: 'silence' }], findings: [] });
    start(unsaid(generar, '-0004-01-01'));
    write(errorCodes['-0004-01-01'].text);
    expect(codeResult()).toMatchObject({ proven: [], findings: [expect.stringContaining('calla')] });
  });
});

describe('what a story does not say of its codes', () => {
  test('is wrong for a code of a call’s own, seen or not', () => {
    start();
    send(autorizar, WRONG);
    expect(codeResult().findings).toEqual([expect.stringContaining('la historia no lo dice')]);
  });

  test('is wrong for a general one only where its words stand at the end', async () => {
    start();
    send(leer, '-9999-00-03');
    const line = write(errorCodes['-9999-00-03'].text);
    await frame();
    line.remove();
    await allCodesSeen();
    expect(codeResult().findings).toEqual([]);
    start();
    write(errorCodes['-9999-00-03'].text);
    await allCodesSeen();
    expect(codeResult().findings).toEqual([expect.stringContaining('la historia no lo dice')]);
  });

  test('is not another story’s: an answer that comes after its end', () => {
    const late = demo.sentCodes.open();
    demo.reset();
    start();
    late(autorizar, [WRONG]);
    expect(codeResult().findings).toEqual([]);
  });
});
