import { useProducts } from '#flows/productos/useProducts.ts';
import { ProductosView } from './ProductosView.tsx';

/** The landing screen (§2 INICIO → productos): everything that the member has at the cooperative, by group. */
export function Productos() {
  return <ProductosView asked={useProducts()} />;
}
