import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '#theme/accessibility.ts';
import { color, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { LiveText, TYPING_PAUSE_MS } from '../LiveText/LiveText.tsx';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { ErrorNote } from './ErrorNote.tsx';
import { fieldWords } from './Field.words.ts';
import { useToldError } from './useToldError.ts';

/** The properties that tie a field's control to its label, help and error. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** How many characters a field has, of how many, and a sentence about them. */
export interface CharacterCount {
  characters: number;
  limit: number;
  hint?: string;
}

export interface FieldProps {
  label: string;
  /** Id of the control; by default one of its own. */
  id?: string | undefined;
  /** Shown below while there is no error. */
  help?: ReactNode;
  /**
   * Shown instead of a help: the number of characters, of how many. It is spoken once typing stops. `hint` is a sentence after it, such as
   * «Sin caracteres especiales.», that describes the field at all times.
   */
  count?: CharacterCount | undefined;
  /**
   * Replaces the help. If a count is too high its numbers stay, because they show by how much. While typing, a new error waits for a pause
   * (screens.md A.0 «Accessibility»).
   */
  error?: string | undefined;
  /** Marks the control as wrong without a text of its own: a notice above the form says what is wrong (wrong credentials). */
  invalid?: boolean | undefined;
  /** Stands over help and error alike, such as «Bloq Mayús está activado.». */
  notice?: string | undefined;
  /** Id of an element elsewhere on the page that also describes the control. */
  describedBy?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Ties one label, one control and its help or error together. Every field of the bank is built on it. */
export function Field({
  label,
  id: givenId,
  help: ownHelp,
  count,
  error: presentError,
  invalid = false,
  notice,
  describedBy,
  children,
}: FieldProps) {
  const words = useMessages('Field', fieldWords);
  const ownId = useId();
  const id = givenId ?? ownId;
  const { error, typing } = useToldError(presentError);
  const isTooLong = count !== undefined && count.characters > count.limit;
  const help = count ? <Count {...count} /> : ownHelp;
  const noteId = `${id}-nota`;
  const noticeId = `${id}-aviso`;
  const notes = [notice && noticeId, (error || help) && noteId, describedBy].filter(Boolean).join(' ');
  return (
    <Block {...typing}>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-invalid': error || invalid ? true : undefined,
        'aria-describedby': notes || undefined,
      })}
      {notice && <Help id={noticeId}>{notice}</Help>}
      {error ? <ErrorNote id={noteId} error={error} /> : help && <Help id={noteId}>{help}</Help>}
      {count && error && isTooLong && <Help aria-hidden="true">{words.count(count.characters, count.limit)}</Help>}
      {count && (
        <LiveText
          text={error && !isTooLong ? '' : words.countHeard(count.characters, count.limit)}
          pauseMs={TYPING_PAUSE_MS}
        />
      )}
    </Block>
  );
}

/** The visible count follows each letter; the field is described only by the limit, which does not change while typing. */
function Count({ characters, limit, hint }: CharacterCount) {
  const words = useMessages('Field', fieldWords);
  const end = hint ? '. ' : '';
  return (
    <>
      <span aria-hidden="true">{`${words.count(characters, limit)}${end}`}</span>
      <Heard>{`${words.limit(limit)}${end}`}</Heard>
      {hint}
    </>
  );
}

const Heard = styled.span`
  ${visuallyHidden}
`;

const Block = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Label = styled.label`
  ${type.label}
  margin-bottom: ${space[1.5]};
  color: ${color.textPrimary};
`;

const Help = styled.div`
  ${type.caption}
  margin-top: ${space[1.5]};
  color: ${color.textSecondary};

  /* What it would say may have nothing to say yet. */
  &:empty {
    display: none;
  }
`;
