import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { color, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface ErrorNoteProps {
  /** Ties it to its control, which names it in `aria-describedby`. */
  id: string;
  error: string;
}

/** The error under a field or a group of choices. */
export function ErrorNote({ id, error }: ErrorNoteProps) {
  return (
    <Note id={id}>
      <Icon icon={CircleAlert} size="small" />
      <span>{error}</span>
    </Note>
  );
}

const Note = styled.div`
  ${type.caption}
  display: flex;
  gap: ${space[1.5]};
  margin-top: ${space[1.5]};
  color: ${color.error};

  svg {
    margin-top: 1px;
  }
`;
