import { ChevronRight, CircleAlert, Copy, Eye, Handshake, Lock, MoreVertical, Send } from 'lucide-react';
import { garantias } from '#api/contract/productos.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { AccountNumber } from '#components/AccountNumber/AccountNumber.tsx';
import { ActionMenu } from '#components/ActionMenu/ActionMenu.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import { IconButton } from '#components/Button/IconButton.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { Money } from '#components/Money/Money.tsx';
import { useCopyText } from '#components/Share/useCopyText.ts';
import { useConfig } from '#config/ConfigProvider.tsx';
import { dayOfIso } from '#domain/calendar.ts';
import { formatDate, writtenDate } from '#domain/dates.ts';
import { unreadableIn } from '#domain/partialList.ts';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { flowStart } from '#flows/moneyFlow/flowStart.ts';
import { to } from '#navigation/paths.ts';
import { Link, useNavigate } from '#navigation/router.ts';
import {
  Aside,
  EndDay,
  Figure,
  Frame,
  Head,
  HeadText,
  Label,
  Name,
  Numbers,
  StretchedLink,
} from './ProductCards.styles.ts';
import { type Account, accountIcon, type Card, type Loan, loanIcon, overdueText } from './products.ts';

export interface AccountCardProps {
  account: Account;
  hidden: boolean;
  /** Spans the row and also shows book and blocked balance. */
  wide?: boolean;
}

/** An account, a term deposit or a certificate (DESIGN.md §6 «Product card»): the whole card leads to its detail. */
export function AccountCard({ account, hidden, wide = false }: AccountCardProps) {
  const { number, name, available, book, kind, isBlocked, isDebitable, endsOn } = account;
  const { dateFormat } = useConfig();
  const end = endsOn && formatDate(endsOn, dateFormat);
  const today = useCurrentDay();
  const isOver = (dayOfIso(endsOn) ?? today) < today;
  const blocked = available !== null && book !== null && kind === 'VISTA' ? book - available : 0;
  const isProgrammed = kind === 'PROGRAMADO';
  // What cannot be taken out is worth its book balance; the available one then stands beside it, or alone under its own name (D-65).
  const main = kind === 'VISTA' || book === null ? available : book;
  const isAvailable = kind === 'VISTA' || (isProgrammed && book === null);
  const label = isAvailable ? 'Disponible' : isProgrammed ? 'Saldo contable' : 'Valor';
  return (
    <Frame>
      <Head>
        <IconTile icon={accountIcon(account)} />
        <HeadText>
          <StretchedLink as={Link} to={to.cuenta(number)}>
            <Name>{name}</Name>
          </StretchedLink>
          <AccountNumber number={number} />
        </HeadText>
        {isDebitable ? (
          <AccountActions number={number} canTransfer={!isBlocked} />
        ) : (
          <Icon icon={ChevronRight} size="large" />
        )}
      </Head>
      <Numbers>
        {main !== null && (
          <Figure>
            <Label>{kind === 'PLAZO_FIJO' ? 'Capital' : label}</Label>
            <Money cents={main} size="md" hidden={hidden} />
          </Figure>
        )}
        {isBlocked && (
          <Badge tone="error" icon={Lock}>
            Bloqueada
          </Badge>
        )}
        <OwnState state={account.state} />
        {wide && kind === 'VISTA' && book !== null && (
          <Aside>
            <Figure>
              <Label>Saldo contable</Label>
              <Money cents={book} hidden={hidden} />
            </Figure>
            {blocked > 0 && (
              <Figure>
                <Label>Bloqueado</Label>
                <Money cents={blocked} hidden={hidden} />
              </Figure>
            )}
          </Aside>
        )}
        {isProgrammed && available !== null && book !== null && (
          <Figure $end>
            <Label>Disponible</Label>
            <Money cents={available} hidden={hidden} />
          </Figure>
        )}
        {end && (
          <Figure $end>
            <Label>{isOver ? 'Venció' : 'Vence'}</Label>
            <EndDay>{end}</EndDay>
          </Figure>
        )}
      </Numbers>
    </Frame>
  );
}

/** «Más acciones» of an account that can be debited (screens.md A.2 productos). */
function AccountActions({ number, canTransfer }: { number: string; canTransfer: boolean }) {
  const navigate = useNavigate();
  const copy = useCopyText();
  return (
    <ActionMenu
      trigger={<IconButton label="Más acciones" icon={<Icon icon={MoreVertical} size="large" />} />}
      actions={[
        { label: 'Ver detalle', icon: Eye, onSelect: () => void navigate(to.cuenta(number)) },
        ...(canTransfer
          ? [
              {
                label: 'Transferir',
                icon: Send,
                onSelect: () => void navigate(to.transferencias, { state: flowStart({ origen: number }) }),
              },
            ]
          : []),
        {
          label: 'Copiar número',
          icon: Copy,
          onSelect: () => void copy(number, { copied: 'Número copiado', refused: 'No pudimos copiar el número.' }),
        },
      ]}
    />
  );
}

export interface LoanCardProps {
  loan: Loan;
  hidden: boolean;
}

/** A loan: its balance, and the next instalment or, in its place, for how long it has been overdue. */
export function LoanCard({ loan, hidden }: LoanCardProps) {
  const { number, name, balance, state, isOverdue, daysOverdue, next } = loan;
  const { dateFormat } = useConfig();
  return (
    <Frame>
      <Head>
        <IconTile icon={loanIcon(loan)} />
        <HeadText>
          <StretchedLink as={Link} to={to.credito(number)}>
            <Name>{name}</Name>
          </StretchedLink>
          <AccountNumber number={number} kind="loan" />
        </HeadText>
        <Icon icon={ChevronRight} size="large" />
      </Head>
      <Numbers>
        <Figure>
          <Label>Saldo de capital</Label>
          <Money cents={balance} size="md" hidden={hidden} />
        </Figure>
        {isOverdue ? (
          <Badge tone="error" icon={CircleAlert}>
            {overdueText(daysOverdue)}
          </Badge>
        ) : (
          <OwnState state={state} />
        )}
        {!isOverdue && state !== 'CANCELADO' && next && (
          <Figure $end>
            <Label>Cuota {writtenDate(next.date, dateFormat)}</Label>
            <Money cents={next.cents} hidden={hidden} />
          </Figure>
        )}
      </Numbers>
    </Frame>
  );
}

/** That a loan is paid off, or a state that only the server knows, as it writes it (D-65); the usual ones need no word. */
export function OwnState({ state }: Pick<Loan | Account | Card, 'state'>) {
  if (state === 'CANCELADO') return <Badge tone="neutral">Cancelado</Badge>;
  return typeof state === 'object' && state && <Badge tone="neutral">{state.other}</Badge>;
}

/** The way to the guarantees; how many of each kind is said as soon as it is known. */
export function GuaranteesCard({ count }: { count: number }) {
  const { data } = useApiQuery(garantias, {});
  return (
    <Frame>
      <Head>
        <IconTile icon={Handshake} />
        <HeadText>
          <StretchedLink as={Link} to={to.garantias}>
            <Name>Garantías</Name>
          </StretchedLink>
          <Label>
            {data && unreadableIn(data.propias, data.otorgadas) === 0
              ? guaranteesText(data.propias.length, data.otorgadas.length)
              : count === 1
                ? '1 registrada'
                : `${count} registradas`}
          </Label>
        </HeadText>
        <Icon icon={ChevronRight} size="large" />
      </Head>
    </Frame>
  );
}

function guaranteesText(own: number, given: number): string {
  const parts = [
    own > 0 && `${own} de sus créditos`,
    given > 0 && (given === 1 ? '1 crédito que garantiza' : `${given} créditos que garantiza`),
  ];
  return parts.filter(Boolean).join(' · ');
}
