import { Check, X } from 'lucide-react';
import styled, { css } from 'styled-components';
import type { ChecklistItem } from '#domain/password.ts';
import { visuallyHidden } from '#theme/accessibility.ts';
import { color, fontSize, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { passwordChecklistWords } from './PasswordChecklist.words.ts';

export interface PasswordChecklistProps {
  items: readonly ChecklistItem[];
  /** The field has been left with something in it: rules that are not met then turn red. */
  checked: boolean;
  /** Two columns, for the full page. */
  wide?: boolean;
  /** Its heading. */
  title?: string;
}

type Look = 'met' | 'failed' | 'pending';

/** Advice, never red: the form does not enforce it (D-24, D-25), so a cross would claim what only the server knows. */
const ADVICE: ReadonlySet<ChecklistItem['id']> = new Set(['different']);

/** The live checklist of a new password (§5): an empty circle, a tick, or a cross once the field was left. */
export function PasswordChecklist({ items, checked, wide = false, title }: PasswordChecklistProps) {
  const words = useMessages('PasswordChecklist', passwordChecklistWords);
  return (
    <Block>
      <Title>{title ?? words.title}</Title>
      <List aria-label={words.list} $wide={wide}>
        {items.map((item) => {
          const look = lookOf(item, checked);
          return (
            <Item key={item.id} $look={look} data-rule={item.id}>
              <Disc $look={look} aria-hidden="true">
                {look === 'met' && <Icon icon={Check} size="mark" stroke="heavy" />}
                {look === 'failed' && <Icon icon={X} size="mark" stroke="heavy" />}
              </Disc>
              <span>
                {item.label}
                {item.note && <Note>{item.note}</Note>}
                <Spoken>: {words[look]}</Spoken>
              </span>
            </Item>
          );
        })}
      </List>
    </Block>
  );
}

function lookOf({ id, state }: ChecklistItem, checked: boolean): Look {
  if (state === 'met') return 'met';
  return state === 'unmet' && checked && !ADVICE.has(id) ? 'failed' : 'pending';
}

const Block = styled.div`
  container-type: inline-size;
`;

const Title = styled.h2`
  ${type.label}
  margin: 0 0 ${space[3]};
  font-size: ${fontSize.body};
`;

const List = styled.ul<{ $wide: boolean }>`
  display: grid;
  gap: ${space[3]} ${space[6]};

  @container (width >= 30rem) {
    ${({ $wide }) => $wide && inColumns}
  }
`;

/** Short rules side by side; the longest one below, across both columns. */
const inColumns = css`
  grid-template-columns: 1fr 1fr;

  > :not([data-rule='length'], [data-rule='whitespace']) {
    order: 1;
  }

  > [data-rule='digit'] {
    grid-column: 1 / -1;
    order: 2;
  }
`;

const Item = styled.li<{ $look: Look }>`
  ${type.bodySmall}
  display: flex;
  gap: ${space[3]};
  color: ${({ $look }) => ({ met: color.textPrimary, failed: color.error, pending: color.textSecondary })[$look]};
`;

const Disc = styled.span<{ $look: Look }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.375rem;
  height: 1.375rem;
  border-radius: 50%;
  ${({ $look }) =>
    $look === 'pending'
      ? `box-shadow: inset 0 0 0 1.5px ${color.borderControl};`
      : `background: ${$look === 'met' ? color.ok : color.error};`}
  color: ${color.surfaceCard};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Note = styled.span`
  ${type.caption}
  display: block;
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;
