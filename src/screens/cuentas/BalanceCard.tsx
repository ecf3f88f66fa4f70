import { useId } from 'react';
import { Balances, Card, Part } from '#components/Card/cardParts.ts';
import { Facts } from '#components/Facts/Facts.tsx';
import { Money } from '#components/Money/Money.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { formatDate } from '#domain/dates.ts';
import { rateText } from '#domain/rate.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import type { AccountDetail } from './accountDetail.ts';
import { Lines } from './Cuenta.styles.ts';
import { DocumentLink } from './DocumentLink.tsx';
import { MainFigure } from './MainFigure.tsx';

/** What can be taken out, what the books say and what is held back and why, then the account's facts. */
export function BalanceCard({ account }: { account: AccountDetail }) {
  const { available, book, blocked, blockReason, rate, agency, openedOn, number, isListed } = account;
  const { dateFormat } = useConfig();
  const [hidden] = useHiddenBalances();
  const titleId = useId();
  const main = available ?? book;
  const hasBook = available !== null && book !== null;
  const facts = [
    ...(rate === null ? [] : [{ label: 'Tasa', value: rateText(rate) }]),
    ...(agency ? [{ label: 'Agencia', value: agency }] : []),
    ...(openedOn ? [{ label: 'Apertura', value: formatDate(openedOn, dateFormat) }] : []),
    ...(isListed ? [] : [{ label: 'Documentos', value: <DocumentLink number={number} /> }]),
  ];
  return (
    <Card aria-labelledby={titleId}>
      <Part>
        <Balances>
          <MainFigure id={titleId} label={available === null ? 'Saldo contable' : 'Disponible'}>
            {main !== null && <Money cents={main} size="lg" hidden={hidden} />}
          </MainFigure>
          {(hasBook || blocked > 0) && (
            <Lines>
              {hasBook && (
                <div>
                  <dt>Saldo contable</dt>
                  <dd>
                    <Money cents={book} hidden={hidden} />
                  </dd>
                </div>
              )}
              {blocked > 0 && (
                <div>
                  <dt>
                    Bloqueado
                    {blockReason && (
                      <>
                        {' '}
                        (<bdi>{blockReason}</bdi>)
                      </>
                    )}
                  </dt>
                  <dd>
                    <Money cents={blocked} hidden={hidden} />
                  </dd>
                </div>
              )}
            </Lines>
          )}
        </Balances>
      </Part>
      {facts.length > 0 && (
        <Part>
          <Facts facts={facts} />
        </Part>
      )}
    </Card>
  );
}
