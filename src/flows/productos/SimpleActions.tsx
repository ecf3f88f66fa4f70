import { ArrowLeftRight, CreditCard, type LucideIcon, ReceiptText, Smartphone } from 'lucide-react';
import styled from 'styled-components';
import { cardLink } from '#components/Card/cardBox.ts';
import { Icon } from '#components/Icon/Icon.tsx';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { color, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

const actions: readonly { label: string; address: string; icon: LucideIcon }[] = [
  { label: 'Transferir', address: to.transferencias, icon: ArrowLeftRight },
  { label: 'Pagar', address: to.pagos, icon: ReceiptText },
  { label: 'Recargar', address: to.recargas, icon: Smartphone },
  { label: 'Tarjetas', address: to.pagoTarjetas, icon: CreditCard },
];

/** The four large actions of the simple mode (DESIGN.md §12 «Simple mode»). */
export function SimpleActions() {
  return (
    <nav aria-label="Acciones principales">
      <Grid>
        {actions.map(({ label, address, icon }, index) => (
          <li key={label}>
            <Action as={Link} to={address}>
              <Disc $primary={index === 0} aria-hidden="true">
                <Icon icon={icon} size="hero" />
              </Disc>
              {label}
            </Action>
          </li>
        ))}
      </Grid>
    </nav>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};
  margin-bottom: ${space[7]};

  @container main (width >= 40rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  @container main (width < 13rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Action = styled.a`
  display: grid;
  gap: ${space[3]};
  justify-items: center;
  height: 100%;
  padding: ${space[5]} ${space[3]};
  ${cardLink}
  ${type.bodyLargeStrong}
  text-align: center;
`;

const Disc = styled.span<{ $primary: boolean }>`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: 50%;
  background: ${({ $primary }) => ($primary ? color.actionBg : color.surfaceBrandSoft)};
  color: ${({ $primary }) => ($primary ? color.actionText : color.textLink)};
`;
