/** Limits of an account in dollars, as on the wire: none of them leaves anything, or nothing of them was used. */
export const ZERO_LIMITS = {
  valorInternoDiario: 0,
  valorInternoMensual: 0,
  valorExternoDiario: 0,
  valorExternoMensual: 0,
  valorFacilitoDiario: 0,
  valorFacilitoMensual: 0,
};
