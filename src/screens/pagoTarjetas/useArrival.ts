import { instituciones, tiposInstituciones } from '#api/contract/transferencias.ts';
import { useApiQueries, useApiQuery } from '#api/useApiQuery.ts';

/**
 * When a payment reaches an institution, as its catalogue's code; null while that is not known, or for '' as its name. It only tells
 * beforehand what Revisar tells for certain: a catalogue that does not come is not missed.
 */
export function useArrival(institution: string): string | null {
  const kinds = useApiQuery(tiposInstituciones, {}, { enabled: institution !== '' }).data ?? [];
  const answers = useApiQueries(
    instituciones,
    institution === '' ? [] : kinds.map(({ codigo }) => ({ query: { tipo: codigo } })),
  );
  const found = answers.flatMap(({ data }) => data ?? []).find(({ descripcion }) => descripcion === institution);
  return found?.acreditacion ?? null;
}
