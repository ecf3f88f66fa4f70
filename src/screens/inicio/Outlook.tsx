import type { Ref } from 'react';
import { useLastKnown } from '#api/useLastKnown.ts';
import { useConfig } from '#config/ConfigProvider.tsx';
import type { Expected } from '#domain/outlook.ts';
import type { Products } from '#flows/productos/products.ts';
import { OutlookSection } from './OutlookSection.tsx';
import { OutlookSkeleton } from './OutlookSkeleton.tsx';
import { useOutlook } from './useOutlook.ts';

export interface OutlookProps {
  products: Products;
  /** All that falls due. */
  dues: readonly Expected[];
  /** Gets the button that puts the section away. */
  hideRef: Ref<HTMLButtonElement>;
  onHide: () => void;
}

/** «Le alcanza hasta…» (DESIGN.md §12 «How long it lasts»): not a word until all that it needs is known, and then perhaps nothing. */
export function Outlook({ products, dues, hideRef, onHide }: OutlookProps) {
  const { dateFormat } = useConfig();
  const { outlook: asked, loading } = useOutlook(products, dues);
  const outlook = useLastKnown(loading ? undefined : asked, '');
  if (outlook === undefined) return <OutlookSkeleton />;
  return outlook && <OutlookSection {...outlook} dateFormat={dateFormat} hideRef={hideRef} onHide={onHide} />;
}
