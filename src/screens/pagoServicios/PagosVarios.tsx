import { ReceiptText } from 'lucide-react';
import type { Asked } from '#api/asked.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { BackToPayments } from '#flows/pagoServicios/BackToPayments.tsx';
import { variousOf } from '#flows/pagoServicios/lookupScreens.ts';
import { ServicePaymentPage } from '#flows/pagoServicios/ServicePaymentPage.tsx';
import { addressOf, type Category, hasOwnPage } from '#flows/pagoServicios/services.ts';
import { useCategories, useServices } from '#flows/pagoServicios/useServices.ts';
import { Redirect } from '#navigation/Redirect.tsx';
import { useParams } from '#navigation/router.ts';

/** The category before it is known, and one that is not listed (any more): the address is its own all the same. */
const unnamed: Omit<Category, 'code'> = { name: 'Pagos de servicios', detail: '', icon: ReceiptText, route: '' };

const LOADING: Asked<never> = { kind: 'loading' };

/** §2 pagos/varios/{codigoCategoria}: a form that the server describes; a category with a page of its own is paid there. */
export function PagosVarios() {
  const { codigoCategoria = '' } = useParams();
  // Another category is another page: nothing typed in one is taken along.
  return <Various key={codigoCategoria} code={codigoCategoria} />;
}

function Various({ code }: { code: string }) {
  const { categories, isLoading, failure } = useCategories();
  const category = categories.find((one) => one.code === code);
  const isPaidHere = category !== undefined && !hasOwnPage(category);
  const services = useServices(code, { enabled: isPaidHere });
  const screen = variousOf({ ...unnamed, ...category, code });
  if (isPaidHere) return <ServicePaymentPage screen={screen} services={services} />;
  if (category)
    return (
      <ServicePaymentPage
        screen={screen}
        services={LOADING}
        // With the lookup that was handed over: who pressed «Pagar» could not know of that page yet either.
        instead={<Redirect to={addressOf(category)} handsOn />}
      />
    );
  if (failure || isLoading) return <ServicePaymentPage screen={screen} services={failure ?? LOADING} />;
  return (
    <ServicePaymentPage
      screen={screen}
      services={LOADING}
      instead={
        <>
          <PageTitle>{screen.title}</PageTitle>
          <EmptyState object="magnifier" title="No encontramos esta categoría." action={<BackToPayments />} />
          <UnreadableRows of={[categories]} />
        </>
      }
    />
  );
}
