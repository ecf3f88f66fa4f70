import { useEffect, useState } from 'react';
import type { ContactSheets } from '../../scripts/visual/contactPictures.ts';
import { pictureStem } from '../../scripts/visual/pictureNames.ts';

/** Where the run puts them in the catalogue: scripts/visual/contactPictures.ts. */
const ADDRESS = './retratos';

/** A small picture of a story. */
export interface SmallPicture {
  src: string;
  width: number;
  height: number;
  /** «Claro», «Oscuro», «Teléfono». */
  label: string;
}

/** What there is of pictures: `undefined` until it is known, `null` where no run has taken any. */
export type KnownSheets = ContactSheets | null | undefined;

let asked: Promise<ContactSheets | null> | undefined;

/** Once for all pages. A server that has none may answer with the catalogue's front page. */
async function ask(): Promise<ContactSheets | null> {
  try {
    const answer = await fetch(`${ADDRESS}/retratos.json`);
    return answer.ok ? ((await answer.json()) as ContactSheets) : null;
  } catch {
    return null;
  }
}

/** The small pictures that the last runs have left in this catalogue. */
export function useContactSheets(): KnownSheets {
  const [sheets, setSheets] = useState<KnownSheets>();
  useEffect(() => {
    let isGone = false;
    asked ??= ask();
    void asked.then((found) => {
      if (!isGone) setSheets(found);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return sheets;
}

/** Up to this width a window is a phone's, CSS pixels. */
const PHONE_WIDTH = 480;

/** By rank: a desktop window before a phone's, light before dark. */
const LABELS = ['Claro', 'Oscuro', 'Teléfono', 'Teléfono, oscuro'];

/** A variant as a picture's name has it: «1200», «390», «1200-oscuro». */
function readVariant(variant: string) {
  const [width = '', dark] = variant.split('-');
  const isPhone = Number(width) <= PHONE_WIDTH;
  const rank = (isPhone ? 2 : 0) + (dark ? 1 : 0);
  return { variant, rank, label: LABELS[rank] ?? '' };
}

/** The pictures of a story in the order light, dark, phone; none where no run has taken any. */
export function picturesOf(sheets: KnownSheets, id: string): SmallPicture[] {
  const stem = pictureStem(id);
  const own = sheets?.pictures[stem] ?? {};
  return Object.keys(own)
    .map(readVariant)
    .sort((one, other) => one.rank - other.rank)
    .map(({ variant, label }) => {
      const [width = 0, height = 0] = own[variant] ?? [];
      const src = `${ADDRESS}/${stem.split('/').map(encodeURIComponent).join('/')}.${variant}.webp`;
      return { src, width, height, label };
    });
}
