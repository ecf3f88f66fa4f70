import type { ComponentProps, ReactNode } from 'react';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import { DataActions, type DataActionsProps } from '#flows/moneyFlow/DataActions.tsx';
import { FormCard } from '#flows/moneyFlow/FormCard.styles.ts';
import { flowStart } from '#flows/moneyFlow/flowStart.ts';
import { OriginSelector } from '#flows/moneyFlow/OriginSelector.tsx';
import { to } from '#navigation/paths.ts';

export interface TransferFormProps {
  transfer: {
    flow: { busy: boolean; failure: ComponentProps<typeof FailureNotice>['failure'] };
    sources: DataActionsProps['sources'];
    submit: ComponentProps<typeof FormCard>['onSubmit'];
  };
  /** To whom, how much and what for. */
  children: ReactNode;
}

/** Datos of a transfer: from which account first, and at the end the next step. */
export function TransferForm({ transfer: { flow, sources, submit }, children }: TransferFormProps) {
  const { origin } = sources;
  return (
    <FormCard onSubmit={submit} noValidate aria-label="Datos de la transferencia">
      <FailureNotice role="alert" failure={flow.failure} />
      <OriginSelector sources={sources} />
      {children}
      <DataActions
        cancelTo={to.transferencias}
        // Another transfer that is chosen there is paid as this one would have been.
        cancelState={origin ? flowStart({ origen: origin.number }) : undefined}
        busy={flow.busy}
        sources={sources}
      />
    </FormCard>
  );
}
