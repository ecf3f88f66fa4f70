import { AccountSelector } from '#components/AccountSelector/AccountSelector.tsx';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { FieldRoom, orderField } from './orderField.ts';
import type { Origin } from './useOrigin.ts';

export interface OriginSelectorProps {
  sources: Origin;
}

/** «Cuenta de origen»: the account that pays (§3), its balances as hidden as the member has them. */
export function OriginSelector({ sources: { state, origin, choose, retry } }: OriginSelectorProps) {
  const [hidden] = useHiddenBalances();
  return (
    <FieldRoom {...orderField('origin')}>
      <AccountSelector
        label="Cuenta de origen"
        state={state}
        value={origin?.number ?? null}
        onChange={choose}
        onRetry={retry}
        hideBalances={hidden}
      />
    </FieldRoom>
  );
}
