import { hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { ConfigProvider, useConfig } from './ConfigProvider.tsx';
import { type PublicConfig, UNREAD_CONFIG } from './drawnConfig.ts';

const config: PublicConfig = { ...UNREAD_CONFIG, cooperativeName: 'Cooperativa Ribera' };

/** Takes over a page that was drawn with that configuration; answers every text that its screen drew. */
async function takeOver(drawnWith: PublicConfig): Promise<readonly string[]> {
  const drawn: string[] = [];
  function Screen() {
    const { cooperativeName } = useConfig();
    drawn.push(cooperativeName);
    return cooperativeName;
  }
  const container = document.createElement('div');
  container.textContent = drawnWith.cooperativeName;
  const root = hydrateRoot(
    container,
    <ConfigProvider config={config} drawnWith={drawnWith}>
      <Screen />
    </ConfigProvider>,
  );
  await expect.poll(() => container.textContent).toBe(config.cooperativeName);
  await expect.poll(() => drawn.at(-1)).toBe(config.cooperativeName);
  root.unmount();
  return drawn;
}

test('a page that was drawn with another configuration is taken over as it stands, and drawn with its own next', async () => {
  expect(await takeOver(UNREAD_CONFIG)).toEqual([UNREAD_CONFIG.cooperativeName, config.cooperativeName]);
});

test('a page that was drawn with the same configuration is drawn once', async () => {
  expect(await takeOver(structuredClone(config))).toEqual([config.cooperativeName]);
});
