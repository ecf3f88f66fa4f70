import { createElement } from 'react';
import type { Addon_BaseType } from 'storybook/internal/types';
import { addons, types } from 'storybook/manager-api';
import { inSpanish } from './manager/inSpanish.ts';
import { RestartTool } from './manager/RestartTool.ts';
import { SearchFilter } from './manager/SearchFilter.ts';
import { frameThemes } from './pages/frameTheme.ts';
import { keepSpanish, keepTitle } from './spanishWords.ts';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

document.documentElement.lang = 'es-EC';
keepTitle();
keepSpanish(document.body);

addons.setConfig({
  theme: prefersDark ? frameThemes.oscuro : frameThemes.claro,
  // In its place: RestartTool.
  toolbar: { remount: { hidden: true } },
});

addons.register('catalogo', () => {
  addons.add('catalogo/reiniciar', {
    type: types.TOOL,
    title: 'Reiniciar con esta red',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => createElement(RestartTool),
  });
  addons.add('catalogo/buscar', {
    type: types.TOOL,
    title: 'Búsqueda exacta',
    match: () => true,
    render: () => createElement(SearchFilter),
  });
  // After the addons' own: what is added again under a name takes its place.
  const panels = addons.getElements(types.PANEL) as Readonly<Record<string, Addon_BaseType>>;
  for (const [id, panel] of Object.entries(panels))
    addons.add(id, { ...panel, title: inSpanish(panel.title) as Addon_BaseType['title'] });
});
