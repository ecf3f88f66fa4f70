import { Car, CircleAlert, Handshake, House, type LucideIcon, PiggyBank, UserCheck } from 'lucide-react';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import type { garantias } from '#api/contract/productos.ts';
import { AccountNumber } from '#components/AccountNumber/AccountNumber.tsx';
import { Apart } from '#components/Apart/Apart.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { type Fact, Facts } from '#components/Facts/Facts.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { Money } from '#components/Money/Money.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { dayOfIso, daysBetween } from '#domain/calendar.ts';
import { formatDate, writtenDate } from '#domain/dates.ts';
import { withMaskedNumbers } from '#domain/movementText.ts';
import { productName, titleCase } from '#domain/names.ts';
import { isNothing } from '#domain/partialList.ts';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { type Loan, overdueText } from '#flows/productos/products.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { Card, CardHead, Cards, CardText, Figure, Part } from './Garantias.styles.ts';

type Own = EndpointAnswer<typeof garantias>['propias'][number];

/** A policy that ends within so many days, the last of them included, is warned of (screens.md A.2 garantias). */
const POLICY_WARNING_DAYS = 30;

const icons: readonly (readonly [RegExp, LucideIcon, string])[] = [
  [/VEHIC/i, Car, 'Prenda vehicular'],
  [/PREND/i, Handshake, 'Prenda'],
  [/HIPOT/i, House, 'Hipoteca'],
  [/DEPOS|AHORRO/i, PiggyBank, 'Depósito'],
  [/PERSONAL|GARANTE/i, UserCheck, 'Garante personal'],
];

/** «De mis créditos»: what stands behind the member's own loans; a policy about to end is warned of. */
export function OwnGuarantees({ guarantees, loans }: { guarantees: readonly Own[]; loans: readonly Loan[] }) {
  if (isNothing(guarantees)) return <EmptyState object="sheet" title="No tiene garantías registradas." />;
  return (
    <>
      <Cards>
        {guarantees.map((guarantee, index) => (
          <li key={`${guarantee.codigoGarantia}-${index}`}>
            <OwnGuarantee
              guarantee={guarantee}
              loan={loans.find(({ number }) => number === guarantee.numeroCredito) ?? null}
            />
          </li>
        ))}
      </Cards>
      <UnreadableRows of={[guarantees]} />
    </>
  );
}

function OwnGuarantee({ guarantee, loan }: { guarantee: Own; loan: Loan | null }) {
  const { dateFormat } = useConfig();
  const [hidden] = useHiddenBalances();
  const { tipo, descripcion, numeroCredito, avaluo, fechaVencePoliza } = guarantee;
  const [, icon, kind] = icons.find(([pattern]) => pattern.test(tipo)) ?? [null, UserCheck, productName(tipo)];
  const today = useCurrentDay();
  const policyDay = dayOfIso(fechaVencePoliza);
  const daysLeft = policyDay === null ? null : daysBetween(today, policyDay);
  return (
    <Card>
      <Part>
        <CardHead>
          <IconTile icon={icon} />
          <CardText>
            <b>{kind}</b>
            <span>
              <Apart
                text={[
                  ...(descripcion
                    ? [productName(withMaskedNumbers(descripcion)), ...(loan || numeroCredito ? [' · '] : [])]
                    : []),
                  ...(loan ? [loan.name, ' '] : []),
                ]}
              />
              {numeroCredito && <AccountNumber number={numeroCredito} kind="loan" />}
            </span>
          </CardText>
          {loan?.isOverdue && (
            <Badge tone="error" icon={CircleAlert}>
              Crédito {overdueText(loan.daysOverdue).toLowerCase()}
            </Badge>
          )}
          {typeof avaluo === 'number' && (
            <Figure>
              <span>Avalúo</span>
              <Money cents={avaluo} size="sm" hidden={hidden} />
            </Figure>
          )}
        </CardHead>
        {daysLeft !== null && daysLeft <= POLICY_WARNING_DAYS && (
          <Notice tone="warn">
            <b>
              {daysLeft < 0 ? 'La póliza venció el' : 'La póliza vence el'} {formatDate(fechaVencePoliza, dateFormat)}
            </b>
            <br />
            Renuévela y entregue una copia en su agencia.
          </Notice>
        )}
      </Part>
      <Part>
        <Facts facts={factsOf(guarantee, loan, hidden, (iso) => writtenDate(iso, dateFormat))} />
      </Part>
    </Card>
  );
}

function factsOf(
  { garante, fechaAvaluo, cobertura, fechaVencePoliza }: Own,
  loan: Loan | null,
  hidden: boolean,
  date: (iso: string) => string,
): Fact[] {
  return [
    ...(garante ? [{ label: 'Garante', value: titleCase(garante) }] : []),
    ...(fechaAvaluo ? [{ label: 'Fecha del avalúo', value: date(fechaAvaluo) }] : []),
    ...(fechaVencePoliza ? [{ label: 'Vence la póliza', value: date(fechaVencePoliza) }] : []),
    ...(typeof cobertura === 'number' ? [{ label: 'Cobertura', value: coverText(cobertura) }] : []),
    ...(loan ? [{ label: 'Saldo garantizado', value: <Money cents={loan.balance} hidden={hidden} /> }] : []),
  ];
}

/** A cover in percent with the decimals that it has, at most two: `133,5 %` (§9). */
function coverText(percent: number): string {
  return `${String(Number(percent.toFixed(2))).replace('.', ',')} %`;
}
