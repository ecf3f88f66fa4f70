import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { color, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Icon } from '../Icon/Icon.tsx';

/** The error under a field or a group of choices; `id` ties it to its control. */
export function ErrorNote({ id, error }: { id: string; error: string }) {
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
