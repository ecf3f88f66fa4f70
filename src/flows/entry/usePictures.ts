import { useEffect, useState } from 'react';
import { useApi } from '#api/ApiProvider.tsx';
import { loadPictures, type Picture } from './pictures.ts';

/** Where the pictures stand (contract B.2). */
export const picturePlaces = { login: '1', registro: '2', recuperacion: '3' } as const;

export type PicturePlace = keyof typeof picturePlaces;

/**
 * The cooperative's pictures for a place, empty while there are none, for good when they cannot be had: nobody is told, for nothing is
 * missing. `wanted` false asks nothing. The page is drawn before.
 */
export function usePictures(place: PicturePlace, wanted: boolean): readonly Picture[] {
  const api = useApi();
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  useEffect(() => {
    if (!wanted) return undefined;
    const leaving = new AbortController();
    loadPictures(api, picturePlaces[place], leaving.signal)
      .then((loaded) => {
        if (!leaving.signal.aborted) setPictures(loaded);
      })
      .catch(() => undefined);
    return () => leaving.abort();
  }, [api, place, wanted]);
  return pictures;
}
