import { CircleAlert, Handshake } from 'lucide-react';
import { useState } from 'react';
import { hasCode } from '#api/apiError.ts';
import { askedOf, lacksCall } from '#api/asked.ts';
import { credito } from '#api/contract/creditos.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { AccountNumber } from '#components/AccountNumber/AccountNumber.tsx';
import { BackLink, BackLinkLabel } from '#components/BackLink/BackLink.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { UNKNOWN_PRODUCT_CODE } from '#domain/errorCodes.ts';
import { AsyncContent } from '#flows/asyncContent/AsyncContent.tsx';
import { shownValue, useShown } from '#flows/asyncContent/useShown.ts';
import { OwnState } from '#flows/productos/ProductCards.tsx';
import { overdueText } from '#flows/productos/products.ts';
import { to } from '#navigation/paths.ts';
import { Link, useParams } from '#navigation/router.ts';
import { AmortizationTable } from './AmortizationTable.tsx';
import { Head, Meta, OverCard, TextLink } from './Credito.styles.ts';
import { LoanCard } from './LoanCard.tsx';
import { type LoanDetail, loanDetailOf } from './loanDetail.ts';
import { OverdueCard } from './OverdueCard.tsx';
import { Payments } from './Payments.tsx';

/** One loan (§2 creditos/{numeroCredito}): what is owed, what is overdue, the whole table, the payments. */
export function Credito() {
  const { numeroCredito = '' } = useParams();
  return <LoanPage key={numeroCredito} number={numeroCredito} />;
}

function LoanPage({ number }: { number: string }) {
  const query = useApiQuery(credito, { params: { numeroCredito: number } });
  const shown = useShown(askedOf(query, loanDetailOf));
  return (
    <>
      <BackLink as={Link} to={to.productos}>
        <BackLinkLabel>Mis productos</BackLinkLabel>
      </BackLink>
      <LoanHeader loan={shownValue(shown)} />
      <AsyncContent
        of={shown}
        loading="Cargando su crédito"
        skeleton={<Skeleton $width="100%" $height="13.75rem" $radius="card" />}
        unknown={
          (hasCode(query.error, UNKNOWN_PRODUCT_CODE) && {
            title: 'No encontramos este crédito',
            text: 'Revise el número o elija un crédito en Mis productos.',
          }) ||
          // A server that knows only the specification has no loans (contract B.0): nothing that could be tried again.
          (lacksCall(query) && {
            title: 'Este crédito no está disponible',
            text: 'Para consultarlo acérquese a una agencia.',
          })
        }
      >
        {(loan) => <LoanBody loan={loan} />}
      </AsyncContent>
    </>
  );
}

/** The same heading before and after the loan is there: it keeps the focus that the route change gave it. */
function LoanHeader({ loan }: { loan: LoanDetail | null }) {
  return (
    <Head>
      <div>
        <PageTitle>{loan?.name ?? 'Crédito'}</PageTitle>
        {loan && <LoanMeta loan={loan} />}
      </div>
      {/* What guaranteed a cancelled loan is free: there is nothing to see. */}
      {loan && loan.state !== 'CANCELADO' && (
        <TextLink as={Link} to={to.garantias}>
          <Icon icon={Handshake} />
          Ver garantía
        </TextLink>
      )}
    </Head>
  );
}

function LoanMeta({ loan: { number, state, isOverdue, daysOverdue, overdue } }: { loan: LoanDetail }) {
  // A server may say what is overdue without the days (D-65): the card below says it too. A state that only the server knows speaks for itself.
  const isLate = isOverdue || (state === 'VIGENTE' && overdue !== null);
  return (
    <Meta>
      <AccountNumber number={number} kind="loan" />
      {isLate && (
        <Badge tone="error" icon={CircleAlert}>
          {overdueText(overdue?.days ?? daysOverdue)}
        </Badge>
      )}
      {state === 'VIGENTE' && !isLate && <Badge tone="ok">Vigente</Badge>}
      <OwnState state={state} />
    </Meta>
  );
}

function LoanBody({ loan }: { loan: LoanDetail }) {
  const [tab, setTab] = useState('tabla');
  return (
    <>
      {loan.overdue && <OverdueCard overdue={loan.overdue} debitAccount={loan.debitAccount} />}
      {loan.state === 'CANCELADO' && (
        <OverCard>
          <Notice tone="ok">Este crédito está cancelado.</Notice>
        </OverCard>
      )}
      <LoanCard loan={loan} />
      <Tabs
        label="Detalle del crédito"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'tabla', label: 'Tabla de amortización', content: <AmortizationTable loan={loan} /> },
          { value: 'pagos', label: 'Pagos', content: <Payments payments={loan.payments} /> },
        ]}
      />
    </>
  );
}
