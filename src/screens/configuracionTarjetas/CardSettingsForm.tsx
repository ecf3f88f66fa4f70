import { Banknote, Bell, Gauge, Globe, Lock, type LucideIcon, ShoppingCart, Smartphone } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { useFocusPassedOn } from '#components/Dialog/useFocusPassedOn.ts';
import { MoneyField } from '#components/Field/MoneyField.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { useLowerEdge } from '#components/LowerEdge/lowerEdge.ts';
import { useFocusInSight } from '#components/LowerEdge/useFocusInSight.ts';
import { Notice } from '#components/Notice/Notice.tsx';
import { QuietNote } from '#components/Notice/QuietNote.ts';
import { Switch } from '#components/Switch/Switch.tsx';
import { formatMoney } from '#domain/money.ts';
import { LateWords } from '#flows/asyncContent/LateWords.tsx';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import { useLeaveGuard } from '#forms/useLeaveGuard.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { Block, Bullets, Changes, ChangesActions, Hint, Setting, Settings } from './Ajustes.styles.ts';
import { type CardSwitch, cardSwitches, limitFault, PURCHASE_LIMIT, unsavedText } from './cardSettings.ts';
import { type CardSettingsInput, useCardSettings } from './useCardSettings.ts';

const icons: Readonly<Record<CardSwitch, LucideIcon>> = {
  bloqueoTemporal: Lock,
  comprasInternet: ShoppingCart,
  comprasExterior: Globe,
  avances: Banknote,
  notificaciones: Bell,
};

/** Five switches and the limit for one purchase; what is not saved is said below, and saved together (screens.md A.2). */
export function CardSettingsForm(props: CardSettingsInput) {
  const settings = useCardSettings(props);
  const { form, changes, busy, failure } = settings;
  const { card, saved } = props;
  const [hidden] = useHiddenBalances();
  useLeaveGuard(changes.length > 0);
  return (
    <Block noValidate aria-label="Ajustes de la tarjeta" onSubmit={settings.submit}>
      <FailureNotice role="alert" failure={failure} />
      {saved.bloqueoTemporal && (
        <Notice tone="warn" icon={Lock}>
          Su tarjeta está bloqueada temporalmente.
        </Notice>
      )}
      <Settings>
        {cardSwitches.map(({ field, label, help }) => (
          <Setting key={field}>
            <IconTile icon={icons[field]} tone={form[field] ? 'brand' : 'neutral'} />
            <Switch
              label={label}
              help={help}
              checked={form[field]}
              onChange={(on) => {
                if (!busy) settings.flip(field, on);
              }}
            />
          </Setting>
        ))}
        <Setting $alignTop>
          <IconTile icon={Gauge} />
          <MoneyField
            label={PURCHASE_LIMIT}
            value={form.cupoPorCompra}
            readOnly={busy}
            onChange={({ target }) => settings.typeLimit(target.value)}
            onBlur={settings.leaveLimit}
            error={settings.limitError && limitFault(settings.limitError, card.limit, hidden)}
            // What the head hides is not told here either.
            help={
              <>
                {card.limit !== null && !hidden && `Máximo permitido ${formatMoney(card.limit)}`}
                {settings.limitHint && <Hint>{settings.limitHint}</Hint>}
              </>
            }
          />
        </Setting>
      </Settings>
      {changes.length > 0 && (
        <UnsavedChanges>
          <div role="status">
            <LateWords>
              <b>{unsavedText(changes.length)}</b>
              <Bullets>
                {changes.map(({ label, value }) => (
                  <li key={label}>{value ? `${label}: ${value}` : label}</li>
                ))}
              </Bullets>
            </LateWords>
          </div>
          <ChangesActions>
            <Button variant="ghost" disabled={busy} onClick={settings.discard}>
              Descartar
            </Button>
            <SaveButton busy={busy} />
          </ChangesActions>
        </UnsavedChanges>
      )}
      <QuietNote>
        <Icon icon={Smartphone} />
        Confirmará el cambio con un código de su dispositivo móvil.
      </QuietNote>
    </Block>
  );
}

/** Stays at the lower edge as long as it is there: on a phone it has that edge to itself, and the application's bar goes (D-69). */
function UnsavedChanges({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLowerEdge();
  useFocusInSight(bar);
  return <Changes ref={bar}>{children}</Changes>;
}

/** Goes with the changes, saved or discarded; the focus goes on to the page's heading. */
function SaveButton({ busy }: { busy: boolean }) {
  const own = useFocusPassedOn(() => null);
  return (
    <Button ref={own} type="submit" loading={busy}>
      Guardar
    </Button>
  );
}
