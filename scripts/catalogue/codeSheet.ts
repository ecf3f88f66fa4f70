import { errorCodes } from '#domain/errorCodes.ts';
import type { Telling } from '#storybook/testRun/instrument.ts';
import type { CodeRecord } from './codeRecord.ts';
import type { PlacedStory } from './stories.ts';

/** A story that shows a code of a call, as the run has seen it. */
export interface CodeStory extends PlacedStory {
  as: Telling;
}

/** An error code with the calls that answer it and the stories that show it. */
export interface CodeRow {
  code: string;
  calls: readonly { call: string; stories: readonly CodeStory[] }[];
}

/** Code × call × screen, by the record of what ran: a story stands in it when that call has sent the code and the run has seen what it became. */
export function codeSheet(stories: readonly PlacedStory[], record: CodeRecord): CodeRow[] {
  const seen = stories.flatMap((story) => (record[story.id] ?? []).map((one) => ({ ...one, story })));
  return Object.keys(errorCodes).map((code) => {
    const own = seen.filter((one) => one.code === code);
    return {
      code,
      calls: [...new Set(own.map(({ call }) => call))].sort().map((call) => ({
        call,
        stories: own.filter((one) => one.call === call).map(({ story, as }) => ({ ...story, as })),
      })),
    };
  });
}
