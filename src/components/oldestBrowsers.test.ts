import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { Receipt } from './Receipt/Receipt.tsx';
import { SearchField } from './SearchField/SearchField.tsx';
import { Spinner } from './Spinner/Spinner.tsx';

/** Declarations as they are written for an element and what is in it, in their order: a browser's own list has only those that it knows. */
function written(element: ReactElement): (readonly [property: string, value: string])[] {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(element));
  // A declaration ends at a semicolon that stands in no text and no brackets, as those of a `data:` address do.
  const declarations = sheet
    .getStyleTags()
    .matchAll(/([\w-]+):((?:"[^"]*"|\([^()]*(?:\([^()]*\)[^()]*)*\)|[^;{}"()])+);/g);
  return [...declarations].map(([, property = '', value = '']) => [property, value] as const);
}

describe('D-70: what the oldest browsers do not know has something before it that they do', () => {
  it('the spinner: without its pale part, of a mixed colour, an arc is left', () => {
    const known = written(createElement(Spinner)).filter(([, value]) => !value.includes('color-mix('));
    const borders = known.filter(([property]) => property.startsWith('border'));
    expect(borders.slice(0, 3)).toEqual([
      ['border', '2px solid transparent'],
      ['border-top-color', 'currentColor'],
      ['border-radius', '50%'],
    ]);
  });

  it.each([
    [
      'the mark that empties a search',
      createElement(SearchField, { label: 'Buscar', value: '', onChange: () => undefined }),
      1,
    ],
    [
      'the lower edge of a receipt, and where it is printed',
      createElement(Receipt, {
        brand: null,
        state: 'done',
        title: 'Transferencia exitosa',
        cents: null,
        when: null,
        rows: [],
        legend: '',
      }),
      2,
    ],
  ])('%s: each mask stands after the same one by its older name', (_, element, count) => {
    const masks = written(element).filter(([property]) => /^(?:-webkit-)?mask\b/.test(property));
    const plain = masks.filter(([property]) => property === 'mask');
    expect(plain).toHaveLength(count);
    expect(masks).toEqual(
      plain.flatMap(([, value]) => [
        ['-webkit-mask', value],
        ['mask', value],
      ]),
    );
  });
});
