/**
 * How long a region must have stood before its words, ms: readers take what comes sooner for one change, and a region that arrives with its words
 * is not said (NVDA, as intended: nvaccess/nvda#14591).
 */
const STOOD_MS = 50;

const REGION = '[role="alert"], [role="status"], [aria-live="polite"]';

const isAlert = (region: Element): boolean => region.getAttribute('role') === 'alert';

/** A reader meets it: nothing hides it, and no modal dialog stands above it. */
function isMet(element: Element): boolean {
  const above = [...document.querySelectorAll('dialog:modal')].at(-1);
  return !element.closest('[aria-hidden="true"]') && (!above || above.contains(element));
}

/** The words of a region, without what is hidden and without the names of its controls. */
function wordsOf(region: Element): string {
  const words: string[] = [];
  const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('[aria-hidden="true"], button')) words.push(node.textContent ?? '');
  }
  return words.join('').trim();
}

/** The regions that something of this change stands in, or that have come with it. */
function regionsOf({ target, addedNodes }: MutationRecord): Element[] {
  const around = (target instanceof Element ? target : target.parentElement)?.closest(REGION);
  const come = [...addedNodes].filter((node) => node instanceof Element);
  const inside = come.flatMap((node) => [...(node.matches(REGION) ? [node] : []), ...node.querySelectorAll(REGION)]);
  return around && (addedNodes.length > 0 || target instanceof Text) ? [around, ...inside] : inside;
}

/**
 * Listens to the page's live regions as a strict reader does, from now on. An alert is said also when it arrives with its words («interrumpe»); what
 * waits for its turn only where the region stood before the words («espera su turno»); nothing that a modal dialog makes inert. With `come` only
 * regions that come while it listens: the virtual reader follows the others. Answers what was heard so far.
 */
export function hearLiveWords({ come = false } = {}): { heard: () => readonly string[]; stop: () => void } {
  const heard: string[] = [];
  const arrivedAt = new WeakMap<Element, number>();
  const note = (records: MutationRecord[]): void => {
    const now = performance.now();
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
    for (const node of added) {
      for (const region of [node, ...node.querySelectorAll(REGION)]) arrivedAt.set(region, now);
    }
    for (const region of new Set(records.flatMap(regionsOf))) {
      const words = wordsOf(region);
      const arrived = arrivedAt.get(region);
      if (!region.isConnected || words === '' || !isMet(region) || (come && arrived === undefined)) continue;
      if (isAlert(region)) heard.push(`interrumpe: ${words}`);
      else if (arrived === undefined || now - arrived >= STOOD_MS) heard.push(`espera su turno: ${words}`);
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return {
    heard() {
      note(observer.takeRecords());
      return heard;
    },
    stop: () => observer.disconnect(),
  };
}
