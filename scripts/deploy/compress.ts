import { existsSync, linkSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CONFIG_FILE, FILE_KINDS } from './files.ts';

const TEXT = new Set(FILE_KINDS.flatMap(({ extensions, isText }) => (isText ? extensions : [])));
/** A smaller answer fits one packet as it is. Bytes. */
const WORTH_IT = 1_000;

const byBrotli = promisify(brotliCompress);
const byGzip = promisify(gzip);

/** How well: tests of servers ask for copies and not for small ones. */
export type Quality = 'best' | 'quick';

/** The ends of compressed copies. */
export const COPIES = ['.br', '.gz'] as const;

/** Whether a file of a site gets compressed copies beside it. */
export const isCompressed = (file: string): boolean => TEXT.has(extname(file).slice(1)) && file !== CONFIG_FILE;

/**
 * Writes `.br` and `.gz` beside each text of a site, in the best quality there is: it is paid once, here. What an earlier release has compressed
 * is taken from there when the text is the same.
 */
export async function compressSite(site: string, earlier: string | null, quality: Quality = 'best'): Promise<void> {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const jobs = files.filter((file) => isCompressed(relative(site, file)));
  const work = async (): Promise<void> => {
    for (let file = jobs.pop(); file !== undefined; file = jobs.pop())
      await compressFile(file, earlier === null ? null : join(earlier, relative(site, file)), quality);
  };
  // As many as Node compresses at once.
  await Promise.all([work(), work(), work(), work()]);
}

async function compressFile(file: string, earlier: string | null, quality: Quality): Promise<void> {
  const text = readFileSync(file);
  if (text.length < WORTH_IT) return;
  if (earlier !== null && existsSync(earlier) && text.equals(readFileSync(earlier))) {
    if (COPIES.every((end) => existsSync(earlier + end))) {
      for (const end of COPIES) linkSync(earlier + end, file + end);
      return;
    }
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality === 'best' ? constants.BROTLI_MAX_QUALITY : constants.BROTLI_MIN_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeFileSync(`${file}.br`, await byBrotli(text, { params }));
  writeFileSync(
    `${file}.gz`,
    await byGzip(text, { level: quality === 'best' ? constants.Z_BEST_COMPRESSION : constants.Z_BEST_SPEED }),
  );
}
