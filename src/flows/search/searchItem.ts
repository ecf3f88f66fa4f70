import type { LucideIcon } from 'lucide-react';
import type { Cents } from '#domain/money.ts';
import type { Searchable } from './matcher.ts';

/** What can be found, by kind, in the order of the headings. */
export const kinds = [
  { kind: 'payees', title: 'Cuentas destino' },
  { kind: 'accounts', title: 'Mis cuentas' },
  { kind: 'movements', title: 'Movimientos' },
  { kind: 'services', title: 'Servicios' },
  { kind: 'cards', title: 'Tarjetas' },
  { kind: 'loans', title: 'Créditos' },
  { kind: 'help', title: 'Ayuda' },
  { kind: 'settings', title: 'Ajustes' },
  { kind: 'pages', title: 'Páginas' },
] as const;

export type Kind = (typeof kinds)[number]['kind'];

/** Where a result leads: to an address of ours with what the page is to know already, or to a dialog of the help. */
export type Lead =
  | { to: string; state?: object }
  | { help: 'agencies' | 'suggestions' | 'questions' }
  | { help: 'question'; about: string };

/** One thing that can be done with a result; `verb` says it in a word, «Transferir». */
export interface SearchAction {
  verb: string;
  lead: Lead;
}

/** Something that the search can find. */
export interface SearchItem extends Searchable {
  /** Its own among all items. */
  id: string;
  kind: Kind;
  /** A picture, or null for a person or firm, who has initials. */
  icon: LucideIcon | null;
  /** What Enter or a tap does; a verb of '' where it only opens what its name says. */
  main: SearchAction;
  /** What else can be done with it. */
  second?: SearchAction;
  /** An amount at its right, in cents; what goes out is negative. */
  cents?: Cents | null;
}
