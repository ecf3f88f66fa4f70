import { ReceiptText } from 'lucide-react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { BackToPayments } from '#flows/pagoServicios/BackToPayments.tsx';
import { variousOf } from '#flows/pagoServicios/lookupScreens.ts';
import { ServicePaymentPage } from '#flows/pagoServicios/ServicePaymentPage.tsx';
import { addressOf, type Category } from '#flows/pagoServicios/services.ts';
import { useCategories, useServices } from '#flows/pagoServicios/useServices.ts';
import { Navigate, useParams } from '#navigation/router.ts';

/** The page before its category is known. */
const untitled = variousOf({ code: '', name: 'Pagos de servicios', detail: '', icon: ReceiptText, route: '' });

/** §2 pagos/varios/{codigoCategoria}: a form that the server describes; a category with a page of its own is paid there. */
export function PagosVarios() {
  const { codigoCategoria = '' } = useParams();
  const { categories, isLoading, failure } = useCategories();
  const category = categories.find(({ code }) => code === codigoCategoria);
  const isOurs =
    category !== undefined && category.route !== '' && addressOf(category) !== addressOf({ ...category, route: '' });
  if (category && isOurs) return <Navigate to={addressOf(category)} replace />;
  // Another category is another page: nothing typed in one is taken along.
  if (category) return <Various key={category.code} category={category} />;
  if (failure) return <ServicePaymentPage screen={untitled} services={failure} />;
  if (isLoading) return <ServicePaymentPage screen={untitled} services={{ kind: 'loading' }} />;
  return (
    <>
      <PageTitle>{untitled.title}</PageTitle>
      <EmptyState object="magnifier" title="No encontramos esta categoría." action={<BackToPayments />} />
      <UnreadableRows of={[categories]} />
    </>
  );
}

function Various({ category }: { category: Category }) {
  return <ServicePaymentPage screen={variousOf(category)} services={useServices(category.code)} />;
}
