import { addons } from 'storybook/manager-api';
import { frameThemes } from './pages/frameTheme.ts';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: prefersDark ? frameThemes.oscuro : frameThemes.claro });
