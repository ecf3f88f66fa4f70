import type { ElementType, ReactNode } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { SkeletonPlace } from '#components/Skeleton/SkeletonPlace.tsx';
import { WaitingLine } from '#components/Skeleton/WaitingLine.ts';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { isNothing } from '#domain/partialList.ts';
import { StuckHelp } from '#flows/help/StuckHelp.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import type { Shown } from './useShown.ts';

export interface WaitingProps {
  /** Says what is awaited: «Cargando sus tarjetas». */
  loading: string;
  /** In the shape and size of what comes. */
  skeleton: ReactNode;
  /** What words and skeleton stand in; a plain block if left out. */
  room?: ElementType;
}

/** What is awaited, as assistive technology hears it and as it will stand there. */
export function Waiting({ loading, skeleton, room: Room = 'div' }: WaitingProps) {
  return (
    <Room aria-busy="true">
      <WaitingLine>{loading}</WaitingLine>
      {skeleton}
    </Room>
  );
}

interface ContentProps<Value> {
  /** What `useShown` says of the question. */
  of: Shown<Value>;
  /** A failure is a notice among other content, where not the whole page or tab is missing. */
  inPlace?: boolean;
  /** What is said when it failed because there is no such thing, or it is another member's: asking again would not help. */
  unknown?: { title: string; text: string } | false;
  /** Draws what has come. */
  children: (value: Value) => ReactNode;
}

/** The words and the skeleton of {@link Waiting}, or a skeleton that says itself what is awaited. */
type WhileWaiting = (WaitingProps & { waiting?: never }) | { waiting: ReactNode };

export type AsyncContentProps<Value> = ContentProps<Value> & WhileWaiting;

/**
 * Something that is asked of the bank, in each of its states (conventions.md «Components and screens» 1): its place at first, a skeleton
 * that says what is awaited, «No pudimos cargar» with Reintentar, what has come.
 */
export function AsyncContent<Value>({
  of,
  inPlace = false,
  unknown = false,
  children,
  ...rest
}: AsyncContentProps<Value>) {
  switch (of.kind) {
    case 'nothing':
      return <SkeletonPlace timing="none">{waitingOf(rest)}</SkeletonPlace>;
    case 'skeleton':
      return waitingOf(rest);
    case 'error': {
      const { failure, isRetrying, retry } = of;
      if (!unknown) return <LoadFailure inPlace={inPlace} failure={failure} isRetrying={isRetrying} onRetry={retry} />;
      return <EmptyState role="alert" object="magnifier" {...unknown} action={failure.isStuck && <StuckHelp />} />;
    }
    case 'ready':
      return children(of.value);
  }
}

const waitingOf = (rest: WhileWaiting): ReactNode => ('waiting' in rest ? rest.waiting : <Waiting {...rest} />);

export type AsyncListProps<Row> = AsyncContentProps<readonly Row[]> & {
  /** What stands there when the bank has nothing to list. */
  empty: ReactNode;
};

/** {@link AsyncContent} of a list: `empty` where there is nothing, and what could not be read of it is said (D-65). */
export function AsyncList<Row>({ empty, children, ...content }: AsyncListProps<Row>) {
  return (
    <AsyncContent {...content}>
      {(rows) => (
        <>
          {isNothing(rows) && empty}
          {rows.length > 0 && children(rows)}
          <UnreadableRows of={[rows]} />
        </>
      )}
    </AsyncContent>
  );
}
