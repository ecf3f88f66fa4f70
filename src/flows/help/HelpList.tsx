import type { ReactNode } from 'react';
import styled from 'styled-components';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LiveText, TYPING_PAUSE_MS } from '#components/LiveText/LiveText.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { keyed } from '#domain/keyed.ts';
import { isNothing } from '#domain/partialList.ts';
import { visuallyHidden } from '#theme/accessibility.ts';
import { color, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { RetryNotice } from './RetryNotice.tsx';

export interface HelpListProps<Item> {
  /** Undefined until the answer is there. */
  items: readonly Item[] | undefined;
  error: unknown;
  /** What failed is being asked again: its message and button stay. */
  isRetrying: boolean;
  onRetry: () => void;
  /** Says how many there are, for assistive technology. */
  count: (howMany: number) => string;
  /** What is said while it loads. */
  loading: string;
  /** The items that the search and the filter leave. */
  shown: readonly Item[];
  /** What an item is known by, however the list is filtered: what a member has opened stays with it. */
  nameOf: (item: Item) => string;
  /** Draws one item; `key` tells it from the others even where a server repeats itself. */
  children: (item: Item, key: string) => ReactNode;
}

/** A list of the help dialogs in each of its states: skeleton, error with Reintentar, nothing found, the items. */
export function HelpList<Item>({
  items,
  error,
  isRetrying,
  onRetry,
  count,
  loading,
  shown,
  nameOf,
  children,
}: HelpListProps<Item>) {
  const timing = useSkeletonTiming(items === undefined && !error);
  if (timing === 'skeleton') return <HelpListSkeleton text={loading} />;
  if (timing === 'none') return <Space />;
  if (items === undefined) return <RetryNotice error={error} isRetrying={isRetrying} onRetry={onRetry} />;
  return (
    <>
      <Count aria-hidden="true">{count(shown.length)}</Count>
      <LiveText text={count(shown.length)} pauseMs={TYPING_PAUSE_MS} />
      {shown.length === 0 && (items.length > 0 || isNothing(items)) && (
        <EmptyState object="magnifier" title="No hay resultados." />
      )}
      {shown.length > 0 && <List>{keyed(shown, nameOf).map(([item, key]) => children(item, key))}</List>}
      <UnreadableRows of={[items]} />
    </>
  );
}

function HelpListSkeleton({ text }: { text: string }) {
  return (
    <div aria-busy="true">
      <Loading role="status">{text}</Loading>
      {[0, 1, 2, 3].map((row) => (
        <Row key={row}>
          <Skeleton $width="44px" $height="44px" $radius="field" />
          <div>
            <Skeleton $width="45%" $height="1rem" />
            <Skeleton $width="70%" $height="0.875rem" />
          </div>
        </Row>
      ))}
    </div>
  );
}

const Space = styled.div`
  min-height: 15rem;
`;

const Loading = styled.p`
  ${type.bodySmall}
  margin-bottom: ${space[3]};
  color: ${color.textSecondary};
`;

const Row = styled.div`
  display: flex;
  gap: ${space[4]};
  padding: ${space[3.5]} 0;

  > div {
    display: grid;
    flex: 1;
    align-content: center;
    gap: ${space[2]};
  }
`;

const Count = styled.p`
  ${visuallyHidden}
`;

const List = styled.ul`
  > li + li {
    border-top: 1px solid ${color.borderSubtle};
  }
`;
