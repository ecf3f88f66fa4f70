import { Apart } from '#components/Apart/Apart.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { RowText } from '#components/List/listParts.ts';
import type { FavouriteRow } from './favouriteRow.ts';

export interface FavouriteWordsProps {
  alias: string;
  row: Pick<FavouriteRow, 'icon' | 'text'>;
}

/** The first two cells of a favourite's row: its picture, and its name over the number and what it is of. */
export function FavouriteWords({ alias, row }: FavouriteWordsProps) {
  return (
    <>
      <IconTile icon={row.icon} />
      <RowText>
        <b>{alias}</b>
        <span>
          <Apart text={row.text} />
        </span>
      </RowText>
    </>
  );
}
