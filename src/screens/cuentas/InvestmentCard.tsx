import { CalendarClock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Balances, Between, Card, Part } from '#components/Card/cardParts.ts';
import { Facts } from '#components/Facts/Facts.tsx';
import { Money } from '#components/Money/Money.tsx';
import { MoneyText } from '#components/Money/MoneyText.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { addDays } from '#domain/calendar.ts';
import { formatDate } from '#domain/dates.ts';
import { rateText } from '#domain/rate.ts';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { type AccountDetail, type Investment, type TermProgress, termProgress } from './accountDetail.ts';
import { InterestFigure, Label, Progress, TermPart } from './Cuenta.styles.ts';
import { DocumentLink } from './DocumentLink.tsx';
import { MainFigure } from './MainFigure.tsx';

/** A term deposit: capital, interest at maturity, how far it has come, and what happens then; what the server does not say is left out (D-65). */
export function InvestmentCard({ account, investment }: { account: AccountDetail; investment: Investment }) {
  const { capital, interest, days, matures, renewsItself } = investment;
  const { dateFormat } = useConfig();
  const [hidden] = useHiddenBalances();
  const titleId = useId();
  const today = useCurrentDay();
  // The bank has not settled it yet, as over a weekend: of what follows it says nothing.
  const isOver = matures !== null && matures < today;
  const progress = termProgress(investment, today);
  const begin = progress && matures && formatDate(addDays(matures, -progress.days), dateFormat);
  const facts = [
    ...(account.rate === null ? [] : [{ label: 'Tasa nominal', value: rateText(account.rate) }]),
    ...(days === null ? [] : [{ label: 'Plazo', value: days === 1 ? '1 día' : `${days} días` }]),
    ...(renewsItself === null ? [] : [{ label: 'Renovación', value: renewsItself ? 'Automática' : 'Manual' }]),
    ...(account.isListed ? [] : [{ label: 'Documentos', value: <DocumentLink number={account.number} /> }]),
  ];
  return (
    <>
      <Card aria-labelledby={titleId}>
        <TermPart>
          <Balances>
            <MainFigure id={titleId} label="Capital">
              <Money cents={capital} size="lg" hidden={hidden} />
            </MainFigure>
            {interest !== null && (
              <InterestFigure>
                <Label>Interés ganado al vencimiento</Label>
                <Money cents={interest} size="sm" hidden={hidden} />
              </InterestFigure>
            )}
          </Balances>
          {progress && <TermSoFar {...progress} isOver={isOver} />}
          {matures && (
            <Between>
              <span>{begin && `Inicio ${begin}`}</span>
              <span>{`${isOver ? 'Venció' : 'Vence'} ${formatDate(matures, dateFormat)}`}</span>
            </Between>
          )}
        </TermPart>
        {facts.length > 0 && (
          <Part>
            <Facts facts={facts} />
          </Part>
        )}
      </Card>
      {interest !== null && renewsItself !== null && !isOver && (
        <AtTheEnd total={<MoneyText cents={capital + interest} hidden={hidden} />} renewsItself={renewsItself} />
      )}
    </>
  );
}

/** The days of the term, in words and as a bar. */
function TermSoFar({ passed, left, days, isOver }: TermProgress & { isOver: boolean }) {
  return (
    <>
      <Between>
        <b>
          Día {passed} de {days}
        </b>
        {!isOver && <span>{left === 1 ? 'Falta 1 día' : `Faltan ${left} días`}</span>}
      </Between>
      <Progress aria-hidden="true">
        <span style={{ width: `${days > 0 ? (100 * passed) / days : 0}%` }} />
      </Progress>
    </>
  );
}

/** What becomes of capital and interest, `total` as it is shown. */
function AtTheEnd({ total, renewsItself }: { total: ReactNode; renewsItself: boolean }) {
  return (
    <Notice tone="info" icon={CalendarClock}>
      {renewsItself ? (
        <>Al vencer se renovará con su interés: {total}. Para no renovarlo acérquese a una agencia.</>
      ) : (
        <>Al vencer recibirá {total} en su cuenta de ahorros. Para renovar acérquese a una agencia.</>
      )}
    </Notice>
  );
}
