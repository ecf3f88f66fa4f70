import { ArrowLeftRight, ChevronRight, Landmark, type LucideIcon, Wallet } from 'lucide-react';
import { Icon } from '#components/Icon/Icon.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import type { FlowStart } from '#flows/moneyFlow/flowStart.ts';
import { useOnwardStart } from '#flows/moneyFlow/useFlowStart.ts';
import { RepeatPayees } from '#flows/repetir/RepeatPayees.tsx';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { useSimpleMode } from '#theme/useSimpleMode.ts';
import { History } from './History.tsx';
import { MyDestinations } from './MyDestinations.tsx';
import { ChoiceLink, ChoiceName, Choices, ChoiceText } from './Transferencias.styles.ts';

interface Choice {
  name: string;
  text: string;
  icon: LucideIcon;
  address: string;
  start: FlowStart;
}

const choices: readonly Choice[] = [
  {
    name: 'A la cooperativa',
    text: 'Otros socios, sin costo',
    icon: ArrowLeftRight,
    address: to.transferenciaInterna,
    start: {},
  },
  {
    name: 'A otra institución',
    text: 'Bancos, cooperativas y mutualistas',
    icon: Landmark,
    address: to.transferenciaExterna,
    start: {},
  },
  {
    name: 'Entre mis cuentas',
    text: 'Al instante',
    icon: Wallet,
    address: to.transferenciaInterna,
    start: { fuente: 'propias' },
  },
];

/** The hub of the transfers (§2 transferencias): which kind, to whom, and what was sent. */
export function Transferencias() {
  const [simple] = useSimpleMode();
  const onward = useOnwardStart();
  return (
    <>
      <PageTitle>Transferencias</PageTitle>
      <Choices>
        {choices.map(({ name, text, icon, address, start }) => (
          <li key={name}>
            <ChoiceLink as={Link} to={address} state={onward(start)}>
              <IconTile icon={icon} />
              <span>
                <ChoiceName>{name}</ChoiceName>
                <ChoiceText>{text}</ChoiceText>
              </span>
              <Icon icon={ChevronRight} />
            </ChoiceLink>
          </li>
        ))}
      </Choices>
      <RepeatPayees />
      <MyDestinations />
      {!simple && <History />}
    </>
  );
}
