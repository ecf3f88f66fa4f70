import { SETTLING_MS } from '#flows/moneyFlow/useVerification.ts';
import { pendingOrders } from '#session/usePendingOrders.ts';
import type { TestBank } from './testWorld.tsx';

/**
 * From now on another tab has an order without an answer at that address, sent so many ms `ago`: $12,00 to Carlos Loja, old enough to be believed
 * what is found of it.
 */
export async function orderOfAnotherTab(bank: TestBank, address: string, ago = SETTLING_MS): Promise<void> {
  const state = bank.services.store.state();
  await pendingOrders().add({
    idTransaccion: 'ot-de-otra-pestana',
    owner: state.status === 'signedIn' ? state.session.owner : '',
    address,
    title: 'Orden de otra pestaña',
    rows: [{ label: 'Beneficiario', value: 'Carlos Loja' }],
    account: '010201004871',
    totalCents: 12_00,
    sentAt: Date.now() - ago,
  });
}
