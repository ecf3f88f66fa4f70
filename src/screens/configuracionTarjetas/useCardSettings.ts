import { useState } from 'react';
import { useApi } from '#api/ApiProvider.tsx';
import { configurar, leer } from '#api/contract/tarjetas.ts';
import { useAnswered, useRefreshAll } from '#api/query.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { formatAmount, parseAmountOrZero } from '#domain/money.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { useConfirmedChange } from '#flows/pin/useConfirmedChange.ts';
import { type Card, cardOf } from '#flows/productos/products.ts';
import { NotSent } from '#flows/submission/useSendOnce.ts';
import { focusFirstFault } from '#forms/focusFirstFault.ts';
import { submitting } from '#forms/submitting.ts';
import {
  type CardSwitch,
  NO_PURCHASES_HINT,
  NOT_AVAILABLE,
  type SettingsForm,
  sentLimit,
  settingsBody,
  settingsChanges,
  settingsForm,
  unsavedSettings,
  wantedLimit,
} from './cardSettings.ts';
import { type CardDetail, type CardSettings, settingsOf } from './ownCard.ts';

const UNCONFIRMED = 'No se guardaron los cambios. Puede confirmar con un código nuevo.';

/** The limit that was typed was right by the card's own of before; its field says by how much it is too high now. */
const LIMIT_CHANGED = 'El cupo de su tarjeta cambió. Revise el cupo por compra.';

/** The bank has come to it by itself. */
const AS_WANTED = 'La tarjeta ya tiene estos ajustes.';

/** One card, and its settings as they are saved. */
export interface CardSettingsInput {
  detail: CardDetail;
  card: Card;
  saved: CardSettings;
}

/** The settings of one card (screens.md A.2): changes are collected, then saved together with a code; a refetch keeps them. */
export function useCardSettings({ detail, card, saved }: CardSettingsInput) {
  const api = useApi();
  const answered = useAnswered();
  const refreshAll = useRefreshAll();
  const change = useConfirmedChange();
  const toast = useToast();
  // Only what the member has touched and wants otherwise than it is saved: the rest is the bank's, whenever it comes.
  const [draft, setDraft] = useState<Partial<SettingsForm>>({});
  const touch = (touched: Partial<SettingsForm>): void =>
    setDraft((before) => unsavedSettings(saved, { ...before, ...touched }));
  const [isLimitLeft, setLimitLeft] = useState(false);
  const form: SettingsForm = { ...settingsForm(saved), ...draft };
  const limit = wantedLimit(saved, form, card.limit);
  const changes = settingsChanges(saved, form, card.limit);
  // An amount that was understood, as the bank writes it (screens.md A.0 «Amount field»): one that is above the card's own too.
  const read = parseAmountOrZero(draft.cupoPorCompra ?? '');
  const understood: Partial<SettingsForm> = read.ok ? { cupoPorCompra: formatAmount(read.cents) } : {};
  const discard = (): void => {
    setDraft({});
    setLimitLeft(false);
  };
  // Where nothing is left to confirm, or the limit is right again, nothing is said of that.
  const isMoot =
    (change.failure === UNCONFIRMED && changes.length === 0) || (change.failure === LIMIT_CHANGED && limit.ok);
  const save = async (): Promise<void> => {
    setLimitLeft(true);
    if (!limit.ok) {
      focusFirstFault();
      return change.refuse(validationTexts.invalidForm);
    }
    // Exactly the changes that the page counts.
    const unsaved = unsavedSettings(saved, { ...draft, ...understood });
    const params = { codigoTarjeta: card.code };
    let present = detail;
    let configuracion = settingsBody(form, limit.cents);
    await change.confirm({
      // All settings are sent: what the member has not touched is to be as the bank has it now. A block from elsewhere is not lifted here.
      info: async (visit) => {
        present = await api.call(leer, { params }, { signal: visit });
        const now = settingsOf(present);
        // What cannot be read may be a block: the settings of before would lift it.
        if (!now) throw new NotSent(`${NOT_AVAILABLE.title}. ${NOT_AVAILABLE.text}`);
        if (visit.aborted) throw new NotSent();
        answered(leer, { params }, present);
        setDraft(unsavedSettings(now, unsaved));
        // No code is asked for what the bank would refuse, or has already.
        const { limit: most } = cardOf(present);
        const wanted = { ...settingsForm(now), ...unsaved };
        const nowLimit = wantedLimit(now, wanted, most);
        if (!nowLimit.ok) throw new NotSent(LIMIT_CHANGED);
        const signed = settingsChanges(now, wanted, most);
        if (signed.length === 0) {
          discard();
          toast.info(AS_WANTED);
          throw new NotSent();
        }
        configuracion = settingsBody(wanted, sentLimit(now, nowLimit.cents, most));
        return {
          title: 'Ajustes de la tarjeta',
          rows: [
            { label: 'Tarjeta', value: `${card.name} •••• ${card.last4}` },
            ...signed.map(({ label, value }) => ({ label, value, bold: true })),
          ],
        };
      },
      unconfirmed: UNCONFIRMED,
      send: (idTransaccion) => api.call(configurar, { params, body: { idTransaccion, configuracion } }),
      refusals: configurar.codes,
      done: 'Cambios guardados',
      saved: () => {
        const known = present.configuracion;
        // Its state goes with the block, and is not known until it is read anew.
        const isSameBlock = known?.bloqueoTemporal === configuracion.bloqueoTemporal;
        const estado = isSameBlock ? present.estado : null;
        answered(leer, { params }, { ...present, estado, configuracion: { ...known, ...configuracion } });
        discard();
      },
      // The state of the card stands in the lists too. None of it is waited for: what is signed next is asked of the bank first.
      refresh: () => {
        void refreshAll();
        return undefined;
      },
    });
  };
  return {
    form,
    changes,
    busy: change.busy,
    failure: isMoot ? null : change.failure,
    limitError: !limit.ok && isLimitLeft ? limit.message : undefined,
    limitHint: limit.ok && limit.cents === 0 ? NO_PURCHASES_HINT : null,
    flip: (field: CardSwitch, on: boolean): void => touch({ [field]: on }),
    typeLimit: (typed: string): void => touch({ cupoPorCompra: typed }),
    leaveLimit: (): void => {
      setLimitLeft(true);
      touch(understood);
    },
    discard,
    submit: submitting(() => changes.length > 0 && save()),
  };
}
