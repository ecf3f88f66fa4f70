import { create } from 'storybook/theming';
import { type ColorName, darkColors, fontStack, lightColors } from '#theme/tokens.ts';

/** Between `borderControl`, too dark for a text, and `textSecondary`, too light for a ground. */
const BETWEEN = '#88A6AA';

/** Storybook's own frame in the product's colours; its fonts are not loaded there, so what stands behind them shows. */
function frameTheme(base: 'light' | 'dark', colors: Readonly<Record<ColorName, string>>) {
  return create({
    base,
    brandTitle: 'Banca virtual · Catálogo',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: colors.actionBg,
    // In the dark frame it is a text's colour, and 18 % darker the ground of white text: this one lies between (frameTheme.test.ts).
    colorSecondary: base === 'light' ? colors.textLink : BETWEEN,
    appBg: colors.surfaceCanvas,
    appContentBg: colors.surfaceCard,
    appPreviewBg: colors.surfaceCanvas,
    appBorderColor: colors.borderSubtle,
    appBorderRadius: 12,
    fontBase: fontStack.body,
    fontCode: 'ui-monospace, monospace',
    textColor: colors.textPrimary,
    textMutedColor: colors.textSecondary,
    textInverseColor: colors.textOnInverse,
    barBg: colors.surfaceCard,
    barTextColor: colors.textSecondary,
    barHoverColor: colors.textLink,
    barSelectedColor: colors.textLink,
    buttonBg: colors.surfaceCard,
    buttonBorder: colors.borderControl,
    inputBg: colors.surfaceCard,
    inputBorder: colors.borderControl,
    inputTextColor: colors.textPrimary,
    inputBorderRadius: 8,
  });
}

/** The frame's two themes, by the names of the toolbar. */
export const frameThemes = { claro: frameTheme('light', lightColors), oscuro: frameTheme('dark', darkColors) } as const;
