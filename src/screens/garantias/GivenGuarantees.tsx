import { Check, CircleAlert, Info } from 'lucide-react';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import { type garantias, loanStates } from '#api/contract/productos.ts';
import { AccountNumber } from '#components/AccountNumber/AccountNumber.tsx';
import { Badge, type BadgeProps } from '#components/Badge/Badge.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Facts } from '#components/Facts/Facts.tsx';
import { Money } from '#components/Money/Money.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { dayOfIso } from '#domain/calendar.ts';
import { writtenDate } from '#domain/dates.ts';
import { productName, titleCase } from '#domain/names.ts';
import { isNothing } from '#domain/partialList.ts';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { isOverdueLoan, overdueText, stateOf } from '#flows/productos/products.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { Card, CardHead, Cards, CardText, Initials, Part } from './Garantias.styles.ts';

type Given = EndpointAnswer<typeof garantias>['otorgadas'][number];

/** How a loan stands, as its badge says it. */
type Standing = Pick<BadgeProps, 'tone' | 'icon'> & { text: string };

/** «Créditos que garantizo», and what it means to guarantee one. */
export function GivenGuarantees({ guarantees }: { guarantees: readonly Given[] }) {
  if (isNothing(guarantees)) return <EmptyState object="people" title="No es garante de ningún crédito." />;
  return (
    <Cards as="div">
      <Notice tone="advice" icon={Info}>
        Si la persona titular no paga, la cooperativa puede cobrarle a usted como garante.
      </Notice>
      {guarantees.length > 0 && (
        <Cards>
          {guarantees.map((guarantee, index) => (
            <li key={`${guarantee.numeroCredito}-${index}`}>
              <GivenGuarantee guarantee={guarantee} />
            </li>
          ))}
        </Cards>
      )}
      <UnreadableRows of={[guarantees]} />
    </Cards>
  );
}

/** Whose loan it is, how much, what is due and how late it is; the holder is masked by the server. */
function GivenGuarantee({ guarantee }: { guarantee: Given }) {
  const { titular, numeroCredito, saldo, proximaFecha, valorCuota, diasMora, estado } = guarantee;
  const { dateFormat } = useConfig();
  const [hidden] = useHiddenBalances();
  const days = diasMora ?? null;
  const standing = standingOf(estado, days);
  const isOverdue = standing?.tone === 'error';
  const isPaidOff = stateOf(estado, loanStates) === 'CANCELADO';
  const today = useCurrentDay();
  return (
    <Card>
      <Part>
        <CardHead>
          <Initials aria-hidden="true">{initialsOf(titular)}</Initials>
          <CardText>
            <b>{titleCase(titular)}</b>
            <span>
              <span aria-hidden="true">Crédito </span>
              <AccountNumber number={numeroCredito} kind="loan" />
            </span>
          </CardText>
          {standing && (
            <Badge tone={standing.tone} {...(standing.icon && { icon: standing.icon })}>
              {standing.text}
            </Badge>
          )}
        </CardHead>
      </Part>
      <Part>
        <Facts
          facts={[
            { label: 'Saldo', value: <Money cents={saldo} hidden={hidden} /> },
            ...(proximaFecha && !isPaidOff
              ? [
                  {
                    // What a server calls the next day is that of the overdue instalment, or that of the one after it.
                    label: isOverdue && (dayOfIso(proximaFecha) ?? '') < today ? 'Cuota vencida' : 'Próxima cuota',
                    value: writtenDate(proximaFecha, dateFormat),
                  },
                ]
              : []),
            ...(typeof valorCuota === 'number' && !isPaidOff
              ? [{ label: 'Valor de la cuota', value: <Money cents={valorCuota} hidden={hidden} /> }]
              : []),
            ...(days === null ? [] : [{ label: 'Días de mora', value: String(days) }]),
          ]}
        />
      </Part>
    </Card>
  );
}

/** How a loan stands, by its state and its days overdue, either of which may be missing; null where nobody knows (D-65). */
function standingOf(estado: Given['estado'], days: number | null): Standing | null {
  const state = stateOf(estado, loanStates);
  if (isOverdueLoan(state, days ?? 0)) return { tone: 'error', icon: CircleAlert, text: overdueText(days ?? 0) };
  if (state === 'CANCELADO') return { tone: 'neutral', text: 'Cancelado' };
  if (state !== null && typeof state === 'object') return { tone: 'neutral', text: productName(state.other) };
  return state === 'VIGENTE' || days !== null ? { tone: 'ok', icon: Check, text: 'Al día' } : null;
}

/** First letters of the first two words that the server has not masked: `LUIS A*** VINTIMILLA C***` → `LV`. */
function initialsOf(holder: string): string {
  const words = holder.split(/\s+/).filter((word) => /^\p{L}{2}/u.test(word));
  return [words[0], words[1]].map((word) => word?.charAt(0) ?? '').join('');
}
