import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { editsOf, forgetPresses, HEARD_ID } from '#document/earlyHand.ts';
import { bringFonts } from '#theme/lateFonts.ts';
import { TakenOver } from './TakenOver.tsx';

/** Beside the document's own page, which waits unseen: what stands in the way of the program (src/app/trouble.tsx). */
export interface Aside {
  place: HTMLElement;
  /** Another try has brought the page, which stands there now. */
  end: () => void;
}

/** The place in the document where the application is drawn. */
export interface Stage {
  /** Draws there, in place of whatever the document has. */
  draw: (element: ReactNode) => void;
  /** Takes over what the document has, which is what `element` draws first. In slices, so that nobody who types waits for it. */
  takeOver: (element: ReactNode) => void;
  /** The address of the table that what stands there was drawn for; `undefined` where the document only waits, or something else was drawn. */
  drawnFor: () => string | undefined;
  /** What stands beside it, made with the first trouble. */
  aside: <Kind extends Aside>(make: (container: HTMLElement) => Kind) => Kind;
}

/** The stage of one document: `container` is what the build has drawn into. */
export function createStage(container: HTMLElement): Stage {
  const { dataset } = document.documentElement;
  let root: Root | undefined;
  let aside: Aside | undefined;
  return {
    drawnFor: () => (root ? undefined : dataset.page),
    draw(element) {
      if (!root) {
        window.earlyHand?.release();
        container.replaceChildren();
        container.hidden = false;
        announceArrival();
        root = createRoot(container);
      }
      root.render(aside ? <Instead onArrival={aside.end}>{element}</Instead> : element);
    },
    takeOver(element) {
      const edits = editsOf(container);
      if (aside) {
        aside.place.hidden = true;
        container.hidden = false;
        // Of what was pressed before the trouble nobody expects that it is done now.
        if (window.earlyHand) forgetPresses(window.earlyHand);
      }
      const arrive = (): void => {
        announceArrival();
        aside?.end();
      };
      startTransition(() => {
        root = hydrateRoot(
          container,
          <TakenOver edits={edits} onArrival={arrive}>
            {element}
          </TakenOver>,
        );
      });
    },
    aside<Kind extends Aside>(make: (container: HTMLElement) => Kind) {
      aside ??= make(container);
      announceArrival();
      // One kind alone is ever made.
      return aside as Kind;
    },
  };
}

/** The document no longer speaks for a program that does not come. */
function announceArrival(): void {
  bringFonts();
  delete document.documentElement.dataset.foreign;
  for (const id of ['demora', HEARD_ID]) document.getElementById(id)?.remove();
}

/** In place of what stood beside it, which goes with the frame in which it comes. */
function Instead({ onArrival, children }: { onArrival: () => void; children: ReactNode }) {
  useLayoutEffect(() => onArrival(), [onArrival]);
  return children;
}
