import { create } from 'storybook/theming';
import { type ColorName, darkColors, fontStack, lightColors } from '#theme/tokens.ts';

/** Storybook's own frame in the product's colours; its fonts are not loaded there, so what stands behind them shows. */
function frameTheme(base: 'light' | 'dark', colors: Readonly<Record<ColorName, string>>) {
  return create({
    base,
    brandTitle: 'Banca virtual · Catálogo',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: colors.actionBg,
    // In the dark frame it is both a text's colour and a ground for white text.
    colorSecondary: base === 'light' ? colors.textLink : colors.borderControl,
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
