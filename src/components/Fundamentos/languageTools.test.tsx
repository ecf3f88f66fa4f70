import { afterEach, describe, expect, it } from 'vitest';
import { inLanguage, speakAs, usualLanguage } from '#storybook/languageTools.tsx';
import { Money } from '../Money/Money.tsx';
import { renderComponent } from '../testRender.tsx';

const Amount = () => <Money cents={1_234_56} />;
const component = (globals: object) => ({
  title: 'Componentes/Datos/Dinero',
  globals: { ...usualLanguage, ...globals },
});
const root = document.documentElement;
const before = root.lang;

afterEach(() => {
  root.lang = before;
  root.removeAttribute('dir');
});

describe('language and direction of the catalogue’s toolbar', () => {
  it('the usual ones add nothing around a component', async () => {
    const { container } = await renderComponent(inLanguage(Amount, component({})));
    const alone = await renderComponent(<Amount />);
    expect(container.innerHTML).toBe(alone.container.innerHTML);
  });

  it('in English a component writes its amounts and words as English does', async () => {
    const { container } = await renderComponent(inLanguage(Amount, component({ idioma: 'ingles' })));
    expect(container.textContent).toContain('1,234.56');
    expect(container.querySelector('[lang="en"]')).not.toBeNull();
  });

  it('from right to left the component stands in a part that says so', async () => {
    const { container } = await renderComponent(inLanguage(Amount, component({ direccion: 'rtl' })));
    expect(container.querySelector('[dir="rtl"][lang="es-EC"]')).not.toBeNull();
    expect(container.textContent).toContain('1.234,56');
  });

  it('says both on the document of a story, and not on a page of the catalogue', () => {
    const choice = component({ idioma: 'ingles', direccion: 'rtl' });
    speakAs({ ...choice, viewMode: 'story' });
    expect([root.lang, root.dir]).toEqual(['en', 'rtl']);
    speakAs({ ...choice, viewMode: 'docs' });
    expect([root.lang, root.dir]).toEqual(['es-EC', '']);
    speakAs({ ...choice, title: 'Pantallas/Inicio', viewMode: 'story' });
    expect([root.lang, root.dir]).toEqual(['es-EC', '']);
  });
});
