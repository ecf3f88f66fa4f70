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

/*
 * Storybook's filter lists by name: the digits put what is chosen most first, and the codes, of which there are many and which the search
 * knows, last.
 */
const SITUATION = '1 situación:';
const PLACE = '2 pantalla:';
const STATUS = '3 estado:';
const ERROR_CODE = '4 código';

/** The tag of how far a component or a story has come. */
export const statusTag = (status: 'nuevo' | 'propuesta' | 'estable'): string => `${STATUS} ${status}`;

/** The error codes that a story shows, by its name and by what ran. */
export const shownCodes = (name: string, codes: readonly string[]): string[] =>
  [...new Set([...codes, ...(name.match(CODE) ?? [])])].filter((code) => Object.hasOwn(all, code)).sort();

/** A story whose screen or piece is one: «Perfil del socio», whatever part of it. */
function placeTags(title: string): string[] {
  const [part, place] = title.split('/');
  return part === 'Pantallas' && place !== undefined ? [`${PLACE} ${place}`] : [];
}

/** The tags of a title's own page: it is of no one situation. */
export const docsTagsOf = placeTags;

/** Stable is what is neither new nor waits for the cooperative to agree on a code that it shows. */
function statusTags(codes: readonly string[], isNew: boolean): string[] {
  const isProposal = codes.some((code) => all[code]?.origin === 'proposal');
  const status = [...(isNew ? (['nuevo'] as const) : []), ...(isProposal ? (['propuesta'] as const) : [])];
  return (status.length > 0 ? status : (['estable'] as const)).map(statusTag);
}

/**
 * What Storybook's filter offers of a story: its situation, the error codes that it shows, its state and its screen. By what its name, its
 * title and the record of what ran say, so that nothing is listed by hand.
 */
export function tagsOf({ title, name, codes, isNew }: KnownStory): string[] {
  const situation = usualSituation(name);
  const shown = shownCodes(name, codes);
  return [
    ...placeTags(title),
    ...(situation === undefined ? [] : [`${SITUATION} ${situation.toLowerCase()}`]),
    ...shown.map((code) => `${ERROR_CODE} ${code}`),
    ...statusTags(shown, isNew),
  ];
}
