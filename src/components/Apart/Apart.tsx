import styled from 'styled-components';
import { visuallyHidden } from '#theme/accessibility.ts';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { apartWords } from './Apart.words.ts';
import { partsOf } from './parts.ts';

export interface ApartProps {
  /** The line, as the bank writes it; or its parts one by one, ours, others' and the blanks between them. */
  text: string | readonly string[];
  /** The masked number in the line is an account's, though no word before it says so: it is spoken as «cuenta terminada en 8771». */
  saysAccount?: boolean;
}

/** A masked number as it is written. */
const MASK = /^•{4}[ \u00a0](?=\S)/;

/**
 * A line that mixes our texts with texts of others (D-68). Each part is isolated, so that one written from right to left turns neither the
 * number beside it nor the words around it. It looks and copies as it is written; a masked number is spoken by its last digits (D-18).
 */
export function Apart({ text, saysAccount = false }: ApartProps) {
  const { spokenMasks, accountEnding } = useMessages('Apart', apartWords);
  const parts = typeof text === 'string' ? partsOf(text) : text;
  const heardOf = (part: string) => (saysAccount ? part.replace(MASK, accountEnding) : spokenMasks(part));
  const shown = (part: string | undefined) =>
    part && MASK.test(part) ? <MaskedNumber shown={part} heard={heardOf(part)} /> : part;
  const [only, ...others] = parts;
  if (others.length === 0) return <bdi>{shown(only)}</bdi>;
  return parts.map((part, index) => <bdi key={index}>{shown(part)}</bdi>);
}

function MaskedNumber({ shown, heard }: { shown: string; heard: string }) {
  return (
    <Masked>
      <Spoken>{heard}</Spoken>
      <span aria-hidden="true">{shown}</span>
    </Masked>
  );
}

const Masked = styled.span`
  position: relative;
  /* The four digits never stand on a line without their mask. */
  white-space: nowrap;
  /* A press on it is one on what it stands in, such as a row that leads on as a whole. */
  pointer-events: none;
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;
