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
    const acceptButton = document.querySelector<HTMLButtonElement>('#accept');
    const left = new Set(ids.flatMap((id) => pictures[id] ?? [])).size - count;
    if (state)
      state.textContent =
        ids.length === 0
          ? 'Marque «Está bien» en los cambios que deban ser así.'
          : `${ids.length} de ${checks.length} cambios: ${count} retratos${left > 0 ? `; otros ${left} muestran además un cambio sin marcar` : ''}.`;
    if (shown) shown.textContent = isServed || ids.length === 0 ? '' : command;
    if (acceptButton) acceptButton.disabled = count === 0;
  }
  for (const check of checks) check.addEventListener('change', tell);
  /** Those that are seen: what the filter hides, nobody has looked at. */
  const shownChecks = () => checks.filter((check) => !check.closest('article')?.hidden);

  find('#all')?.addEventListener('click', () => {
    const mine = shownChecks();
    const isEvery = mine.every((check) => check.checked);
    for (const check of mine) check.checked = !isEvery;
    tell();
  });

  /** Accepts what is marked, or copies the command that does; answers what there is to say of it. */
  async function accept(): Promise<string> {
    if (!isServed) {
      // Only a page that came safely may write there; the command stands beside the button.
      if (!navigator.clipboard) return 'Este navegador no deja copiar aquí: copie usted la orden.';
      await navigator.clipboard.writeText(find('#command')?.textContent ?? '');
      return 'Orden copiada: péguela en la terminal del proyecto.';
    }
    const answer = await fetch('aceptar', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ changes: chosen().ids }),
    });
    if (!answer.ok) return answer.text();
    location.reload();
    return 'Aceptado.';
  }

  find('#accept')?.addEventListener('click', () => {
    const say = (text: string): void => {
      const state = find('#state');
      if (state) state.textContent = text;
    };
    accept().then(say, () => say(isServed ? 'El servidor no contesta: npm run visual:report.' : 'No se pudo copiar.'));
  });

  /** Shows the cards of the chosen kind, in the chosen order. */
  function arrange(): void {
    const kind = document.querySelector<HTMLInputElement>('input[name=kind]:checked')?.value ?? '';
    const order = document.querySelector<HTMLSelectElement>('#order')?.value ?? 'place';
    const cards = all('article');
    for (const one of [...cards, ...all('nav.tiles a')]) one.hidden = kind !== '' && one.dataset.kind !== kind;
    const rank = (card: HTMLElement) => Number(card.dataset[order]) * (order === 'place' ? 1 : -1);
    find('#cards')?.append(...cards.toSorted((one, other) => rank(one) - rank(other)));
  }
  for (const control of all('input[name=kind],#order')) control.addEventListener('change', arrange);

  const dialog = document.querySelector<HTMLDialogElement>('dialog');
  for (const button of all('[data-picture]')) {
    button.addEventListener('click', () => {
      const name = button.dataset.picture ?? '';
      const isFresh = button.dataset.before === undefined;
      // What is new has nothing to be laid over.
      dialog?.classList.toggle('fresh', isFresh);
      for (const slider of dialog?.querySelectorAll('input') ?? []) slider.hidden = isFresh;
      const title = dialog?.querySelector('h2');
      if (title) title.textContent = button.title;
      for (const image of dialog?.querySelectorAll('img') ?? []) {
        image.hidden = isFresh && image.dataset.when === 'antes';
        if (image.hidden) image.removeAttribute('src');
        else image.src = `${name}.${image.dataset.when ?? ''}.png`;
      }
      dialog?.showModal();
    });
  }
  find('#close')?.addEventListener('click', () => dialog?.close());
  tell();
}
