/** What every page says of an unexpected error, with or without the shell around it. */
export const UNEXPECTED_ERROR_TEXT =
  'Ocurrió un error. Intente nuevamente. Sus operaciones ya confirmadas no se pierden.';
