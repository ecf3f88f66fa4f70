import { type ComponentType, createElement, useEffect, useState } from 'react';
import { useStillUnderPress } from './Press/useStillUnderPress.ts';

const Nothing = (): null => null;

/**
 * A part that its page can do without, fetched when it is first drawn. Until it comes, `Waiting` keeps its room, with the same properties.
 * If the fetch fails nothing is shown, and the next mount tries again. The part may move what stands below it, so it waits for a press to
 * end. Once fetched, it is there from the first draw on.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  let fetched: ComponentType<Props> | null = null;
  let fetching: Promise<ComponentType<Props>> | null = null;
  const fetchOnce = (): Promise<ComponentType<Props>> => {
    fetching ??= load().then(
      (part) => (fetched = part),
      () => {
        fetching = null;
        return Nothing;
      },
    );
    return fetching;
  };
  return function LazyPart(props: Props) {
    const [part, setPart] = useState(() => fetched);
    useEffect(() => {
      if (part) return undefined;
      let isDrawn = true;
      void fetchOnce().then((came) => isDrawn && setPart(() => came));
      return () => {
        isDrawn = false;
      };
    }, [part]);
    return createElement(useStillUnderPress(part) ?? Waiting, props);
  };
}
