import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select } from '@base-ui/react/select';
import { Check, ChevronDown, CircleAlert, Wallet } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { maskAccount } from '#domain/accountNumber.ts';
import type { Cents } from '#domain/money.ts';
import { isNothing } from '#domain/partialList.ts';
import { AccountNumber } from '../AccountNumber/AccountNumber.tsx';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { useFocusPassedOn } from '../Dialog/useFocusPassedOn.ts';
import { useTopPlace } from '../Dialog/useTopPlace.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconTile } from '../IconTile/IconTile.tsx';
import { Money } from '../Money/Money.tsx';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { UnreadableRows } from '../UnreadableRows/UnreadableRows.tsx';
import {
  Balance,
  Box,
  Description,
  ErrorList,
  Label,
  List,
  Loading,
  Name,
  Option,
  Placeholder,
  Positioner,
  Trigger,
  Waiting,
} from './AccountSelector.styles.ts';
import { accountSelectorWords } from './AccountSelector.words.ts';

/** One account of the selector (§3 «Source account»). */
export interface SelectableAccount {
  number: string;
  description: string;
  /** Available balance in cents. */
  availableCents: Cents;
}

/** The states of the selector. */
export type AccountSelectorState =
  | { kind: 'loading' }
  /** `isRetrying`: the accounts are being asked for again. `help`: where else the member can get help. */
  | { kind: 'error'; messages: readonly string[]; isRetrying?: boolean; help?: ReactNode }
  | { kind: 'ready'; accounts: readonly SelectableAccount[] };

export interface AccountSelectorProps {
  label: string;
  state: AccountSelectorState;
  /** Number of the selected account; `null` shows the placeholder. The caller preselects the first (§3). */
  value: string | null;
  onChange: (number: string) => void;
  onRetry: () => void;
  /** Draws balances as `$ ••••` (screens.md A.0 «Hide balances»). Required, so that no caller forgets the member's choice. */
  hideBalances: boolean;
}

/**
 * The source-account selector (§3, §8): 'Cargando cuentas de origen', 'Seleccione una opción', every server message in red. A full
 * keyboard listbox: arrows, Home, End, typing, Enter, Escape.
 */
export function AccountSelector({ label, state, value, onChange, onRetry, hideBalances }: AccountSelectorProps) {
  const words = useMessages('AccountSelector', accountSelectorWords);
  const labelId = useId();
  const errorId = useId();
  const triggerId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const place = useTopPlace();
  const accounts = state.kind === 'ready' ? state.accounts : [];
  const selected = accounts.find(({ number }) => number === value) ?? null;
  const messages = state.kind === 'error' ? state.messages : [];
  return (
    <Box>
      <Label id={labelId}>{label}</Label>
      {state.kind === 'loading' ? (
        <Loading aria-busy="true">
          <Skeleton $width="44px" $height="44px" $radius="field" />
          <Description>
            <Waiting role="status">{words.loading}</Waiting>
            <Skeleton $width="5.5rem" $height="0.875rem" />
          </Description>
          <Balance>
            <Skeleton $width="3.5rem" $height="1.25rem" />
          </Balance>
        </Loading>
      ) : (
        // The page's policy does not allow the library's own style element, which only hides a scrollbar.
        <CSPProvider disableStyleElements>
          <Select.Root<string>
            value={selected?.number ?? null}
            onValueChange={(next) => {
              if (next !== null) onChange(next);
            }}
            // What the kit's hidden input holds: the whole number never reaches the page.
            itemToStringValue={maskAccount}
            disabled={accounts.length === 0}
            modal={false}
          >
            <Trigger
              ref={trigger}
              id={triggerId}
              aria-labelledby={labelId}
              aria-describedby={messages.length > 0 ? errorId : undefined}
              aria-invalid={messages.length > 0 || undefined}
            >
              <IconTile icon={Wallet} tone={selected ? 'brand' : 'neutral'} />
              {selected ? (
                <AccountContent account={selected} hideBalances={hideBalances} withLabel />
              ) : (
                <Placeholder>
                  {state.kind === 'ready' && isNothing(accounts) ? words.none : words.placeholder}
                </Placeholder>
              )}
              <Icon icon={ChevronDown} size="large" />
            </Trigger>
            <Select.Portal container={place ?? undefined}>
              {/*
                The kit would choose what was chosen first in place of an account that is gone from its list. A list of other accounts is another
                list to it: who pays is the caller's to say (§3).
              */}
              <Positioner
                key={accounts.map(({ number }) => number).join(' ')}
                sideOffset={8}
                alignItemWithTrigger={false}
              >
                <List data-opener={triggerId}>
                  {accounts.map((account) => (
                    <Option key={account.number} value={account.number} label={account.description}>
                      <IconTile icon={Wallet} />
                      <AccountContent account={account} hideBalances={hideBalances} />
                      <Select.ItemIndicator>
                        <Icon icon={Check} stroke="medium" />
                      </Select.ItemIndicator>
                    </Option>
                  ))}
                </List>
              </Positioner>
            </Select.Portal>
          </Select.Root>
        </CSPProvider>
      )}
      <UnreadableRows of={[accounts]} />
      {messages.length > 0 && (
        <ErrorList id={errorId} role="alert">
          {messages.map((text, index) => (
            <p key={index}>
              <Icon icon={CircleAlert} size="small" />
              {text}
            </p>
          ))}
          <RetryButton
            loading={state.kind === 'error' && state.isRetrying === true}
            onClick={onRetry}
            next={() => trigger.current}
          >
            {words.retry}
          </RetryButton>
          {state.kind === 'error' && state.help}
        </ErrorList>
      )}
    </Box>
  );
}

interface RetryButtonProps extends Pick<ButtonProps, 'loading' | 'onClick' | 'children'> {
  /** The element to focus once the accounts have come. */
  next: () => HTMLElement | null;
}

function RetryButton({ next, ...look }: RetryButtonProps) {
  return <Button ref={useFocusPassedOn(next)} variant="ghost" size="compact" {...look} />;
}

function AccountContent({
  account,
  hideBalances,
  withLabel = false,
}: {
  account: SelectableAccount;
  hideBalances: boolean;
  withLabel?: boolean;
}) {
  const { balance } = useMessages('AccountSelector', accountSelectorWords);
  return (
    <>
      <Description>
        <Name>{account.description}</Name>
        <AccountNumber number={account.number} />
      </Description>
      <Balance>
        {withLabel && <span>{balance}</span>}
        <Money cents={account.availableCents} size={withLabel ? 'sm' : 'table'} hidden={hideBalances} />
      </Balance>
    </>
  );
}
