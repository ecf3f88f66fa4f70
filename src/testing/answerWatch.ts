declare global {
  interface Window {
    /** When the program of a page that was drawn before it began to answer, ms of the page's clock. */
    answeredAt?: number;
  }
}

/**
 * Runs in a page before anything of ours does, and notes when its program answers: then what was remembered for it is taken away
 * (document/earlyHand.ts). Nothing of its surroundings is there.
 */
export function noteAnswer(): void {
  let hand: unknown;
  Object.defineProperty(window, 'earlyHand', {
    get: () => hand,
    set(value) {
      hand = value;
      if (value === undefined) window.answeredAt = performance.now();
    },
  });
}
