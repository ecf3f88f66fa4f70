import { useId } from 'react';
import styled from 'styled-components';
import { labelFocusRing, visuallyHidden } from '#theme/accessibility.ts';
import { color, motion, radius, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { disabledLook } from '../Button/disabledLook.ts';
import { mark } from '../ChoiceCards/ChoiceCards.styles.ts';
import type { ChoiceGroupProps } from '../ChoiceCards/choiceGroup.ts';
import { ThemeMiniature, type ThemeMiniatureProps } from './ThemeMiniature.tsx';

/** One theme to choose. */
export interface ThemeCard<Value extends string> {
  value: Value;
  label: string;
  miniature: ThemeMiniatureProps['theme'];
}

export interface ThemeCardsProps<Value extends string> extends ChoiceGroupProps {
  /** For assistive technology only; the surroundings already say it to the eye. */
  label: string;
  options: readonly ThemeCard<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Themes as cards with a miniature and a native radio button (DESIGN.md «Theme choice»); under one another in a narrow column. */
export function ThemeCards<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled = false,
  ...rest
}: ThemeCardsProps<Value>) {
  const name = useId();
  return (
    <Group {...rest} aria-disabled={disabled || undefined}>
      <Legend>{label}</Legend>
      <Cards>
        {options.map(({ value: option, label: text, miniature }) => (
          <Card key={option} data-checked={option === value ? '' : undefined}>
            <Picture>
              <ThemeMiniature theme={miniature} />
            </Picture>
            <Choice>
              <input
                type="radio"
                name={name}
                value={option}
                checked={option === value}
                onChange={() => {
                  if (!disabled) onChange(option);
                }}
              />
              <Ring aria-hidden="true" />
              {text}
            </Choice>
          </Card>
        ))}
      </Cards>
    </Group>
  );
}

const Group = styled.fieldset`
  container: themes / inline-size;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  ${visuallyHidden}
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[3]};

  @container themes (width < 26.25rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
  }
`;

const Picture = styled.span`
  display: block;
  flex: none;
  overflow: hidden;
  height: 102px;
  border-radius: ${radius.small};
  outline: 1px solid ${color.borderSubtle};
  outline-offset: -1px;

  svg {
    display: block;
    width: 100%;
    height: 100%;
  }

  @container themes (width < 26.25rem) {
    width: 112px;
    height: 60px;
  }

  /* Its name matters more. */
  @container themes (width < 15rem) {
    display: none;
  }
`;

const Choice = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.target};
  padding-inline: ${space[2]};
  color: ${color.textPrimary};
  ${type.bodyStrongTight}
  overflow-wrap: anywhere;

  [aria-disabled='true'] & {
    ${disabledLook}
  }

  input {
    ${mark}
    cursor: inherit;
  }

  input:focus-visible {
    outline: none;
  }
`;

/** Around the whole card, in whose choice it stands. */
const Ring = styled.span`
  ${labelFocusRing}
  border-radius: ${radius.tile};

  /* Around the border that the card has there. */
  @media (forced-colors: active) {
    inset: -1px;
  }
`;

const Card = styled.label`
  position: relative;
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  padding: ${space[2]};
  border-radius: ${radius.tile};
  background: ${color.surfaceCard};
  box-shadow: inset 0 0 0 1px ${color.borderSubtle};
  cursor: pointer;
  transition: background-color ${motion.state};

  &:hover {
    box-shadow: inset 0 0 0 1px ${color.borderControl};
  }

  &[data-checked] {
    background: ${color.surfaceBrandSoft};
    box-shadow: inset 0 0 0 2px ${color.textLink};
  }

  [aria-disabled='true'] & {
    background: ${color.surfaceSunken};
    ${disabledLook}
  }

  [aria-disabled='true'] &[data-checked] {
    box-shadow: inset 0 0 0 2px ${color.textDisabled};
  }

  @container themes (width < 26.25rem) {
    display: flex;
    align-items: center;
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;
