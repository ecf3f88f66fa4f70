import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Scene } from '#components/Scene/Scene.tsx';
import { Link } from '#navigation/router.ts';
import { focusRing } from '#theme/accessibility.ts';
import { color, media, radius, shadow } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

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

/** The head of productos and inicio. Below 685 px an ink header with the scene, bleeding to the window's edges (02-productos-m). */
export function Hero({ children, shortcuts }: HeroProps) {
  return (
    <Block>
      {children}
      <HeroScene>
        <Scene variant="header" />
      </HeroScene>
      <Quick aria-label="Accesos rápidos">
        {shortcuts.map(({ label, address, icon: Icon }, index) => (
          <QuickLink key={label} as={Link} to={address}>
            <QuickDisc $primary={index === 0}>
              <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
            </QuickDisc>
            {label}
          </QuickLink>
        ))}
      </Quick>
    </Block>
  );
}

const Block = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 20px 16px;
  align-items: end;
  justify-content: space-between;
  margin-bottom: 28px;

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
    gap: 8px;
    align-items: stretch;
    justify-content: start;
    min-height: 15.875rem;
    margin: -24px -16px 88px;
    padding: 8px 20px 0;
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
    margin: 0 -4px -56px;
    padding: 12px;
    border: 1px solid ${color.borderSubtle};
    border-radius: ${radius.card};
    background: ${color.surfaceCard};
    box-shadow: ${shadow.raised};
  }
`;

const QuickLink = styled.a`
  ${type.label}
  display: grid;
  align-content: start;
  justify-items: center;
  gap: 6px;
  border-radius: ${radius.field};
  color: ${color.textPrimary};
  text-align: center;
  text-decoration: none;
  ${focusRing}
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
