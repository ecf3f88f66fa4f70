import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/apiError.ts';
import type { ApiClient } from '#api/client.ts';
import { loadPictures } from '../pictures.ts';

const BASE64 = btoa('una imagen');
const { signal } = new AbortController();

const load = (...answered: Record<string, unknown>[]) =>
  loadPictures({ call: () => Promise.resolve(answered as never) }, '1', signal);

describe('marketing/{id} (contract B.2): what can be drawn', () => {
  test('asks for its place, with the signal of who asks', async () => {
    const asked: unknown[] = [];
    const api: ApiClient = {
      call: (endpoint, input, options) => {
        asked.push([endpoint.id, input, options?.signal]);
        return Promise.resolve([] as never);
      },
    };
    await loadPictures(api, '3', signal);
    expect(asked).toEqual([['marketing.imagenes', { params: { id: '3' } }, signal]]);
  });

  test('a picture with its alternative text, trimmed, and its link', async () => {
    const all = {
      imagen: BASE64,
      tipoContenido: 'image/png',
      textoAlternativo: ' Feria ',
      enlace: 'https://coop.ec/feria',
    };
    expect(await load(all)).toEqual([
      { source: `data:image/png;base64,${BASE64}`, alternative: 'Feria', link: 'https://coop.ec/feria' },
    ]);
  });

  test('B.0: what is optional may be missing or null: a JPEG that only decorates and leads nowhere', async () => {
    const bare = { source: `data:image/jpeg;base64,${BASE64}`, alternative: '', link: null };
    const nulls = { imagen: BASE64, tipoContenido: null, textoAlternativo: null, enlace: null };
    expect(await load({ imagen: BASE64 }, nulls)).toEqual([bare, bare]);
  });

  test('base64 in lines, or with its data: prefix, is the same picture; the prefix’s own type counts for nothing', async () => {
    const broken = `${BASE64.slice(0, 4)}\n ${BASE64.slice(4)}`;
    const sources = await load({ imagen: broken }, { imagen: `data:text/html;base64,${BASE64}` });
    expect(sources.map(({ source }) => source)).toEqual(Array(2).fill(`data:image/jpeg;base64,${BASE64}`));
  });

  test.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml', ' IMAGE/PNG '])(
    '«%s» is drawn',
    async (tipoContenido) => {
      expect(await load({ imagen: BASE64, tipoContenido })).toHaveLength(1);
    },
  );

  test.each([
    'text/html',
    'application/pdf',
    'image/png;text/html',
    'image/svg+xml,<svg onload=alert(1)>',
    'javascript:alert(1)',
    'image',
    '',
    'text/html, image/png',
  ])('«%s» is left out', async (tipoContenido) => {
    expect(await load({ imagen: BASE64, tipoContenido })).toEqual([]);
  });

  test.each([
    '',
    '   ',
    '<svg onload="alert(1)"/>',
    'ñandú',
    'data:image/png,%3Csvg%3E',
    'AAAAdata:image/png,AAAA',
    'AAAA=AAA',
    '"><script>',
  ])('bytes that are none, «%s», are left out, and the others stay', async (imagen) => {
    expect(await load({ imagen }, { imagen: BASE64 })).toHaveLength(1);
  });

  test.each([
    ['https://coop.ec/feria?a=1#b', 'https://coop.ec/feria?a=1#b'],
    ['HTTPS://COOP.EC/', 'https://coop.ec/'],
    ['http://coop.ec/', null],
    ['javascript:alert(1)', null],
    [' JaVaScRiPt:alert(1)', null],
    ['data:text/html,<script>alert(1)</script>', null],
    ['//evil.test', null],
    ['/registro', null],
    ['mailto:a@b.ec', null],
    ['https://', null],
    ['', null],
  ])('the link «%s» leads to %s', async (enlace, link) => {
    expect((await load({ imagen: BASE64, enlace }))[0]?.link).toBe(link);
  });

  test('a failure is the caller’s', async () => {
    const api: ApiClient = { call: () => Promise.reject(ApiError.of('server', 503)) };
    await expect(loadPictures(api, '1', signal)).rejects.toThrow(ApiError);
  });
});
