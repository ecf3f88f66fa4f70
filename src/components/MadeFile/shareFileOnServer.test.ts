import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../Toast/ToastProvider.tsx';
import { createToastQueue } from '../Toast/toastQueue.ts';
import type { FileMaker } from './fileMaker.ts';
import { useShareFile } from './useShareFile.ts';

const pictures: FileMaker<string> = {
  type: 'image/png',
  nameOf: (content) => `${content}.png`,
  fetch: () => Promise.reject(new Error('no file is asked for while a page is drawn')),
  failed: 'No pudimos preparar la imagen.',
};

afterEach(() => {
  vi.unstubAllGlobals();
});

function Page() {
  return useShareFile(pictures).canShare ? 'con archivos' : 'sin archivos';
}

function drawn(): string {
  const around = { queue: createToastQueue(), children: createElement(Page) };
  return renderToString(createElement(ToastProvider, around));
}

it.each([
  ['that has no navigator', undefined],
  ['whose navigator would share', { canShare: () => true }],
])('a server %s draws a page that shares no files yet', (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(drawn()).toContain('sin archivos');
});
