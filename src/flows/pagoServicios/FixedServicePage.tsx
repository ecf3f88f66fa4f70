import { partialList, unreadableIn } from '#domain/partialList.ts';
import type { LookupScreen } from './lookupScreens.ts';
import { ServicePaymentPage } from './ServicePaymentPage.tsx';
import { useCategories, useServices } from './useServices.ts';

export interface FixedServicePageProps {
  screen: LookupScreen;
  /** `ruta` of its category (contract B.0). */
  route: 'centrosur' | 'supa' | 'colegios';
}

/** A page with a route of its own: its services are those of the category whose `ruta` names it (contract B.0). */
export function FixedServicePage({ screen, route }: FixedServicePageProps) {
  const { categories, isLoading, failure } = useCategories();
  const code = categories.find((category) => category.route === route)?.code ?? '';
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
