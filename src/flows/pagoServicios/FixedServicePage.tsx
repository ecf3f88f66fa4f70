import { partialList, unreadableIn } from '#domain/partialList.ts';
import type { LookupScreen } from './lookupScreens.ts';
import { ServicePaymentPage } from './ServicePaymentPage.tsx';
import { addressOf } from './services.ts';
import { useCategories, useServices } from './useServices.ts';

export interface FixedServicePageProps {
  screen: LookupScreen;
}

/** A page of its own: its services are those of the category that is paid at its address, by its `ruta` (contract B.0). */
export function FixedServicePage({ screen }: FixedServicePageProps) {
  const { categories, isLoading, failure } = useCategories();
  const code = categories.find((category) => addressOf(category) === screen.address)?.code ?? '';
  const services = useServices(code, { enabled: code !== '' });
  if (failure) return <ServicePaymentPage screen={screen} services={failure} />;
  if (isLoading) return <ServicePaymentPage screen={screen} services={{ kind: 'loading' }} />;
  // A server that does not list the category has no services of it.
  return (
    <ServicePaymentPage
      screen={screen}
      services={code === '' ? { kind: 'ready', value: partialList([], unreadableIn(categories)) } : services}
    />
  );
}
