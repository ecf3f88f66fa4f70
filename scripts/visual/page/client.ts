/** What the page knows of its changes. */
export interface PageData {
  /** Of each change the pictures that show it. */
  pictures: Record<string, readonly string[]>;
  /** Whether a server of ours shows it, which accepts. */
  isServed: boolean;
}

/** The page's own script: it is written into the page as it stands here, and knows nothing outside of itself. */
export function pageScript({ pictures, isServed }: PageData): void {
  const all = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)];
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const checks = all<HTMLInputElement>('.check input');

  // Opened as a file, it stands in no catalogue: the one that is served while one works is as near.
  if (location.protocol === 'file:')
    for (const link of all<HTMLAnchorElement>('.stories a')) link.href = `http://localhost:6006/${link.search}`;

  const cut = ({ target }: Event): void => {
    const slider = target as HTMLInputElement;
    slider.closest<HTMLElement>('figure,dialog')?.style.setProperty('--cut', `${slider.value}%`);
  };
  for (const slider of all('input[type=range]')) slider.addEventListener('input', cut);

  /** Which pictures show none but what has been said to be right. */
  function chosen(): { ids: string[]; count: number } {
    const ids = checks.filter((check) => check.checked).map((check) => check.value);
    const others = new Set(Object.keys(pictures).flatMap((id) => (ids.includes(id) ? [] : (pictures[id] ?? []))));
    const mine = new Set(ids.flatMap((id) => pictures[id] ?? []));
    return { ids, count: [...mine].filter((name) => !others.has(name)).length };
  }

  function tell(): void {
    const { ids, count } = chosen();
    const command = `npm run visual:accept -- ${ids.map((id) => `--cambio ${id}`).join(' ')}`;
    const state = find('#state');
    const shown = find('#command');
    const accept = document.querySelector<HTMLButtonElement>('#accept');
    const left = new Set(ids.flatMap((id) => pictures[id] ?? [])).size - count;
    if (state)
      state.textContent =
        ids.length === 0
          ? 'Marque «Está bien» en los cambios que deban ser así.'
          : `${ids.length} de ${checks.length} cambios: ${count} retratos${left > 0 ? `; otros ${left} muestran además un cambio sin marcar` : ''}.`;
    if (shown) shown.textContent = isServed || ids.length === 0 ? '' : command;
    if (accept) accept.disabled = count === 0;
  }
  for (const check of checks) check.addEventListener('change', tell);
  find('#all')?.addEventListener('click', () => {
    const isEvery = checks.every((check) => check.checked);
    for (const check of checks) check.checked = !isEvery;
    tell();
  });

  async function accept(): Promise<void> {
    const state = find('#state');
    if (!isServed) {
      await navigator.clipboard.writeText(find('#command')?.textContent ?? '');
      if (state) state.textContent = 'Orden copiada: péguela en la terminal del proyecto.';
      return;
    }
    const answer = await fetch('aceptar', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ changes: chosen().ids }),
    });
    if (answer.ok) location.reload();
    else if (state) state.textContent = await answer.text();
  }
  find('#accept')?.addEventListener('click', () => void accept());

  /** Shows the cards of the chosen kind, in the chosen order. */
  function arrange(): void {
    const kind = document.querySelector<HTMLInputElement>('input[name=kind]:checked')?.value ?? '';
    const order = document.querySelector<HTMLSelectElement>('#order')?.value ?? 'place';
    const cards = all('article');
    for (const card of cards) card.hidden = kind !== '' && card.dataset.kind !== kind;
    const rank = (card: HTMLElement) => Number(card.dataset[order]) * (order === 'place' ? 1 : -1);
    find('#cards')?.append(...cards.toSorted((one, other) => rank(one) - rank(other)));
  }
  for (const control of all('input[name=kind],#order')) control.addEventListener('change', arrange);

  const dialog = document.querySelector<HTMLDialogElement>('dialog');
  for (const button of all('[data-picture]')) {
    button.addEventListener('click', () => {
      const name = button.dataset.picture ?? '';
      const title = dialog?.querySelector('h2');
      if (title) title.textContent = button.title;
      for (const image of dialog?.querySelectorAll('img') ?? []) {
        const isBefore = image.dataset.when === 'antes';
        image.hidden = isBefore && button.dataset.before === undefined;
        image.src = image.hidden ? '' : `${name}.${image.dataset.when ?? ''}.png`;
      }
      dialog?.showModal();
    });
  }
  find('#close')?.addEventListener('click', () => dialog?.close());
  tell();
}
