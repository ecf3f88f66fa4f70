/**
 * `npm run visual:accept [-- name …] [--cambio id …]`: what the last run of the pictures found becomes what is agreed on; with names, only
 * pictures whose name contains one of them; with changes of its page, only pictures that show none but these. Pictures that no story has any
 * more go as well.
 */
import { parseArgs } from 'node:util';
import { acceptPictures } from './acceptPictures.ts';

const { values, positionals } = parseArgs({
  options: { cambio: { type: 'string', multiple: true } },
  allowPositionals: true,
});
try {
  const { accepted, gone } = await acceptPictures({ words: positionals, changes: values.cambio ?? [] });
  console.log(`Retratos aceptados: ${accepted}; retirados: ${gone}.`);
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
}
