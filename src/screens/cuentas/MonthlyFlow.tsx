import { useId, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Card, Part } from '#components/Card/cardParts.ts';
import { Icon } from '#components/Icon/Icon.tsx';
import { Money } from '#components/Money/Money.tsx';
import { movementIcons } from '#components/MovementList/movementIcon.ts';
import { SkeletonPlace } from '#components/Skeleton/SkeletonPlace.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { monthName } from '#domain/calendar.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import { daysOfMonth, drawnKinds, type KindFlow, type MonthFlow } from '#domain/monthlyFlow.ts';
import { type MovementKind, movementKindNames } from '#domain/movementText.ts';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { Title } from './Cuenta.styles.ts';
import {
  Bar,
  Bars,
  FlowFoot,
  FlowHead,
  Heard,
  Key,
  Keys,
  KindAmount,
  KindButton,
  KindIcon,
  KindLine,
  KindList,
  Kinds,
  KindsHead,
  KindWords,
  Month,
  Months,
  MonthWord,
  Share,
} from './MonthlyFlow.styles.ts';
import { MonthlyFlowSkeleton } from './MonthlyFlowSkeleton.tsx';
import { useMonthlyFlow } from './useMonthlyFlow.ts';
import type { ChosenMovements } from './useMovementFilter.ts';

/** So many kinds have a row of their own; the rest is small. */
const MOST_KINDS = 6;

/** To the list of movements, which says by itself how many it holds now; the next key goes on from there (WCAG 2.4.3). */
function goToList(): void {
  const title = document.getElementById('movimientos');
  title?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
}

export interface MonthlyFlowProps {
  /** The account. */
  number: string;
  /** Narrows the list of movements down to what was pressed. */
  onShow: ChosenMovements['show'];
}

/**
 * «En qué se movió su dinero»: income and spending month by month, and of a chosen month by kind; a press on a kind shows its movements
 * (DESIGN.md §12).
 * Nothing where less than two months are known.
 */
export function MonthlyFlow({ number, onShow }: MonthlyFlowProps) {
  const today = useCurrentDay();
  const { months, loading } = useMonthlyFlow(number);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const kindsId = useId();
  const timing = useSkeletonTiming(loading);
  if (timing !== 'content')
    return (
      <SkeletonPlace timing={timing}>
        <MonthlyFlowSkeleton />
      </SkeletonPlace>
    );
  const shown = months.find(({ month }) => month === chosen) ?? months.at(-1);
  if (!shown || months.length < 2) return null;
  const show = (tipo: 'T' | 'C' | 'D', word: string): void => {
    onShow(daysOfMonth(shown.month, today), tipo, word.toLowerCase());
    goToList();
  };
  const name = monthName(shown.month);
  return (
    <Card aria-labelledby="dinero-por-mes">
      <Part>
        <FlowHead>
          <Title id="dinero-por-mes">En qué se movió su dinero</Title>
          <Keys aria-hidden="true">
            <Key $way="income">Ingresos</Key>
            <Key $way="outgoing">Egresos</Key>
          </Keys>
        </FlowHead>
        <Columns
          months={months}
          shown={shown.month}
          onChoose={(month) => {
            setChosen(month);
            setOpen(true);
          }}
        />
      </Part>
      <Part>
        {isOpen && (
          <Kinds id={kindsId}>
            <KindsOfWay title="Egresos" month={shown} way="outgoing" onShow={(word) => show('D', word)} />
            <KindsOfWay title="Ingresos" month={shown} way="income" onShow={(word) => show('C', word)} />
          </Kinds>
        )}
        <FlowFoot>
          <Button
            variant="ghost"
            size="compact"
            aria-expanded={isOpen}
            aria-controls={isOpen ? kindsId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Ocultar los tipos' : `Ver ${name} por tipo`}
          </Button>
          <Button variant="ghost" size="compact" onClick={() => show('T', '')}>
            Ver sus movimientos
          </Button>
        </FlowFoot>
      </Part>
    </Card>
  );
}

interface ColumnsProps {
  months: readonly MonthFlow[];
  shown: string;
  onChoose: (month: string) => void;
}

function Columns({ months, shown, onChoose }: ColumnsProps) {
  const most = Math.max(1, ...months.flatMap(({ income, outgoing }) => [income, outgoing]));
  const height = (cents: Cents) => ({ height: `${(Math.max(0, cents) / most) * 100}%` });
  return (
    <Months aria-label="Meses">
      {months.map(({ month, income, outgoing }) => {
        const name = monthName(month);
        return (
          <li key={month}>
            <Month type="button" aria-pressed={month === shown} onClick={() => onChoose(month)}>
              <Bars>
                <Bar $way="income" style={height(income)} />
                <Bar $way="outgoing" style={height(outgoing)} />
              </Bars>
              <MonthWord aria-hidden="true">{name.slice(0, 3)}</MonthWord>
              <Heard>
                {`${name} de ${month.slice(0, 4)}: ingresos ${formatMoney(income)}, egresos ${formatMoney(outgoing)}`}
              </Heard>
            </Month>
          </li>
        );
      })}
    </Months>
  );
}

interface KindsOfWayProps {
  title: string;
  month: MonthFlow;
  way: 'income' | 'outgoing';
  onShow: (word: string) => void;
}

function KindsOfWay({ title, month, way, onShow }: KindsOfWayProps) {
  const total = month[way];
  const { own, rest } = drawnKinds(way === 'income' ? month.incomeKinds : month.outgoingKinds, MOST_KINDS);
  return (
    <KindList>
      <KindsHead>
        <h3>
          {title} de {monthName(month.month)}
        </h3>
        <Money cents={total} />
      </KindsHead>
      {own.length === 0 ? (
        <p>
          No hubo {title.toLowerCase()} en {monthName(month.month)}.
        </p>
      ) : (
        <ul>
          {own.map((kind) => (
            <li key={kind.kind}>
              <KindRow kind={kind} total={total} way={way} onShow={onShow} />
            </li>
          ))}
          {rest && (
            <li>
              <KindLine>
                <KindFace name="Los demás" kind="other" sums={rest} total={total} way={way} />
              </KindLine>
            </li>
          )}
        </ul>
      )}
    </KindList>
  );
}

interface KindRowProps extends Pick<KindsOfWayProps, 'way' | 'onShow'> {
  kind: KindFlow;
  total: Cents;
}

/** A button where the list can show this kind's movements and no others. */
function KindRow({ kind, total, way, onShow }: KindRowProps) {
  const { word } = kind;
  const face = <KindFace name={movementKindNames[kind.kind]} kind={kind.kind} sums={kind} total={total} way={way} />;
  if (word === null) return <KindLine>{face}</KindLine>;
  return (
    <KindButton type="button" onClick={() => onShow(word)}>
      {face}
    </KindButton>
  );
}

interface KindFaceProps {
  name: string;
  kind: MovementKind;
  sums: Pick<KindFlow, 'cents' | 'count'>;
  total: Cents;
  way: 'income' | 'outgoing';
}

function KindFace({ name, kind, sums: { cents, count }, total, way }: KindFaceProps) {
  return (
    <>
      <KindIcon aria-hidden="true">
        <Icon icon={movementIcons[kind]} />
      </KindIcon>
      <KindWords>
        <b>{name}</b>
        <span>{count === 1 ? '1 movimiento' : `${count} movimientos`}</span>
      </KindWords>
      <KindAmount>
        <Money cents={cents} />
      </KindAmount>
      <Share aria-hidden="true">
        <span data-way={way} style={{ width: `${(cents / Math.max(1, total)) * 100}%` }} />
      </Share>
    </>
  );
}
