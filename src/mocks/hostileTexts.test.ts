import { expect, it } from 'vitest';
import { readAnswer } from '#api/contract/answerValidation.ts';
import { categorias } from '#api/contract/pagos.ts';
import { leer } from '#api/contract/productos.ts';
import { withHostileTexts } from './hostileTexts.ts';

const data = {
  ahorros: [{ numeroCuenta: '010201004871', descripcion: 'AHORRO A LA VISTA', tipo: 'VISTA', saldoDisponible: 1.5 }],
  inversiones: [],
  certificados: [],
  creditos: [{ numeroCredito: '02', descripcion: 'Crédito', saldoCapital: 0, proximaCuota: null }],
  tarjetas: [],
  totalGarantias: 2,
};

it('lengthens what a person reads and every amount, leaves codes, keys and counts, and keeps the contract', () => {
  const hostile = withHostileTexts(leer, data);
  const { ahorros, creditos, totalGarantias } = readAnswer(leer, { data: hostile });
  expect(ahorros[0]).toMatchObject({ numeroCuenta: '010201004871', tipo: 'VISTA', saldoDisponible: 900_000_001_50 });
  expect(ahorros[0]?.descripcion).toMatch(/^AHORRO A LA VISTA \S{300} \S/);
  expect(creditos[0]).toMatchObject({ numeroCredito: '02', saldoCapital: 0 });
  expect(totalGarantias).toBe(2);
});

it('contract B.3 `pagos/categorias`: leaves the page and the picture that a category names, by which its page finds its services', () => {
  const row = {
    codigoCategoria: 'COL',
    descripcion: 'Pago de colegios',
    icono: 'colegios',
    orden: 1,
    ruta: 'colegios',
  };
  const [category] = readAnswer(categorias, { data: withHostileTexts(categorias, [row]) });
  expect(category).toMatchObject({ icono: 'colegios', ruta: 'colegios' });
  expect(category?.descripcion).toMatch(/^Pago de colegios \S{300} \S/);
});
