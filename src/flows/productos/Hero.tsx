import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cardBox } from '#components/Card/cardBox.ts';
import { Icon } from '#components/Icon/Icon.tsx';
import { Scene } from '#components/Scene/Scene.tsx';
import { Link } from '#navigation/router.ts';
import { focusRing } from '#theme/accessibility.ts';
import { narrowWindow } from '#theme/narrow.ts';
import { color, media, radius, shadow, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { useSimpleMode } from '#theme/useSimpleMode.ts';
import { SimpleActions } from './SimpleActions.tsx';

/** A round shortcut of the mobile header. */
export interface Shortcut {
  label: string;
  address: string;
  icon: LucideIcon;
}

export interface HeroProps {
  /** Heading, total and, on wide windows, actions. */
  children: ReactNode;
  /** Three shortcuts below 685 px; the first is the primary one. */
  shortcuts: readonly Shortcut[];
}

/** The head of productos and inicio. Below 685 px an ink header with the scene, bleeding to the window's edges. */
export function Hero({ children, shortcuts }: HeroProps) {
  const [simple] = useSimpleMode();
  return (
    <>
      <Block $simple={simple}>
        {children}
        <HeroScene>
          <Scene variant="header" />
        </HeroScene>
        {!simple && (
          <Quick aria-label="Accesos rápidos">
            {shortcuts.map(({ label, address, icon }, index) => (
              <QuickLink key={label} as={Link} to={address}>
                <QuickDisc $primary={index === 0}>
                  <Icon icon={icon} size="disc" />
                </QuickDisc>
                {label}
              </QuickLink>
            ))}
          </Quick>
        )}
      </Block>
      {simple && <SimpleActions />}
    </>
  );
}

/** The quick actions hang 56 px out of the head; 32 stay free below them. */
const BELOW_QUICK = '88px';

const Block = styled.div<{ $simple: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[5]} ${space[4]};
  align-items: end;
  justify-content: space-between;
  margin-bottom: ${space[7]};

  > * {
    min-width: 0;
  }

  > :first-child {
    flex: 0 0 100%;
  }

  > :nth-child(2) {
    flex: 1 1 auto;
  }

  ${media.belowMenu} {
    flex-flow: column;
    gap: ${space[2]};
    align-items: stretch;
    justify-content: start;
    min-height: 15.875rem;
    margin: calc(-1 * var(--head-lift, ${space[6]})) -${space[4]} ${({ $simple }) => ($simple ? space[5] : BELOW_QUICK)};
    padding: ${space[2]} ${space[5]} 0;
    background: ${color.surfaceInk};
    color: ${color.navActiveText};

    > :first-child,
    > :nth-child(2) {
      flex: none;
    }

    /* The landscape between the total and the shortcuts. */
    &::after {
      content: '';
      order: 1;
      flex: 1 0 52px;
    }
  }
`;

const HeroScene = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: none;

  ${media.belowMenu} {
    display: block;
  }

  /* On the narrowest windows the summit stands lower: a long total beside it would be over the snow. */
  ${media.narrowerThan(360)} {
    overflow: clip;

    > * {
      translate: 0 34px;
    }
  }
`;

const Quick = styled.nav`
  display: none;

  ${media.belowMenu} {
    position: relative;
    z-index: 1;
    order: 2;
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    /* Half over the head's edge, however high its words make it. */
    margin: 0 -${space[1]} -${space[14]};
    padding: ${space[3]};
    ${cardBox}
    box-shadow: ${shadow.raised};
  }

  /* Under one another: beside each other their words would touch. */
  ${narrowWindow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
  }
`;

const QuickLink = styled.a`
  ${type.label}
  display: grid;
  align-content: start;
  justify-items: center;
  gap: ${space[1.5]};
  border-radius: ${radius.field};
  color: ${color.textPrimary};
  text-align: center;
  text-decoration: none;
  ${focusRing}

  ${narrowWindow} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    justify-items: start;
    gap: ${space[3]};
    text-align: left;
  }
`;

const QuickDisc = styled.span<{ $primary: boolean }>`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  background: ${({ $primary }) => ($primary ? color.actionBg : color.surfaceBrandSoft)};
  color: ${({ $primary }) => ($primary ? color.actionText : color.textLink)};
`;
