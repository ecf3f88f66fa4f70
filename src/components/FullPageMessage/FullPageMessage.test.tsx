import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Brand } from '../Brand/Brand.tsx';
import { Button } from '../Button/Button.tsx';
import { NotFoundScene } from '../Scene/NotFoundScene.tsx';
import { renderComponent } from '../testRender.tsx';
import { FullPageMessage } from './FullPageMessage.tsx';

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(1280, 900);
});

it.each([
  [390, 844, '100%'],
  [390, 844, '200%'],
  [320, 568, '200%'],
  [600, 900, '150%'],
])(
  'in a window of %i × %i with the letters at %s the message begins under the figures, and is not cut',
  async (width, height, letters) => {
    await page.viewport(width, height);
    document.documentElement.style.fontSize = letters;
    const { container } = await renderComponent(
      <FullPageMessage
        scene={<NotFoundScene />}
        brand={<Brand name="Cooperativa Sierra Azul" />}
        title="No encontramos esta página"
        text="Es posible que la dirección haya cambiado."
        actions={<Button>Ir a mis productos</Button>}
      />,
    );
    const heading = page.getByRole('heading').element();
    const scene = container.querySelector('svg')?.parentElement;
    expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      scene?.getBoundingClientRect().bottom ?? Number.NaN,
    );
    const words = document.createRange();
    words.selectNodeContents(heading);
    const { left, right } = words.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  },
);
