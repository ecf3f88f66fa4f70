import { externas, validarExternas } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import preview from '#storybook/preview.tsx';
import { refusing, shown } from '#testing/shownCodes.ts';
import { fresh, order, page, refusedOnExecution, refusedOnReview, registered, sentWith } from './storySteps.ts';

const meta = preview.meta({ title: 'Pantallas/Transferencia externa', ...page });

// Every code of the two calls

export const SaldoInsuficiente = meta.story({
  name: '-0005-01-01: saldo insuficiente con la comisión',
  ...refusedOnReview('-0005-01-01'),
});

export const CupoDiario = meta.story({ name: '-0005-01-02: cupo diario', ...refusedOnReview('-0005-01-02') });

export const CupoMensual = meta.story({ name: '-0005-01-03: cupo mensual', ...refusedOnExecution('-0005-01-03') });

export const CupoMensualAlRevisar = meta.story({
  name: '-0005-01-03: cupo mensual, ya al revisar',
  ...refusedOnReview('-0005-01-03'),
});

export const OrigenBloqueado = meta.story({
  name: '-0005-01-04: cuenta origen bloqueada',
  ...refusedOnReview('-0005-01-04'),
});

export const SinDebitos = meta.story({
  name: '-0005-01-05: la cuenta no permite débitos',
  ...refusedOnReview('-0005-01-05'),
});

export const MismaCuenta = meta.story({
  name: '-0005-01-06: origen y destino iguales',
  ...refusedOnReview('-0005-01-06'),
});

export const ValorMinimo = meta.story({
  name: '-0005-01-07: menos que el valor mínimo',
  parameters: { codes: shown(validarExternas, '-0005-01-07') },
  play: sentWith(registered(/^Rosa/, '0,50'), errorCodes['-0005-01-07'].text),
});

export const NoAutorizada = meta.story({
  name: '-0005-01-08: la transacción expiró',
  ...refusedOnExecution('-0005-01-08'),
});

export const YaProcesada = meta.story({
  name: '-0005-01-09: la transacción ya fue procesada',
  ...refusing(externas, '-0005-01-09'),
  play: order.toUnknown,
});

export const InstitucionNoDisponible = meta.story({
  name: '-0005-02-01: la institución no está disponible',
  parameters: { codes: shown(validarExternas, '-0005-02-01') },
  play: sentWith(fresh({ institucion: '1004' }), errorCodes['-0005-02-01'].text),
});

export const DestinoBorrado = meta.story({
  name: '-0006-03-01: la cuenta destino ya no existe',
  ...refusedOnReview('-0006-03-01'),
});

export const ErrorGeneral = meta.story({
  name: '-9999-00-03: el valor …,99 no se puede validar',
  parameters: { codes: shown(validarExternas, '-9999-00-03') },
  play: sentWith(registered(/^Rosa/, '120,99'), errorCodes['-9999-00-03'].text),
});
