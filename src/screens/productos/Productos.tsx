import { ProductosView } from './ProductosView.tsx';
import { useProducts } from './useProducts.ts';

/** The landing screen (§2 INICIO → productos): everything that the member has at the cooperative, by group. */
export function Productos() {
  const { state, retry } = useProducts();
  return <ProductosView state={state} onRetry={retry} />;
}
