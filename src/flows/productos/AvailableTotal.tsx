import { Eye, EyeOff } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '#components/Button/IconButton.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { Money } from '#components/Money/Money.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { color, media, space } from '#theme/tokens.ts';
import type { AvailableTotal as Total } from './products.ts';

export interface AvailableTotalProps {
  /** Null while it is awaited. */
  total: Total | null;
  hidden: boolean;
  onHide: (hidden: boolean) => void;
}

/** «Disponible en sus cuentas» with the eye that hides every balance (screens.md A.0); on the ink header below 685 px. */
export function AvailableTotal({ total, hidden, onHide }: AvailableTotalProps) {
  return (
    <Block>
      <Label>
        Disponible en sus cuentas
        <HideBalances hidden={hidden} onHide={onHide} />
      </Label>
      {total === null && <Skeleton $width="13.75rem" $height="3.5rem" $radius="field" />}
      {total?.cents != null && <Money cents={total.cents} size="xl" hidden={hidden} />}
      {total !== null && total.missing > 0 && <Partial>{partialText(total)}</Partial>}
      {total?.cents != null && total.blocked > 0 && <Partial>{blockedText(total.blocked)}</Partial>}
    </Block>
  );
}

function partialText({ cents, missing }: Total): string {
  if (cents === null) return 'No se pudo leer';
  return missing === 1 ? 'Sin 1 cuenta que no se pudo leer' : `Sin ${missing} cuentas que no se pudieron leer`;
}

function blockedText(blocked: number): string {
  return blocked === 1 ? 'Sin 1 cuenta bloqueada' : `Sin ${blocked} cuentas bloqueadas`;
}

/** The eye beside the first balance of a screen: its name says what it does next, and so its state. */
export function HideBalances({ hidden, onHide }: { hidden: boolean; onHide: (hidden: boolean) => void }) {
  const icon = hidden ? EyeOff : Eye;
  return (
    <Over
      label={hidden ? 'Mostrar saldos' : 'Ocultar saldos'}
      icon={<Icon icon={icon} />}
      onClick={() => onHide(!hidden)}
    />
  );
}

/** The letters of the amount below it reach into its lower edge, and would take the press there. */
const Over = styled(IconButton)`
  z-index: 1;
`;

const Block = styled.div`
  display: grid;
  gap: ${space[0.5]};

  ${media.belowMenu} {
    position: relative;
    z-index: 1;

    --text-primary: ${color.navActiveText};
    --text-secondary: ${color.navIcon};
    --text-tertiary: ${color.navIcon};
    --surface-skeleton: ${color.navActiveBg};
    --surface-brand-soft: ${color.navActiveBg};
    --focus-ring: ${color.navAccent};
  }
`;

const Partial = styled.span`
  color: ${color.textSecondary};
`;

const Label = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.textSecondary};
`;
