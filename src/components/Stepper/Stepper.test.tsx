import { expect, it } from 'vitest';
import { contrastRatio } from '#config/contrast.ts';
import { type BrandProperties, type BrandSeeds, brandTheme } from '#theme/brandTheme.ts';
import { hexOf } from '#theme/oklch.ts';
import { color } from '#theme/tokens.ts';
import { renderComponent } from '../testRender.tsx';
import { Stepper } from './Stepper.tsx';

const wine: BrandSeeds = { primary: '#8A1538', accent: '#B3261E', ink: '#3B0A1A', neutral: '#FAF7F5', radius: 4 };

/** Accents of every hue, from those that the menu would swallow to those that want dark words, on inks as dark as can be and less so. */
const every: readonly BrandSeeds[] = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].flatMap((h) =>
  [0.25, 0.4, 0.55, 0.7, 0.85].flatMap((l) =>
    [0.15, 0.3, 0.4].map((darkness) => ({
      primary: hexOf({ l: 0.4, c: 0.1, h }),
      accent: hexOf({ l, c: 0.15, h }),
      ink: hexOf({ l: darkness, c: 0.05, h }),
    })),
  ),
);

const themes: readonly BrandProperties[] = [wine, ...every].flatMap((seeds) => {
  const theme = brandTheme(seeds);
  return theme.ok ? [theme.light, theme.dark] : [];
});

/** `rgb(255, 162, 77)` → `#ffa24d`; null where nothing is drawn. */
function shownHex(drawn: string): string | null {
  const [r, g, b, alpha = '1'] = drawn.match(/[\d.]+/g) ?? [];
  if (Number(alpha) === 0) return null;
  return `#${[r, g, b].map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** The ground that is seen behind an element. */
function groundOf(element: Element): string {
  return shownHex(getComputedStyle(element).backgroundColor) ?? groundOf(element.parentElement ?? document.body);
}

it('every step can be read, in whatever brand was accepted', async () => {
  expect(themes.length).toBeGreaterThan(100);
  const { container } = await renderComponent(
    themes.map((properties) => (
      <div key={JSON.stringify(properties)} style={{ ...properties, background: color.surfaceInk }}>
        <Stepper steps={['Identificación', 'Código', 'Seguridad']} current={2} />
      </div>
    )),
  );
  const drawn = [...container.querySelectorAll('li, li > span[aria-hidden]')];
  expect(drawn).toHaveLength(themes.length * 6);
  for (const element of drawn) {
    const text = shownHex(getComputedStyle(element).color) ?? '';
    const ground = groundOf(element);
    expect(contrastRatio(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});
