import { useId } from 'react';
import { type ColorName, darkColors, lightColors } from '#theme/tokens.ts';

export interface ThemeMiniatureProps {
  theme: 'light' | 'dark' | 'both';
}

/** A miniature page in the colours of the theme; «both» is light at the left and dark at the right of a diagonal. */
export function ThemeMiniature({ theme }: ThemeMiniatureProps) {
  const clipId = useId();
  return (
    <svg viewBox="0 0 180 96" preserveAspectRatio="xMinYMin slice" aria-hidden="true" focusable="false">
      <PageInSmall colors={theme === 'dark' ? darkColors : lightColors} />
      {theme === 'both' && (
        <>
          <clipPath id={clipId}>
            <path d="M126 0H180V96H56Z" />
          </clipPath>
          <g clipPath={`url(#${clipId})`}>
            <PageInSmall colors={darkColors} />
          </g>
        </>
      )}
    </svg>
  );
}

function PageInSmall({ colors }: { colors: Readonly<Record<ColorName, string>> }) {
  return (
    <>
      <rect width="180" height="96" fill={colors.surfaceCanvas} />
      <rect width="41" height="96" fill={colors.surfaceNav} />
      <rect x="52" y="15" width="48" height="7" rx="3.5" fill={colors.textPrimary} />
      <rect x="52" y="33" width="53" height="48" rx="7" fill={colors.surfaceCard} />
      <rect x="115" y="33" width="53" height="48" rx="7" fill={colors.surfaceCard} />
      <rect x="59" y="42" width="28" height="5" rx="2.5" fill={colors.textTertiary} />
      <rect x="122" y="42" width="28" height="5" rx="2.5" fill={colors.textTertiary} />
      <rect x="59" y="64" width="37" height="9" rx="4.5" fill={colors.actionBg} />
    </>
  );
}
