import { ArrowLeftRight, CreditCard, Ellipsis, House, type LucideIcon, ReceiptText } from 'lucide-react';
import styled, { css } from 'styled-components';
import { Icon } from '#components/Icon/Icon.tsx';
import { useTyping } from '#components/LowerEdge/useTyping.ts';
import { useStillUnderPress } from '#components/Press/useStillUnderPress.ts';
import { type MenuEntry, menuEntryOf, to } from '#navigation/paths.ts';
import { Link, useLocation } from '#navigation/router.ts';
import { focusRing } from '#theme/accessibility.ts';
import { atLowerEdge, narrowWindow } from '#theme/narrow.ts';
import { color, fontSize, fontWeight, lineHeight, media, size, space } from '#theme/tokens.ts';

/** What a thumb reaches: label, address and the entries of the menu (§2) that it stands for. */
const entries: readonly { label: string; address: string; icon: LucideIcon; of: readonly MenuEntry[] }[] = [
  { label: 'Inicio', address: to.productos, icon: House, of: ['inicio'] },
  {
    label: 'Transferir',
    address: to.transferencias,
    icon: ArrowLeftRight,
    of: ['transferenciaInterna', 'transferenciaExterna'],
  },
  { label: 'Pagar', address: to.pagos, icon: ReceiptText, of: ['pagos'] },
  { label: 'Tarjetas', address: to.pagoTarjetas, icon: CreditCard, of: ['tarjetas'] },
];

export interface BottomBarProps {
  /** Opens the menu of §2. */
  onMore: () => void;
}

/** The bar at the lower edge of a phone's window (D-69), below 685 px; away while something is typed. */
export function BottomBar({ onMore }: BottomBarProps) {
  const { pathname } = useLocation();
  const current = menuEntryOf(pathname);
  // It comes back when the field is left, never over what is being pressed then.
  if (useStillUnderPress(useTyping())) return null;
  return (
    <Bar aria-label="Accesos">
      {entries.map(({ label, address, icon, of }) => (
        <Entry
          key={label}
          as={Link}
          to={address}
          aria-current={current !== null && of.includes(current) ? 'page' : undefined}
        >
          <Icon icon={icon} size="xlarge" />
          {label}
        </Entry>
      ))}
      <More type="button" aria-haspopup="dialog" onClick={onMore}>
        <Icon icon={Ellipsis} size="xlarge" />
        Más
      </More>
    </Bar>
  );
}

const Bar = styled.nav`
  display: none;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  padding-bottom: env(safe-area-inset-bottom, 0);
  border-top: 1px solid ${color.borderSubtle};
  background: ${color.surfaceCard};
  ${atLowerEdge}

  ${media.belowMenu} {
    display: grid;
  }

  /* Five words side by side have no room there: the menu has them all. */
  ${narrowWindow} {
    display: none;
  }
`;

/**
 * How large a label may be, whatever text the member has chosen (D-72): the longest, «Transferir», is less than five times as wide as high, and
 * each has a fifth of the window. In a window of 320 px it is the usual size.
 */
const LARGEST_LABEL = 'calc(100vw / 25 - 0.8px)';

const target = css`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[1]};
  min-height: ${size.row};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.textSecondary};
  font-size: min(${fontSize.bar}, ${LARGEST_LABEL});
  font-weight: ${fontWeight.medium};
  line-height: ${lineHeight.bar};
  text-decoration: none;
  ${focusRing}
`;

const Entry = styled.a`
  ${target}

  &[aria-current] {
    color: ${color.textPrimary};
    font-weight: ${fontWeight.strong};
  }

  &[aria-current]::before {
    content: '';
    position: absolute;
    top: -1px;
    width: 2.5rem;
    height: 3px;
    background: ${color.actionBg};
  }

  @media (forced-colors: active) {
    &[aria-current]::before {
      background: Highlight;
    }
  }
`;

const More = styled.button`
  ${target}
`;
