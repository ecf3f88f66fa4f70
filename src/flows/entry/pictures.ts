import type { ApiClient } from '#api/client.ts';
import { imagenes } from '#api/contract/marketing.ts';
import { parsedAddress } from '#domain/address.ts';

/** A picture that can be drawn. */
export interface Picture {
  /** `data:` address. */
  source: string;
  /** '' for a picture that only decorates. */
  alternative: string;
  /** Where it leads; only to https. */
  link: string | null;
}

/** What a browser draws inside an `img`, where no script of a picture can run. */
const DRAWABLE = /^image\/(?:jpeg|png|webp|avif|gif|svg\+xml)$/i;

/** The cooperative's pictures for one place, those that cannot be drawn left out. Rejects with ApiError. */
export async function loadPictures(api: ApiClient, place: string, signal: AbortSignal): Promise<Picture[]> {
  const answered = await api.call(imagenes, { params: { id: place } }, { signal });
  return answered.flatMap(({ imagen, tipoContenido, textoAlternativo, enlace }) => {
    const kind = (tipoContenido ?? 'image/jpeg').trim().toLowerCase();
    const base64 = imagen.replace(/\s/g, '').replace(/^data:[^,]*,/, '');
    if (!DRAWABLE.test(kind) || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return [];
    return [
      {
        source: `data:${kind};base64,${base64}`,
        alternative: textoAlternativo?.trim() ?? '',
        link: safeLink(enlace),
      },
    ];
  });
}

function safeLink(address: string | null | undefined): string | null {
  const url = parsedAddress(address ?? '');
  return url?.protocol === 'https:' ? url.href : null;
}
