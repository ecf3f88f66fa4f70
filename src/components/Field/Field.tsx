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

/** What a field's control must carry to be tied to its label, help and error. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** How many characters a field holds, of how many, and what else is said of them. */
export interface CharacterCount {
  characters: number;
  limit: number;
  hint?: string;
}

export interface FieldProps {
  label: string;
  /** Shown below while there is no error. */
  help?: ReactNode;
  /**
   * In place of a help: how many characters there are, of how many, heard once one stops typing; `hint` is a sentence after it, such as
   * «Sin caracteres especiales.», which describes the field all along.
   */
  count?: CharacterCount | undefined;
  /**
   * Replaces the help; of a count that is too high the numbers stay, for they tell by how much. While one types, a new one waits for the end
   * (screens.md A.0 «Accessibility»).
   */
  error?: string | undefined;
  /** Marks the control as wrong without words of its own: a notice above the form says what is (wrong credentials). */
  invalid?: boolean | undefined;
  /** Stands over help and error alike, such as «Bloq Mayús está activado.». */
  notice?: string | undefined;
  /** Id of words elsewhere on the page that describe the control as well. */
  describedBy?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Ties one label, one control and its help or error together. Every field of the bank is built on it. */
export function Field({
  label,
  help: ownHelp,
  count,
  error: presentError,
  invalid = false,
  notice,
  describedBy,
  children,
}: FieldProps) {
  const words = useMessages('Field', fieldWords);
  const id = useId();
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

/** To the eye it follows each letter; what describes the field is the limit alone, which does not change under whoever types. */
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
