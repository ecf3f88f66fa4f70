/**
 * React's own word on a flag that the catalogue's renderer switches around each `findBy…` and `userEvent` call. When a lazily loaded
 * part arrives between two of them it finds the flag off. It speaks of the tools, not of the story.
 */
const ABOUT_THE_TOOLS = 'The current testing environment is not configured to support act';

/** Collects what is written to console.error while a story runs; an unexpected error fails the story (conventions.md «Tests»). */
export function collectConsoleErrors() {
  const original = console.error;
  const errors: string[] = [];
  console.error = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ');
    if (text.startsWith(ABOUT_THE_TOOLS)) return;
    errors.push(text);
    original(...parts);
  };
  return {
    restore: () => {
      console.error = original;
    },
    expectNone: () => {
      if (errors.length > 0) throw new Error(`La historia escribió en console.error:\n${errors.join('\n')}`);
    },
  };
}
