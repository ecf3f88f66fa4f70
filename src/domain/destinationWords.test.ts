import { expect, it } from 'vitest';
import { destinationWords } from './destinationWords.ts';

it.each([
  [
    'Talleres del Sur · Banco Andes Demo · •••• 8771',
    {
      name: 'Talleres del Sur',
      details: ['Banco Andes Demo', '•••• 8771'],
      institution: 'Banco Andes Demo',
      lastDigits: '8771',
    },
  ],
  ['Carlos Loja · •••• 7733 ', { name: 'Carlos Loja', details: ['•••• 7733 '], institution: '', lastDigits: '7733' }],
  ['CentroSur · 55', { name: 'CentroSur', details: ['55'], institution: '55', lastDigits: '55' }],
  ['Claro · 0900000321', { name: 'Claro', details: ['0900000321'], institution: '0900000321', lastDigits: '0321' }],
  ['Comercial A·B', { name: 'Comercial A·B', details: [], institution: '', lastDigits: null }],
  ['', { name: '', details: [], institution: '', lastDigits: null }],
])('contract B.2: «%s» is a name, and what tells where', (destino, parts) => {
  expect(destinationWords(destino)).toEqual(parts);
});

it.each([null, undefined])('contract B.0: an order that says nothing of it (%s) names nobody', (destino) => {
  expect(destinationWords(destino)).toEqual(destinationWords(''));
});
