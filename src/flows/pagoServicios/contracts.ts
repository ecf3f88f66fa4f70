import type { ContratoPorPagar } from '#api/contract/pagos.ts';
import { dayOfIso } from '#domain/calendar.ts';
import type { Debt } from '#domain/debts.ts';
import type { Cents } from '#domain/money.ts';
import { titleCase } from '#domain/names.ts';
import { mapRows } from '#domain/partialList.ts';

/** What a lookup has found: a supply, a student, a card, with what it owes. Money in cents. */
export interface Contract {
  code: string;
  /** Partly masked by the server; '' where it is not said. */
  holder: string;
  description: string;
  debts: readonly Debt[];
  /** What may be paid of it in part; null where the server sets no bound. */
  least: Cents | null;
  most: Cents | null;
  facts: readonly { label: string; value: string }[];
}

/** A contract of the wire; what owes nothing has nothing to pay, and the caller leaves it out. */
export function contractOf(answer: ContratoPorPagar): Contract {
  return {
    code: answer.codigoContrato,
    holder: titleCase(answer.titular),
    description: answer.descripcion?.trim() ?? '',
    debts: mapRows(answer.rubros, (rubro) => ({
      code: rubro.codigoRubro,
      name: rubro.descripcion,
      period: rubro.periodo?.trim() ?? '',
      dueOn: dayOfIso(rubro.fechaVencimiento),
      capital: rubro.valor ?? null,
      interest: rubro.interes ?? 0,
      total: rubro.total,
    })),
    least: answer.valorMinimo ?? null,
    most: answer.valorMaximo ?? null,
    facts: mapRows(answer.datos ?? [], ({ etiqueta, valor }) => ({ label: etiqueta, value: valor })),
  };
}

/** What tells a contract from another one of the same reference: its description, else whose it is with what is known of it; the second line in its parts. */
export function contractWords({ holder, description, facts }: Contract): {
  label: string;
  detail: readonly string[];
} {
  if (description) return { label: description, detail: holder ? [holder] : [] };
  const parts = facts.map(({ label, value }) => [label, ': ', value]);
  return { label: holder, detail: parts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part])) };
}
