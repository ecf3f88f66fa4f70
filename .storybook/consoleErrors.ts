/** Collects what is written to console.error while a story runs; an unexpected error fails the story (conventions.md «Tests»). */
export function collectConsoleErrors() {
  const original = console.error;
  const errors: string[] = [];
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '));
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
