import { useRef, useState } from 'react';
import { firstMessage } from '#api/apiError.ts';
import { Button, type ButtonProps } from '#components/Button/Button.tsx';
import { useFocusPassedOn } from '#components/Dialog/useFocusPassedOn.ts';
import { ListFoot } from '#components/List/listParts.ts';
import { Notice } from '#components/Notice/Notice.tsx';

export interface ListMoreProps {
  /** How many rows are there. */
  count: number;
  /** How many there are at all. */
  total: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
  /** Why a further page did not come: what is there stays, and «Cargar más» asks again. */
  error: Error | null;
  size?: NonNullable<ButtonProps['size']>;
  /** The list says itself how many it has found: here only what «Cargar más» has brought is said. */
  isCountSaid?: boolean;
}

/**
 * The foot of a list that comes in pages: how many rows it has, which is said (screens.md A.0 «Lists»), and «Cargar más». With the last page the
 * button goes, and the focus that it had stays here.
 */
export function ListMore({
  count,
  total,
  hasMore,
  isLoadingMore,
  onMore,
  error,
  size = 'normal',
  isCountSaid = false,
}: ListMoreProps) {
  /** The total of the list of which more was asked for. */
  const [asked, setAsked] = useState<number | null>(null);
  const shown = useRef<HTMLSpanElement>(null);
  const more = (): void => {
    setAsked(total);
    onMore();
  };
  return (
    <>
      {error && (
        <Notice tone="error" role="alert">
          {firstMessage(error)}
        </Notice>
      )}
      <ListFoot>
        <span ref={shown} role={!isCountSaid || asked === total ? 'status' : undefined}>
          Mostrando {count} de {total}
        </span>
        {hasMore && <MoreButton size={size} loading={isLoadingMore} onClick={more} next={() => shown.current} />}
      </ListFoot>
    </>
  );
}

interface MoreButtonProps extends Pick<ButtonProps, 'size' | 'loading' | 'onClick'> {
  next: () => HTMLElement | null;
}

function MoreButton({ next, ...look }: MoreButtonProps) {
  return (
    <Button ref={useFocusPassedOn(next)} variant="secondary" {...look}>
      Cargar más
    </Button>
  );
}
