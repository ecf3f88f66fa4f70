/**
 * Breaks a text into lines, between words; inside a word only if it is wider than a line. Letters are measured one by one: kerning makes a
 * line narrower, never wider.
 * @param room and `widthOf` in the same measure
 */
export function wrapLines(text: string, room: number, widthOf: (text: string) => number): string[] {
  const blank = widthOf(' ');
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(' ').flatMap((one) => pieces(one, room, widthOf))) {
    const width = widthOf(word);
    if (line === '') line = word;
    else if (used + blank + width > room) {
      lines.push(line);
      line = word;
      used = 0;
    } else {
      line += ` ${word}`;
      used += blank;
    }
    used += width;
  }
  return line === '' ? lines : [...lines, line];
}

/** A word, or its parts if it does not fit on one line. */
function pieces(word: string, room: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= room) return [word];
  const found: string[] = [];
  let piece = '';
  let used = 0;
  for (const character of word) {
    const width = widthOf(character);
    if (piece !== '' && used + width > room) {
      found.push(piece);
      piece = '';
      used = 0;
    }
    piece += character;
    used += width;
  }
  return [...found, piece];
}
