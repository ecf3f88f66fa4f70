import type { Ranges } from './matcher.ts';
import { Mark, Spoken } from './Results.styles.ts';

export interface MarkedProps {
  text: string;
  /** Where what was typed stands in it. */
  ranges: Ranges;
}

/** Between the parts of a line; each is kept apart from the others, as components/Apart does (D-68). */
const BETWEEN = /( · )/;

/** A masked number as it is seen: its dots and the blank after them. */
const MASK = /^•+[ \u00a0]/;

/** The same text with what was typed in bold. The marks are for the eye: heard, it is one text. */
export function MarkedText({ text, ranges }: MarkedProps) {
  return <bdi>{pieces(text.normalize('NFC'), 0, ranges)}</bdi>;
}

/** A line of several parts, «•••• 8771 · Arriendo»; of a masked number its end is heard (D-18). */
export function MarkedLine({ text, ranges }: MarkedProps) {
  let at = 0;
  return text
    .normalize('NFC')
    .split(BETWEEN)
    .map((part, index) => {
      const from = at;
      at += part.length;
      const mask = MASK.exec(part)?.[0];
      return (
        <bdi key={index}>
          {mask && <Spoken>número terminado en </Spoken>}
          {mask && <span aria-hidden="true">{mask}</span>}
          {pieces(part.slice(mask?.length ?? 0), from + (mask?.length ?? 0), ranges)}
        </bdi>
      );
    });
}

/** A part that begins at `from` of the whole, cut where a mark begins or ends. */
function pieces(part: string, from: number, ranges: Ranges) {
  const cuts = [...new Set([0, part.length, ...ranges.map((place) => place - from)])]
    .filter((place) => place >= 0 && place <= part.length)
    .sort((one, other) => one - other);
  return cuts.slice(1).map((end, index) => {
    const begin = cuts[index] ?? 0;
    const words = part.slice(begin, end);
    return isMarked(from + begin, ranges) ? <Mark key={begin}>{words}</Mark> : words;
  });
}

const isMarked = (place: number, ranges: Ranges): boolean =>
  ranges.some((begin, at) => at % 2 === 0 && begin <= place && place < (ranges[at + 1] ?? 0));
