import { afterEach, expect, it } from 'vitest';
import { keepSpanish, ownTitle } from '#storybook/spanishWords.ts';

const page = document.createElement('div');
document.body.append(page);
let end: (() => void) | undefined;

afterEach(() => {
  end?.();
  page.replaceChildren();
});

it('what Storybook has written in English is Spanish, and what it writes later too', async () => {
  page.innerHTML = '<input placeholder="Find components"><button>Copy</button>';
  const [field, button] = [page.querySelector('input'), page.querySelector('button')];
  end = keepSpanish(page);
  expect(field?.placeholder).toBe('Buscar');
  expect(button?.textContent).toBe('Copiar');
  field?.setAttribute('placeholder', 'Type to find...');
  if (button) button.textContent = 'Copied!';
  page.insertAdjacentHTML('beforeend', '<p><strong>No components found</strong> <span>Copy that</span></p>');
  await expect.poll(() => page.textContent).toBe('CopiadoNo se encontró nada Copy that');
  expect(field?.placeholder).toBe('Escriba lo que busca…');
});

it('what a story says stays as it is', () => {
  page.innerHTML = '<div class="sb-story"><button aria-label="Copy">Copy</button></div>';
  end = keepSpanish(page);
  expect(page.querySelector('[aria-label="Copy"]')?.textContent).toBe('Copy');
});

it('the title of the window names the catalogue and not its tool', () => {
  expect(ownTitle('Acciones / Botón - Guía ⋅ Storybook')).toBe(
    'Acciones / Botón - Guía · Catálogo de la banca virtual',
  );
  expect(ownTitle('Storybook')).toBe('Catálogo de la banca virtual');
  expect(ownTitle('Otro')).toBe('Otro');
});
