import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { EmptyScene } from '../Scene/EmptyScene.tsx';

export interface EmptyStateProps {
  /** What stands on the ridges: a sheet for lists, a cloud for failures. */
  object?: 'sheet' | 'people' | 'magnifier' | 'cloud';
  title: string;
  text?: string | undefined;
  /** One secondary action. */
  action?: ReactNode;
  role?: 'alert';
}

/** For an empty list, or one that could not be loaded: scene, title, one sentence, one action. */
export function EmptyState({ object = 'sheet', title, text, action, role }: EmptyStateProps) {
  return (
    <Block role={role}>
      <EmptyScene object={object} />
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      {action}
    </Block>
  );
}

const Block = styled.div`
  --line-align: center;

  display: grid;
  justify-items: center;
  padding: ${space[8]} ${space[4]};
  text-align: center;
`;

const Title = styled.h2`
  ${type.h2Small}
  margin-top: ${space[5]};
  text-wrap: balance;

  /* An action without a sentence over it. */
  + :not(p) {
    margin-top: ${space[5]};
  }
`;

const Text = styled.p`
  max-width: 44ch;
  margin: ${space[1.5]} 0 ${space[5]};
  color: ${color.textSecondary};
`;
