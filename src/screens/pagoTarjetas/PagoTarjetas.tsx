import { Plus } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { useCardRegistration } from '#flows/cuentasDestino/useCardRegistration.tsx';
import { useFocusAfterDialog } from '#flows/cuentasDestino/useFocusAfterDialog.ts';
import { LazyFormAside } from '#flows/moneyFlow/LazyFormAside.ts';
import { MoneyFlowPage } from '#flows/moneyFlow/MoneyFlowPage.tsx';
import type { OrderField } from '#flows/moneyFlow/operation.ts';
import { controlOf } from '#navigation/fieldMark.ts';
import { cardPayment } from './cardPayment.ts';
import { OtherCards } from './OtherCards.tsx';
import { OwnCardPayment } from './OwnCardPayment.tsx';
import { AddRow, TabsRoom } from './PagoTarjetas.styles.ts';
import { type CardTab, useCardPayment } from './useCardPayment.ts';

/** Payments of cards (§2 tarjeta-credito): the cooperative's own and registered ones, each in its tab, through one money flow. */
export function PagoTarjetas() {
  const payment = useCardPayment();
  return (
    <MoneyFlowPage
      operation={cardPayment}
      flow={payment.flow}
      aside={<LazyFormAside limit={payment.tab === 'otras' ? payment.other.limit : null} facts={[]} />}
    >
      <PaymentData payment={payment} />
    </MoneyFlowPage>
  );
}

const isTab = (value: string): value is CardTab => value === 'propias' || value === 'otras';

function PaymentData({ payment }: { payment: ReturnType<typeof useCardPayment> }) {
  const addCard = useCardRegistration();
  const onAddEnded = useFocusAfterDialog(() => controlOf('card' satisfies OrderField));
  const add = async (): Promise<void> => {
    if (await addCard()) payment.openTab('otras');
    onAddEnded();
  };
  const addRow = (narrow: 'shown' | 'hidden') => (
    <AddRow $narrow={narrow}>
      <Button variant="ghost" size="compact" icon={<Icon icon={Plus} />} onClick={() => void add()}>
        Agregar tarjeta
      </Button>
    </AddRow>
  );
  return (
    <TabsRoom>
      <Tabs
        label="Tarjetas"
        value={payment.tab}
        onChange={(next) => isTab(next) && payment.openTab(next)}
        tabs={[
          {
            value: 'propias',
            label: 'Mis tarjetas',
            content: (
              <>
                {addRow('hidden')}
                <OwnCardPayment payment={payment} />
              </>
            ),
          },
          {
            value: 'otras',
            label: 'Otras tarjetas',
            content: (
              <>
                {addRow('shown')}
                <OtherCards payment={payment} onAdd={() => void add()} />
              </>
            ),
          },
        ]}
      />
    </TabsRoom>
  );
}
