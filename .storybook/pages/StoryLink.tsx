import type { MouseEvent, ReactNode } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { Anchor } from './pageStyles.ts';

export interface StoryLinkProps {
  /** Id of a story or of a page of the catalogue. */
  id: string;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A link to another place of the catalogue. A plain click goes there without loading the catalogue anew; others do as the browser does, and so does
 * each where the page stands alone, outside of the catalogue's frame: nobody hears it there.
 */
export function StoryLink({ id, children, className }: StoryLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (window.parent === window) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    addons.getChannel().emit(SELECT_STORY, { storyId: id });
  };
  return (
    <Anchor href={placeOf(id)} target="_top" onClick={follow} className={className}>
      {children}
    </Anchor>
  );
}

/** The address of a place, as seen from the frame that the stories stand in. */
const placeOf = (id: string) => `./?path=/${id.endsWith(`--${PAGE_SUFFIX}`) ? 'docs' : 'story'}/${id}`;

/** How the id of a title's own page ends: the name that `docs.defaultName` gives it in main.ts. */
const PAGE_SUFFIX = 'guía';
