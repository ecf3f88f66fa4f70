import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/** What a field's control must carry to be tied to its label, help and error. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  label: string;
  /** Shown below while there is no error. */
  help?: ReactNode;
  /** Replaces the help. */
  error?: string | undefined;
  /** Marks the control as wrong without words of its own: a notice above the form says what is (wrong credentials). */
  invalid?: boolean | undefined;
  /** Stands over help and error alike, such as «Bloq Mayús está activado.». */
  notice?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Ties one label, one control and its help or error together. Every field of the bank is built on it. */
export function Field({ label, help, error, invalid = false, notice, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-nota`;
  const noticeId = `${id}-aviso`;
  const notes = [notice && noticeId, (error || help) && noteId].filter(Boolean).join(' ');
  return (
    <Block>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-invalid': error || invalid ? true : undefined,
        'aria-describedby': notes || undefined,
      })}
      {notice && <Help id={noticeId}>{notice}</Help>}
      {error ? (
        <ErrorNote id={noteId}>
          <CircleAlert size={16} strokeWidth={2} aria-hidden="true" />
          <span>{error}</span>
        </ErrorNote>
      ) : (
        help && <Help id={noteId}>{help}</Help>
      )}
    </Block>
  );
}

const Block = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Label = styled.label`
  ${type.label}
  margin-bottom: 6px;
  color: ${color.textPrimary};
`;

const Help = styled.div`
  ${type.caption}
  margin-top: 6px;
  color: ${color.textSecondary};
`;

const ErrorNote = styled.div`
  ${type.caption}
  display: flex;
  gap: 6px;
  margin-top: 6px;
  color: ${color.error};

  svg {
    margin-top: 1px;
  }
`;
