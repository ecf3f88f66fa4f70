/** Words of every field. */
export const fieldWords = {
  count: (characters: number, limit: number): string => `${characters} de ${limit}`,
  countHeard: (characters: number, limit: number): string => `${characters} de ${limit} caracteres`,
  limit: (limit: number): string => `Hasta ${limit} caracteres`,
};
