import type { ComponentType } from 'react';
import { english } from '#components/messages/en.ts';
import { LanguageProvider } from '#components/messages/LanguageProvider.tsx';
import type { Language } from '#components/messages/messages.ts';

/** The toolbar's choices of language and direction, for components: the bank's own screens are Spanish. */
export const languageTools = {
  idioma: {
    description: 'Idioma de las palabras propias de los componentes',
    toolbar: {
      title: 'Idioma',
      icon: 'globe' as const,
      items: [
        { value: 'espanol', title: 'Español' },
        { value: 'ingles', title: 'Inglés', right: 'solo componentes' },
      ],
      dynamicTitle: true,
    },
  },
  direccion: {
    description: 'Dirección en que se lee un componente',
    toolbar: {
      title: 'Dirección',
      icon: 'transfer' as const,
      items: [
        { value: 'ltr', title: 'De izquierda a derecha' },
        { value: 'rtl', title: 'De derecha a izquierda', right: 'solo componentes' },
      ],
      dynamicTitle: true,
    },
  },
};

/** Spanish, read from the left: what every story is without the toolbar. */
export const usualLanguage = { idioma: 'espanol', direccion: 'ltr' };

const SPANISH = 'es-EC';

/** What is asked of a story that stands. */
interface Standing {
  globals: Readonly<Record<string, unknown>>;
  title: string;
  viewMode?: string;
}

/** What the toolbar has chosen for a story; null for the usual, and for all that is no component. */
function chosen({ globals, title }: Standing): { language: Language; lang: string; dir: 'ltr' | 'rtl' } | null {
  const isEnglish = globals.idioma === 'ingles';
  const isMirrored = globals.direccion === 'rtl';
  if (!title.startsWith('Componentes/') || (!isEnglish && !isMirrored)) return null;
  const dir = isMirrored ? 'rtl' : 'ltr';
  return { language: { ...(isEnglish && english), direction: dir }, lang: isEnglish ? 'en' : SPANISH, dir };
}

/**
 * Says language and direction on the document of a story, as a page in that language does: dialogs and messages stand beside the story, in its
 * body. A page of the catalogue stays Spanish around the stories that it shows.
 */
export function speakAs(story: Standing): void {
  const root = document.documentElement;
  const choice = story.viewMode === 'docs' ? null : chosen(story);
  root.lang = choice?.lang ?? SPANISH;
  if (choice) root.dir = choice.dir;
  else root.removeAttribute('dir');
}

/** Decorator: a component in the toolbar's language and direction; the usual ones add nothing around it. */
export function inLanguage(Story: ComponentType, story: Standing) {
  const choice = chosen(story);
  if (choice === null) return <Story />;
  const { language, lang, dir } = choice;
  return (
    <LanguageProvider language={language}>
      <div lang={lang} dir={dir}>
        <Story />
      </div>
    </LanguageProvider>
  );
}
