import { storyOf } from './pictureNames.ts';

/**
 * How many pictures Chromatic takes of the whole catalogue (it charges for each), and of how many stories: what is photographed here in the
 * light theme, and one in dark of every story (`.storybook/modes.ts`). A story that is dark by its own wish has its phone and that one.
 * @param pictures names of the agreed pictures: `componentes-boton/primario.1200-oscuro`.
 */
export function chromaticCost(pictures: readonly string[]): { stories: number; pictures: number } {
  const light = new Map<string, number>();
  for (const picture of pictures) {
    const story = storyOf(picture);
    light.set(story, (light.get(story) ?? 0) + (picture.endsWith('-oscuro') ? 0 : 1));
  }
  const counts = [...light.values()];
  return { stories: counts.length, pictures: counts.reduce((sum, count) => sum + Math.max(1, count) + 1, 0) };
}
