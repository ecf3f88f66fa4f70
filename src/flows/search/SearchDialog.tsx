import { memo, useId } from 'react';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { HiddenTitle } from './Search.styles.ts';
import { SearchPanel } from './SearchPanel.tsx';
import type { Lead } from './searchItem.ts';
import { useSearchItems } from './useSearchItems.ts';

export interface SearchDialogProps {
  /** With what was chosen; without where nothing was. */
  onClose: (lead?: Lead) => void;
}

/** Width of the panel from 685 px on, px. */
const WIDTH_PX = 640;

/**
 * The search over everything of the member's (DESIGN.md §12 «Search»): a field and what is found by kind, at the upper edge of the window; on
 * phones a sheet as high as it. Nothing that is typed is kept.
 */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const titleId = useId();
  return (
    <Dialog labelledBy={titleId} width={WIDTH_PX} onDismiss={() => onClose()} sheet bare high>
      <HiddenTitle id={titleId}>Buscar</HiddenTitle>
      <AskedPanel onClose={onClose} />
    </Dialog>
  );
}

/** Apart from what is typed: the items are read anew when an answer comes, not with each letter. */
const AskedPanel = memo(function AskedPanel({ onClose }: SearchDialogProps) {
  return <SearchPanel {...useSearchItems()} onClose={onClose} />;
});
