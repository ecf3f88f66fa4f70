import { Tabs as Primitive } from '@base-ui/react/tabs';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { reach } from '#theme/accessibility.ts';
import { color, motion, radius, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { useChosenInTheMiddle } from '../InSight/useChosenInTheMiddle.ts';

/** One tab and its panel. */
export interface Tab<Value extends string = string> {
  value: Value;
  /** As written: the specification's are in capitals, ours in sentence case. */
  label: string;
  content: ReactNode;
}

export interface TabsProps<Value extends string = string>
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Name of the tab list. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Tabs with arrow keys. In a narrow window the list scrolls, and the cut-off next tab hints at that; only the open panel is mounted. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, ...rest }: TabsProps<Value>) {
  const scroller = useChosenInTheMiddle(value, '[aria-selected="true"]');
  return (
    <Primitive.Root {...rest} value={value} onValueChange={(next: Value) => onChange(next)}>
      <Scroller ref={scroller}>
        <List aria-label={label} activateOnFocus={false}>
          {tabs.map((tab) => (
            <Trigger key={tab.value} value={tab.value} $capitals={tab.label === tab.label.toUpperCase()}>
              {tab.label}
            </Trigger>
          ))}
        </List>
      </Scroller>
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value}>
          {tab.content}
        </Panel>
      ))}
    </Primitive.Root>
  );
}

const Scroller = styled.div`
  position: relative;
  margin-inline: calc(-1 * var(--main-padding, 0px));
  padding-inline: var(--main-padding, 0px);
  overflow-x: auto;
  scrollbar-width: none;
`;

const List = styled(Primitive.List)`
  display: flex;
  gap: ${space[8]};
  width: max-content;
  min-width: 100%;
  box-shadow: inset 0 -1px 0 ${color.borderSubtle};
`;

const Trigger = styled(Primitive.Tab)<{ $capitals: boolean }>`
  ${reach}
  min-height: ${size.field};
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color.textSecondary};
  ${({ $capitals }) => ($capitals ? type.label : type.bodyMediumStrong)}
  letter-spacing: ${({ $capitals }) => ($capitals ? '0.035em' : '0')};
  white-space: nowrap;
  transition: color ${motion.state};

  &:hover,
  &[data-active] {
    color: ${color.textPrimary};
  }

  &[data-active]::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 3px;
    border-radius: ${radius.mark};
    background: ${color.textLink};
  }

  /* The words fill the tab, and what scrolls is cut above and below it: the ring stands beside them, as far as the column has room. */
  &:focus-visible {
    /* Seen in forced colours alone. */
    outline: 3px solid transparent;
    outline-offset: -3px;

    &::before {
      inset: 0 calc(-1 * min(var(--main-padding, 0px), ${space[2]}));
      outline: 3px solid ${color.focusRing};
      outline-offset: -3px;
      border-radius: ${radius.text};
    }
  }

  @media (forced-colors: active) {
    &:focus-visible::before {
      outline: 0;
    }

    &[data-active]::after {
      background: Highlight;
    }
  }
`;

const Panel = styled(Primitive.Panel)`
  padding-top: ${space[6]};

  &:focus-visible {
    outline: 3px solid ${color.focusRing};
    outline-offset: 4px;
    border-radius: ${radius.small};
  }
`;
