import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A part of a page that is fetched when it is first drawn, and without which the page is a page: where it does not come, nothing stands there.
 * Stands inside a `Suspense`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().then(asDefault, () => asDefault<Props>(() => null)));
}

const asDefault = <Props extends object>(part: ComponentType<Props>): { default: ComponentType<Props> } => ({
  default: part,
});
