import { expect, it } from 'vitest';
import { readAnswer } from '#api/contract/answerValidation.ts';
import { leer } from '#api/contract/productos.ts';
import { withHostileTexts } from './hostileTexts.ts';

const data = {
  ahorros: [{ numeroCuenta: '010201004871', descripcion: 'AHORRO A LA VISTA', tipo: 'AHORROS', saldoDisponible: 1.5 }],
  inversiones: [],
  certificados: [],
  creditos: [{ numeroCredito: '02', descripcion: 'Crédito', saldoCapital: 0, proximaCuota: null }],
  tarjetas: [],
  totalGarantias: 2,
};

it('lengthens what a person reads and every amount, leaves codes, keys and counts, and keeps the contract', () => {
  const hostile = withHostileTexts(leer, data);
  const { ahorros, creditos, totalGarantias } = readAnswer(leer, { data: hostile });
  expect(ahorros[0]).toMatchObject({ numeroCuenta: '010201004871', tipo: 'AHORROS', saldoDisponible: 900_000_001_50 });
  expect(ahorros[0]?.descripcion).toMatch(/^AHORRO A LA VISTA \S{300} \S/);
  expect(creditos[0]).toMatchObject({ numeroCredito: '02', saldoCapital: 0 });
  expect(totalGarantias).toBe(2);
});
