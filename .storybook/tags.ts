import { type ErrorCodeEntry, errorCodes } from '#domain/errorCodes.ts';
import { CODE, usualSituation } from './pages/situations.ts';

/** What is known of a story without running it. */
export interface KnownStory {
  title: string;
  /** As the catalogue shows it. */
  name: string;
  /** Error codes that the last run saw in it (scripts/catalogue/codeRecord.json). */
  codes: readonly string[];
  /** Whether it was not in the catalogue yet at the last version; `false` as well where no history tells. */
  isNew: boolean;
}

const all: Readonly<Record<string, ErrorCodeEntry>> = errorCodes;

/** The tag of an error code: one that a story shows. */
export const codeTag = (code: string): string => `código ${code}`;

/** A story whose screen or piece is one: «Perfil del socio», whatever part of it. */
function placeTags(title: string): string[] {
  const [part, place] = title.split('/');
  return part === 'Pantallas' && place !== undefined ? [`pantalla: ${place}`] : [];
}

/** The tags of a title's own page: it is of no one situation. */
export const docsTagsOf = placeTags;

/** Stable is what is neither new nor waits for the cooperative to agree on a code that it shows. */
function statusTags(codes: readonly string[], isNew: boolean): string[] {
  const isProposal = codes.some((code) => all[code]?.origin === 'proposal');
  const status = [...(isNew ? ['nuevo'] : []), ...(isProposal ? ['propuesta'] : [])];
  return (status.length > 0 ? status : ['estable']).map((word) => `estado: ${word}`);
}

/**
 * What Storybook's filter offers of a story: its situation, the error codes that it shows, its state and its screen. By what its name, its
 * title and the record of what ran say, so that nothing is listed by hand.
 */
export function tagsOf({ title, name, codes, isNew }: KnownStory): string[] {
  const situation = usualSituation(name);
  const shown = [...new Set([...codes, ...(name.match(CODE) ?? [])])].filter((code) => Object.hasOwn(all, code)).sort();
  return [
    ...placeTags(title),
    ...(situation === undefined ? [] : [`situación: ${situation.toLowerCase()}`]),
    ...shown.map(codeTag),
    ...statusTags(shown, isNew),
  ];
}
