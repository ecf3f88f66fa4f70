import { useRef } from 'react';
import { lazyPart } from '#components/lazyPart.ts';
import type { Products } from '#flows/productos/products.ts';
import { useHiddenOutlook } from '#preferences/useHiddenOutlook.ts';
import { QuietButton, Section } from './Inicio.styles.ts';
import { OutlookSkeleton } from './OutlookSkeleton.tsx';
import type { KnownDueDates } from './useDueDates.ts';

/** Fetched when inicio stands and all that falls due is known; a page without it is a page. */
const Outlook = lazyPart(() => import('./Outlook.tsx').then((part) => part.Outlook), OutlookSkeleton);

interface OutlookPlaceProps {
  products: Products;
  /** What falls due, as far as it is known. */
  due: KnownDueDates;
}

/**
 * Where «Le alcanza hasta…» stands, or the line that brings it back where the member has put it away on this device: then nothing is asked
 * for it. The focus goes along to the button that undoes what was pressed.
 */
export function OutlookPlace({ products, due }: OutlookPlaceProps) {
  const [isPutAway, putAway] = useHiddenOutlook();
  const wasPressed = useRef(false);
  const press = (next: boolean): void => {
    wasPressed.current = true;
    putAway(next);
  };
  // Once for each press: the ref is called again at every later redraw.
  const focus = (button: HTMLButtonElement | null): void => {
    if (!button || !wasPressed.current) return;
    wasPressed.current = false;
    button.focus();
  };
  const { completeness, dues } = due;
  if (completeness === 'incomplete') return null;
  if (isPutAway)
    return (
      completeness === 'complete' && (
        <Section as="div">
          <QuietButton ref={focus} type="button" onClick={() => press(false)}>
            Mostrar hasta cuándo le alcanza
          </QuietButton>
        </Section>
      )
    );
  if (completeness === 'unknown') return <OutlookSkeleton />;
  return <Outlook products={products} dues={dues} hideRef={focus} onHide={() => press(true)} />;
}
