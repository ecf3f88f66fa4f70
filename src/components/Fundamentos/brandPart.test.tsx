import { expect, it } from 'vitest';
import { brandPart, brandTheme } from '#theme/brandTheme.ts';
import { color } from '#theme/tokens.ts';
import { renderComponent } from '../testRender.tsx';

it('a dark part of a light page has its own text, ground and browser’s colours', async () => {
  const brand = brandTheme({ primary: '#1A5A27', accent: '#F2C230' });
  if (!brand.ok) throw new Error('refused');
  const { getByText } = await renderComponent(
    <section style={brandPart(brand, 'dark')}>
      <p>Sin color propio</p>
      <p style={{ color: color.textPrimary, background: color.surfaceCanvas }}>Con los del tema</p>
    </section>,
  );
  const own = getComputedStyle(getByText('Con los del tema').element());
  const inherited = getComputedStyle(getByText('Sin color propio').element());
  expect([inherited.color, inherited.colorScheme]).toEqual([own.color, 'dark']);
  const part = getByText('Sin color propio').element().parentElement ?? document.body;
  expect(getComputedStyle(part).backgroundColor).toBe(own.backgroundColor);
});
