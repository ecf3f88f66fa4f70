import { ArrowLeftRight, CreditCard, House, Landmark, ReceiptText, Search, Settings } from 'lucide-react';
import styled from 'styled-components';
import { Brand } from '#components/Brand/Brand.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { Scene } from '#components/Scene/Scene.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { specTexts } from '#domain/specTexts.ts';
import type { SearchOpener } from '#flows/search/useSearch.tsx';
import { isSettingsPath, type MenuEntry, menuEntryOf, to } from '#navigation/paths.ts';
import { Link, useLocation } from '#navigation/router.ts';
import { useSearchKey } from '#preferences/useSearchKey.ts';
import { focusRingOnInk, forcedCurrent } from '#theme/accessibility.ts';
import { color, fontWeight, media, motion, radius, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/** The five entries of §2, in its order and with its addresses. */
const entries = [
  { entry: 'inicio', label: specTexts.menu.inicio, address: to.productos, icon: House },
  {
    entry: 'transferenciaInterna',
    label: specTexts.menu.transferenciaInterna,
    address: to.transferenciaInterna,
    icon: ArrowLeftRight,
  },
  {
    entry: 'transferenciaExterna',
    label: specTexts.menu.transferenciaExterna,
    address: to.transferenciaExterna,
    icon: Landmark,
  },
  { entry: 'pagos', label: specTexts.menu.pagosServicios, address: to.pagos, icon: ReceiptText },
  { entry: 'tarjetas', label: specTexts.menu.pagosTarjetas, address: to.pagoTarjetas, icon: CreditCard },
] as const satisfies readonly { entry: MenuEntry; [key: string]: unknown }[];

export interface SideMenuProps {
  /** Lets the overlay close on an item's click. */
  onNavigate?: () => void;
  /** Of the fixed menu: the search stands between logo and entries. Over the page it has its place in the bar. */
  search?: SearchOpener;
}

/** Logo, the five entries and the settings icon of §2. */
export function SideMenu({ onNavigate, search }: SideMenuProps) {
  const { cooperativeName, theme } = useConfig();
  const { pathname } = useLocation();
  const current = menuEntryOf(pathname);
  const inSettings = isSettingsPath(pathname);
  const [hasSlash] = useSearchKey();
  return (
    <Surface>
      <Home as={Link} to={to.inicio} onClick={onNavigate} aria-label={cooperativeName}>
        <Brand name={cooperativeName} logoUrl={theme.logoUrl} />
      </Home>
      {search && (
        <SearchButton type="button" {...search}>
          <Icon icon={Search} />
          Buscar
          {hasSlash && <Key aria-hidden="true">/</Key>}
        </SearchButton>
      )}
      <nav aria-label="Principal">
        <ul>
          {entries.map(({ entry, label, address, icon }) => (
            <li key={entry}>
              <Entry as={Link} to={address} onClick={onNavigate} aria-current={entry === current ? 'page' : undefined}>
                <Icon icon={icon} size="large" />
                {label}
              </Entry>
            </li>
          ))}
        </ul>
      </nav>
      <Foot>
        <Scene variant="menu" />
        <SettingsLink
          as={Link}
          to={to.dispositivos}
          onClick={onNavigate}
          aria-label="Dispositivos"
          title="Dispositivos"
          aria-current={inSettings ? 'page' : undefined}
        >
          <Icon icon={Settings} size="large" />
        </SettingsLink>
      </Foot>
    </Surface>
  );
}

const Surface = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden auto;
  scrollbar-width: thin;
  background: ${color.surfaceNav};
  color: ${color.navText};
`;

const Home = styled.a`
  align-self: flex-start;
  max-width: calc(100% - 6.5rem);
  margin: ${space[9]} ${space[10]} ${space[11]};
  border-radius: ${radius.field};
  color: ${color.navActiveText};
  text-decoration: none;
  ${focusRingOnInk}

  ${media.belowMenu} {
    margin: ${space[5]} ${space[6]} ${space[7]};
  }
`;

/** Looks like a field that asks for nothing; it opens one. */
const SearchButton = styled.button`
  ${type.bodyMedium}
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.target};
  margin: -${space[3]} ${space[6]} ${space[6]};
  padding: 0 ${space[3]} 0 ${space[4]};
  border: 1px solid ${color.navActiveBg};
  border-radius: ${radius.field};
  background: ${color.navHoverBg};
  color: ${color.navText};
  text-align: left;
  cursor: pointer;
  transition: background-color ${motion.state};
  ${focusRingOnInk}

  svg {
    color: ${color.navIcon};
  }

  &:hover {
    background: ${color.navActiveBg};
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;

/** The key that does the same, at the right end. */
const Key = styled.kbd`
  ${type.caption}
  display: grid;
  place-items: center;
  min-width: ${space[6]};
  min-height: ${space[6]};
  margin-left: auto;
  border: 1px solid ${color.navActiveBg};
  border-radius: ${radius.text};
  color: ${color.navIcon};
`;

const Entry = styled.a`
  ${type.overline}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-height: ${size.menuRow};
  margin: 0 ${space[6]} ${space[1]};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.tile};
  color: ${color.navText};
  font-weight: ${fontWeight.medium};
  text-decoration: none;
  transition: background-color ${motion.state};
  ${focusRingOnInk}

  svg {
    color: ${color.navIcon};
  }

  &:hover {
    background: ${color.navHoverBg};
  }

  &[aria-current] {
    background: ${color.navActiveBg};
    color: ${color.navActiveText};
    font-weight: ${fontWeight.strong};
  }

  &[aria-current] svg {
    color: ${color.navAccent};
  }

  &[aria-current]::before {
    content: '';
    position: absolute;
    inset: ${space[3]} auto ${space[3]} -${space[6]};
    width: 4px;
    border-radius: 0 ${radius.word} ${radius.word} 0;
    background: ${color.navAccent};
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border: 1px solid CanvasText;
    }
  }
`;

/** Of a menu that is narrower than the scene is drawn. */
const SCENE_HEIGHT = '240px';

const Foot = styled.div`
  position: relative;
  flex: none;
  min-height: 5.5rem;
  margin-top: auto;

  /* As wide as the menu, which grows with the letters, and whole. */
  > svg {
    height: auto;
    min-height: ${SCENE_HEIGHT};
  }

  ${media.lowerThan(640)} {
    > svg {
      display: none;
    }
  }

  /* Over larger entries the settings would be out of sight. */
  ${media.fromMenu} {
    ${media.lowerThan(880)} {
      :root[data-simple] & > svg {
        display: none;
      }
    }
  }
`;

const SettingsLink = styled.a`
  position: absolute;
  bottom: ${space[6]};
  left: ${space[7]};
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  background: ${color.navActiveBg};
  color: ${color.navActiveText};
  ${focusRingOnInk}

  /* Orange on every address of the settings (DESIGN.md §6 «Side menu»). */
  &[aria-current] {
    background: ${color.navAccent};
    color: ${color.actionText};
  }

  @media (forced-colors: active) {
    border: 1px solid LinkText;
    background: Canvas;

    &[aria-current] {
      ${forcedCurrent}
    }
  }
`;
