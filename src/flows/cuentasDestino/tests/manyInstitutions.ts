import { instituciones } from '#api/contract/transferencias.ts';
import { answers } from '#mocks/storyDemo.ts';
import { LONG_NAME } from '#testing/storyTexts.ts';

const PLACES =
  'Alausí Azogues Biblián Calceta Cañar Cayambe Cuenca Gualaceo Guaranda Ibarra Latacunga Loja Machachi Otavalo Paute Píllaro Pujilí Saraguro Sígsig Tena';

/** As many cooperatives as a country has, one of a long name, and the one that the simulated bank knows. */
export const cooperatives = [
  { codigo: '2001', descripcion: 'Cooperativa Valle Nuevo Demo', acreditacion: 'SPI' },
  ...PLACES.split(' ').map((place, index) => ({
    codigo: String(2101 + index),
    descripcion: `Cooperativa ${place} Demo`,
    acreditacion: 'SPI',
  })),
  { codigo: '2999', descripcion: LONG_NAME, acreditacion: 'SPI' },
];

/** The institutions of every kind are these. */
export const manyInstitutions = answers.withData(instituciones, cooperatives);
