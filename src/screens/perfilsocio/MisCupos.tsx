import styled from 'styled-components';
import { allMessages, failureOf } from '#api/apiError.ts';
import { consumo, leer, limite } from '#api/contract/cupos.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { AccountSelector } from '#components/AccountSelector/AccountSelector.tsx';
import { paddedCard } from '#components/Card/cardParts.ts';
import { LoadFailure } from '#flows/asyncContent/LoadFailure.tsx';
import { useAnewEachDay } from '#flows/asyncContent/useAnewEachDay.ts';
import { useOrigin } from '#flows/moneyFlow/useOrigin.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { space } from '#theme/tokens.ts';
import { MisCuposForm } from './MisCuposForm.tsx';
import { MisCuposSkeleton } from './MisCuposSkeleton.tsx';
import type { MisCuposFormProps } from './useLimitsForm.ts';

export interface MisCuposProps {
  onDirtyChange: (dirty: boolean) => void;
  /** Asks before typed text is lost: another account has other limits. */
  mayLeave: () => Promise<boolean>;
}

/** The tab CONFIGURAR MIS CUPOS (§2): the account decides which six limits are shown; the first is preselected (§3). */
export function MisCupos({ onDirtyChange, mayLeave }: MisCuposProps) {
  const { state, origin, choose, retry } = useOrigin();
  const [hidden] = useHiddenBalances();
  const change = async (number: string): Promise<void> => {
    if (!(await mayLeave())) return;
    onDirtyChange(false);
    choose(number);
  };
  return (
    <Card>
      <AccountSelector
        label="Cuenta de origen"
        state={state}
        value={origin?.number ?? null}
        onChange={(number) => void change(number)}
        onRetry={retry}
        hideBalances={hidden}
      />
      {state.kind === 'loading' && <MisCuposSkeleton />}
      {origin && <AccountLimits key={origin.number} numeroCuenta={origin.number} onDirtyChange={onDirtyChange} />}
    </Card>
  );
}

/**
 * Current and highest limits of one account: two calls, cancelled when the account changes, and no form before both are there
 * (D-53). Keyed by the account, so that no number of another account can stay in a field. What is used is a word beside them
 * (screens.md A.2): nothing waits for it, and where it does not come nothing is said.
 */
function AccountLimits({ numeroCuenta, onDirtyChange }: Pick<MisCuposFormProps, 'numeroCuenta' | 'onDirtyChange'>) {
  const current = useApiQuery(leer, { params: { numeroCuenta } });
  const highest = useApiQuery(limite, { params: { numeroCuenta } });
  const used = useApiQuery(consumo, { params: { numeroCuenta } });
  useAnewEachDay(consumo);
  const error = current.error ?? highest.error;
  if (current.data && highest.data) {
    return (
      <MisCuposForm
        numeroCuenta={numeroCuenta}
        current={current.data}
        highest={highest.data}
        used={used.data}
        onDirtyChange={onDirtyChange}
      />
    );
  }
  if (error) {
    const retry = (): void => {
      if (current.error) current.retry();
      if (highest.error) highest.retry();
      if (used.error) used.retry();
    };
    return (
      <LoadFailure
        inPlace
        failure={failureOf(error)}
        isRetrying={current.isRetrying || highest.isRetrying}
        onRetry={retry}
      >
        {allMessages(error).map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </LoadFailure>
    );
  }
  return (
    <div aria-busy="true" role="status" aria-label="Cargando sus cupos">
      <MisCuposSkeleton />
    </div>
  );
}

const Card = styled.div`
  ${paddedCard}
  gap: ${space[6]};
`;
