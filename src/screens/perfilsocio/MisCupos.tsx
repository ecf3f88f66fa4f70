import { useState } from 'react';
import styled from 'styled-components';
import { allMessages } from '#api/apiError.ts';
import { leer, limite } from '#api/contract/cupos.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { useApiQuery } from '#api/query.ts';
import { AccountSelector, type AccountSelectorState } from '#components/AccountSelector/AccountSelector.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { toCents } from '#domain/money.ts';
import { productName } from '#domain/names.ts';
import { useHiddenBalances } from '#screens/productos/useHiddenBalances.ts';
import { color, radius } from '#theme/tokens.ts';
import { MisCuposForm } from './MisCuposForm.tsx';

/** The tab CONFIGURAR MIS CUPOS (§2): the account decides which six limits are shown; the first is preselected (§3). */
export function MisCupos() {
  const accounts = useApiQuery(cuentasOrigen, {});
  const [hidden] = useHiddenBalances();
  const [chosen, setChosen] = useState<string | null>(null);
  const state = selectorState(accounts.data, accounts.error);
  const selected = chosen ?? accounts.data?.[0]?.numeroCuenta ?? null;
  return (
    <Card>
      <AccountSelector
        label="Cuenta de origen"
        state={state}
        value={selected}
        onChange={setChosen}
        onRetry={() => void accounts.refetch()}
        hideBalances={hidden}
      />
      {selected !== null && <AccountLimits key={selected} numeroCuenta={selected} />}
    </Card>
  );
}

/**
 * Current and highest limits of one account: two calls, cancelled when the account changes, and no form before both are there
 * (D-53). Keyed by the account, so that no number of another account can stay in a field.
 */
function AccountLimits({ numeroCuenta }: { numeroCuenta: string }) {
  const current = useApiQuery(leer, { params: { numeroCuenta } });
  const highest = useApiQuery(limite, { params: { numeroCuenta } });
  const error = current.error ?? highest.error;
  if (current.data && highest.data) {
    return <MisCuposForm numeroCuenta={numeroCuenta} current={current.data} highest={highest.data} />;
  }
  if (error) {
    const retry = (): void => {
      if (current.error) void current.refetch();
      if (highest.error) void highest.refetch();
    };
    return (
      <Notice
        tone="error"
        role="alert"
        action={
          <Button variant="ghost" size="compact" onClick={retry}>
            Reintentar
          </Button>
        }
      >
        {allMessages(error).map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </Notice>
    );
  }
  return (
    <Waiting aria-busy="true" role="status" aria-label="Cargando sus cupos">
      {['interno', 'externo', 'servicios'].map((key) => (
        <Skeleton key={key} $width="100%" $height="76px" $radius="12px" />
      ))}
    </Waiting>
  );
}

function selectorState(
  data: readonly { descripcion: string; numeroCuenta: string; saldoDisponible: number }[] | undefined,
  error: unknown,
): AccountSelectorState {
  if (data) {
    const accounts = data.map(({ descripcion, numeroCuenta, saldoDisponible }) => ({
      number: numeroCuenta,
      description: productName(descripcion),
      availableCents: toCents(saldoDisponible),
    }));
    return { kind: 'ready', accounts };
  }
  return error ? { kind: 'error', messages: allMessages(error) } : { kind: 'loading' };
}

const Card = styled.div`
  display: grid;
  gap: 24px;
  padding: 24px;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};

  @container main (width < 480px) {
    padding: 20px;
  }
`;

const Waiting = styled.div`
  display: grid;
  gap: 24px;
`;
