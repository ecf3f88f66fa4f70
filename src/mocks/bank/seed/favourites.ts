import type { Favourite } from '../state.ts';

/** The first member of C.1. */
const MARIA = '48213';

/** Her favourites of C.5. */
export function seedFavourites(): Favourite[] {
  return [
    lookup('FAV-1', 'Luz casa', 'CENTROSUR-LUZ', 'CODIGO', '1203456'),
    lookup('FAV-2', 'Luz papás', 'CENTROSUR-LUZ', 'MEDIDOR', '8841207'),
    {
      codigoFavorito: 'FAV-3',
      owner: MARIA,
      alias: 'Celular Sofía',
      codigoServicio: null,
      codigoOperadora: 'CLARO',
      codigoCriterio: null,
      referencia: '0900000321',
    },
    lookup('FAV-4', 'Pensión Sofía', 'COL-CORDILLERA', 'ESTUDIANTE', 'CA-20417'),
  ];
}

function lookup(
  codigoFavorito: string,
  alias: string,
  codigoServicio: string,
  codigoCriterio: string,
  referencia: string,
): Favourite {
  return { codigoFavorito, owner: MARIA, alias, codigoServicio, codigoOperadora: null, codigoCriterio, referencia };
}
