import { CalendarClock } from 'lucide-react';
import { useId } from 'react';
import { Balances, Between, Card, Part } from '#components/Card/cardParts.ts';
import { Facts } from '#components/Facts/Facts.tsx';
import { Money } from '#components/Money/Money.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { useToday } from '#components/Today/useToday.ts';
import { useConfig } from '#config/ConfigProvider.tsx';
import { addDays, dayOfIso } from '#domain/calendar.ts';
import { formatDate } from '#domain/dates.ts';
import { formatMoney, HIDDEN_MONEY } from '#domain/money.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { type AccountDetail, type Investment, rateText, termProgress } from './accountDetail.ts';
import { InterestFigure, Label, Progress, TermPart } from './Cuenta.styles.ts';
import { DocumentLink } from './DocumentLink.tsx';
import { MainFigure } from './MainFigure.tsx';

/** A term deposit: capital, interest at maturity, how far it has come, and what happens then. */
export function InvestmentCard({ account, investment }: { account: AccountDetail; investment: Investment }) {
  const { capital, interest, days, matures, renewsItself } = investment;
  const { dateFormat } = useConfig();
  const [hidden] = useHiddenBalances();
  const titleId = useId();
  const { passed, left } = termProgress(investment, useToday());
  const end = dayOfIso(matures);
  const begin = end && formatDate(addDays(end, -days), dateFormat);
  const total = hidden ? HIDDEN_MONEY : formatMoney(capital + interest);
  return (
    <>
      <Card aria-labelledby={titleId}>
        <TermPart>
          <Balances>
            <MainFigure id={titleId} label="Capital">
              <Money cents={capital} size="lg" hidden={hidden} />
            </MainFigure>
            <InterestFigure>
              <Label>Interés ganado al vencimiento</Label>
              <Money cents={interest} size="sm" hidden={hidden} />
            </InterestFigure>
          </Balances>
          <Between>
            <b>
              Día {passed} de {days}
            </b>
            <span>{left === 1 ? 'Falta 1 día' : `Faltan ${left} días`}</span>
          </Between>
          <Progress aria-hidden="true">
            <span style={{ width: `${days > 0 ? (100 * passed) / days : 0}%` }} />
          </Progress>
          <Between>
            <span>{begin && `Inicio ${begin}`}</span>
            <span>{end && `Vence ${formatDate(end, dateFormat)}`}</span>
          </Between>
        </TermPart>
        <Part>
          <Facts
            facts={[
              ...(account.rate === null ? [] : [{ label: 'Tasa nominal', value: rateText(account.rate) }]),
              { label: 'Plazo', value: `${days} días` },
              { label: 'Pago del interés', value: 'Al vencimiento' },
              { label: 'Renovación', value: renewsItself ? 'Automática' : 'Manual' },
              { label: 'Documentos', value: <DocumentLink number={account.number} /> },
            ]}
          />
        </Part>
      </Card>
      <Notice tone="info" icon={CalendarClock}>
        {renewsItself
          ? `Al vencer se renovará con su interés: ${total}. Para no renovarlo acérquese a una agencia.`
          : `Al vencer recibirá ${total} en su cuenta de ahorros. Para renovar acérquese a una agencia.`}
      </Notice>
    </>
  );
}
